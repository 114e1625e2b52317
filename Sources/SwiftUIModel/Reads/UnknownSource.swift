import Semantics
import SymbolIndex
import Syntax

// Names that nothing in sight declares. Views of other modules may be created, and their constants read; what another
// module's objects and functions answer may be another value each time.

extension Program {
  /// The type of an object that no declaration in sight makes, where code reads a property of it:
  /// `Host.current().name`, `Purchases.shared.isActive`.
  func nameOfUnknownSource(_ access: SyntaxCursor) -> String? {
    guard let member = MemberAccessView(access), var base = member.base,
      Ancestry(of: access.tree).parent(of: access).flatMap(FunctionCallView.init)?.callee?.id
        != access.id
    else { return nil }
    while [.optionalChainingExpr, .forceUnwrapExpr].contains(base.kind),
      let inner = base.children.first(where: { _ in true })
    {
      base = inner
    }
    if let call = FunctionCallView(base) {
      guard let callee = call.callee else { return nil }
      return call.member == nil ? nameOfUnknownType(callee) : nameOfUnknownObject(callee)
    }
    return nameOfUnknownObject(base)
  }

  /// `Purchases` of `Purchases.shared`.
  private func nameOfUnknownObject(_ expression: SyntaxCursor) -> String? {
    guard let member = MemberAccessView(expression), let name = member.name,
      Self.objects.contains(name), let base = member.base
    else { return nil }
    return nameOfUnknownType(base)
  }

  private func nameOfUnknownType(_ expression: SyntaxCursor) -> String? {
    guard let name = expression.declaredName, name.first?.isUppercase == true,
      reference(of: expression).decls.isEmpty
    else { return nil }
    return name
  }

  /// A function that nothing in sight declares, other than those of mathematics: `getpid()`.
  func nameOfUnknownFunction(calledBy call: FunctionCallView) -> String? {
    guard let name = call.name, name.first?.isLowercase == true, !Self.pure.contains(name),
      let callee = call.callee, reference(of: callee).decls.isEmpty,
      case .nothing = meaning(of: name, at: callee)
    else { return nil }
    return name
  }

  /// How types call their one object.
  private static let objects: Set = [
    "current", "default", "instance", "main", "shared", "sharedInstance", "standard",
  ]

  /// The functions of mathematics, and the conditions of `#if`.
  private static let pure: Set = [
    "abs", "acos", "arch", "asin", "atan", "atan2", "canImport", "cbrt", "ceil", "compiler",
    "cos", "cosh", "exp", "exp2", "fabs", "floor", "fmax", "fmin", "fmod", "hasAttribute",
    "hasFeature", "hypot", "log", "log10", "log2", "max", "min", "os", "pow", "round", "sin",
    "sinh", "sqrt", "stride", "swift", "tan", "tanh", "targetEnvironment", "trunc", "type", "zip",
  ]
}
