import Semantics
import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A place where a modifier sets an action in the environment of a presented view.
struct EnvironmentSite {
  /// The expression of the view, with the following modifiers that need the action too.
  private let target: SyntaxCursor

  private var tree: SyntaxTree { target.tree }

  /// - Parameters:
  ///   - content: the closure or expression that contains the view and modifiers around it.
  ///   - arrivals: the expressions that bring the view to all its presentations.
  /// - Throws: where the code around the view needs its type.
  init(
    of arrival: SyntaxCursor, within content: SyntaxCursor, besides arrivals: [SyntaxCursor],
    ancestry: Ancestry, _ program: SharedProgram
  ) throws(Obstacle) {
    let view = Self.view(of: arrival, in: content, ancestry)
    let position = program.ask { program in
      Result { () throws(Obstacle) in
        try ModifierPosition(after: view, in: content, besides: arrivals, ancestry, program)
      }
    }
    target = try position.get().target
  }

  /// - Throws: also when the presentation's content does not contain the view.
  init(
    of arrival: SyntaxCursor, in presentation: Presentation, viewName: String,
    besides arrivals: [SyntaxCursor], ancestry: Ancestry, _ program: SharedProgram
  ) throws(Obstacle) {
    let content = presentation.content
    guard content.contains(arrival) else {
      throw Obstacle(
        .notMadeWherePresented, "`\(viewName)` is created outside the call that presents it",
        at: presentation.call)
    }
    let isView = presentation.kind == .navigationLink && program.ask { !$0.mayBeFunction(content) }
    guard content.kind == .closureExpr || isView else {
      throw Obstacle(
        .notMadeWherePresented,
        "`\(viewName)` is "
          + (content.kind == .keyPathExpr
            ? "created by a key path"
            : program.ask { $0.mayBeFunction(content) }
              ? "created by a function that is passed as a value"
              : "passed as a value, and not in a closure"),
        at: arrival)
    }
    try self.init(
      of: arrival, within: content, besides: arrivals, ancestry: ancestry, program)
  }

  /// The view that an expression is or belongs to: modifiers, styles and toolbar items get their
  /// environment from the view that they are applied to.
  private static func view(
    of arrival: SyntaxCursor, in content: SyntaxCursor, _ ancestry: Ancestry
  ) -> SyntaxCursor {
    var place = arrival
    while let parent = ancestry.parent(of: place), content.range.contains(parent.range) {
      if let call = FunctionCallView(parent), call.callee?.id != place.id {
        guard let name = call.member?.name, takesNoView(name) else { break }
        return parent
      }
      guard parent.kind == .labeledExpr || parent.kind == .closureExpr else { break }
      place = parent
    }
    return arrival
  }

  private static func takesNoView(_ modifier: String) -> Bool {
    modifier == "modifier" || modifier == "toolbar" || modifier.hasSuffix("Style")
  }

  /// The modifier around the view that sets the environment's key for it already.
  func setting(of key: String, within content: SyntaxCursor, ancestry: Ancestry) -> SyntaxCursor? {
    ancestry.ancestors(of: target).prefix { content.contains($0) }.first { ancestor in
      guard let call = FunctionCallView(ancestor), call.sets(key) else { return false }
      return call.callee?.contains(target) ?? false
    }
  }

  /// Whether a modifier stands somewhere behind the view already.
  func isFollowed(by modifier: String, ancestry: Ancestry) -> Bool {
    for ancestor in ancestry.ancestors(of: target) {
      switch ancestor.kind {
      case .memberAccessExpr: continue
      case .functionCallExpr where FunctionCallView(ancestor)?.callee?.contains(target) == true:
        if ancestor.textWithoutTrivia.hasSuffix(modifier) { return true }
      default: return false
      }
    }
    return false
  }

  /// The edit that adds the modifier, and those that break its line where that would get too long.
  ///
  /// - Parameters:
  ///   - modifier: `.environment(\.key, action)`
  ///   - styles: what linters and formatters ask of the files.
  func edits(adding modifier: String, in styles: CodeStyleMap) -> [Edit] {
    let end = target.range.end
    let lineLength = styles.lineLength(in: tree.source)
    if let line = BrokenLine(around: target, adding: modifier, within: lineLength) {
      return [.insertOnce(line.separator + modifier, at: end)] + line.edits
    }
    return [edit(adding: modifier, within: lineLength)]
  }

