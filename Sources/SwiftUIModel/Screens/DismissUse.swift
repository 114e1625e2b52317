import SymbolIndex
import Syntax

/// A use of the property through which a view closes itself.
public struct DismissUse: Sendable {
  public enum Kind: Hashable, Sendable {
    /// `dismiss()`, `presentationMode.wrappedValue.dismiss()`
    case call
    /// `dismiss.callAsFunction`, the function as a value.
    case value
    /// `presentationMode.wrappedValue.isPresented`
    case isPresented
    /// `[dismiss]`, what a closure captures.
    case capture
    /// Something else, and what, in words that follow "`dismiss` is …".
    case obstacle(String)
  }

  public let kind: Kind
  public let reference: MemberReference
  /// The whole: `self.dismiss()`, `presentationMode.wrappedValue.dismiss`.
  public let expression: SyntaxCursor

  /// The uses of a property in a file, in source order.
  ///
  /// - Parameter declarations: those of its type and the type's extensions, in this file and others.
  public static func all(
    of property: DismissProperty, declarations: [TypeDecl], in file: IndexedFile
  ) -> [DismissUse] {
    file.references(to: property.name, of: declarations).map {
      DismissUse($0, of: property, ancestry: file.ancestry)
    }
  }

  private init(_ reference: MemberReference, of property: DismissProperty, ancestry: Ancestry) {
    self.reference = reference
    let reading = UseReading(property: property, ancestry: ancestry)
    (kind, expression) = reading.meaning(of: reference)
  }
}

/// Reads what is done with a property from what stands around its name.
private struct UseReading {
  let property: DismissProperty
  let ancestry: Ancestry

  typealias Meaning = (kind: DismissUse.Kind, expression: SyntaxCursor)

  func meaning(of reference: MemberReference) -> Meaning {
    let place = reference.expression
    switch reference.base {
    case .capture:
      return (.capture, place)
    case .keyPath:
      return (.obstacle("used in a key path"), place)
    case .wrapper:
      return (.obstacle("handed on with its wrapper"), place)
    case .uncertain:
      return (.obstacle("something else in some branch of an `#if`"), place)
    case .itself, .captured, .instance:
      if isDetached(place) { return (.obstacle("used in a detached task"), place) }
      return property.key == .dismiss ? action(place) : presentationMode(place)
    }
  }

  // MARK: The action

  /// `dismiss`, an action that can be called.
  private func action(_ place: SyntaxCursor) -> Meaning {
    if let call = call(of: place) {
      return (isPlain(call) ? .call : .obstacle(withArguments), call)
    }
    guard let member = member(of: place) else { return (handedOn("DismissAction"), place) }
    guard member.name == "callAsFunction" else { return (askedFor(member), member.cursor) }
    return function(member.cursor)
  }

  /// `dismiss.callAsFunction`, called or as a value.
  private func function(_ place: SyntaxCursor) -> Meaning {
    guard let call = call(of: place) else { return (.value, place) }
    return (isPlain(call) ? .call : .obstacle(withArguments), call)
  }

  // MARK: The presentation mode

  /// `presentationMode`, a binding, or what is in it.
  private func presentationMode(_ place: SyntaxCursor) -> Meaning {
    if property.isStackedWithBinding { return mode(place) }
    guard let member = member(of: place) else {
      return (handedOn("Binding<PresentationMode>"), place)
    }
    guard member.name == "wrappedValue" else { return (askedFor(member), member.cursor) }
    return mode(member.cursor)
  }

  /// `presentationMode.wrappedValue`
  private func mode(_ place: SyntaxCursor) -> Meaning {
    guard let member = member(of: place) else { return (handedOn("PresentationMode"), place) }
    switch member.name {
    case "dismiss": return function(member.cursor)
    case "isPresented": return (.isPresented, member.cursor)
    default: return (askedFor(member), member.cursor)
    }
  }

  // MARK: What stands around

  private let withArguments = "called with arguments"

  private func handedOn(_ type: String) -> DismissUse.Kind {
    .obstacle("handed on as a `\(type)`")
  }

  private func askedFor(_ member: MemberAccessView) -> DismissUse.Kind {
    .obstacle("asked for `\(member.name ?? "")`")
  }

  /// The call of what stands at a place.
  private func call(of place: SyntaxCursor) -> SyntaxCursor? {
    guard let parent = ancestry.parent(of: place), parent.kind == .functionCallExpr,
      FunctionCallView(parent)?.callee?.id == place.id
    else { return nil }
    return parent
  }

  private func isPlain(_ call: SyntaxCursor) -> Bool {
    FunctionCallView(call)?.arguments.isEmpty ?? false
  }

  /// The member that is asked of what stands at a place.
  private func member(of place: SyntaxCursor) -> MemberAccessView? {
    guard let parent = ancestry.parent(of: place), let member = MemberAccessView(parent),
      member.base?.id == place.id
    else { return nil }
    return member
  }

  /// Whether a place is within a `Task.detached { … }`, which leaves the main actor.
  private func isDetached(_ place: SyntaxCursor) -> Bool {
    ancestry.ancestors(of: place).contains { ancestor in
      FunctionCallView(ancestor)?.member?.name == "detached"
    }
  }
}
