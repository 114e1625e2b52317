import Parser
import SourceText
import Syntax

/// The parsed text of a pattern or a template, and its metavariables.
///
/// To the parser, a metavariable is a name. Where the grammar allows no name (as a member, a
/// parameter or a case), the syntax error is ignored.
struct PatternText: Sendable {
  let tree: SyntaxTree
  /// The statements, or the single type or attribute.
  let roots: [NodeID]
  /// The named metavariables in the order of their first use.
  let metavariables: [Metavariable]

  /// The number of bytes that were added before the text for the parser.
  let addedCount: Int

  /// The metavariable of each token.
  private let holes: [Hole]

  /// The metavariable that a token is, if any.
  enum Hole: Equatable, Sendable {
    /// An ordinary token.
    case none
    case one(Int?)
    case many(Int?)

    /// The index of a named metavariable.
    var index: Int? {
      switch self {
      case .none: nil
      case .one(let index), .many(let index): index
      }
    }
  }

  /// - Parameter isType: whether the text is a type after a colon.
  init(_ text: String, isType: Bool) throws(PatternError) {
    let added = isType ? "let _" : ""
    let source = SourceText(added + text, path: "pattern")
    addedCount = added.utf8.count
    tree = SyntaxParser().parse(source)
    let addedCount = addedCount
    func error(_ message: String, at offset: ByteOffset) -> PatternError {
      PatternError(message, at: offset, in: source, after: addedCount)
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
            "`\(found.spelling)` is also written `\(other.spelling)`: use one of the two spellings",
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
    if let place = misspelledMetavariable {
      throw error(
        "`\(source.string(tree.range(of: place)))` is not valid Swift here: "
          + "write a metavariable in capitals, as in `$NAME`", at: tree.range(of: place).start)
    }
  }

  private static func type(in tree: SyntaxTree) -> [NodeID] {
    tree.nodes(ofKind: .typeAnnotation).first { _ in true }?.children.map(\.id) ?? []
  }
}

// MARK: Reading

extension PatternText {
  func hole(atToken token: Int) -> Hole { holes[token] }

  /// Returns the metavariable that a whole node consists of, ignoring a comma after it.
  func hole(at node: SyntaxCursor) -> Hole {
    guard let token = loneToken(of: node) else { return .none }
    switch holes[token] {
    case .one where !isInnermost(node): return .none
    case let hole: return hole
    }
  }

  /// Whether a direct child is a list metavariable.
  func hasManyHole(below node: SyntaxCursor) -> Bool {
    node.children.contains { if case .many = hole(at: $0) { true } else { false } }
  }

  private func loneToken(of node: SyntaxCursor) -> Int? {
    var tokens = node.tokenIDs
    if 1 < tokens.count, tree.tokens[tokens.upperBound - 1].kind == .comma {
      tokens.removeLast()
    }
    // `@$$$NAMES` matches any attributes and modifiers.
    if tokens.count == 2, node.kind == .attribute, case .many = holes[tokens.lowerBound + 1] {
      return tokens.lowerBound + 1
    }
    return tokens.count == 1 ? tokens.lowerBound : nil
  }

  /// Whether a single-node metavariable takes this node rather than an element around it: the
  /// argument `$A` has no label, so the metavariable takes its value.
  private func isInnermost(_ node: SyntaxCursor) -> Bool {
    switch node.kind {
    case .expressionPattern, .functionParameter: true
    default: tree.nodes[node.id.index].subtreeSize == 1
    }
  }
}

// MARK: Errors

extension PatternText {
  /// Whether a syntax error only reports a metavariable where the grammar allows no name.
  private func isForgiven(_ diagnostic: SyntaxDiagnostic) -> Bool {
    let token = tree.token(at: diagnostic.offset).index
    let previous = max(0, tree.tokens[token].start < diagnostic.offset.rawValue ? token : token - 1)
    return tree.nodeKinds.indices.contains { index in
      let node = SyntaxCursor(tree: tree, id: NodeID(index))
      switch node.kind {
      case .unexpectedCodeDecl, .declReferenceExpr:
        return loneToken(of: node) == token && holes[token] != .none
          && (node.kind == .unexpectedCodeDecl || isCase(node))
      case .functionParameter:
        return loneToken(of: node) == previous && holes[previous] != .none
          && diagnostic.offset == tree.range(of: TokenID(previous)).end
          && ["expected ':'", "expected a type"].contains(diagnostic.message)
      case .missingDecl:
        return node.tokenIDs.count == tree.tokens.count - 1
          && node.children.allSatisfy { $0.kind == .attribute }
      default:
        return false
      }
    }
  }

  /// Whether a node is in the position of a `switch` case.
  private func isCase(_ node: SyntaxCursor) -> Bool {
    tree.nodes(ofKind: .switchExpr).contains {
      $0.children.dropFirst().contains { $0.id == node.id }
    }
  }

  /// The first name such as `$view` where Swift allows none: as the name of a declaration, as a
  /// type, or as a whole statement.
  private var misspelledMetavariable: TokenID? {
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

  /// Whether a token is `$name` but not `$0`.
  private func isSwiftDollarName(_ token: Int) -> Bool {
    let name = tree.name(of: TokenID(token))
    return holes[token] == .none && name.hasPrefix("$")
      && !name.dropFirst().allSatisfy(\.isNumber)
  }
}
