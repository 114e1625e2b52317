import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax

/// A place that creates a view which never dismisses itself there: the call passes a constant flag that all its
/// dismissals ask for, or an `#if` keeps them from it. Nothing has to dismiss the view.
struct SilentSite {
  private let facts: DismissalFacts
  /// The constant Boolean values of properties at the place.
  private let flags: [String: Bool]
  private let conditions: Set<String>

  init(_ site: ViewSite, of facts: DismissalFacts) {
    self.facts = facts
    let place = site.expression
    flags = facts.view.constantFlags(at: place)
    conditions = Ancestry(of: place.tree).conditions(around: place)
  }

  /// Whether no dismissal of the view can run there.
  var isSilent: Bool {
    facts.files.allSatisfy { file in
      file.uses.allSatisfy { use in
        guard use.kind == .call else { return false }
        let ancestry = file.file.ancestry
        return ancestry.conditions(around: use.expression).contains(where: excludes)
          || isSkipped(use.expression, ancestry)
      }
    }
  }

  /// Whether code with a condition is not compiled at the place.
  private func excludes(_ condition: String) -> Bool {
    conditions.contains { other in
      other == "!" + condition || condition == "!" + other
        || other != condition && other.isPlatform && condition.isPlatform
    }
  }

  /// Whether a flag leads past code.
  private func isSkipped(_ place: SyntaxCursor, _ ancestry: Ancestry) -> Bool {
    ancestry.ancestors(of: place).contains { node in
      guard node.kind == .ifExpr else { return false }
      let all = node.conditions
      guard let body = node.child(.codeBlock) else { return false }
      if body.contains(place) { return all.contains { value(of: $0) == false } }
      return all.count == 1 && body.range.end <= place.range.start && value(of: all[0]) == true
    }
  }

  /// The value of a condition that is only a flag, or the opposite of one.
  private func value(of condition: String) -> Bool? {
    condition.hasPrefix("!") ? flags[String(condition.dropFirst())].map(!) : flags[condition]
  }
}

extension DismissingView {
  /// The properties that have a constant Boolean value where a call creates the view.
  fileprivate func constantFlags(at place: SyntaxCursor) -> [String: Bool] {
    let types = declarations.filter { !$0.isExtension }
    guard types.count == 1, let call = FunctionCallView(place),
      let arguments = InitializedProperties(
        of: types[0], extensions: declarations.filter(\.isExtension))?.arguments(of: call)
    else { return [:] }
    let hasInitializer = declarations.flatMap(\.members).contains { $0.kind == .initializerDecl }
    var flags: [String: Bool] = [:]
    for property in types[0].storedProperties where property.wrappers.isEmpty {
      let passed = arguments.first { $0.0.name == property.name }?.1
      let initial = property.binding.child(.initializerClause)?.children.reversed().first
      let value = passed ?? (hasInitializer ? nil : initial)
      guard let value, value.kind == .booleanLiteralExpr else { continue }
      flags[property.name] = value.text == "true"
    }
    return flags
  }
}

extension SyntaxCursor {
  /// The conditions of an `if` that all have to be true.
  fileprivate var conditions: [String] {
    children.filter { $0.kind == .conditionElement }.flatMap { element -> [String] in
      guard let condition = element.children.first(where: { _ in true }) else { return [] }
      let parts = condition.kind == .sequenceExpr ? Array(condition.children) : [condition]
      let operators = parts.filter { $0.kind == .binaryOperatorExpr }.map(\.text)
      return operators.allSatisfy { $0 == "&&" }
        ? parts.filter { $0.kind != .binaryOperatorExpr }.map(\.textWithoutSelf)
        : [condition.textWithoutTrivia]
    }
  }
}

extension String {
  /// Whether a condition of an `#if` asks for one operating system.
  fileprivate var isPlatform: Bool { hasPrefix("os(") && !contains("&") && !contains("|") }
}
