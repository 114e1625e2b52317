import Syntax

/// Conditions that are the same for as long as the program runs, so that no view is rebuilt by
/// them.
struct ConstantCondition {
  /// The static members that never change, with the type they are in: `Platform.isMac`.
  let constants: Set<String>

  /// What the system says of the device and never says differently.
  private static let ofTheDevice: Set<String> = [
    "UIDevice.current.userInterfaceIdiom", "current.userInterfaceIdiom",
    "ProcessInfo.processInfo.isiOSAppOnMac", "ProcessInfo.processInfo.isMacCatalystApp",
  ]

  /// What extensions of `UIDevice`, in packages perhaps, call the same: `UIDevice.isPad`.
  private static let deviceQuestions: Set<String> = [
    "iscarplay", "isipad", "isiphone", "isipod", "ismac", "ispad", "isphone", "istv", "isvision",
  ]

  /// Whether an expression is made of constants alone.
  func holds(for expression: SyntaxCursor) -> Bool {
    switch expression.kind {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .binaryOperatorExpr:
      return true
    case .stringLiteralExpr:
      return !expression.descendants.contains { $0.kind == .expressionSegment }
    case .memberAccessExpr:
      // `.pad` takes its type from what it is compared with.
      return MemberAccessView(expression)?.base == nil || isConstant(path: expression.textWithoutTrivia)
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

/// Static members of one file, and whether they ever change.
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
  /// The name of a type declaration, or of the type that an extension extends.
  fileprivate var typeName: String? {
    if let view = ExtensionDeclView(self) { return view.extendedName }
    return ownTokens.first { tree.tokens[$0.index].kind.isIdentifierLike }.map(tree.name(of:))
  }

  /// Whether a getter returns a constant, be it another one for each platform.
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

  /// The code of a clause of `#if`, its condition left out.
  private var statements: ArraySlice<SyntaxCursor> {
    let all = Array(children)[...]
    guard let first = firstToken, tree.tokens[first.index].kind != .poundElse else { return all }
    return all.dropFirst()
  }
}
