import Semantics
import SymbolIndex
import Syntax

/// A subscription that assigns to the object that keeps it, and keeps that object:
/// `$query.assign(to: \.text, on: self).store(in: &subscriptions)`.
public struct StoredAssignment {
  /// The call of `assign(to:on:)`.
  public let call: FunctionCallView
  /// The call of `store(in:)` on its result; nil where the result is assigned to a property.
  public let store: FunctionCallView?
  public let owner: ScreenObject
  /// What keeps the subscription, in words that "keeps" precedes.
  public let keeper: String
  /// The properties from the owner to the subscription.
  public let properties: [DeclID]
  /// The names of the key path: `text`; empty where it is no path of properties.
  public let path: [String]

  /// - Returns: nil where the call is no such assignment, or nothing in sight keeps the subscription.
  public init?(_ call: FunctionCallView, _ ancestry: Ancestry, in program: Program) {
    let arguments = call.arguments
    guard call.member?.name == "assign", arguments.map(\.label) == ["to", "on"],
      arguments[1].value.isSelf,
      let subscription = Subscription(with: call, endingWith: "assign", ancestry, in: program),
      let keeper = program.ownedPath(to: subscription.keeper),
      let owner = ScreenObject(around: call.cursor, ancestry, in: program), !owner.isShared,
      keeper.first.map({ program.owner(of: $0.decl) == owner.decl }) ?? false
    else { return nil }
    self.call = call
    self.owner = owner
    self.keeper = "in `\(subscription.keeper.textWithoutSelf)`"
    properties = keeper.map(\.decl)
    path = arguments[0].value.propertyNames ?? []
    store = ancestry.parent(of: call.cursor).flatMap { ancestry.parent(of: $0) }
      .flatMap(FunctionCallView.init).flatMap { $0.member?.name == "store" ? $0 : nil }
  }
}

extension SyntaxCursor {
  /// The names of `\.user.name`; nil where a key path has other components.
  fileprivate var propertyNames: [String]? {
    guard kind == .keyPathExpr else { return nil }
    let components = children.filter { $0.kind == .keyPathComponent }
    let names = components.compactMap { component -> String? in
      let property = component.child(.keyPathPropertyComponent)
      guard let name = property?.child(.declReferenceExpr),
        property?.text == name.text
      else { return nil }
      return name.text
    }
    return names.count == components.count && !names.isEmpty ? names : nil
  }
}
