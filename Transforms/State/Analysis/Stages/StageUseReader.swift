import Semantics
import SymbolIndex
import Syntax
import TransformKit

/// Reads what the code around a name does with a property.
struct StageUseReader {
  let name: SyntaxCursor
  let shape: StageShape
  let file: IndexedFile
  let context: TransformContext

  typealias Result = (action: StageUse.Action, node: SyntaxCursor, place: SyntaxCursor)

  private var ancestry: Ancestry { file.ancestry }

  /// The action, with the code that it is written as; nil for code that an enumeration cannot follow.
  var action: Result? {
    if name.kind == .identifierPattern { return shorthand }
    guard name.kind == .declReferenceExpr, let outer = ancestry.parent(of: name),
      outer.kind != .keyPathPropertyComponent
    else { return nil }
    let isMember = MemberAccessView(outer)?.nameNode?.id == name.id
    let place = isMember ? outer : name
    if isMember, MemberAccessView(outer)?.base == nil { return nil }
    return action(of: place)
  }

  /// `if let error`
  private var shorthand: Result? {
    guard !shape.isFlag, let condition = ancestry.parent(of: name),
      condition.kind == .optionalBindingCondition, condition.token(.let) != nil,
      condition.child(.typeAnnotation) == nil
    else { return nil }
    return (.unwrap(as: name.textWithoutTrivia), condition, name)
  }

  private func action(of place: SyntaxCursor) -> Result? {
    guard let outer = ancestry.parent(of: place) else { return nil }
    switch outer.kind {
    case .sequenceExpr where outer.isAssignment(to: place):
      return assignment(of: place, in: outer)
    case .prefixOperatorExpr where shape.isFlag && outer.operatorText == "!":
      return (.readNegated, outer, place)
    case .initializerClause:
      return unwrapping(of: place, in: outer) ?? (.read, place, place)
    case .closureCapture, .inOutExpr, .keyPathExpr:
      return nil
    default:
      return isChanged(place) ? nil : (.read, place, place)
    }
  }

  /// `let error = model.error` in a condition.
  private func unwrapping(of place: SyntaxCursor, in clause: SyntaxCursor) -> Result? {
    guard let condition = ancestry.parent(of: clause),
      condition.kind == .optionalBindingCondition, condition.token(.let) != nil,
      condition.child(.typeAnnotation) == nil,
      let variable = condition.child(.identifierPattern)
    else { return nil }
    return (.unwrap(as: variable.textWithoutTrivia), condition, place)
  }

  private func assignment(of place: SyntaxCursor, in sequence: SyntaxCursor) -> Result? {
    guard ancestry.isStatement(sequence), let value = CertainValue(assignedIn: sequence) else {
      return nil
    }
    if shape.isFlag {
      return value.boolean.map { ($0 ? .turnOn : .turnOff, sequence, place) }
    }
    if value.isNil { return (.turnOff, sequence, place) }
    return value.isPresent(context) ? (.turnOn, sequence, place) : nil
  }

  // MARK: Reasons

  /// Why an enumeration cannot follow the code, where there is no action.
  var reason: String {
    let subject = "`\(shape.property.name)`"
    guard name.kind == .declReferenceExpr, let outer = ancestry.parent(of: name) else {
      if [name.kind, ancestry.parent(of: name)?.kind].contains(.closureCapture) {
        return "a closure captures \(subject)"
      }
      return "code unwraps \(subject) other than with `if let`"
    }
    if outer.kind == .keyPathPropertyComponent { return "a key path names \(subject)" }
    let isMember = MemberAccessView(outer)?.nameNode?.id == name.id
    let place = isMember ? outer : name
    let around = ancestry.parent(of: place)
    switch around?.kind {
    case .closureCapture: return "a closure captures \(subject)"
    case .inOutExpr: return "code passes \(subject) as an `inout` argument"
    case .keyPathExpr: return "a key path names \(subject)"
    case .sequenceExpr where around?.isAssignment(to: place) == true:
      if around.map(ancestry.isStatement) == false {
        return "code sets \(subject) within an expression"
      }
      return shape.isFlag
        ? "code sets \(subject) to a value that it computes"
        : "code sets \(subject) to a value that may be nil"
    default:
      return isChanged(place)
        ? "code changes \(subject) in its place"
        : "code uses \(subject) in a way that an enumeration cannot follow"
    }
  }

  // MARK: Changes

  /// Whether code changes the value in its place: `error = …`, `profile?.name = …`, `&items`.
  private func isChanged(_ place: SyntaxCursor) -> Bool {
    var inner = place
    while let outer = ancestry.parent(of: inner) {
      switch outer.kind {
      case .memberAccessExpr where MemberAccessView(outer)?.nameNode?.id != inner.id,
        .optionalChainingExpr, .forceUnwrapExpr, .tupleExpr, .labeledExpr, .subscriptCallExpr:
        inner = outer
      case .functionCallExpr:
        return FunctionCallView(outer)?.callee?.id == inner.id && mayChangeReceiver(outer)
      case .sequenceExpr:
        let parts = Array(outer.children)
        return parts[0].id == inner.id && 1 < parts.count && parts[1].assigns
      case .inOutExpr:
        return true
      default:
        return false
      }
    }
    return false
  }

  /// Whether a call may be of a mutating function, or of the property itself.
  private func mayChangeReceiver(_ call: SyntaxCursor) -> Bool {
    guard let called = FunctionCallView(call)?.nameNode, called.id != name.id else { return true }
    return context.program.ask { program in
      guard case .declaration(let decl) = program.reference(of: called) else { return true }
      let function = program.cursor(of: decl)
      return function.kind != .functionDecl || function.hasModifier(.mutating)
    }
  }
}

extension SyntaxCursor {
  /// Whether a sequence assigns something to an expression, and to that alone.
  fileprivate func isAssignment(to target: SyntaxCursor) -> Bool {
    let parts = Array(children)
    return 2 < parts.count && parts[0].id == target.id && parts[1].kind == .assignmentExpr
  }

  /// The operator of a prefix expression.
  var operatorText: String? {
    firstToken.map { tree.source.string(tree.range(of: $0)) }
  }

  /// Whether an operator assigns: `=`, `+=`.
  fileprivate var assigns: Bool {
    if kind == .assignmentExpr { return true }
    let comparisons = ["==", "!=", "<=", ">=", "===", "!=="]
    return kind == .binaryOperatorExpr && text.hasSuffix("=") && !comparisons.contains(text)
  }
}
