import Syntax

/// Key paths: `\Root.name.other`, `\.name`.
extension Solver {
  func solve(keyPath node: SyntaxCursor, expected: SwiftType?) -> SwiftType {
    let wanted = expected.map(resolved)
    let root = rootType(of: node, expected: wanted)
    var type = root
    var isChained = false
    var isInClass = false
    for component in node.children where component.kind == .keyPathComponent {
      guard let part = component.firstExpression else { continue }
      switch part.kind {
      case .keyPathPropertyComponent:
        guard let name = part.child(.declReferenceExpr) else { return .unknown }
        isInClass = isInClass || isClass(type)
        type = keyPathMember(name, of: type)
      case .keyPathOptionalComponent:
        type = unwrapped(type)
        isChained = true
      case .keyPathSubscriptComponent:
        for argument in part.children where argument.kind == .labeledExpr {
          if let value = argument.argumentValue { infer(value, expected: nil) }
        }
        type = .unknown
      default: type = .unknown
      }
    }
    let value = isChained ? optional(type) : type
    return shape(of: wanted, root: root, value: value, isInClass: isInClass)
  }

  private func isClass(_ type: SwiftType) -> Bool {
    guard case .nominal(let decl, _) = resolved(type) else { return false }
    return [.actorDecl, .classDecl].contains(program.kind(of: decl))
  }

  private func keyPathMember(_ name: SyntaxCursor, of type: SwiftType) -> SwiftType {
    guard let text = name.referenceName else { return .unknown }
    return member(named: text, of: type, name, expected: nil)
  }

  private func rootType(of node: SyntaxCursor, expected: SwiftType?) -> SwiftType {
    if let written = node.children.first(where: \.kind.isTypeNode) {
      return program.type(written: written, in: file)
    }
    guard let expected else { return .unknown }
    switch expected {
    case .function(let parameters, _, _): return parameters.first?.type ?? .unknown
    case .nominal(_, let arguments):
      if isOptional(expected) { return rootType(of: node, expected: unwrapped(expected)) }
      return arguments.first ?? .unknown
    default: return .unknown
    }
  }

  /// The type of the key path: what the place wants, with root and value.
  private func shape(
    of wanted: SwiftType?, root: SwiftType, value: SwiftType, isInClass: Bool
  ) -> SwiftType {
    switch wanted {
    case .function: return program.standard("KeyPath", [root, value])
    case .nominal(let decl, let arguments)? where arguments.count == 2:
      return isInClass && program.name(of: decl) == "WritableKeyPath"
        ? program.standard("ReferenceWritableKeyPath", [root, value])
        : .nominal(decl, [root, value])
    case .nominal? where isOptional(wanted!):
      return shape(of: unwrapped(wanted!), root: root, value: value, isInClass: isInClass)
    default: return .unknown
    }
  }
}
