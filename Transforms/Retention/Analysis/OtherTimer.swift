import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

extension TransformContext {
  /// The view with a repeating timer whose closure uses an object of a class, and that nothing ends.
  func viewWithTimer(keeping name: String) -> String? {
    for file in files(mentioning: "scheduledTimer") {
      for node in file.tree.nodes(ofKind: .functionCallExpr) where !file.isPreviewOrTest(node) {
        guard let call = FunctionCallView(node), call.member?.name == "scheduledTimer",
          call.arguments.contains(where: { $0.label == "repeats" && $0.value.text == "true" }),
          let type = TypeDecl.enclosing(node, ancestry: file.ancestry), type.name != name,
          let closure = call.arguments.last?.value, closure.kind == .closureExpr,
          uses(name, in: closure),
          !closure.descendants.contains(where: { MemberAccessView($0)?.name == "invalidate" })
        else { continue }
        let keeper = file.ancestry.assignmentTarget(of: node)
        let properties = keeper.map { keeper in program.ask { $0.declarations(of: keeper) } } ?? []
        if !Release.exists(of: properties, after: node, in: self) { return type.name }
      }
    }
    return nil
  }

  /// Whether code uses an object of a class by a name.
  private func uses(_ name: String, in code: SyntaxCursor) -> Bool {
    let names = code.descendants.filter { $0.kind == .declReferenceExpr && $0.text != "self" }
    return names.contains { use in
      program.ask { program in
        guard case .nominal(let decl, _) = program.type(of: use) else { return false }
        return program.name(of: decl) == name && program.knownModule(of: decl) == nil
      }
    }
  }
}
