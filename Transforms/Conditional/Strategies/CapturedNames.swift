import Semantics
import SwiftUIModel
import Syntax

/// The names that a closure has to capture so that an expression in it means the same, each once.
struct CapturedNames {
  private(set) var all: [String] = []

  /// Nil if the expression needs `self`, or reads an object, which SwiftUI does not observe there.
  init?(in expression: SyntaxCursor, _ types: ArgumentTypes) {
    guard !types.readsObject(expression) else { return nil }
    let nodes = [expression] + Array(expression.descendants)
    let callees = Set(nodes.compactMap { FunctionCallView($0)?.callee?.id })
    for name in nodes where name.kind == .declReferenceExpr {
      guard let text = name.declaredName, !name.isMemberName, text.first?.isUppercase != true,
        !types.isDeclared(name, within: expression)
      else { continue }
      if text == "self" || text.hasPrefix("$") || callees.contains(name.id) { return nil }
      if !all.contains(text) { all.append(text) }
    }
  }

  func contains(_ name: String) -> Bool { all.contains(name) }
}

extension ArgumentTypes {
  /// Whether a name refers to a parameter or variable that the expression itself declares.
  fileprivate func isDeclared(_ name: SyntaxCursor, within expression: SyntaxCursor) -> Bool {
    ask { program in
      let decls = program.reference(of: name).decls
      return !decls.isEmpty
        && decls.allSatisfy { decl in
          decl.file == program.decl(at: expression)?.file
            && expression.range.contains(program.cursor(of: decl).range)
        }
    }
  }

  /// Whether an expression reads a property of an object, or of something that may be one.
  func readsObject(_ expression: SyntaxCursor) -> Bool {
    ([expression] + Array(expression.descendants)).contains { node in
      guard let base = MemberAccessView(node)?.base, base.kind == .declReferenceExpr,
        base.declaredName?.first?.isUppercase != true
      else { return false }
      return ask { !$0.isValue($0.type(of: base)) }
    }
  }
}

extension Program {
  /// Whether a type is known to be a structure, enumeration or tuple.
  fileprivate func isValue(_ type: SwiftType) -> Bool {
    switch type {
    case .nominal(let decl, _): [.structDecl, .enumDecl].contains(cursor(of: decl).kind)
    case .tuple, .metatype: true
    default: false
    }
  }
}
