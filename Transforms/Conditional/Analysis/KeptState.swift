import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// States of a kept view that belong to what it was given, where the same variable decides both: the answer to
/// `questions[index]` beside a condition on `index`. Until now they were lost when the condition changed.
extension KeptContent {
  func stateCaveat(besideConditionOf call: ConditionalCall) -> String? {
    guard let receiver = call.receiver else { return nil }
    return context.program.ask { program in
      let variables = program.changingVariables(in: call.helper.condition.value, depth: 2)
      guard !variables.isEmpty else { return nil }
      let calls = ([receiver] + Array(receiver.descendants)).compactMap(FunctionCallView.init)
      for inner in calls {
        guard let type = program.typeDecls(calledBy: inner.cursor).first(where: program.hasState),
          let variable = program.variable(of: inner.arguments.map(\.value), among: variables)
        else { continue }
        return "after the change, `\(program.name(of: type))` keeps its state while "
          + "`\(program.name(of: variable))` changes"
      }
      return nil
    }
  }
}

extension Program {
  /// The variables on which a condition depends and that code sets, but for objects, whose members count instead.
  fileprivate func changingVariables(in condition: SyntaxCursor, depth: Int) -> Set<DeclID> {
    let names = ([condition] + Array(condition.descendants)).filter {
      $0.kind == .declReferenceExpr
    }
    return names.flatMap { reference(of: $0).decls }.reduce(into: []) { found, decl in
      guard knownModule(of: decl) == nil, !isLocal(decl),
        cursor(of: decl).kind == .identifierPattern
      else { return }
      if isStored(decl) {
        if canBeSet(decl), isValue(type(ofDeclared: decl)) { found.insert(decl) }
      } else if 0 < depth, let getter = binding(of: decl)?.child(.accessorBlock) {
        found.formUnion(changingVariables(in: getter, depth: depth - 1))
      }
    }
  }

  /// The first of some variables that the arguments of a call name. A flag decides which of two values is given.
  fileprivate func variable(
    of arguments: [SyntaxCursor], among variables: Set<DeclID>
  ) -> DeclID? {
    for argument in arguments {
      let nodes = [argument] + Array(argument.descendants)
      let isChoice = nodes.contains { $0.kind == .unresolvedTernaryExpr }
      for node in nodes where node.kind == .declReferenceExpr {
        let found = reference(of: node).decls.first { decl in
          variables.contains(decl) && (isChoice || knownName(of: type(ofDeclared: decl)) != "Bool")
        }
        if let found { return found }
      }
    }
    return nil
  }

  /// Whether a view of the repository has a state that nothing outside sets, or shows a view that has one.
  fileprivate func hasState(_ type: DeclID) -> Bool { hasState(type, depth: 3) }

  private func hasState(_ type: DeclID, depth: Int) -> Bool {
    guard 0 < depth, knownModule(of: type) == nil, let decl = TypeDecl(cursor(of: type)) else {
      return false
    }
    if decl.storedProperties.contains(where: keepsState) { return true }
    return decl.members.flatMap(\.descendants).flatMap(typeDecls(calledBy:)).contains {
      $0 != type && hasState($0, depth: depth - 1)
    }
  }

  private func isStored(_ decl: DeclID) -> Bool {
    binding(of: decl).map { $0.child(.accessorBlock) == nil } ?? false
  }

  /// Whether a type is known, and no class.
  private func isValue(_ type: SwiftType) -> Bool {
    guard case .nominal(let decl, _) = type else { return false }
    return cursor(of: decl).kind != .classDecl
  }
}
