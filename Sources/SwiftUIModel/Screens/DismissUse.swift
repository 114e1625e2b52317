import Semantics
import SymbolIndex
import Syntax

/// A use of the property that a view dismisses itself with.
public struct DismissUse: Sendable {
  public enum Kind: Hashable, Sendable {
    /// `dismiss()`, `presentationMode.wrappedValue.dismiss()`
    case call
    /// `dismiss.callAsFunction`, the function as a value.
    case value
    /// `save(dismiss)`, the action itself, for something that takes a `DismissAction`, or `Bar(mode: mode)`.
    case handed
    /// `presentationMode.wrappedValue.isPresented`
    case isPresented
    /// `[dismiss]` in a capture list.
    case capture
    /// Any other use, in words that follow "`dismiss` is".
    case obstacle(String)
  }

  public let kind: Kind
  /// The token of the property's name.
  public let nameToken: TokenID
  /// The whole expression: `self.dismiss()`, `presentationMode.wrappedValue.dismiss`.
  public let expression: SyntaxCursor

  /// Reads the use of one of some properties; nil for the use of something else.
  public init?(
    _ use: DeclUse, of properties: [DismissProperty], in file: IndexedFile, _ program: Program
  ) {
    let property = properties.first { property in
      property.pattern.flatMap(program.decl) == use.decl.declared
    }
    guard let property, let token = use.nameToken else { return nil }
    nameToken = token
    (kind, expression) = UseReading(
      property: property, ancestry: file.ancestry, program: program
    ).meaning(of: use)
  }

  /// Whether the name stands alone, without a base.
  public var isPlain: Bool { expression.firstToken == nameToken }
}

extension DeclUse {
  /// The token that is the name.
  fileprivate var nameToken: TokenID? {
    name.ownTokens.last { name.tree.tokens[$0.index].kind.isIdentifierLike }
  }
}

/// Reads the use of a property from the expression around its name.
private struct UseReading {
  let property: DismissProperty
  let ancestry: Ancestry
  let program: Program

  typealias Meaning = (kind: DismissUse.Kind, expression: SyntaxCursor)

  func meaning(of use: DeclUse) -> Meaning {
    let place = expression(endingWith: use.name)
    guard use.isCertain else { return (.obstacle(doubt(about: use, place)), place) }
    switch use.name.kind {
    case .closureCapture: return (.capture, place)
    case .identifierPattern: return (.obstacle("unwrapped"), place)
    default: break
    }
    if place.kind == .keyPathExpr { return (.obstacle("used in a key path"), place) }
    guard use.decl.facet == .declared else {
      let isPassed = ancestry.parent(of: place)?.kind != .memberAccessExpr
      return (.obstacle("\(isPassed ? "passed with" : "used through") its property wrapper"), place)
    }
    if isDetached(place) { return (.obstacle("used in a detached task"), place) }
    return property.key == .dismiss ? action(place) : presentationMode(place)
  }

  /// The name with its base, or the key path that it is in.
  private func expression(endingWith name: SyntaxCursor) -> SyntaxCursor {
    guard let parent = ancestry.parent(of: name) else { return name }
    if parent.kind == .keyPathPropertyComponent {
      return ancestry.ancestors(of: parent).first { $0.kind == .keyPathExpr } ?? name
    }
    let member = MemberAccessView(parent)
    return member != nil && member?.base?.id != name.id ? parent : name
  }

  private func doubt(about use: DeclUse, _ place: SyntaxCursor) -> String {
    place.id == use.name.id
      ? "declared differently in another `#if` branch"
      : "perhaps used through a value of unknown type"
  }

  // MARK: The action

  /// `dismiss`, an action that can be called.
  private func action(_ place: SyntaxCursor) -> Meaning {
    if let call = call(of: place) {
      return (isPlain(call) ? .call : .obstacle(withArguments), call)
    }
    guard let member = member(of: place) else { return (.handed, place) }
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
    guard let member = member(of: place) else { return (.handed, place) }
    guard member.name == "wrappedValue" else { return (askedFor(member), member.cursor) }
    return mode(member.cursor)
  }

  /// `presentationMode.wrappedValue`
  private func mode(_ place: SyntaxCursor) -> Meaning {
    guard let member = member(of: place) else {
      return (.obstacle("passed as a `PresentationMode`"), place)
    }
    switch member.name {
    case "dismiss": return function(member.cursor)
    case "isPresented": return (.isPresented, member.cursor)
    default: return (askedFor(member), member.cursor)
    }
  }

  // MARK: What stands around

  private let withArguments = "called with arguments"

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
      guard let member = FunctionCallView(ancestor)?.member, member.name == "detached" else {
        return false
      }
      return program.declarations(of: member.cursor).allSatisfy {
        program.knownModule(of: $0) != nil
      }
    }
  }
}
