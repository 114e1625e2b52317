import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

// What the repository makes of the names of SwiftUI's controls.

extension TransformContext {
  /// Whether a call may mean an initializer that the repository adds to a type of another module, as
  /// `Button("Save", after: 2) { … }`, or another type by that name.
  func mayMeanOwnInitializer(_ call: FunctionCallView) -> Bool {
    guard call.member == nil, let name = call.name, name.first?.isUppercase == true else {
      return false
    }
    let isOtherType = program.ask { program in
      program.meaning(of: name, at: call.callee ?? call.cursor).decls.contains {
        program.knownModule(of: $0) == nil
      }
    }
    return isOtherType || index.extensions(named: name).contains { declares($0, fitting: call) }
  }

  private func declares(_ type: SymbolIndex.PlacedType, fitting call: FunctionCallView) -> Bool {
    guard let file = screens.file(at: type.path) else { return true }
    return SyntaxCursor(tree: file.tree, id: type.symbol.node).members
      .compactMap(InitializerDeclView.init).contains {
        InitializerSignature(of: $0.parameters).parameterIndices(of: call) != nil
      }
  }

  /// Whether a place is in the closure of a call that may mean an initializer of the repository.
  func isInOwnInitializer(_ place: SyntaxCursor, _ ancestry: Ancestry) -> Bool {
    ancestry.ancestors(of: place).prefix { $0.kind != .functionDecl && $0.kind != .memberBlock }
      .compactMap(FunctionCallView.init).contains { call in
        call.callee?.contains(place) == false && mayMeanOwnInitializer(call)
      }
  }

  /// Whether an argument of a call around a place is a closure that its function may keep: an
  /// `@autoclosure @escaping` parameter.
  func isKeptAutoclosure(_ call: FunctionCallView, around place: SyntaxCursor) -> Bool {
    guard let index = call.arguments.firstIndex(where: { $0.value.contains(place) }) else {
      return false
    }
    return program.ask { program in
      program.declarations(takingArgumentsOf: call).contains { decl in
        let type = program.parameter(index, of: call, decl)?.type?.textWithoutTrivia ?? ""
        return ["@autoclosure", "@escaping"].allSatisfy(type.contains)
      }
    }
  }
}

extension Program {
  /// Whether code that is waited for together with a place may suspend before that: `await close(load())`.
  func waits(before place: SyntaxCursor, in file: IndexedFile) -> Bool {
    let expression = file.ancestry.ancestors(of: place)
      .prefix { $0.kind != .closureExpr && $0.kind != .codeBlock }
      .first { $0.kind == .awaitExpr }
    guard let expression else { return false }
    return expression.descendants.contains { node in
      guard node.id != place.id, node.range.start < place.range.end,
        node.range.end <= place.range.start || place.range.contains(node.range),
        !file.ancestry.ancestors(of: node).prefix(while: { $0.id != expression.id })
          .contains(where: { $0.kind == .closureExpr })
      else { return false }
      return maySuspend(node, besides: place, in: file)
    }
  }

  private func maySuspend(
    _ node: SyntaxCursor, besides place: SyntaxCursor, in file: IndexedFile
  ) -> Bool {
    if let call = FunctionCallView(node) {
      guard case .declaration(let decl) = reference(of: call.nameNode ?? call.callee ?? node) else {
        return call.name?.first?.isUppercase != true
      }
      return cursor(of: decl).isAsync
    }
    guard node.kind == .declReferenceExpr else { return false }
    if let callee = FunctionCallView(place)?.callee, callee.id == node.id { return false }
    return reference(of: node).decls.contains { decl in
      let declared = cursor(of: decl)
      return declared.kind == .identifierPattern
        && declared.variable?.isAsync == true
    }
  }
}

extension SyntaxCursor {
  /// The declaration that a pattern belongs to.
  fileprivate var variable: SyntaxCursor? {
    Array(tree.nodes(ofKind: .variableDecl)).last { $0.contains(self) }
  }

  /// Whether a function or a getter waits, or a variable is declared by `async let`.
  fileprivate var isAsync: Bool {
    if kind == .variableDecl, hasModifier(.async) { return true }
    let effects: Set<SyntaxKind> = [.functionEffectSpecifiers, .accessorEffectSpecifiers]
    return ([self] + Array(descendants)).contains { node in
      effects.contains(node.kind) && node.textWithoutTrivia.contains("async")
    }
  }
}
