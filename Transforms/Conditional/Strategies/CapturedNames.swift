import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The names that a closure has to capture so that an expression in it means the same, each once.
///
/// The closure runs later than the code around it, and SwiftUI does not observe what it reads. So only values
/// that cannot change until then are captured.
struct CapturedNames {
  private(set) var all: [String] = []

  /// - Throws: why the expression would mean something else in the closure.
  init(in expression: SyntaxCursor, _ types: ArgumentTypes) throws(Obstacle) {
    let nodes = [expression] + Array(expression.descendants)
    if nodes.contains(where: { $0.kind == .closureExpr }) {
      throw Obstacle(
        .movesIntoClosure, "the value contains a closure, which would hold a copy of what it uses")
    }
    let callees = Set(nodes.compactMap { FunctionCallView($0)?.callee?.id })
    for name in nodes where name.kind == .declReferenceExpr {
      guard let text = name.declaredName, !name.isMemberName, text.first?.isUppercase != true
      else { continue }
      if text == "self" || text.hasPrefix("$") || callees.contains(name.id) {
        throw Obstacle(
          .movesIntoClosure,
          "the value uses `\(text)`, which the closure cannot capture as it is now")
      }
      if text == EnvironmentForm.conditionName {
        throw Obstacle(
          .movesIntoClosure,
          "the value uses the name `\(text)`, which the closure gives the condition")
      }
      if let obstacle = types.ask({ $0.captureObstacle(name) }) { throw obstacle }
      if let obstacle = name.evaluation(types).obstacle { throw obstacle }
      if !all.contains(text) { all.append(name.text) }
    }
    if types.readsObject(expression) {
      throw Obstacle(
        .movesIntoClosure,
        "the value would be read inside a closure, where SwiftUI does not observe it")
    }
  }
}

extension ArgumentTypes {
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

extension Obstacle {
  static func copyOfOptional(_ name: String) -> Obstacle {
    Obstacle(
      .movesIntoClosure, "`\(name)` is an implicitly unwrapped optional, a copy of it is not")
  }
}

extension Program {
  /// Why a name cannot be captured.
  fileprivate func captureObstacle(_ name: SyntaxCursor) -> Obstacle? {
    let decls = reference(of: name).decls
    for decl in decls {
      if knownModule(of: decl) == nil, isShared(decl), canBeSet(decl) {
        return Obstacle(
          .movesIntoClosure, "`\(name.text)` may change before the closure runs")
      }
      if isImplicitlyUnwrapped(decl) { return .copyOfOptional(name.text) }
    }
    if mayHoldObject(type(of: name), depth: 0) {
      return Obstacle(
        .movesIntoClosure,
        "the value would be read inside a closure, where SwiftUI does not observe `\(name.text)`")
    }
    return nil
  }

  /// Whether a variable is an implicitly unwrapped optional.
  func isImplicitlyUnwrapped(_ decl: DeclID) -> Bool {
    binding(of: decl)?.child(.typeAnnotation)?.children.contains {
      $0.kind == .implicitlyUnwrappedOptionalType
    } == true
  }

  /// Whether a value is an object, or holds one, as far as is known.
  func mayHoldObject(_ type: SwiftType, depth: Int) -> Bool {
    switch type {
    case .nominal(let decl, let arguments):
      if arguments.contains(where: { mayHoldObject($0, depth: depth) }) { return true }
      let cursor = cursor(of: decl)
      if [.classDecl, .actorDecl].contains(cursor.kind) { return true }
      guard knownModule(of: decl) == nil, depth < 4 else { return false }
      return TypeDecl(cursor)?.storedProperties.contains { property in
        property.binding.child(.identifierPattern).flatMap { self.decl(at: $0) }.map {
          mayHoldObject(self.type(ofDeclared: $0), depth: depth + 1)
        } == true
      } == true
    case .existential, .parameter: return true
    case .tuple(let elements):
      return elements.contains { mayHoldObject($0.type, depth: depth) }
    default: return false
    }
  }

  /// Whether a type is known to be a structure, enumeration or tuple.
  fileprivate func isValue(_ type: SwiftType) -> Bool {
    switch type {
    case .nominal(let decl, _): [.structDecl, .enumDecl].contains(cursor(of: decl).kind)
    case .tuple, .metatype: true
    default: false
    }
  }
}
