import SymbolIndex
import Syntax

/// A use of the property that a view dismisses itself with.
public struct DismissUse: Sendable {
  public enum Kind: Hashable, Sendable {
    /// `dismiss()`, `presentationMode.wrappedValue.dismiss()`
    case call
    /// `dismiss.callAsFunction`, the function as a value.
    case value
    /// `presentationMode.wrappedValue.isPresented`
    case isPresented
    /// `[dismiss]` in a capture list.
    case capture
    /// Any other use, in words that follow "`dismiss` is".
    case obstacle(String)
  }

  public let kind: Kind
  public let reference: MemberReference
  /// The whole expression: `self.dismiss()`, `presentationMode.wrappedValue.dismiss`.
  public let expression: SyntaxCursor

  /// The uses of a property in a file, in source order.
  ///
  /// - Parameter declarations: the declarations and extensions of its type, in this file and
  ///   others.
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

/// Reads the use of a property from the expression around its name.
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
      return (.obstacle("passed with its property wrapper"), place)
    case .uncertain:
      return (.obstacle("declared differently in another `#if` branch"), place)
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
    guard let member = member(of: place) else { return (passed("DismissAction"), place) }
    guard member.name == "callAsFunction" else { return (askedFor(member), member.cursor) }
    return function(member.cursor)
  }

  /// `dismiss.callAsFunction`, called or as a value.
  private func function(_ place: SyntaxCursor) -> Meaning {
    guard let call = call(of: place) else { return (.value, place) }
    return (isPlain(call) ? .call : .obstacle(withArguments), call)
  }

  // MARK: The presentation mode

  /// `presentationMode`, a binding, or its value.
  private func presentationMode(_ place: SyntaxCursor) -> Meaning {
    if property.isStackedWithBinding { return mode(place) }
    guard let member = member(of: place) else {
      return (passed("Binding<PresentationMode>"), place)
    }
    guard member.name == "wrappedValue" else { return (askedFor(member), member.cursor) }
    return mode(member.cursor)
  }

  /// `presentationMode.wrappedValue`
  private func mode(_ place: SyntaxCursor) -> Meaning {
    guard let member = member(of: place) else { return (passed("PresentationMode"), place) }
    switch member.name {
    case "dismiss": return function(member.cursor)
    case "isPresented": return (.isPresented, member.cursor)
    default: return (askedFor(member), member.cursor)
    }
  }

  // MARK: What stands around

  private let withArguments = "called with arguments"

  private func passed(_ type: String) -> DismissUse.Kind {
    .obstacle("passed as a `\(type)`")
  }

  private func askedFor(_ member: MemberAccessView) -> DismissUse.Kind {
    .obstacle("used for its member `\(member.name ?? "")`")
  }

  /// The call whose callee is an expression.
  private func call(of place: SyntaxCursor) -> SyntaxCursor? {
    guard let parent = ancestry.parent(of: place), parent.kind == .functionCallExpr,
      FunctionCallView(parent)?.callee?.id == place.id
    else { return nil }
    return parent
  }

  private func isPlain(_ call: SyntaxCursor) -> Bool {
    FunctionCallView(call)?.arguments.isEmpty ?? false
  }

  /// The member access whose base is an expression.
  private func member(of place: SyntaxCursor) -> MemberAccessView? {
    guard let parent = ancestry.parent(of: place), let member = MemberAccessView(parent),
      member.base?.id == place.id
    else { return nil }
    return member
  }

  /// Whether an expression is inside `Task.detached { … }`, which leaves the main actor.
  private func isDetached(_ place: SyntaxCursor) -> Bool {
    ancestry.ancestors(of: place).contains { ancestor in
      FunctionCallView(ancestor)?.member?.name == "detached"
    }
  }
}
