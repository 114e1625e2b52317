import Syntax

/// What must hold of a match besides that it looks like the pattern:
///
/// - `$X is a literal`, `a name`, `a closure`, `a call`
/// - `` $X is `PATTERN` ``: what it took looks like another pattern
/// - `$X is $Y`: both took the same
/// - `` inside `PATTERN` ``: the match lies in something that looks so
/// - `inside a type that conforms to NAME`: as its declaration or extension around the match says
///
/// Each may be turned round: `$X is not a literal`, `not inside …`.
public struct MatchCondition: Sendable {
  private let test: Test
  private let isTurned: Bool

  private enum Test: Sendable {
    case form(String, Form)
    case pattern(String, Pattern)
    case same(String, String)
    case inside(Pattern)
    case insideType(String)
  }

  fileprivate enum Form: String {
    case literal, name, closure, call
  }

  /// - Throws: when the text is none of the above, or has a metavariable that none of the patterns
  ///   has.
  public init(_ text: String, for patterns: [Pattern]) throws(PatternError) {
    var words = Words(text)
    var isTurned = words.take("not ")
    if words.take("inside ") {
      if words.take("a type that conforms to ") {
        test = .insideType(words.rest)
      } else {
        test = .inside(try words.pattern())
      }
    } else {
      let name = try words.metavariable(of: patterns)
      guard words.take("is ") else { throw words.error("expected `is` or `is not`") }
      if words.take("not ") { isTurned.toggle() }
      if words.startsMetavariable {
        test = .same(name, try words.metavariable(of: patterns))
      } else if words.take("a "), let form = Form(rawValue: words.rest) {
        test = .form(name, form)
      } else {
        test = .pattern(name, try words.pattern())
      }
    }
    self.isTurned = isTurned
  }

  /// Whether it holds. What a metavariable is asked to be, it is not where it took nothing.
  public func holds(for match: Match, ancestry: Ancestry) -> Bool {
    isMet(by: match, ancestry: ancestry) != isTurned
  }

  private func isMet(by match: Match, ancestry: Ancestry) -> Bool {
    switch test {
    case .form(let name, let form):
      guard let node = match[name].flatMap(match.node) else { return false }
      return form.describes(node)
    case .pattern(let name, let pattern):
      guard let capture = match[name] else { return false }
      if let node = match.node(of: capture), pattern.match(at: node) != nil { return true }
      return pattern.readsLike(capture, in: match.tree)
    case .same(let left, let right):
      guard let left = match[left], let right = match[right] else { return false }
      return match.readsTheSame(left, right)
    case .inside(let pattern):
      return ancestry.ancestors(of: match.node).contains { pattern.match(at: $0) != nil }
    case .insideType(let name):
      return ancestry.ancestors(of: match.node).contains { node in
        node.inheritedNames.contains { $0 == name || $0.hasSuffix(".\(name)") }
      }
    }
  }
}

extension MatchCondition.Form {
  fileprivate func describes(_ node: SyntaxCursor) -> Bool {
    switch (self, node.kind) {
    case (.literal, .integerLiteralExpr), (.literal, .floatLiteralExpr),
      (.literal, .stringLiteralExpr), (.literal, .booleanLiteralExpr), (.literal, .nilLiteralExpr),
      (.literal, .regexLiteralExpr):
      true
    case (.literal, .prefixOperatorExpr):
      node.lastChild.map(describes) ?? false
    case (.name, .declReferenceExpr), (.name, .identifierPattern), (.name, .identifierType):
      node.tokenIDs.count == 1
    case (.closure, .closureExpr), (.call, .functionCallExpr):
      true
    default:
      false
    }
  }
}

extension Pattern {
  /// Whether a capture that is no whole node, such as a label, reads as the pattern does.
  fileprivate func readsLike(_ capture: Capture, in tree: SyntaxTree) -> Bool {
    let own = parsed.tree.tokens.indices.dropLast()
    return own.count == capture.tokens.count
      && zip(own, capture.tokens).allSatisfy {
        parsed.tree.nameBytes(of: $0).elementsEqual(tree.nameBytes(of: $1))
      }
  }
}

/// The words of a condition, from left to right.
private struct Words {
  private let text: String
  private(set) var rest: String

  init(_ text: String) {
    self.text = text
    rest = text
  }

  private var column: Int { text.utf8.count - rest.utf8.count + 1 }

  func error(_ message: String) -> PatternError {
    PatternError(message: message, line: 1, column: column)
  }

  mutating func take(_ words: String) -> Bool {
    guard rest.hasPrefix(words) else { return false }
    rest.removeFirst(words.count)
    return true
  }

  var startsMetavariable: Bool { rest.hasPrefix("$") }

  mutating func metavariable(of patterns: [Pattern]) throws(PatternError) -> String {
    let word = String(rest.prefix { $0 != " " })
    guard case .metavariable(let found) = Metavariable.reading(word), let name = found.name else {
      throw error("expected a metavariable, `inside` or `not inside`")
    }
    guard patterns.contains(where: { $0.metavariables.contains(found) }) else {
      throw error("`\(word)` is not in the pattern")
    }
    rest = String(rest.dropFirst(word.count).drop { $0 == " " })
    return name
  }

  /// A pattern in back-ticks, which ends the condition.
  func pattern() throws(PatternError) -> Pattern {
    guard rest.hasPrefix("`"), rest.hasSuffix("`"), 2 < rest.count else {
      throw error(
        "expected a pattern in back-ticks, or `a literal`, `a name`, `a closure`, `a call`")
    }
    do throws(PatternError) {
      return try Pattern(String(rest.dropFirst().dropLast()))
    } catch {
      throw PatternError(
        message: error.message, line: 1, column: column + error.column)
    }
  }
}
