import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

extension TransformContext {
  /// Whether a condition is a parameter of a function that all of its callers give a constant, as
  /// `card(isTinted: true)` does. Each of them shows the same view as long as it lives.
  func isConstantForCallers(_ condition: SyntaxCursor) -> Bool {
    let name = condition.negatedOperand ?? condition
    let found = program.ask { program -> (parameter: SyntaxCursor, file: String)? in
      let decls = program.reference(of: name).decls
      guard decls.count == 1, program.knownModule(of: decls[0]) == nil else { return nil }
      let cursor = program.cursor(of: decls[0])
      return cursor.kind == .functionParameter ? (cursor, program.path(of: decls[0])) : nil
    }
    guard let found, let file = file(at: found.file),
      let home = file.ancestry.ancestors(of: found.parameter).first(where: {
        $0.kind == .functionDecl || $0.kind == .closureExpr
      }), let function = FunctionDeclView(home), !mayBeCalledElsewhere(home, in: file),
      let index = function.parameters.firstIndex(where: { $0.cursor.id == found.parameter.id })
    else { return false }
    return isConstant(at: index, of: function)
  }

  private func isConstant(at index: Int, of function: FunctionDeclView) -> Bool {
    let uses = DeclarationUses(in: self)
    let signature = InitializerSignature(of: function.parameters)
    let calls = uses.possibleMentions(of: function.cursor).filter {
      uses.isUse($0, of: function.cursor)
    }
    return !calls.isEmpty
      && calls.allSatisfy { use in
        guard let call = use.call.flatMap(FunctionCallView.init),
          let indices = signature.parameterIndices(of: call)
        else { return false }
        let arguments = zip(call.arguments, indices).filter { $1 == index }.map { $0.0.value }
        let values = arguments.isEmpty ? function.parameters[index].defaultValues : arguments
        return !values.isEmpty && program.ask { program in values.allSatisfy(program.isConstant) }
      }
  }

  /// Whether code outside of the repository may call a function, or a protocol require it.
  private func mayBeCalledElsewhere(_ function: SyntaxCursor, in file: IndexedFile) -> Bool {
    let isExported = ([function] + file.ancestry.ancestors(of: function)).contains { decl in
      decl.children.contains { $0.kind == .declModifier && ["open", "public"].contains($0.text) }
    }
    return isExported
      || program.ask { program in
        program.decl(at: function).map { !program.members(metBy: $0).isEmpty } != false
      }
  }
}

extension FunctionDeclView.Parameter {
  /// The default value, if there is one.
  fileprivate var defaultValues: [SyntaxCursor] {
    cursor.child(.initializerClause)?.children.filter { $0.kind != .unexpectedNodes } ?? []
  }
}
