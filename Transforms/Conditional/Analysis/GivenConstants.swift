import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Searches for what the code of the repository gives the parameters and properties in a condition.
///
/// `card(isTinted: true)` and `Card(isTinted: true)` show the same view as long as it lives, although the condition
/// `isTinted` has another value elsewhere.
struct GivenConstants {
  let context: TransformContext
  /// The parameters and properties whose values are being looked for.
  private var path: [NodePlace] = []

  init(in context: TransformContext) { self.context = context }

  /// A parameter or property that all code of the repository gives a constant.
  struct Finding {
    let name: String
    /// Whether it is a parameter of a function.
    let isParameter: Bool
  }

  /// The parameters and properties in a condition that consists of nothing but them and constants; nil for any other.
  func all(in condition: SyntaxCursor) -> [Finding]? {
    if context.program.ask({ $0.isConstant(condition) }) { return [] }
    switch condition.kind {
    case .nilLiteralExpr: return []
    case .declReferenceExpr: return finding(for: condition).map { [$0] }
    case .memberAccessExpr:
      guard let member = MemberAccessView(condition), member.base?.isSelf == true else {
        return nil
      }
      return member.nameNode.flatMap(finding).map { [$0] }
    case .sequenceExpr, .prefixOperatorExpr, .tupleExpr, .labeledExpr:
      var found: [Finding] = []
      for part in condition.children where part.kind != .binaryOperatorExpr {
        guard let all = all(in: part) else { return nil }
        found += all
      }
      return found
    default: return nil
    }
  }

  private func finding(for name: SyntaxCursor) -> Finding? {
    if let parameter = parameter(named: name) {
      guard let inner = entering(parameter), inner.isConstant(parameter) else { return nil }
      return Finding(name: name.text, isParameter: true)
    }
    guard let (type, property) = property(named: name), let inner = entering(property.binding),
      inner.isConstant(property, of: type)
    else { return nil }
    return Finding(name: name.text, isParameter: false)
  }

  /// The search for what this place is given; nil where the way to it is too long, or a circle.
  private func entering(_ node: SyntaxCursor) -> GivenConstants? {
    let place = NodePlace(node)
    guard !path.contains(place), path.count < Self.depth else { return nil }
    var inner = self
    inner.path.append(place)
    return inner
  }

  /// How many views and functions may pass a constant on.
  private static let depth = 8
}

extension GivenConstants {
  /// Whether a call gives a parameter a constant, or leaves its constant default.
  func isConstant(
    _ parameter: FunctionDeclView.Parameter, at index: Int, in call: FunctionCallView,
    calling signature: InitializerSignature
  ) -> Bool {
    guard isAlone(call), let indices = signature.parameterIndices(of: call) else { return false }
    let arguments = zip(call.arguments, indices).filter { $1 == index }.map { $0.0.value }
    let values = arguments.isEmpty ? parameter.defaultValues : arguments
    return !values.isEmpty && values.allSatisfy { all(in: $0) != nil || isRow($0) }
  }

  /// Whether a value is the same as long as the row of a `ForEach` lives that the call is in.
  private func isRow(_ value: SyntaxCursor) -> Bool {
    guard let ancestry = context.file(at: value.tree.source.path)?.ancestry else { return false }
    return context.program.ask { RowCondition(value, ancestry, $0).isFixed }
  }

  /// Whether no other code shows the same view with other values: in a ternary, after an assignment, or as another
  /// result of the function.
  func isAlone(_ call: FunctionCallView) -> Bool {
    context.file(at: call.cursor.tree.source.path).map { !$0.ancestry.isOneOfSeveral(call.cursor) }
      ?? false
  }
}

extension Ancestry {
  fileprivate func isOneOfSeveral(_ value: SyntaxCursor) -> Bool {
    let around = ancestors(of: value)
    if around.contains(where: { $0.kind == .unresolvedTernaryExpr || $0.kind == .sequenceExpr }) {
      return true
    }
    let results = around.prefix { ![.closureExpr, .memberBlock].contains($0.kind) }
    guard results.contains(where: { $0.kind == .returnStmt }), let body = results.last else {
      return false
    }
    return body.descendants.count { $0.kind == .returnStmt } != 1
  }
}

extension FunctionDeclView.Parameter {
  /// The default value, if there is one.
  fileprivate var defaultValues: [SyntaxCursor] {
    cursor.child(.initializerClause)?.children.filter { $0.kind != .unexpectedNodes } ?? []
  }
}
