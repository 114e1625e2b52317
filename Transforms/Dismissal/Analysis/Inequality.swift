import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax

/// Whether a value may not equal itself: a number that a division gives, which may be no number; a value whose own
/// `==` compares something else than its properties; the identity of an object that the code makes.
struct Inequality {
  private let program: Program

  init(_ program: Program) { self.program = program }

  func isPossible(for value: SyntaxCursor) -> Bool {
    isNewIdentity(value) || isPossible(for: program.type(of: value)) { isQuotient(value) }
  }

  /// The same of what a list tells its rows by.
  ///
  /// - Parameter id: the key path of the identifiers, where it is written.
  func isPossible(forIdentifiersIn data: SyntaxCursor, _ id: SyntaxCursor?) -> Bool {
    if let id {
      guard id.textWithoutTrivia != "\\.self" else { return isPossible(for: data) }
      let members = id.descendants.filter { $0.kind == .declReferenceExpr }
        .flatMap { program.reference(of: $0).decls }
      return members.contains(where: isPossible)
    }
    return program.type(of: data).contains { part in
      guard case .nominal(let type, _) = part, program.knownModule(of: type) == nil else {
        return false
      }
      return program.members(named: "id", ofType: type, from: type.file).contains(where: isPossible)
    }
  }

  private func isPossible(for member: DeclID) -> Bool {
    isPossible(for: program.type(ofDeclared: member)) { isQuotient(member, depth: 3) }
  }

  private func isPossible(for type: SwiftType, where isQuotient: () -> Bool) -> Bool {
    if type.contains(where: comparesOtherwise) { return true }
    let isFloating = type.contains { part in
      program.knownName(of: part).map(Self.floatingTypes.contains) ?? false
    }
    return isFloating && isQuotient()
  }

  private static let floatingTypes: Set = [
    "CGFloat", "Double", "Float", "Float16", "Float80", "TimeInterval",
  ]

  // MARK: Numbers

  /// Whether an expression divides, or calls what may give no number.
  private func isQuotient(_ expression: SyntaxCursor) -> Bool {
    isQuotient(in: expression, depth: 3)
  }

  private func isQuotient(in code: SyntaxCursor, depth: Int) -> Bool {
    ([code] + Array(code.descendants)).contains { node in
      switch node.kind {
      case .binaryOperatorExpr: ["/", "/="].contains(node.textWithoutTrivia)
      case .declReferenceExpr:
        node.declaredName.map(Self.sources.contains) == true
          || 0 < depth
            && program.reference(of: node).decls.contains { isQuotient($0, depth: depth - 1) }
      default: false
      }
    }
  }

  /// Whether a function or computed property of the repository divides.
  private func isQuotient(_ decl: DeclID, depth: Int) -> Bool {
    guard program.knownModule(of: decl) == nil else { return false }
    let cursor = program.cursor(of: decl)
    if let function = FunctionDeclView(cursor) {
      return function.body.map { isQuotient(in: $0, depth: depth) } ?? false
    }
    guard program.isComputed(decl), let code = program.binding(of: decl)?.child(.accessorBlock)
    else { return false }
    return isQuotient(in: code, depth: depth)
  }

  /// What may give no number.
  private static let sources: Set = [
    "acos", "asin", "fmod", "infinity", "log", "log10", "log2", "nan", "pow", "remainder",
    "signalingNaN", "sqrt", "squareRoot", "truncatingRemainder",
  ]

  // MARK: Comparisons

  /// Whether values of a type are compared by code that may find a difference between equal ones.
  private func comparesOtherwise(_ type: SwiftType) -> Bool {
    comparesOtherwise(type, depth: 3)
  }

  private func comparesOtherwise(_ type: SwiftType, depth: Int) -> Bool {
    guard 0 < depth, case .nominal(let decl, _) = type, program.knownModule(of: decl) == nil else {
      return false
    }
    if let comparison = program.comparison(of: decl) {
      return !comparison.isReflexive(
        cases: program.cursor(of: decl).members.filter { $0.kind == .enumCaseDecl })
    }
    guard let home = TypeDecl(program.cursor(of: decl)), home.cursor.kind != .classDecl else {
      return false
    }
    return home.storedProperties.compactMap { $0.binding.child(.identifierPattern) }
      .compactMap(program.decl).contains { property in
        program.type(ofDeclared: property).contains { comparesOtherwise($0, depth: depth - 1) }
      }
  }

  /// Whether code tells an object by where it is that it makes itself: `ObjectIdentifier(Model())`.
  private func isNewIdentity(_ value: SyntaxCursor) -> Bool {
    ([value] + Array(value.descendants)).compactMap(FunctionCallView.init).contains { call in
      call.name == "ObjectIdentifier"
        && call.arguments.first.flatMap { FunctionCallView($0.value) }?.name?.first?.isUppercase
          == true
    }
  }
}

extension Program {
  /// The `==` that a type, or a protocol that it conforms to, declares.
  fileprivate func comparison(of type: DeclID) -> FunctionDeclView? {
    let protocols = protocols(of: .nominal(type, [])).filter { knownModule(of: $0) == nil }
    return ([type] + protocols).lazy.flatMap { [$0] + self.extensions(of: $0) }
      .flatMap { self.cursor(of: $0).members }.compactMap(FunctionDeclView.init)
      .first { $0.name == "==" && $0.body != nil }
  }
}

extension FunctionDeclView {
  /// Whether a value equals itself, as far as the code shows: it compares the same of both, or lists all cases.
  fileprivate func isReflexive(cases: [SyntaxCursor]) -> Bool {
    let statements = body.map { Array($0.children) } ?? []
    guard let statement = statements.first, statements.count == 1, parameters.count == 2 else {
      return false
    }
    if statement.kind == .switchExpr {
      let text = statement.textWithoutTrivia
      let names = cases.flatMap(\.descendants).filter { $0.kind == .enumCaseElement }
        .compactMap { $0.firstToken.map($0.tree.name) }
      return !names.isEmpty
        && names.allSatisfy { text.contains("(.\($0)") && text.contains(",.\($0)") }
    }
    let value = statement.kind == .returnStmt ? statement.children.first { _ in true } : statement
    return value.map { comparesSame(OperatorTable.standard.fold($0)) } ?? false
  }

  /// Whether an expression compares the same of both parameters: `a.id == b.id && a.name == b.name`.
  private func comparesSame(_ value: FoldedExpr) -> Bool {
    switch value.shape {
    case .operand(let node): return node.textWithoutTrivia == "true"
    case .infix(let left, let sign, let right) where sign.text == "&&":
      return comparesSame(left) && comparesSame(right)
    case .infix(let left, let sign, let right) where ["==", "==="].contains(sign.text):
      return normal(left) == normal(right)
    default: return false
    }
  }

  /// The words of an expression, with the same one for both parameters.
  private func normal(_ side: FoldedExpr) -> [String] {
    let names = Set(parameters.map(\.name))
    return side.tokens.map { index in
      let text = side.tree.source.string(side.tree.range(of: TokenID(index)))
      return names.contains(text) ? "#" : text
    }
  }
}
