import Parser
import SourceText
import Syntax

/// The text of a pattern or a template, parsed, and where its metavariables stand.
///
/// A metavariable is a name to the parser, so the text is parsed as any source is; what the grammar
/// has no names for (a member, a parameter, a case) is damage that is forgiven.
struct PatternText: Sendable {
  let tree: SyntaxTree
  /// The statements; or the one type or attribute.
  let roots: [NodeID]
  /// The named metavariables, each once, as they first appear.
  let metavariables: [Metavariable]

  /// The number of bytes before the text that were added for the parser.
  let addedCount: Int

  /// What each token stands for.
  private let holes: [Hole]

  /// What a token of a pattern stands for.
  enum Hole: Equatable, Sendable {
    /// For itself.
    case none
    case one(Int?)
    case many(Int?)

    /// The number of the metavariable, for one that has a name.
    var index: Int? {
      switch self {
      case .none: nil
      case .one(let index), .many(let index): index
      }
    }
  }

  /// - Parameter isType: whether the text is a type behind a colon.
  init(_ text: String, isType: Bool) throws(PatternError) {
    let added = isType ? "let _" : ""
    let source = SourceText(added + text, path: "pattern")
    addedCount = added.utf8.count
    tree = SyntaxParser().parse(source)
    let addedCount = addedCount
    func error(_ message: String, at offset: ByteOffset) -> PatternError {
      PatternError(message, at: offset, in: source, behind: addedCount)
    }

    var metavariables: [Metavariable] = []
    var holes: [Hole] = []
    for (index, token) in tree.tokens.enumerated() {
      let range = tree.range(of: TokenID(index))
      guard token.kind.isIdentifierLike || token.kind == .dollarIdentifier,
        source[range.start] == UInt8(ascii: "$")
      else {
        holes.append(.none)
        continue
      }
      switch Metavariable.reading(source.string(range)) {
      case .swiftName: holes.append(.none)
      case .fault(let message): throw error(message, at: range.start)
      case .metavariable(let found):
        if let other = metavariables.first(where: { $0.name == found.name }), other != found {
          throw error(
            "`\(found.spelling)` is also `\(other.spelling)`: a name takes one thing or many",
            at: range.start)
        }
        if found.name != nil, !metavariables.contains(found) { metavariables.append(found) }
        let number = metavariables.firstIndex(of: found)
        holes.append(found.takesMany ? .many(number) : .one(number))
      }
    }
    self.metavariables = metavariables
    self.holes = holes
    roots = isType ? Self.type(in: tree) : tree.root.children.map(\.id)
    if let fault = tree.diagnostics.first(where: { $0.severity == .error && !isForgiven($0) }) {
      throw error(fault.message, at: fault.offset)
    }
    if let place = misspeltMetavariable {
      throw error(
        "`\(source.string(tree.range(of: place)))` names nothing that Swift knows here: "
          + "a metavariable is written in capitals", at: tree.range(of: place).start)
    }
  }

  private static func type(in tree: SyntaxTree) -> [NodeID] {
    tree.nodes(ofKind: .typeAnnotation).first { _ in true }?.children.map(\.id) ?? []
  }
}

// MARK: Reading

extension PatternText {
  func hole(atToken token: Int) -> Hole { holes[token] }

  /// What a whole node stands for: it is nothing but a metavariable, and perhaps the comma behind it.
  func hole(at node: SyntaxCursor) -> Hole {
    guard let token = loneToken(of: node) else { return .none }
    switch holes[token] {
    case .one where !isInnermost(node): return .none
    case let hole: return hole
    }
  }

  /// Whether a direct child takes any number of elements.
  func hasManyHole(below node: SyntaxCursor) -> Bool {
    node.children.contains { if case .many = hole(at: $0) { true } else { false } }
  }

  private func loneToken(of node: SyntaxCursor) -> Int? {
    var tokens = node.tokenIDs
    if 1 < tokens.count, tree.tokens[tokens.upperBound - 1].kind == .comma {
      tokens.removeLast()
    }
    // `@$$$NAMES` is any attributes and modifiers.
    if tokens.count == 2, node.kind == .attribute, case .many = holes[tokens.lowerBound + 1] {
      return tokens.lowerBound + 1
    }
    return tokens.count == 1 ? tokens.lowerBound : nil
  }

  /// Whether a node is what a metavariable for one thing takes, and not an element around it: the
  /// argument `$A` has no label, so it is the value that is taken.
  private func isInnermost(_ node: SyntaxCursor) -> Bool {
    switch node.kind {
    case .expressionPattern, .functionParameter: true
    default: tree.nodes[node.id.index].subtreeSize == 1
    }
  }
}

// MARK: Faults

extension PatternText {
  /// Whether an error of the parser only says that a metavariable stands where it has no name for one.
  private func isForgiven(_ diagnostic: SyntaxDiagnostic) -> Bool {
    let token = tree.token(at: diagnostic.offset).index
    let behind = max(0, tree.tokens[token].start < diagnostic.offset.rawValue ? token : token - 1)
    return tree.nodeKinds.indices.contains { index in
      let node = SyntaxCursor(tree: tree, id: NodeID(index))
      switch node.kind {
      case .unexpectedCodeDecl, .declReferenceExpr:
        return loneToken(of: node) == token && holes[token] != .none
          && (node.kind == .unexpectedCodeDecl || isCase(node))
      case .functionParameter:
        return loneToken(of: node) == behind && holes[behind] != .none
          && diagnostic.offset == tree.range(of: TokenID(behind)).end
          && ["expected ':'", "expected a type"].contains(diagnostic.message)
      case .missingDecl:
        return node.tokenIDs.count == tree.tokens.count - 1
          && node.children.allSatisfy { $0.kind == .attribute }
      default:
        return false
      }
    }
  }

  /// Whether a node stands where a `switch` has its cases.
  private func isCase(_ node: SyntaxCursor) -> Bool {
    tree.nodes(ofKind: .switchExpr).contains {
      $0.children.dropFirst().contains { $0.id == node.id }
    }
  }

  /// A name like `$view` where Swift can have none: the name of a declaration, a type, or a whole
  /// statement.
  private var misspeltMetavariable: TokenID? {
    for index in tree.nodeKinds.indices {
      let node = SyntaxCursor(tree: tree, id: NodeID(index))
      guard let token = node.tokenIDs.first(where: { isSwiftDollarName($0) }) else { continue }
      switch node.kind {
      case .identifierType, .identifierPattern:
        return TokenID(token)
      case .functionDecl, .structDecl, .classDecl, .enumDecl, .protocolDecl, .extensionDecl:
        if node.ownTokens.contains(TokenID(token)) { return TokenID(token) }
      case .declReferenceExpr where roots.count == 1 && roots[0] == node.id:
        return TokenID(token)
      default:
        continue
      }
    }
    return nil
  }

  /// Whether a token is `$name`, and not `$0`.
  private func isSwiftDollarName(_ token: Int) -> Bool {
    let name = tree.name(of: TokenID(token))
    return holes[token] == .none && name.hasPrefix("$")
      && !name.dropFirst().allSatisfy(\.isNumber)
  }
}
