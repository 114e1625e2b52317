import Parser
import Semantics
import SourceText
import Syntax

/// Asks what the name at a place means, and what type the expression has that it ends.
public struct MeaningQuery: Sendable {
  private let program: SharedProgram

  /// The meaning of one name.
  public struct Answer: Sendable {
    public let name: String
    /// The declarations that it may refer to; none when it is unknown.
    public let declarations: [Declaration]
    /// The expression that the name ends; nil for the name of a type.
    public let expression: Expression?
  }

  /// An expression, with its type as source would write it.
  public struct Expression: Sendable {
    public let text: String
    public let type: String
  }

  /// A declaration, with its first line.
  public struct Declaration: Sendable {
    /// A location, or the name of a module.
    public let place: String
    public let line: String
  }

  /// Asks about the files of a run.
  public init(_ input: RunInput) { program = input.context.program }

  /// The meaning of the name at a place in a file; nil where no name stands.
  public func answer(at offset: ByteOffset, in tree: SyntaxTree) -> Answer? {
    guard let node = tree.name(at: offset) else { return nil }
    return program.ask { program in
      guard let file = program.number(ofFileAt: tree.source.path) else { return nil }
      return Answer(
        name: node.lastName,
        declarations: program.declarations(of: node).filter(program.isInSight)
          .map(program.described),
        expression: node.expression(in: Ancestry(of: tree)).map {
          Expression(
            text: $0.textWithoutTrivia, type: program.text(of: program.type(of: $0, in: file)))
        })
    }
  }
}

extension Program {
  /// The declarations that a name or the name of a type may refer to.
  fileprivate func declarations(of node: SyntaxCursor) -> [DeclID] {
    guard node.kind == .declReferenceExpr else {
      return decl(of: type(written: node)).map { [$0] } ?? []
    }
    switch reference(of: node) {
    case .declaration(let decl): return [decl]
    case .ambiguous(let decls): return decls
    case .unknown: return []
    }
  }

  /// Whether a declaration is one that somebody wrote, and not what many packages declare alike.
  fileprivate func isInSight(_ decl: DeclID) -> Bool {
    knownModule(of: decl) != KnownDeclarations.commonHelpers
  }

  fileprivate func described(_ decl: DeclID) -> MeaningQuery.Declaration {
    let cursor = cursor(of: decl)
    let lines = LineTable(cursor.tree.source)
    let location = lines.location(of: cursor.range.start)
    let line = cursor.tree.source.string(lines.range(ofLine: location.line - 1))
    return MeaningQuery.Declaration(
      place: knownModule(of: decl) ?? location.description,
      line: line.drop { $0.isWhitespace }.trimmingEnd)
  }
}

extension SyntaxTree {
  /// The expression or type that is just a name and contains a place.
  fileprivate func name(at offset: ByteOffset) -> SyntaxCursor? {
    let token = token(at: offset)
    guard range(of: token).contains(offset) else { return nil }
    let kinds: Set<SyntaxKind> = [.declReferenceExpr, .identifierType, .memberType]
    return nodeKinds.indices.lazy.map { SyntaxCursor(tree: self, id: NodeID($0)) }
      .last { kinds.contains($0.kind) && $0.ownTokens.contains(token) }
  }
}

extension SyntaxCursor {
  fileprivate var lastName: String { ownTokens.reversed().first.map(tree.name(of:)) ?? text }

  /// The expression that a name ends, with its call: `shelf.books(in: 1)` for `books`.
  fileprivate func expression(in ancestry: Ancestry) -> SyntaxCursor? {
    guard kind == .declReferenceExpr else { return nil }
    var whole = self
    while let parent = ancestry.parent(of: whole) {
      let isMember = MemberAccessView(parent).map { $0.base?.id != whole.id } ?? false
      let isCall = FunctionCallView(parent)?.callee?.id == whole.id
      guard isMember || isCall else { break }
      whole = parent
    }
    return whole
  }
}

extension Substring {
  fileprivate var trimmingEnd: String {
    String(reversed().drop { $0.isWhitespace }.reversed())
  }
}
