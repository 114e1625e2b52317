import Syntax

/// Conditions that never change while the program runs, so that they never rebuild a view.
struct ConstantCondition {
  /// The static members that never change, with their type: `Platform.isMac`.
  let constants: Set<String>

  /// Properties of the system that are constant for a device.
  private static let ofTheDevice: Set<String> = [
    "UIDevice.current.userInterfaceIdiom", "current.userInterfaceIdiom",
    "ProcessInfo.processInfo.isiOSAppOnMac", "ProcessInfo.processInfo.isMacCatalystApp",
  ]

  /// Names that extensions of `UIDevice` commonly give to such properties: `UIDevice.isPad`.
  private static let deviceQuestions: Set<String> = [
    "iscarplay", "isipad", "isiphone", "isipod", "ismac", "ispad", "isphone", "istv", "isvision",
  ]

  /// Whether an expression consists only of constants.
  func holds(for expression: SyntaxCursor) -> Bool {
    switch expression.kind {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .binaryOperatorExpr:
      return true
    case .stringLiteralExpr:
      return !expression.descendants.contains { $0.kind == .expressionSegment }
    case .memberAccessExpr:
      // `.pad` has the type of the other operand.
      return MemberAccessView(expression)?.base == nil
        || isConstant(path: expression.textWithoutTrivia)
    case .sequenceExpr, .prefixOperatorExpr:
      return expression.children.allSatisfy(holds)
    case .tupleExpr:
      return expression.children.allSatisfy { element in
        element.children.allSatisfy(holds)
      }
    default:
      return false
    }
  }

  private func isConstant(path: String) -> Bool {
    if constants.contains(path) || Self.ofTheDevice.contains(path) { return true }
    let names = path.split(separator: ".")
    return names.first == "UIDevice" && Self.deviceQuestions.contains(names.last!.lowercased())
  }
}

/// The static members of one file, by whether they can change.
struct StaticMembers {
  private(set) var constants: Set<String> = []
  private(set) var variables: Set<String> = []

  init(of tree: SyntaxTree) {
    guard tree.tokens.contains(where: { $0.kind == .static }) else { return }
    for decl in tree.root.children { add(decl, prefix: "") }
  }

  private mutating func add(_ decl: SyntaxCursor, prefix: String) {
    switch decl.kind {
    case .variableDecl where decl.hasModifier(.static) && !prefix.isEmpty:
      add(variable: decl, prefix: prefix)
    case .ifConfigDecl:
      for clause in decl.children { for inner in clause.children { add(inner, prefix: prefix) } }
    case .structDecl, .enumDecl, .classDecl, .actorDecl, .extensionDecl:
      guard let name = decl.typeName else { return }
      for member in decl.members { add(member, prefix: prefix + name + ".") }
    default:
      break
    }
  }

  private mutating func add(variable decl: SyntaxCursor, prefix: String) {
    for binding in decl.children where binding.kind == .patternBinding {
      guard let name = binding.child(.identifierPattern)?.text else { continue }
      let isConstant = decl.token(.let) != nil || binding.child(.accessorBlock)?.isConstant == true
      if isConstant { constants.insert(prefix + name) } else { variables.insert(prefix + name) }
    }
  }
}

extension SyntaxCursor {
  /// The name of a declared or extended type.
  fileprivate var typeName: String? {
    if let view = ExtensionDeclView(self) { return view.extendedName }
    return ownTokens.first { tree.tokens[$0.index].kind.isIdentifierLike }.map(tree.name(of:))
  }

  /// Whether a getter returns a constant, possibly a different one for each platform.
  fileprivate var isConstant: Bool {
    children.allSatisfy { statement in
      switch statement.kind {
      case .ifConfigDecl:
        statement.children.allSatisfy { $0.statements.allSatisfy(\.isConstantResult) }
      default:
        statement.isConstantResult
      }
    }
  }

  private var isConstantResult: Bool {
    let value = kind == .returnStmt ? children.first { _ in true } : self
    return value.map(ConstantCondition(constants: []).holds) ?? false
  }

  /// The code of a clause of `#if`, without its condition.
  private var statements: ArraySlice<SyntaxCursor> {
    let all = Array(children)[...]
    guard let first = firstToken, tree.tokens[first.index].kind != .poundElse else { return all }
    return all.dropFirst()
  }
}
