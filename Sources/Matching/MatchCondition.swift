import Syntax

/// A condition that a match must satisfy in addition to the pattern:
///
/// - `$X is a literal`, `a name`, `a closure`, `a call`
/// - `` $X is `PATTERN` ``: the capture matches another pattern
/// - `$X is $Y`: both captures have the same text
/// - `` inside `PATTERN` ``: the match is inside code that matches the pattern
/// - `inside a type that conforms to NAME`: the enclosing type declaration or extension states the
///   conformance
///
/// Each condition can be negated: `$X is not a literal`, `not inside …`.
public struct MatchCondition: Sendable {
  private let test: Test
  private let isNegated: Bool

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

  /// - Throws: if the text is not one of these forms, or contains a metavariable that none of the
  ///   patterns has.
  public init(_ text: String, for patterns: [Pattern]) throws(PatternError) {
    var words = Words(text)
    var isNegated = words.take("not ")
    if words.take("inside ") {
      if words.take("a type that conforms to ") {
        test = .insideType(words.rest)
      } else {
        test = .inside(try words.pattern())
      }
    } else {
      let name = try words.metavariable(of: patterns)
      guard words.take("is ") else {
        throw words.error("expected `is` or `is not` after the metavariable")
      }
      if words.take("not ") { isNegated.toggle() }
      if words.startsMetavariable {
        test = .same(name, try words.metavariable(of: patterns))
      } else if words.take("a "), let form = Form(rawValue: words.rest) {
        test = .form(name, form)
      } else {
        test = .pattern(name, try words.pattern())
      }
    }
    self.isNegated = isNegated
  }

  /// Whether a match satisfies the condition. A condition on a capture is false if the metavariable
  /// captured nothing.
  public func holds(for match: Match, ancestry: Ancestry) -> Bool {
    isMet(by: match, ancestry: ancestry) != isNegated
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
  /// Whether a capture that is not a whole node, such as a label, has the same tokens as the
  /// pattern.
  fileprivate func readsLike(_ capture: Capture, in tree: SyntaxTree) -> Bool {
    let own = parsed.tree.tokens.indices.dropLast()
    return own.count == capture.tokens.count
      && zip(own, capture.tokens).allSatisfy {
        parsed.tree.nameBytes(of: $0).elementsEqual(tree.nameBytes(of: $1))
      }
  }
}

/// The rest of a condition that is being read.
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
      throw error("expected a named metavariable, `inside` or `not inside`")
    }
    guard patterns.contains(where: { $0.metavariables.contains(found) }) else {
      throw error("`\(word)` is not in the pattern: use one of its metavariables")
    }
    rest = String(rest.dropFirst(word.count).drop { $0 == " " })
    return name
  }

  /// Reads a pattern in backticks at the end of the condition.
  func pattern() throws(PatternError) -> Pattern {
    guard rest.hasPrefix("`"), rest.hasSuffix("`"), 2 < rest.count else {
      throw error(
        "expected a pattern in backticks, or `a literal`, `a name`, `a closure` or `a call`")
    }
    do throws(PatternError) {
      return try Pattern(String(rest.dropFirst().dropLast()))
    } catch {
      throw PatternError(
        message: error.message, line: 1, column: column + error.column)
    }
  }
}
