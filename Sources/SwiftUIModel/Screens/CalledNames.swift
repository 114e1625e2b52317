import Syntax

extension FunctionCallView {
  /// The node of the called name; of the type's name for an initializer: `V` in `Outer.V(…)`,
  /// `V<Int>.init(…)`. Nil for `.init(…)` and for what has no name.
  var calledNameNode: SyntaxCursor? {
    guard var place = callee else { return nil }
    if let member = MemberAccessView(place), member.isInitializer {
      guard let base = member.base else { return nil }
      place = base
    }
    if place.kind == .genericSpecializationExpr {
      place = place.children.first { _ in true } ?? place
    }
    let name = MemberAccessView(place)?.nameNode ?? place
    return name.kind == .declReferenceExpr ? name : nil
  }

  var calledName: String? { calledNameNode?.declaredName }

  /// The name of the type whose initializer is called, as its first letter tells.
  var calledTypeName: String? {
    calledName.flatMap { $0.first?.isUppercase == true ? $0 : nil }
  }

  /// Whether the call is `self.init(…)` or `super.init(…)`.
  var isDelegation: Bool {
    guard let member, member.isInitializer, let base = member.base else { return false }
    return base.kind == .superExpr || base.declaredName == "self"
  }

  /// Whether the call is `super.init(…)`.
  var isOfSuperclass: Bool { isDelegation && member?.base?.kind == .superExpr }
}

extension MemberAccessView {
  /// Whether the member is `init`.
  var isInitializer: Bool {
    nameToken.map { cursor.tree.tokens[$0.index].kind == .initKeyword } ?? false
  }
}
