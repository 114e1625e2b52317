import Semantics
import SymbolIndex
import Syntax

extension CreatedType {
  /// Whether code that gets the metatype may create an instance, and not just compare or describe it.
  func mayBeCreated(byPassing metatype: SyntaxCursor, in file: IndexedFile) -> Bool {
    guard let argument = file.ancestry.parent(of: metatype) else { return true }
    if argument.kind == .sequenceExpr { return !argument.comparesOnly }
    guard argument.kind == .labeledExpr, let holder = file.ancestry.parent(of: argument) else {
      return true
    }
    // `"\(Self.self)"` is the name of the type.
    if holder.kind == .expressionSegment { return false }
    guard let call = FunctionCallView(holder),
      let index = call.arguments.firstIndex(where: { $0.cursor.id == argument.id })
    else { return true }
    return program.ask { program in
      guard case .declaration(let callee) = program.reference(of: holder) else {
        return !["ObjectIdentifier", "String"].contains(call.name)
      }
      return program.mayCreate(fromArgument: index, of: call, callee)
    }
  }
}

extension Program {
  /// Whether a function may create an instance of the type whose metatype it gets: whether what the
  /// function asks of the type includes a way to create one.
  fileprivate func mayCreate(
    fromArgument index: Int, of call: FunctionCallView, _ callee: DeclID
  ) -> Bool {
    let function = cursor(of: callee)
    let parameters =
      FunctionDeclView(function)?.parameters ?? InitializerDeclView(function)?.parameters ?? []
    guard let indices = InitializerSignature(of: parameters).parameterIndices(of: call),
      !function.descendants.contains(where: { $0.kind == .unresolvedAsExpr })
    else { return true }
    let parameter = parameters[indices[index]].cursor
    switch type(ofDeclared: DeclID(file: callee.file, node: parameter.id)) {
    case .parameter, .existential: return false
    case .metatype(let type):
      switch type {
      case .parameter, .existential: return protocols(of: type).contains(where: createsInstances)
      default: return true
      }
    default: return true
    }
  }

  /// Whether a protocol asks for an initializer or for static members.
  private func createsInstances(_ proto: DeclID) -> Bool {
    cursor(of: proto).members.contains {
      $0.kind == .initializerDecl || $0.hasModifier(.static)
    }
  }
}

extension SyntaxCursor {
  /// Whether all operators of an expression compare.
  fileprivate var comparesOnly: Bool {
    children.allSatisfy {
      $0.kind != .assignmentExpr
        && ($0.kind != .binaryOperatorExpr || ["==", "!="].contains($0.text))
    }
  }
}
