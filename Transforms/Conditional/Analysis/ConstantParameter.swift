import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Parameters of functions and initializers that all callers give a constant, as `card(isTinted: true)` does.
extension GivenConstants {
  /// The parameter that a name stands for.
  func parameter(named name: SyntaxCursor) -> SyntaxCursor? {
    context.program.ask { program in
      let decls = program.reference(of: name).decls
      guard decls.count == 1, program.knownModule(of: decls[0]) == nil else { return nil }
      let cursor = program.cursor(of: decls[0])
      return cursor.kind == .functionParameter ? cursor : nil
    }
  }

  /// Whether all code that calls the function of a parameter gives it a constant.
  func isConstant(_ parameter: SyntaxCursor) -> Bool {
    guard let file = context.file(at: parameter.tree.source.path),
      let home = file.ancestry.ancestors(of: parameter).first(where: {
        [.functionDecl, .initializerDecl, .closureExpr].contains($0.kind)
      }), home.kind != .closureExpr, !mayBeCalledElsewhere(home, in: file)
    else { return false }
    let parameters =
      FunctionDeclView(home)?.parameters ?? InitializerDeclView(home)?.parameters ?? []
    let signature = InitializerSignature(of: parameters)
    guard let index = parameters.firstIndex(where: { $0.cursor.id == parameter.id }),
      let calls = calls(of: home, signature, in: file)
    else { return false }
    return !calls.isEmpty
      && calls.allSatisfy { isConstant(parameters[index], at: index, in: $0, calling: signature) }
  }

  /// The calls of a function or initializer; nil where other code may call it.
  private func calls(
    of home: SyntaxCursor, _ signature: InitializerSignature, in file: IndexedFile
  ) -> [FunctionCallView]? {
    let all: [FunctionCallView?]
    if home.kind == .initializerDecl {
      guard let type = TypeDecl.enclosing(home, ancestry: file.ancestry) else { return nil }
      all = context.creations(of: type, in: file).filter { made in
        made.map { signature.parameterIndices(of: $0) != nil } ?? true
      }
    } else {
      let uses = DeclarationUses(in: context)
      all = uses.possibleMentions(of: home).filter { uses.isUse($0, of: home) }.map { use in
        use.call.flatMap(FunctionCallView.init)
      }
    }
    let calls = all.compactMap(\.self)
    return calls.count == all.count ? calls : nil
  }

  /// Whether code outside of the repository may call a function, or a protocol require it.
  private func mayBeCalledElsewhere(_ function: SyntaxCursor, in file: IndexedFile) -> Bool {
    let isExported = ([function] + file.ancestry.ancestors(of: function)).contains { decl in
      decl.children.contains { $0.kind == .declModifier && ["open", "public"].contains($0.text) }
    }
    return isExported
      || context.program.ask { program in
        program.decl(at: function).map { !program.members(metBy: $0).isEmpty } != false
      }
  }
}

extension TransformContext {
  /// The calls that make a value of a type; nil for code that makes one in another way.
  func creations(of type: TypeDecl, in file: IndexedFile) -> [FunctionCallView?] {
    constructions(
      of: type.qualifiedName(ancestry: file.ancestry), declaredIn: file.tree.source.path
    ).map { made in
      made.obstacle == nil ? FunctionCallView(made.expression) : nil
    }
  }
}
