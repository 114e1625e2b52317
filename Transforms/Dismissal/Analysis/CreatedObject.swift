import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax

extension Program {
  /// The class with variables of the repository that an expression creates an object of, also in a function or
  /// a computed property: `FormModel()`, `makeModel()`, `.draft`. A wrapper around it does not count:
  /// `ObservedObject(wrappedValue: FormModel())`.
  func classOfObject(createdBy expression: SyntaxCursor) -> TypeDecl? {
    var visited: Set<DeclID> = []
    return classOfObject(createdBy: expression, &visited)
  }

  private func classOfObject(
    createdBy expression: SyntaxCursor, _ visited: inout Set<DeclID>
  ) -> TypeDecl? {
    guard let call = FunctionCallView(expression) else {
      if let value = value(ofLocal: expression) { return classOfObject(createdBy: value, &visited) }
      if expression.isMadeInPlace { return classWithVariables(ofType: expression) }
      return classOfObject(readFrom: expression, &visited)
    }
    if call.isObservation, let object = call.arguments.first?.value {
      return classOfObject(createdBy: object, &visited)
    }
    guard let type = classWithVariables(ofType: expression) else { return nil }
    let isCreated = call.name?.first?.isUppercase == true || call.member?.name == "init"
    return isCreated || isFactory(call, of: type, &visited) ? type : nil
  }

  /// The class of an object that a computed property creates whenever it is read.
  private func classOfObject(
    readFrom expression: SyntaxCursor, _ visited: inout Set<DeclID>
  ) -> TypeDecl? {
    guard [.declReferenceExpr, .memberAccessExpr].contains(expression.kind),
      let decl = soleDeclaration(of: expression), cursor(of: decl).kind == .identifierPattern,
      let getter = binding(of: decl)?.child(.accessorBlock),
      let type = classWithVariables(ofType: expression)
    else { return nil }
    return creates(type, in: getter, of: decl, &visited) ? type : nil
  }

  /// Whether a call of a function creates what it returns. A closure may do so.
  private func isFactory(
    _ call: FunctionCallView, of type: TypeDecl, _ visited: inout Set<DeclID>
  ) -> Bool {
    guard let callee = call.callee, let decl = soleDeclaration(of: callee),
      knownModule(of: decl) == nil
    else { return false }
    guard let function = FunctionDeclView(cursor(of: decl)) else { return true }
    return creates(type, in: function.cursor, of: decl, &visited)
  }

  /// Whether the code of a declaration creates an object of a class.
  private func creates(
    _ type: TypeDecl, in code: SyntaxCursor, of decl: DeclID, _ visited: inout Set<DeclID>
  ) -> Bool {
    guard visited.insert(decl).inserted else { return false }
    return code.descendants.contains { node in
      let created = classOfObject(createdBy: node, &visited)
      return created?.cursor.id == type.cursor.id && created?.cursor.tree === type.cursor.tree
    }
  }

  private func soleDeclaration(of expression: SyntaxCursor) -> DeclID? {
    let decls = declarations(of: expression)
    return decls.count == 1 ? decls[0] : nil
  }

  /// The class of an expression, if the repository declares it with variables.
  private func classWithVariables(ofType expression: SyntaxCursor) -> TypeDecl? {
    guard let decl = typeDecl(calledBy: expression) ?? decl(of: type(of: expression)),
      knownModule(of: decl) == nil,
      let type = TypeDecl(cursor(of: decl)), type.cursor.kind == .classDecl,
      type.storedProperties.contains(where: { !$0.isLet })
    else { return nil }
    return type
  }

  /// The initial value of a local constant: `let model = FormModel()`.
  private func value(ofLocal expression: SyntaxCursor) -> SyntaxCursor? {
    guard let name = expression.declaredName,
      case .local(let local) = meaning(of: name, at: expression)
    else { return nil }
    return binding(of: local)?.child(.initializerClause)?.children.reversed().first
  }
}

extension SyntaxCursor {
  /// Whether an expression is a member of a value that it makes, or the result of an operator or subscript:
  /// `Holder().model`, `models["new"]`.
  fileprivate var isMadeInPlace: Bool {
    switch kind {
    case .sequenceExpr:
      return children.contains { $0.kind == .binaryOperatorExpr && $0.text != "??" }
    case .subscriptCallExpr, .prefixOperatorExpr: return true
    default:
      guard let base = MemberAccessView(self)?.base else { return false }
      return FunctionCallView(base).map { $0.name?.first?.isUppercase == true }
        ?? base.isMadeInPlace
    }
  }
}

extension FunctionCallView {
  /// Whether a property wrapper that observes an object is created.
  fileprivate var isObservation: Bool {
    member?.name == "init" && arguments.first?.label == "wrappedValue"
      || name == "ObservedObject" || name == "Bindable"
  }
}
