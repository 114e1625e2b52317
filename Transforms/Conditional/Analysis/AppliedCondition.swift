import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// The condition on which a closure's modifiers are applied: `isNew`, `!isNew`, `isNew && hasCover`.
///
/// It is the conjunction of the conditions of nested helpers, the outermost first. A negation of a whole
/// condition is removed, and the values of a ternary swap places instead.
struct AppliedCondition: Sendable {
  private let terms: [ConditionTerm]

  /// - Parameters:
  ///   - holds: whether the modifiers are applied if the condition is true.
  ///   - hasOpposite: whether a comparison of the condition can be written as its opposite.
  init(_ condition: SyntaxCursor, holds: Bool = true, hasOpposite: Bool = true) {
    var (expr, holds) = (condition, holds)
    while let operand = expr.negatedOperand { (expr, holds) = (operand.unparenthesized, !holds) }
    terms = [ConditionTerm(expr, holds: holds, hasOpposite: hasOpposite)]
  }

  private init(_ terms: [ConditionTerm]) { self.terms = terms }

  /// A condition that a name states.
  init(named name: String) { terms = [ConditionTerm(name: name)] }

  /// The same condition, read from a constant.
  ///
  /// - Parameter holds: whether the constant has the value of the condition, and not that of its opposite.
  func named(_ name: String, holds: Bool) -> AppliedCondition {
    let term = ConditionTerm(name: name)
    return AppliedCondition([holds ? term : term.opposite])
  }

  /// What a constant for the condition is called; nil for nothing in particular.
  var nameOfConstant: ConditionName? {
    guard terms.count == 1, let expression = terms[0].expression else { return nil }
    return ConditionName(expression, holds: terms[0].holds)
  }

  /// The values that it compares, each with what it is compared with: `state` with `.selected`; none where it consists
  /// of something else, too.
  var comparedValues: Set<[String]> {
    var found: Set<[String]> = []
    for term in terms {
      guard let parts = term.expression.map({ Array($0.children) }), 2 < parts.count else {
        return []
      }
      for index in stride(from: 1, to: parts.count, by: 2) {
        switch parts[index].textWithoutTrivia {
        case "==", "!=":
          found.insert([parts[index - 1], parts[index + 1]].map(\.textWithoutTrivia))
        case "&&", "||": continue
        default: return []
        }
      }
    }
    return found
  }

  /// Both this and another condition.
  func and(_ inner: AppliedCondition) -> AppliedCondition {
    AppliedCondition(terms + inner.terms)
  }

  /// The opposite of a single condition; nil for several.
  var opposite: AppliedCondition? {
    guard terms.count == 1 else { return nil }
    return AppliedCondition([terms[0].opposite])
  }
}

// MARK: As text

extension AppliedCondition {
  /// The condition as a Boolean value: `!isNew && hasCover`.
  var text: String {
    guard 1 < terms.count else { return terms[0].text }
    return terms.map(\.conjunct).joined(separator: " && ")
  }

  /// The opposite as a Boolean value.
  var negatedText: String { opposite?.text ?? "!(\(text))" }

  /// The test of a ternary, and whether its values swap places.
  private var test: (text: String, isNegated: Bool) {
    guard terms.count == 1 else { return (text, false) }
    let term = terms[0]
    return (term.bindsLooserThanChoice ? "(\(term.source))" : term.source, !term.holds)
  }

  /// The whole ternary: `isNew ? 8 : 0`.
  func choosing(_ applied: String, or inert: String) -> String {
    let (text, isNegated) = test
    return isNegated ? "\(text) ? \(inert) : \(applied)" : "\(text) ? \(applied) : \(inert)"
  }

  /// The text before and after a value that turns it into a ternary.
  func choice(or inert: String) -> (before: String, after: String) {
    let (text, isNegated) = test
    return isNegated ? ("\(text) ? \(inert) : ", "") : ("\(text) ? ", " : \(inert)")
  }

  /// The edits that combine a Boolean value with the condition: `isNew && isShown` for
  /// `isNew ? isShown : false`, and `!isNew || isShown` for `isNew ? isShown : true`.
  func combining(_ value: SyntaxCursor, or inert: String) -> [Edit]? {
    let isAlternative = inert == "true"
    guard isAlternative || inert == "false" else { return nil }
    let before = isAlternative ? disjunct + " || " : conjunct + " && "
    let isLooser =
      isAlternative ? value.bindsLooserThanChoice : value.bindsLooserThanConjunction
    return combining(value.range, before, isLooser)
  }

