import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The comments near what a change edits: on the line, above the statement and above the call that presents,
/// in the documentation of the declaration. They may no longer be true.
struct NearbyComments {
  private let context: TransformContext

  init(in context: TransformContext) { self.context = context }

  /// The type or file with the first comment that may no longer be true after some edits.
  ///
  /// - Parameter view: the view that is dismissed in another way.
  func placeOfDoubt(after edits: [String: [Edit]], of view: DismissingView) -> String? {
    for path in edits.keys.sorted() {
      guard let tree = context.screens.file(at: path)?.tree else { continue }
      let all = edits[path] ?? []
      for edit in all where !tree.isBehindTopLevel(edit) {
        let edited = EditedPlace(at: tree.firstChange(of: edit), in: tree)
        let isOutside = !view.declarations.contains {
          $0.cursor.tree.source.path == path && $0.cursor.range.contains(edit.range)
        }
        let comments =
          edited.falseComments
          + (isOutside ? edited.comments(where: \.haveForeignName) + edited.commentsInCall : [])
        if comments.contains(where: { comment in
          !all.contains { !$0.range.isEmpty && $0.range.contains(comment.range) }
        }) {
          return edited.typeName ?? path
        }
      }
    }
    return nil
  }

  /// Whether a comment on the lines of a place speaks of closing the view and something else.
  func tellOfSeveralThings(at place: SyntaxCursor) -> Bool {
    !EditedPlace(at: place.range.start, in: place.tree).comments {
      $0.haveDismissal && $0.haveSeveralThings
    }.isEmpty
  }

  /// The name of the type that declares the state of a presentation, where a comment there says how the state
  /// changes.
  func placeOfDoubt(about presentation: Presentation) -> String? {
    let decl = context.program.ask { program -> SyntaxCursor? in
      guard let state = presentation.trigger.state.flatMap(StatePath.init),
        let root = state.decl(in: program)
      else { return nil }
      if case .ofValue(let member) = state.members(of: root, in: program) {
        return program.cursor(of: member)
      }
      return program.cursor(of: root.declared)
    }
    guard let decl else { return nil }
    let ancestry = Ancestry(of: decl.tree)
    guard let variable = ancestry.ancestors(of: decl).first(where: { $0.kind == .variableDecl }),
      !variable.prose(where: { $0.mayChange || $0.haveAbsolutesOfState }).isEmpty
    else { return nil }
    return TypeDecl.enclosing(decl, ancestry: ancestry)?.name
  }
}

/// A place of an edit, with the nodes around it.
private struct EditedPlace {
  private let tree: SyntaxTree
  /// The nodes around the place, the innermost first.
  private let nodes: [SyntaxCursor]

  init(at offset: ByteOffset, in tree: SyntaxTree) {
    self.tree = tree
    nodes = tree.nodes(around: offset)
  }

  var typeName: String? { type?.name }

  private var type: TypeDecl? { nodes.lazy.compactMap { TypeDecl($0) }.first }

  /// The comments that may no longer be true after the edit.
  var falseComments: [TriviaPiece] { commentsOfLines + commentsOfMember }

  /// The comments above and behind the line that speak of what may change.
  private var commentsOfLines: [TriviaPiece] {
    comments { $0.mayChange || $0.haveInputs || $0.haveAbsolutesOfCode }
  }

  /// The comments above and behind the line, the statement, and the call that takes the closure around.
  func comments(where isAbout: (ProseTopics) -> Bool) -> [TriviaPiece] {
    let closure = nodes.firstIndex { $0.kind == .closureExpr }
    let call = closure.flatMap { index in nodes[index...].first { $0.kind == .functionCallExpr } }
    let statement = nodes.indices.dropLast().first { nodes[$0 + 1].holdsStatements }
    let starts = [
      nodes[0].firstToken, statement.flatMap { nodes[$0].firstToken },
      call.flatMap { FunctionCallView($0)?.nameNode?.firstToken },
    ]
    let above = starts.compactMap(\.self).flatMap { tree.ownComments(above: lineStart($0)) }
    let behind = statement.flatMap { nodes[$0].lastToken }.map(tree.trailingTrivia) ?? []
    return (above + behind.filter(\.isComment)).filter { comment in
      tree.topics(of: comment).map(isAbout) ?? false
    }
  }

  /// The comments in the call at the place that speak of how its view closes: in a callback, that nothing needs to
  /// be done there.
  var commentsInCall: [TriviaPiece] {
    guard let call = nodes.first(where: { $0.kind == .functionCallExpr }) else { return [] }
    return tree.comments(in: call.range).filter { comment in
      guard let topics = tree.topics(of: comment) else { return false }
      return topics.haveForeignName
        || topics.haveNamedAction && tree.source.holds("dismiss", in: comment.range)
    }
  }

  private func lineStart(_ token: TokenID) -> TokenID {
    var start = token.index
    while 0 < start, !tree.tokens[start].flags.contains(.startsLine) { start -= 1 }
    return TokenID(start)
  }

  /// The documentation of the member; where it is a property or an initializer, that of the type, too.
  private var commentsOfMember: [TriviaPiece] {
    guard let type, let index = nodes.firstIndex(where: { $0.kind == .memberBlock }), 0 < index
    else { return [] }
    let member = nodes[index - 1]
    let takesInputs = member.kind == .initializerDecl
    let own = member.prose { $0.mayChange || takesInputs && $0.haveInputs }
    let isInterface =
      takesInputs
      || member.kind == .variableDecl && !nodes.prefix(index).contains { $0.kind == .accessorBlock }
    guard isInterface else { return own }
    return own
      + type.cursor.prose { $0.mayClaimAboutView || $0.mayChangeAnywhere || $0.haveInputs }
  }
}

extension SyntaxTree {
  /// Whether an edit only adds declarations below one that is in no other.
  fileprivate func isBehindTopLevel(_ edit: Edit) -> Bool {
    edit.range.isEmpty && root.children.contains { $0.range.end == edit.range.start }
      && edit.replacement.first.map { $0 == 0x0A || $0 == 0x0D } == true
  }

  /// The start of the first token that an edit removes; where it removes none, that of the edit.
  fileprivate func firstChange(of edit: Edit) -> ByteOffset {
    let start = range(of: token(at: edit.range.start)).start
    return edit.range.contains(start) ? start : edit.range.start
  }
}

extension SyntaxCursor {
  /// The comments above a declaration and behind it that are prose about something.
  fileprivate func prose(where isAbout: (ProseTopics) -> Bool) -> [TriviaPiece] {
    guard let firstToken else { return [] }
    let behind = lastToken.map { tree.trailingTrivia(of: $0).filter(\.isComment) } ?? []
    return (tree.ownComments(above: firstToken) + behind).filter {
      tree.topics(of: $0).map(isAbout) ?? false
    }
  }
}

extension ProseTopics {
  /// Whether it may be about what another way to dismiss a view changes.
  fileprivate var mayChange: Bool { mayClaimMore || mayChangeAnywhere }

  /// The same where the comment does not stand at changed code.
  fileprivate var mayChangeAnywhere: Bool {
    haveProvidedValue || haveOwnDismissal || haveAbsolutes
  }
}
