import Semantics
import SymbolIndex
import Syntax

/// A use of a declaration that derives a binding from another one, with what the use passes to it:
/// `$item.isPresent()`, `Binding(isPresent: $item)`.
struct DerivedBinding {
  /// The expression that makes the binding, in the declaration.
  let made: SyntaxCursor
  private let decl: SyntaxCursor
  /// The binding whose member it is.
  private let base: SyntaxCursor?
  /// The bindings that are passed to it, by the names of the parameters.
  private let arguments: [String: SyntaxCursor]

  /// - Parameter outer: the use of the declaration in whose body the expression stands.
  /// - Returns: nil where the expression uses no declaration of the repository that consists of one expression.
  init?(_ expression: SyntaxCursor, within outer: DerivedBinding?, in program: Program) {
    let called = FunctionCallView(expression)
    guard let id = program.declaration(used: expression), program.knownModule(of: id) == nil,
      let made = program.cursor(of: id).onlyExpression(in: program, id)
    else { return nil }
    let member = called?.member ?? MemberAccessView(expression)
    let isOfBinding = program.isMember(id, ofKnownType: "Binding")
    // A member of another object sets the state of that object.
    guard isOfBinding || member?.base.map(\.isSelf) ?? true else { return nil }
    decl = program.cursor(of: id)
    self.made = made
    let base = isOfBinding ? member?.base : nil
    self.base = base.map { Self.passed($0, within: outer, program) } ?? outer?.base
    arguments = Self.arguments(of: called, decl, within: outer, program)
  }

  private static func arguments(
    of call: FunctionCallView?, _ decl: SyntaxCursor, within outer: DerivedBinding?,
    _ program: Program
  ) -> [String: SyntaxCursor] {
    let parameters =
      FunctionDeclView(decl)?.parameters ?? InitializerDeclView(decl)?.parameters ?? []
    guard let call,
      let indices = InitializerSignature(of: parameters).parameterIndices(of: call)
    else { return [:] }
    var arguments: [String: SyntaxCursor] = [:]
    for (argument, index) in zip(call.arguments, indices) {
      arguments[parameters[index].name] = passed(argument.value, within: outer, program)
    }
    return arguments
  }

  /// An expression as the presenter would write it.
  private static func passed(
    _ expression: SyntaxCursor, within outer: DerivedBinding?, _ program: Program
  ) -> SyntaxCursor? {
    guard let outer else { return expression }
    return outer.source(of: expression, in: program) ?? expression
  }

  /// The binding of the presenter that an expression in the declaration means: `self`, or a parameter.
  func source(of expression: SyntaxCursor, in program: Program) -> SyntaxCursor? {
    if expression.isSelf { return base }
    guard let name = expression.declaredName,
      case .local(let local) = program.meaning(of: name, at: expression),
      program.cursor(of: local).kind == .functionParameter
    else { return nil }
    return arguments[name]
  }

  /// The binding of the presenter whose value an expression in the declaration means: `wrappedValue`,
  /// `item.wrappedValue`.
  func source(ofValue value: SyntaxCursor, in program: Program) -> SyntaxCursor? {
    if value.declaredName == "wrappedValue" { return base }
    guard let member = MemberAccessView(value), member.name == "wrappedValue",
      let base = member.base
    else { return nil }
    return source(of: base, in: program)
  }
}

extension Program {
  /// The only declaration that an expression can use: a property, a function, an initializer.
  func declaration(used expression: SyntaxCursor) -> DeclID? {
    if let call = FunctionCallView(expression) {
      let initializers = reference(of: expression).decls.filter {
        cursor(of: $0).kind == .initializerDecl
      }
      if let initializer = only(of: initializers) { return initializer }
      return only(of: call.callee.map { declarations(of: $0) } ?? [])
    }
    return only(of: declarations(of: expression))
  }

  /// The only one of some declarations, or the first of copies in the branches of an `#if`.
  private func only(of decls: [DeclID]) -> DeclID? {
    guard let first = decls.first else { return nil }
    let text = cursor(of: first).textWithoutTrivia
    return decls.dropFirst().allSatisfy { cursor(of: $0).textWithoutTrivia == text } ? first : nil
  }
}

extension SyntaxCursor {
  /// The expression that a function, an initializer or a read-only property consists of, or the value of a
  /// constant.
  func onlyExpression(in program: Program, _ decl: DeclID) -> SyntaxCursor? {
    let block =
      FunctionDeclView(self)?.body ?? InitializerDeclView(self)?.body
      ?? program.binding(of: decl)?.child(.accessorBlock)
    if block == nil, program.isLocal(decl), let binding = program.binding(of: decl),
      Ancestry(of: tree).parent(of: binding)?.token(.let) != nil
    {
      return binding.child(.initializerClause)?.children.first { _ in true }
    }
    let statements = block.map { Array($0.children) } ?? []
    guard statements.count == 1, let statement = statements.first else { return nil }
    return statement.kind == .returnStmt ? statement.children.first { _ in true } : statement
  }
}
