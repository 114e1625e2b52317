import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// When the modifiers of a conditional modifier are applied, as other code may say it: `isNew`,
/// `!isNew`, `isNew && hasCover`.
///
/// It is a conjunction of the conditions of nested helpers, the outermost first. The negation of a
/// whole condition is taken off, and the values of a choice change places instead.
public struct AppliedCondition: Sendable {
  private let terms: [Term]

  /// - Parameter holds: whether the modifiers are applied when the condition holds, rather than when
  ///   it does not.
  public init(_ condition: SyntaxCursor, holds: Bool = true) {
    var (expr, holds) = (condition, holds)
    while let operand = expr.negatedOperand { (expr, holds) = (operand.unparenthesized, !holds) }
    terms = [Term(expr, holds: holds)]
  }

  private init(_ terms: [Term]) { self.terms = terms }

  /// The same condition by the name of a constant that holds it.
  public func named(_ name: String) -> AppliedCondition {
    AppliedCondition([Term(name: name)])
  }

  /// Both this and another condition.
  public func and(_ inner: AppliedCondition) -> AppliedCondition {
    AppliedCondition(terms + inner.terms)
  }

  /// The opposite of a single condition; nil for several.
  public var opposite: AppliedCondition? {
    guard terms.count == 1 else { return nil }
    return AppliedCondition([terms[0].opposite])
  }
}

// MARK: As text

extension AppliedCondition {
  /// The condition as a Boolean value: `!isNew && hasCover`.
  public var text: String {
    guard 1 < terms.count else { return terms[0].text }
    return terms.map(\.conjunct).joined(separator: " && ")
  }

  /// The opposite as a Boolean value.
  public var negatedText: String { opposite?.text ?? "!(\(text))" }

  /// What stands in front of the first value of a choice, and whether the values change places.
  private var test: (text: String, isTurned: Bool) {
    guard terms.count == 1 else { return (text, false) }
    let term = terms[0]
    return (term.bindsLooserThanChoice ? "(\(term.source))" : term.source, !term.holds)
  }

  /// The whole choice: `isNew ? 8 : 0`.
  public func choosing(_ applied: String, or inert: String) -> String {
    let (text, isTurned) = test
    return isTurned ? "\(text) ? \(inert) : \(applied)" : "\(text) ? \(applied) : \(inert)"
  }

  /// What goes before and behind a value where it stands, to make a choice of it.
  public func choice(or inert: String) -> (before: String, behind: String) {
    let (text, isTurned) = test
    return isTurned ? ("\(text) ? \(inert) : ", "") : ("\(text) ? ", " : \(inert)")
  }

  /// The condition as `if` takes it.
  public var statementText: String {
    // A closure behind a call would be read as the body.
    terms.contains(where: \.holdsClosure) ? "(\(text))" : text
  }
}

// MARK: Questions

extension AppliedCondition {
  /// Whether it names the parameter of a closure as `$0`: inside another closure that is another
  /// one.
  public var usesShorthandParameter: Bool { terms.contains(where: \.usesShorthandParameter) }

  /// Whether evaluating it calls something, so that it should be done once.
  public var callsSomething: Bool { terms.contains(where: \.callsSomething) }

  /// Whether it holds just when an optional is not nil: `icon != nil`.
  public func isPresence(of optional: String) -> Bool { text == "\(optional) != nil" }

  /// Whether it is made of those of nested helpers.
  public var isConjunction: Bool { 1 < terms.count }

  /// A comment that goes when the condition is written on one line.
  public var comment: String? { terms.lazy.compactMap(\.comment).first }
}

/// What must hold, or must not.
private struct Term: Sendable {
  /// The expression on one line, without a negation of the whole.
  let source: String
  private(set) var holds = true
  /// `a != b` for `a == b`.
  private var turnedSource: String?
  /// Whether `!` in front negates all of it.
  private var isPrimary = true
  private(set) var bindsLooserThanChoice = false
  private var bindsLooserThanConjunction = false
  private(set) var holdsClosure = false
  private(set) var usesShorthandParameter = false
  private(set) var callsSomething = false
  private(set) var comment: String?

