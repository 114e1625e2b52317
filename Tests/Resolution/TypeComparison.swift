import Semantics
import Syntax

/// The types of expressions.
extension Comparison {
  func typeFindings() -> [Finding] {
    let receivers = Set(
      tree.nodes(ofKind: .memberAccessExpr).compactMap { MemberAccessView($0)?.base?.id })
    return tree.nodeKinds.indices.compactMap { index in
      let node = SyntaxCursor(tree: tree, id: NodeID(index))
      let isReceiver = receivers.contains(node.id)
      guard isReceiver || isCompared(node) else { return nil }
      return typeFinding(node, isReceiver ? .receiverType : .expressionType)
    }
  }

  private func typeFinding(_ node: SyntaxCursor, _ subject: Finding.Subject) -> Finding? {
    guard let last = node.lastToken else { return nil }
    let span = CompilerAnswers.Span(
      start: node.range.start.index, end: tree.range(of: last).start.index)
    let theirs = answers.types[span]?.compactMap { types[$0]?.notation } ?? []
    guard let first = theirs.first else { return nil }
    let type = program.type(of: node, in: file)
    let ours = TypeNotation(program.text(of: type))
    let verdict: Finding.Verdict =
      if type.isComplete {
        theirs.contains { ours.matches($0) }
          ? .agrees : .differs(ours: ours.description, theirs: first.description)
      } else {
        .unknown(cause: cause.text(ofType: node))
      }
    return Finding(subject: subject, verdict: verdict, kind: "\(node.kind)", offset: span.start)
  }

  /// Whether the type of an expression is compared that is no receiver: operators, literals and the
  /// names of functions that are called are not.
  private func isCompared(_ node: SyntaxCursor) -> Bool {
    switch node.kind {
    case .awaitExpr, .closureExpr, .forceUnwrapExpr, .functionCallExpr, .keyPathExpr,
      .optionalChainingExpr, .subscriptCallExpr, .superExpr, .tryExpr, .tupleExpr:
      return true
    case .declReferenceExpr, .memberAccessExpr:
      let parent = program.file(file).indexed.ancestry.parent(of: node)
      let isName = parent?.kind == .memberAccessExpr || parent?.kind == .keyPathPropertyComponent
      let isCallee = parent?.kind == .functionCallExpr && parent?.firstToken == node.firstToken
      return !isName && !isCallee
    default: return false
    }
  }
}