  /// The same for the test of a ternary, which is applied only if the condition holds.
  func combining(test: FoldedExpr, or inert: String) -> [Edit] {
    let isAlternative = inert == "true"
    let before = isAlternative ? disjunct + " || " : conjunct + " && "
    return combining(
      test.range, before,
      isAlternative ? test.bindsLooserThanChoice : test.bindsLooserThanConjunction)
  }

  private func combining(_ range: ByteRange, _ before: String, _ isLooser: Bool) -> [Edit] {
    [
      .insert(before + (isLooser ? "(" : ""), at: range.start),
      .insert(isLooser ? ")" : "", at: range.end),
    ].filter { !$0.replacement.isEmpty }
  }

  /// The text as one side of `&&`.
  private var conjunct: String { 1 < terms.count ? text : terms[0].conjunct }

  /// The text of the opposite as one side of `||`.
  private var disjunct: String {
    guard let opposite else { return negatedText }
    let isLooser = opposite.terms[0].holds && opposite.terms[0].bindsLooserThanChoice
    return isLooser ? "(\(opposite.text))" : opposite.text
  }

  /// The condition as `if` takes it.
  var statementText: String {
    // The parser would take a trailing closure for the body of the `if`.
    terms.contains(where: \.holdsClosure) ? "(\(text))" : text
  }
}

// MARK: Questions

extension AppliedCondition {
  /// Whether it uses `$0`, which would mean another parameter inside another closure.
  var usesShorthandParameter: Bool { terms.contains(where: \.usesShorthandParameter) }

  /// Whether it contains a call.
  var callsSomething: Bool { terms.contains(where: \.callsSomething) }

  /// Whether it can be evaluated more than once: that has no effect, and the value stays the same.
  func isPlain(_ types: ArgumentTypes) -> Bool {
    expressions.allSatisfy { types.plainObstacle(in: $0) == nil }
  }

  /// Whether it is an implicitly unwrapped optional, of which a copy is a plain optional.
  func isImplicitlyUnwrapped(_ types: ArgumentTypes) -> Bool {
    guard terms.count == 1, terms[0].holds, let expression = terms[0].expression else {
      return false
    }
    let name = MemberAccessView(expression)?.nameNode ?? expression
    return types.ask { program in
      program.reference(of: name).decls.contains(where: program.isImplicitlyUnwrapped)
    }
  }

  /// Whether it only checks that an optional is not nil: `icon != nil`, for the value `icon` or `icon!`.
  func isPresence(of value: SyntaxCursor) -> Bool {
    text == "\((value.unwrapped ?? value).text) != nil"
  }

  /// Whether a value says it already: `isBusy` for the condition `isBusy` or else `false`, and `title ?? ""` for
  /// `title != nil` or else `""`.
  func isSaid(by value: SyntaxCursor, or inert: String) -> Bool {
    guard terms.count == 1, terms[0].holds, let expression = terms[0].expression else {
      return false
    }
    let text = expression.textWithoutTrivia
    if inert == "false" { return value.textWithoutTrivia == text }
    let parts = Array(value.children)
    return value.kind == .sequenceExpr && parts.count == 3 && parts[1].text == "??"
      && parts[2].textWithoutTrivia == inert && text == parts[0].textWithoutTrivia + "!=nil"
  }

  /// Whether it consists of more than one operand.
  var hasOperator: Bool { 1 < terms.count || terms.contains(where: \.hasOperator) }

  /// The expressions that it consists of, without negations; none for a constant.
  var expressions: [SyntaxCursor] { terms.compactMap(\.expression) }

  /// The names and members that it evaluates whatever their values are: `mode` and `mode.isOpen`.
  var evaluatedNames: Set<String> { terms.first?.expression?.evaluatedNames ?? [] }

  /// Whether it combines the conditions of nested helpers.
  var isConjunction: Bool { 1 < terms.count }

  /// A comment that is lost if the condition is written on one line.
  var comment: String? { terms.lazy.compactMap(\.comment).first }
}
