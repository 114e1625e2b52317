import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Whether a view may dismiss itself late: after an `await` or a delay, in its own code or in code of the
/// repository that it hands a closure to. By then the same state may present another screen.
struct LateDismissal {
  let context: TransformContext

  func isLate(_ place: SyntaxCursor, in file: IndexedFile) -> Bool {
    file.isAfterWait(place) || takers(of: place, in: file).contains(where: mayRunLate)
  }

  /// What takes a closure.
  fileprivate enum Taker {
    /// A function that may keep it, and is no modifier of a view.
    case function
    /// A property of another view, to which an initializer gives it.
    case property(SyntaxCursor, type: String)
  }

  private func takers(of place: SyntaxCursor, in file: IndexedFile) -> [Taker] {
    let closures = file.ancestry.ancestors(of: place).filter { $0.kind == .closureExpr }
    let calls = closures.compactMap { closure in
      file.ancestry.ancestors(of: closure).lazy.compactMap(FunctionCallView.init).first
        .flatMap { mayBeTaker($0) ? (closure, $0) : nil }
    }
    guard !calls.isEmpty else { return [] }
    return context.program.ask { program in calls.compactMap(program.taker) }
  }

  /// Whether the repository declares a type or a function that a call may mean, and that takes closures.
  /// Most calls are SwiftUI's, and types are costly.
  private func mayBeTaker(_ call: FunctionCallView) -> Bool {
    guard let name = call.member?.name ?? call.name, name != "init", name != "Self" else {
      return true
    }
    let types = context.index.declarations(named: name)
    if types.contains(where: { $0.symbol.kind != .enumDecl && $0.symbol.kind != .protocolDecl }) {
      return true
    }
    if types.isEmpty, !context.index.files(declaring: name).isEmpty { return true }
    return context.functions(named: name).contains { $0.parameters.contains(where: \.mayBeKept) }
  }

  private func mayRunLate(_ taker: Taker) -> Bool {
    switch taker {
    case .function: return true
    case .property(let pattern, let type):
      return context.uses(of: [pattern], arePrivate: false, inFilesMentioning: type)
        .contains { file, uses in uses.contains { file.isAfterWait($0.name) } }
    }
  }
}

extension Program {
  /// What takes a closure that is an argument of a call; nil for what a known module declares, and for what
  /// runs it at once.
  fileprivate func taker(
    of closure: SyntaxCursor, in call: FunctionCallView
  ) -> LateDismissal.Taker? {
    guard let index = call.arguments.firstIndex(where: { $0.value.id == closure.id }),
      case .declaration(let decl) = reference(of: call.cursor), knownModule(of: decl) == nil
    else { return nil }
    if let function = FunctionDeclView(cursor(of: decl)) {
      return mayKeep(index, of: call, function, decl) ? .function : nil
    }
    guard let name = parameterNames(of: call.cursor)[index], let owner = typeMade(by: decl),
      let type = TypeDecl(cursor(of: owner)),
      let property = type.storedProperties.first(where: { $0.name == name }),
      let pattern = property.binding.child(.identifierPattern)
    else { return nil }
    return .property(pattern, type: type.name)
  }

  /// The type that an initializer makes.
  private func typeMade(by decl: DeclID) -> DeclID? {
    decl.facet == .implicitInitializer ? decl.declared : owner(of: decl)
  }

  /// Whether a function may keep a closure that it gets, and does not make a view that it belongs to.
  private func mayKeep(
    _ index: Int, of call: FunctionCallView, _ function: FunctionDeclView, _ decl: DeclID
  ) -> Bool {
    let parameters = function.parameters
    guard let indices = InitializerSignature(of: parameters).parameterIndices(of: call),
      parameters[indices[index]].mayBeKept,
      case .function(_, let result, _) = type(ofDeclared: decl)
    else { return false }
    return conforms(result, to: "View", of: "SwiftUI") != true
  }
}

extension FunctionDeclView.Parameter {
  /// Whether a function may keep the closure that it gets.
  fileprivate var mayBeKept: Bool {
    guard let type = type?.textWithoutTrivia else { return false }
    return type.contains("@escaping") || type.hasSuffix("?")
  }
}