  init(name: String) { source = name }

  init(_ expr: SyntaxCursor, holds: Bool) {
    let nodes = [expr] + Array(expr.descendants)
    source = expr.oneLineText
    self.holds = holds
    turnedSource = expr.turnedComparison
    isPrimary = expr.isPrimary
    bindsLooserThanChoice = expr.bindsLooserThanChoice
    bindsLooserThanConjunction = expr.bindsLooserThanConjunction
    holdsClosure = nodes.contains { $0.kind == .closureExpr }
    usesShorthandParameter = expr.usesShorthandParameter
    callsSomething = nodes.contains { $0.kind == .functionCallExpr }
    comment = expr.tree.comments(in: expr.range).first.map { expr.tree.source.string($0.range) }
  }

  var opposite: Term {
    var opposite = self
    opposite.holds = !holds
    return opposite
  }

  var text: String {
    if holds { return source }
    return turnedSource ?? (isPrimary ? "!\(source)" : "!(\(source))")
  }

  /// The text as one side of `&&`.
  var conjunct: String { holds && bindsLooserThanConjunction ? "(\(source))" : text }
}

extension SyntaxCursor {
  /// The expression within parentheses that hold nothing else.
  fileprivate var unparenthesized: SyntaxCursor {
    guard kind == .tupleExpr else { return self }
    let elements = Array(children)
    guard elements.count == 1, elements[0].kind == .labeledExpr, elements[0].token(.colon) == nil,
      let inner = elements[0].children.first(where: { $0.kind != .unexpectedNodes })
    else { return self }
    return inner.unparenthesized
  }

  /// `a != b` for `a == b`, and the other way around.
  fileprivate var turnedComparison: String? {
    guard case .infix(_, let sign, _) = OperatorTable.standard.fold(self).shape,
      OperatorTable.standard.fold(self).problem == nil, ["==", "!="].contains(sign.text)
    else { return nil }
    let all = oneLineText
    guard let place = all.range(ofWord: " \(sign.text) ") else { return nil }
    return all[..<place.lowerBound] + (sign.text == "==" ? " != " : " == ")
      + all[place.upperBound...]
  }

  /// Whether `!` in front negates all of it.
  fileprivate var isPrimary: Bool {
    switch kind {
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr,
      .booleanLiteralExpr, .tupleExpr, .forceUnwrapExpr, .optionalChainingExpr:
      true
    default: false
    }
  }

  /// Whether `?` would take only a part of the expression.
  public var bindsLooserThanChoice: Bool {
    let folded = OperatorTable.standard.fold(self)
    if folded.problem != nil { return true }
    switch folded.shape {
    case .ternary, .assignment: return true
    case .operand, .infix, .typeCheck, .cast, .covered: return false
    }
  }

  fileprivate var bindsLooserThanConjunction: Bool {
    if bindsLooserThanChoice { return true }
    guard case .infix(_, let sign, _) = OperatorTable.standard.fold(self).shape else {
      return false
    }
    let tighter: Set<String> = [
      "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "&&", "??", "+", "-", "*", "/", "%",
    ]
    return !tighter.contains(sign.text)
  }
}

extension SyntaxCursor {
  /// Whether the node, closures inside of it left out, names a parameter as `$0`.
  public var usesShorthandParameter: Bool {
    if kind == .closureExpr { return false }
    if kind == .declReferenceExpr, text.utf8.first == UInt8(ascii: "$"),
      text.utf8.dropFirst().first.map({ 48...57 ~= $0 }) == true
    {
      return true
    }
    return children.contains { $0.usesShorthandParameter }
  }
}

extension String {
  /// The only place of a text in the string; nil when there are more, or none.
  fileprivate func range(ofWord word: String) -> Range<String.Index>? {
    var found: Range<String.Index>?
    var start = startIndex
    while let place = self[start...].firstRange(of: word) {
      if found != nil { return nil }
      found = place
      start = place.upperBound
    }
    return found
  }
}