  private func edit(adding modifier: String, within lineLength: Int) -> Edit {
    let end = target.range.end
    guard let last = target.lastToken else { return .insertOnce(modifier, at: end) }
    let separator = separator(after: last, before: modifier, lineLength: lineLength)
    let lineEnding = TextStyle(of: tree.source).lineEnding.rawValue
    let indentation =
      separator.isEmpty
      ? tree.source.indentation(ofLineAt: end) : String(separator.dropFirst(lineEnding.count))
    let text = TextStyle(of: tree.source).styled(modifier, indentedBy: indentation)
    // A comment stays with the line that it is on.
    let comment = separator.isEmpty ? nil : tree.trailingTrivia(of: last).last(where: \.isComment)
    return .insertOnce(separator + text, at: comment?.range.end ?? end)
  }

  /// The first token of the view's last line, where the view has several lines.
  private var lastLineStart: TokenID? {
    target.tokenIDs.dropFirst().last { tree.tokens[$0].flags.contains(.startsLine) }
      .map { TokenID($0) }
  }

  /// Whether a modifier makes the line too long, and can have a line of its own as the last modifier of a view
  /// that is no argument.
  private func isFull(with modifier: String, lineLength: Int) -> Bool {
    guard let first = target.firstToken, let last = target.lastToken else { return false }
    let next = last.index + 1
    let room = LineRoom(at: first, in: tree)
    return room.isExceeded(by: modifier, lineLength: lineLength) && !room.isInBrackets
      && next < tree.tokens.count && tree.tokens[next].kind != .period
  }

  /// Whether a token is the period before a modifier of the view.
  private func beginsModifier(_ token: TokenID) -> Bool {
    ([target] + Array(target.descendants)).contains {
      $0.kind == .memberAccessExpr && $0.firstToken == target.firstToken
        && $0.token(.period) == token
    }
  }

  /// The line end and white space before the modifier: those before the next one in the chain, or a
  /// line of its own after a closure of several lines, and where the line would get too long.
  private func separator(
    after last: TokenID, before modifier: String, lineLength: Int
  ) -> String {
    let style = TextStyle(of: tree.source)
    let next = TokenID(last.index + 1)
    if next.index < tree.tokens.count, tree.tokens[next.index].kind == .period,
      tree.tokens[next.index].flags.contains(.startsLine)
    {
      let indentation = tree.source.indentation(ofLineAt: tree.range(of: next).start)
      return style.lineEnding.rawValue + indentation
    }
    guard let first = target.firstToken else { return "" }
    let firstLine = tree.source.indentation(ofLineAt: tree.range(of: first).start)
    guard let lineStart = lastLineStart else {
      // A view that stands alone on its line has its modifiers on lines of their own.
      guard tree.tokens[first.index].flags.contains(.startsLine), next.index < tree.tokens.count,
        tree.tokens[next.index].flags.contains(.startsLine)
      else {
        let isFull = isFull(with: modifier, lineLength: lineLength)
        return isFull ? style.lineEnding.rawValue + firstLine + style.indentation.text : ""
      }
      return style.lineEnding.rawValue + firstLine + style.indentation.text
    }
    let closers: Set<TokenKind> = [.rightBrace, .rightParen, .rightSquare]
    let isClosing = closers.contains(tree.tokens[lineStart.index].kind)
    let indentation =
      isClosing || beginsModifier(lineStart)
      ? tree.source.indentation(ofLineAt: tree.range(of: lineStart).start)
      : firstLine + style.indentation.text
    return style.lineEnding.rawValue + indentation
  }
}

extension Program {
  /// Whether an expression names a function, or something that is not in sight.
  func mayBeFunction(_ expression: SyntaxCursor) -> Bool {
    let name = MemberAccessView(expression)?.nameNode ?? expression
    guard name.kind == .declReferenceExpr else { return false }
    let decls = reference(of: name).decls
    return decls.isEmpty
      || decls.contains { decl in
        if case .function = type(ofDeclared: decl) { return true }
        return cursor(of: decl).kind == .functionDecl
      }
  }
}
