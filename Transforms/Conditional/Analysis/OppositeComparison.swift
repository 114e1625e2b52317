import Semantics
import SwiftUIModel
import Syntax
import TransformKit

extension TransformContext {
  /// Whether a comparison by `==` or `!=` can be written as its opposite: both operators are those of the
  /// standard library, or `==` is that of an equatable type, from which `!=` follows.
  func hasOpposite(_ expr: SyntaxCursor) -> Bool {
    guard case .infix(let left, let sign, let right) = OperatorTable.standard.fold(expr).shape,
      ["==", "!="].contains(sign.text)
    else { return true }
    let operands = [left, right].compactMap { side -> SyntaxCursor? in
      if case .operand(let value) = side.shape { value } else { nil }
    }
    let globals = ["==", "!="].flatMap(operators)
    return program.ask { program in
      // Every optional can be compared with `nil`.
      let isComparable =
        operands.contains { $0.kind == .nilLiteralExpr }
        || operands.allSatisfy {
          program.conforms(program.type(of: $0), to: "Equatable", of: "Swift") != false
        }
      let own = globals + operands.flatMap(program.comparisons)
      return isComparable && !own.contains { program.mayCompare(operands, by: $0) }
    }
  }

  /// The operators of a name that the repository declares at the top level of a file.
  private func operators(named name: String) -> [FunctionDeclView] {
    index.files(declaring: name).compactMap(file(at:))
      .flatMap { $0.tree.nodes(ofKind: .functionDecl) }.compactMap(FunctionDeclView.init)
      .filter { $0.name == name }
  }
}

extension Program {
  /// The operators of the repository that compare values of the type of an operand.
  fileprivate func comparisons(of operand: SyntaxCursor) -> [FunctionDeclView] {
    guard let file = number(ofFileAt: operand.tree.source.path) else { return [] }
    var types = [type(of: operand)]
    while case .nominal(_, let arguments) = types.last, knownName(of: types.last!) == "Optional",
      let wrapped = arguments.first
    {
      types.append(wrapped)
    }
    return types.flatMap { type in
      ["==", "!="].flatMap { staticMembers(named: $0, of: type, from: file) }
    }.filter { knownModule(of: $0) == nil }.compactMap { FunctionDeclView(cursor(of: $0)) }
  }

  /// Whether an operator of the repository may compare some operands otherwise than its opposite does.
  fileprivate func mayCompare(
    _ operands: [SyntaxCursor], by function: FunctionDeclView
  ) -> Bool {
    let names = operands.map { nameOfType(of: $0) }
    let types = function.parameters.compactMap(\.type)
    let written = types.map(\.comparedName)
    let owner = decl(at: function.cursor).flatMap(owner).map(name)
    guard function.cursor.child(.genericParameterClause) == nil else { return true }
    let isWitness =
      function.name == "==" && types.count == 2 && types[0].text == types[1].text
      && owner.map { ["Self", $0].contains(types[0].text) } == true
    if isWitness { return false }
    // An operand without a known type may be of any.
    return zip(names, written).allSatisfy { name, written in
      name == nil || name == (written == "Self" ? owner : written)
    }
  }

  /// The name of the type of an operand, for an optional of what it wraps; nil where it is not known.
  private func nameOfType(of operand: SyntaxCursor) -> String? {
    var type = type(of: operand)
    while case .nominal(_, let arguments) = type, knownName(of: type) == "Optional",
      let wrapped = arguments.first
    {
      type = wrapped
    }
    return decl(of: type).map(name)
  }
}

extension SyntaxCursor {
  /// The name in the type of an operand, without that it is optional, generic or nested.
  fileprivate var comparedName: String {
    let name = text.prefix { $0 != "?" && $0 != "<" && $0 != "!" }
    return String(name.split(separator: ".").last ?? name)
  }
}
