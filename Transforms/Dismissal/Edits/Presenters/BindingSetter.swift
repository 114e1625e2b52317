import Semantics
import Syntax

/// The setter of a binding, which the code that presents a view makes itself, or a declaration makes
/// for it: `Binding(get: …, set: { isShown = $0 })`.
struct BindingSetter {
  let statements: [SyntaxCursor]
  /// The statements that make the value.
  let getter: [SyntaxCursor]
  /// The name of the new value: `$0`.
  let parameter: String
  /// The use of the declaration that the setter stands in; nil where the presenter itself makes it.
  private let derived: DerivedBinding?

  /// - Returns: nil where the setter is unknown.
  init?(of binding: SyntaxCursor, in program: Program) {
    var expression = binding.withoutCast
    var derived: DerivedBinding?
    for _ in 0..<Self.longestDerivation {
      if let (getter, setter) = Self.closures(of: expression, in: program) {
        self.init(getter, setter, derived)
        return
      }
      guard let next = DerivedBinding(expression, within: derived, in: program) else { return nil }
      derived = next
      expression = next.made
    }
    return nil
  }

  private init?(_ getter: ClosureView?, _ setter: ClosureView, _ derived: DerivedBinding?) {
    let names = setter.parameterNames
    guard !setter.hasCaptures, (names?.count ?? 1) == 1 else { return nil }
    statements = setter.statements
    self.getter = getter?.statements ?? []
    parameter = names?[0] ?? "$0"
    self.derived = derived
  }

  /// The binding of the presenter whose `wrappedValue` an expression in the setter means.
  func source(ofValue value: SyntaxCursor, in program: Program) -> SyntaxCursor? {
    derived?.source(ofValue: value, in: program)
  }

  /// A function that calls an initializer that calls SwiftUI's: more would be unusual, and a declaration may
  /// use itself.
  private static let longestDerivation = 4

  /// The closures for `get:` and `set:` of a call of one of SwiftUI's initializers.
  private static func closures(
    of call: SyntaxCursor, in program: Program
  ) -> (getter: ClosureView?, setter: ClosureView)? {
    let labels: [[String?]] = [["get", "set"], ["get", nil], [nil, "set"]]
    guard let call = FunctionCallView(call), labels.contains(call.arguments.map(\.label)),
      call.callee?.isBinding(in: program) == true,
      program.callsInitializerOfSwiftUI(call),
      let setter = ClosureView(call.arguments[1].value)
    else { return nil }
    return (ClosureView(call.arguments[0].value), setter)
  }
}

extension Program {
  /// Whether a call of an initializer of `Binding` calls one that SwiftUI declares. Types are asked only where
  /// the repository declares others.
  fileprivate func callsInitializerOfSwiftUI(_ call: FunctionCallView) -> Bool {
    let binding = knownType("Binding", of: "SwiftUI")
    let file = number(ofFileAt: call.cursor.tree.source.path)
    let all = file.map { staticMembers(named: "init", of: binding, from: $0) }
    return all.map { $0.allSatisfy(isKnown) } ?? false
      || reference(of: call.cursor).decls.allSatisfy(isKnown)
  }

  private func isKnown(_ decl: DeclID) -> Bool { knownModule(of: decl) != nil }
}

extension SyntaxCursor {
  /// Whether what is called is SwiftUI's `Binding`, by its name, `.init`, or `self.init` in an extension of it.
  fileprivate func isBinding(in program: Program) -> Bool {
    switch kind {
    case .genericSpecializationExpr:
      return children.first { _ in true }?.isBinding(in: program) ?? false
    case .declReferenceExpr:
      guard declaredName == "Binding",
        case .global(let decls) = program.meaning(of: "Binding", at: self)
      else { return declaredName == "Binding" }
      return decls.allSatisfy { program.knownModule(of: $0) != nil }
    default:
      guard let member = MemberAccessView(self), member.name == "init" else { return false }
      return member.base.map { $0.isSelf || $0.isBinding(in: program) } ?? true
    }
  }
}
