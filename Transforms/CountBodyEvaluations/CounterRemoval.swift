import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// Takes the counters out of all bodies of a module, and the type that counts.
struct CounterRemoval {
  private let counter: EvaluationCounter
  private let context: TransformContext

  init(of counter: EvaluationCounter, in context: TransformContext) {
    self.counter = counter
    self.context = context
  }

  /// - Parameter file: the file that declares the type; for other files there is nothing to say.
  func outcomes(in file: ParsedFile) -> [Outcome] {
    guard let type = counter.declarations(in: file.tree).first else { return [] }
    if let unread = context.index.unreadFiles(mentioningOneOf: [counter.name]).first {
      let obstacle = Obstacle(unread, mayUse: counter.name)
      return [.declined(Decline(obstacle, at: type.range.start))]
    }
    var obstacles: [Obstacle] = []
    let edits = edits(removing: type, &obstacles).filter { !$0.value.isEmpty }
    let declines = obstacles.map { Outcome.declined(Decline($0, at: type.range.start)) }
    let parts = edits.map { path, edits in
      guard let edits = EditSet(edits) else { preconditionFailure("Statements do not overlap") }
      return Change.FileEdits(path: path, edits: edits)
    }
    guard !parts.isEmpty else { return declines }
    let title = "Remove the counters of `\(counter.name)`"
    return declines + [.change(Change(title, safety: .safe, at: type.range.start, parts: parts))]
  }

  /// The edits by the path of the file. The type stays where other code uses it.
  private func edits(
    removing type: SyntaxCursor, _ obstacles: inout [Obstacle]
  ) -> [String: [Edit]] {
    let home = type.tree.source.path
    let files = context.files(mentioning: counter.name).filter { counter.counts($0.path, in: home) }
    var edits: [String: [Edit]] = [:]
    for file in files {
      let statements = counter.statements(in: file.tree)
      edits[file.path] = statements.map(\.removal)
      let own = statements.map(\.range) + (file.path == home ? [type.range] : [])
      if obstacles.isEmpty, let use = file.tree.use(of: counter.name, besides: own) {
        obstacles.append(
          Obstacle(.stillUsed, "`\(counter.name)` is still used at \(file.path):\(use)"))
      }
    }
    guard obstacles.isEmpty else { return edits }
    for removal in DeclarationRemoval.removals(of: [type], ancestry: Ancestry(of: type.tree)) {
      switch removal.verdict {
      case .edit(let edit): edits[home, default: []].append(edit)
      case .obstacle(let obstacle): obstacles.append(obstacle)
      }
    }
    return edits
  }
}

extension EvaluationCounter {
  /// The statements in a file that count.
  fileprivate func statements(in tree: SyntaxTree) -> [SyntaxCursor] {
    tree.nodes(ofKind: .variableDecl).filter(isStatement)
  }
}

extension SyntaxTree {
  /// The line of the first token that is a name and in none of some ranges.
  fileprivate func use(of name: String, besides ranges: [ByteRange]) -> Int? {
    let token = tokens.indices.lazy.map(TokenID.init).first { token in
      tokens[token.index].kind.isIdentifierLike && self.name(of: token) == name
        && !ranges.contains { $0.contains(self.range(of: token)) }
    }
    return token.map { LineTable(source).line(of: range(of: $0).start) + 1 }
  }
}

extension SyntaxCursor {
  /// The edit that removes a statement: with its line, or with the semicolon behind it.
  fileprivate var removal: Edit {
    guard let first = firstToken, let last = lastToken else { return .delete(range) }
    var next = TokenID(last.index + 1)
    let startsLine = tree.tokens[first.index].flags.contains(.startsLine)
    let endsLine = tree.tokens[next.index].flags.contains(.startsLine)
    if startsLine, endsLine, !tree.trailingTrivia(of: last).contains(where: \.isComment) {
      let lines = LineTable(tree.source)
      return .delete(lines.range(ofLine: lines.line(of: range.start)))
    }
    if tree.tokens[next.index].kind == .semicolon { next = TokenID(next.index + 1) }
    let end = tree.range(of: next).start
    let comment = tree.comments(in: ByteRange(range.end, end)).first
    return .delete(ByteRange(range.start, comment?.range.start ?? end))
  }
}
