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
    let types = counter.declarations(in: file.tree)
    guard let place = types.first?.range.start else { return [] }
    let counted = context.files(mentioning: counter.name)
      .filter { counter.counts($0.path, in: file.source.path) }
    if let obstacle = obstacle(in: counted) { return [.declined(Decline(obstacle, at: place))] }

    var edits: [String: [Edit]] = [:]
    for other in counted {
      edits[other.path] = counter.statements(in: other.tree).map(\.removal)
    }
    var outcomes: [Outcome] = []
    do throws(Obstacle) {
      let removal = try removal(of: types, in: file)
      if let obstacle = otherUse(of: types, in: file, among: counted) {
        outcomes.append(.declined(Decline(obstacle, at: place)))
      } else {
        edits[file.source.path, default: []] += removal
      }
    } catch {
      return [.declined(Decline(error, at: place))]
    }
    let parts = edits.filter { !$0.value.isEmpty }.map { path, edits in
      guard let edits = EditSet(edits) else { preconditionFailure("Statements do not overlap") }
      return Change.FileEdits(path: path, edits: edits)
    }
    guard !parts.isEmpty else { return outcomes }
    let title = "Remove the counters of `\(counter.name)`"
    return outcomes + [.change(Change(title, safety: .safe, at: place, parts: parts))]
  }

  /// Why nothing can be removed: a file that was not read, or a comment in a statement.
  private func obstacle(in files: [IndexedFile]) -> Obstacle? {
    if let unread = context.index.unreadFiles(mentioningOneOf: [counter.name]).first {
      return Obstacle(unread, mayUse: counter.name)
    }
    return files.lazy.flatMap { counter.statements(in: $0.tree) }.compactMap { statement in
      statement.tree.comments(in: statement.range).first
        .map { .lostComment(statement.tree.source.string($0.range), remedy: nil) }
    }.first
  }

  /// A use of the type beside the counters, where it has to stay.
  private func otherUse(
    of types: [SyntaxCursor], in file: ParsedFile, among files: [IndexedFile]
  ) -> Obstacle? {
    files.lazy.compactMap { other in
      let types = other.path == file.source.path ? types.map(\.range) : []
      let own = counter.statements(in: other.tree).map(\.range) + types
      return other.tree.use(of: counter.name, besides: own).map { line in
        Obstacle(.stillUsed, "`\(counter.name)` is still used at \(other.path):\(line)")
      }
    }.first
  }

  /// The edits that remove the type, which branches of an `#if` may declare several times.
  private func removal(
    of types: [SyntaxCursor], in file: ParsedFile
  ) throws(Obstacle) -> [Edit] {
    var edits: [Edit] = []
    for removal in DeclarationRemoval.removals(of: types, ancestry: Ancestry(of: file.tree)) {
      switch removal.verdict {
      case .edit(let edit): edits.append(edit)
      case .obstacle(let obstacle): throw obstacle
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
  /// The edit that removes a statement: with its lines, or with the semicolon behind it.
  fileprivate var removal: Edit {
    guard let first = firstToken, var last = lastToken else { return .delete(range) }
    if tree.tokens[last.index + 1].kind == .semicolon { last = TokenID(last.index + 1) }
    let next = TokenID(last.index + 1)
    let end = tree.range(of: last).end
    let comment = tree.trailingTrivia(of: last).first(where: \.isComment)
    let startsLine = tree.tokens[first.index].flags.contains(.startsLine)
    if startsLine, comment == nil, tree.tokens[next.index].flags.contains(.startsLine) {
      let lines = LineTable(tree.source)
      let top = lines.range(ofLine: lines.line(of: range.start)).start
      return .delete(ByteRange(top, lines.range(ofLine: lines.line(of: end)).end))
    }
    return .delete(ByteRange(range.start, comment?.range.start ?? tree.range(of: next).start))
  }
}
