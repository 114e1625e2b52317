import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// `.sheet(isPresented: $flag) { … }`: the call that a flag drives.
struct FlagPresentation {
  let kind: PresentationKind
  let call: FunctionCallView
  /// The period before the name of the modifier.
  let period: TokenID
  /// The outermost expression of the chain that the call is a link of.
  let host: SyntaxCursor
  let file: IndexedFile
  /// The closure that makes the content; nil where the content is written in another way.
  let content: ClosureView?

  /// - Parameter binding: the expression `$flag` or `self.$flag`.
  init?(drivenBy binding: SyntaxCursor, in file: IndexedFile) {
    guard let argument = file.ancestry.parent(of: binding), argument.kind == .labeledExpr,
      let call = file.ancestry.parent(of: argument).flatMap(FunctionCallView.init),
      let member = call.member, let period = member.cursor.token(.period),
      let kind = member.name.flatMap(PresentationKind.init),
      call.arguments.first?.value.id == binding.id, call.arguments.first?.label == "isPresented"
    else { return nil }
    self.kind = kind
    self.call = call
    self.period = period
    self.file = file
    host = file.ancestry.outermostLink(from: call.cursor)
    content = call.arguments.last.flatMap { ClosureView($0.value) }
  }

  var tree: SyntaxTree { call.cursor.tree }

  /// The modifier in messages: "the `sheet` of `flag`".
  private var subject: String {
    let binding = call.arguments.first?.value
    let name = binding.flatMap { MemberAccessView($0)?.name ?? $0.declaredName } ?? ""
    return "the `\(kind.rawValue)` of `\(name.drop { $0 == "$" })`"
  }

  /// Where the modifier begins, with its period.
  var start: ByteOffset { tree.range(of: period).start }

  /// Why the modifier cannot be merged with others; nil where it can.
  var obstacle: Obstacle? {
    let others = call.arguments.dropFirst().compactMap(\.label).filter { $0 != "content" }
    let isDismissalFirst =
      call.arguments.last?.label == "content" && call.arguments.contains(where: \.isUnlabeled)
    if let label = others.first ?? (isDismissalFirst ? "onDismiss" : nil) {
      return unsupported("\(subject) has the argument `\(label)`")
    }
    guard let content, call.arguments.count == 2, content.signature == nil else {
      return unsupported("the content of \(subject) is not a plain closure")
    }
    if content.statements.isEmpty { return unsupported("\(subject) has no content") }
    if content.cursor.returnsExplicitly {
      return unsupported("the content of \(subject) has a `return`")
    }
    if file.ancestry.isConditionalLink(host) {
      return Obstacle(.conditionalCompilation, "an `#if` is around \(subject)")
    }
    return lostComment
  }

  /// A comment in the modifier that no case has a place for.
  private var lostComment: Obstacle? {
    let within = tree.comments(in: call.cursor.range).filter { comment in
      start < comment.range.start
        && !(content.map { $0.cursor.range.contains(comment.range) } ?? false)
    }
    let trailing = call.cursor.lastToken.map { tree.trailingTrivia(of: $0) } ?? []
    let above = tree.leadingTrivia(of: period).filter { $0.isComment && tree.isPartOfChain($0) }
    let all = within + trailing.filter(\.isComment) + above
    return all.first.map { .lostComment(tree.source.string($0.range)) }
  }

  private func unsupported(_ reason: String) -> Obstacle {
    Obstacle(.unsupportedForm, reason, at: call.cursor)
  }
}

extension FunctionCallView.Argument {
  /// Whether it is a trailing closure without a label, which is `onDismiss` before `content`.
  fileprivate var isUnlabeled: Bool { isTrailing && label == nil }
}

extension SyntaxCursor {
  /// Whether a closure has a `return` of its own, so that it is no result builder.
  fileprivate var returnsExplicitly: Bool {
    children.contains { child in
      if child.kind == .returnStmt { return true }
      return !child.isBody && child.returnsExplicitly
    }
  }
}

extension SyntaxTree {
  /// Whether a comment is a modifier that was commented out, or a line of one.
  fileprivate func isPartOfChain(_ comment: TriviaPiece) -> Bool {
    let text = source.string(comment.range).drop { "/* ".contains($0) }
    return text.first.map { ".}{)".contains($0) } == true || isCode(comment)
  }
}

extension Ancestry {
  /// Whether an expression continues a chain in an `#if`.
  fileprivate func isConditionalLink(_ expression: SyntaxCursor) -> Bool {
    let outer = Array(ancestors(of: expression).prefix(3))
    return outer.count == 3 && outer[0].kind == .ifConfigClause
      && outer[2].kind == .postfixIfConfigExpr
  }

  /// The outermost expression of a chain of calls and members.
  fileprivate func outermostLink(from link: SyntaxCursor) -> SyntaxCursor {
    var place = link
    while let outer = parent(of: place) {
      switch outer.kind {
      case .memberAccessExpr where MemberAccessView(outer)?.nameNode?.id != place.id: place = outer
      case .functionCallExpr where FunctionCallView(outer)?.callee?.id == place.id: place = outer
      case .postfixIfConfigExpr: place = outer
      default: return place
      }
    }
    return place
  }
}
