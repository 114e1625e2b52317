import SwiftUIModel
import Syntax

/// What a representable passes an input on as: the value of a property or argument of this name.
struct RepresentableUse: Hashable {
  let input: String
  /// `text` in `label.text = title` and in `Coordinator(text: title)`; nil where nothing names it.
  let target: String?

  /// The uses of some inputs in code that is an assignment or a call of its own.
  static func all(of inputs: Set<String>, in code: SyntaxCursor) -> [RepresentableUse] {
    var uses: [RepresentableUse] = []
    collect(in: code, inputs, target: nil, &uses)
    return uses
  }

  private static func collect(
    in node: SyntaxCursor, _ inputs: Set<String>, target: String?,
    _ uses: inout [RepresentableUse]
  ) {
    if node.kind == .declReferenceExpr, let name = node.declaredName, inputs.contains(name),
      let target
    {
      uses.append(RepresentableUse(input: name, target: target))
    }
    if node.kind == .sequenceExpr {
      let parts = Array(node.children)
      if 2 < parts.count, parts[1].isAssignment, let name = MemberAccessView(parts[0])?.name {
        for part in parts.dropFirst(2) { collect(in: part, inputs, target: name, &uses) }
        return
      }
    }
    if let call = FunctionCallView(node) {
      if let callee = call.callee { collect(in: callee, inputs, target: target, &uses) }
      for argument in call.arguments {
        collect(in: argument.value, inputs, target: argument.label ?? target, &uses)
      }
      return
    }
    for child in node.children { collect(in: child, inputs, target: target, &uses) }
  }
}

extension KeptRepresentable {
  /// The named uses of inputs while the view and its coordinator are made.
  var makingUses: [RepresentableUse] {
    (makers + functions.filter { $0.name == "makeCoordinator" }).compactMap(\.body)
      .flatMap { RepresentableUse.all(of: inputs, in: $0) }
  }

  /// Those while the view is updated, functions that an update calls included.
  var updatingUses: Set<RepresentableUse> {
    let others = functions.filter { function in
      !makers.contains { $0.name == function.name } && function.name != "makeCoordinator"
    }
    return Set(
      others.compactMap(\.body).flatMap { RepresentableUse.all(of: inputs, in: $0) })
  }
}
