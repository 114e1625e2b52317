import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A place that creates a view which never dismisses itself there: the call passes a constant flag that all its
/// dismissals ask for, or the closure that takes their place, or an `#if` keeps them from it. Nothing has to dismiss
/// the view.
struct SilentSite {
  private let facts: DismissalFacts
  /// The constant Boolean values of properties at the place.
  private let flags: [String: Bool]
  /// The optional properties that get a closure at the place.
  private let closures: Set<String>
  private let conditions: Set<String>

  init(_ site: ViewSite, of facts: DismissalFacts) {
    self.facts = facts
    let place = site.expression
    flags = ConstantFlags(in: facts.context).values(of: facts.view.declarations, at: place)
    closures = Self.closures(of: facts.view.declarations, at: place, in: facts.context)
    conditions = Ancestry(of: place.tree).conditions(around: place)
  }

  private static func closures(
    of declarations: [TypeDecl], at place: SyntaxCursor, in context: TransformContext
  ) -> Set<String> {
    let types = declarations.filter { !$0.isExtension }
    guard !types.isEmpty, types.areCopies, let call = FunctionCallView(place),
      let initialized = InitializedProperties(
        of: types[0], extensions: declarations.filter(\.isExtension))
    else { return [] }
    let closures = initialized.arguments(of: call)?.filter { property, argument in
      property.isOptional && property.wrappers.isEmpty
        && (argument.kind == .closureExpr || context.program.ask { $0.isFunction(argument) })
    }
    return Set(closures?.map(\.0.name) ?? [])
  }

  /// Whether an `#if` lets no build have both the place and the end of a route.
  func isCompiledApart(from route: Route) -> Bool {
    let ancestry = Ancestry(of: route.arrival.tree)
    return ancestry.conditions(around: route.arrival).contains(where: excludes)
  }

  /// Whether no dismissal of the view can run there.
  var isSilent: Bool {
    facts.files.allSatisfy { file in
      file.uses.allSatisfy { use in
        guard use.kind == .call else { return false }
        let ancestry = file.file.ancestry
        return ancestry.conditions(around: use.expression).contains(where: excludes)
          || isSkipped(use.expression, in: file.file, [])
      }
    }
  }

  /// Why a view never dismisses itself, although code for that is there; nil where it may.
  static func obstacle(to facts: DismissalFacts) -> Obstacle? {
    let shown = facts.view.sites.filter { !$0.isOnlyInPreviews }
    guard facts.isDismissedConditionally, !shown.isEmpty,
      shown.allSatisfy({ SilentSite($0, of: facts).isSilent })
    else { return nil }
    return Obstacle(
      .deadDismiss,
      "`\(facts.view.name)` never dismisses itself: \(SilentSite.words(for: shown, of: facts))",
      at: facts.view.properties[0].cursor)
  }

  /// What keeps a view from dismissing itself at some places.
  private static func words(for sites: [ViewSite], of facts: DismissalFacts) -> String {
    let all = sites.map { SilentSite($0, of: facts) }
    var flags = Set(all[0].flags.keys)
    var closures = all[0].closures
    for site in all.dropFirst() {
      flags.formIntersection(site.flags.keys)
      closures.formIntersection(site.closures)
    }
    let conditions = facts.conditions
    let given = closures.filter { name in conditions.contains { $0.mentions(name) } }.sorted()
    let constant = flags.filter { name in conditions.contains { $0.mentions(name) } }.sorted()
    if let name = given.first, given.count == 1, constant.isEmpty {
      return "it gets `\(name)` wherever it is created, and calls that instead"
    }
    if let name = constant.first, constant.count == 1, given.isEmpty {
      return "`\(name)` is a constant wherever it is created, which keeps it from doing so"
    }
    return given.isEmpty && constant.isEmpty
      ? "an `#if` or what it gets wherever it is created keeps it from doing so"
      : "what it gets wherever it is created keeps it from doing so"
  }

  /// Whether code with a condition is not compiled at the place.
  private func excludes(_ condition: String) -> Bool {
    conditions.contains { other in
      other == "!" + condition || condition == "!" + other
        || other != condition && other.isPlatform && condition.isPlatform
    }
  }

  /// Whether a flag leads past code, or past every use of the private member that it is in.
  ///
  /// - Parameter members: the members that were followed.
  private func isSkipped(
    _ place: SyntaxCursor, in file: IndexedFile, _ members: Set<NodeID>
  ) -> Bool {
    for node in file.ancestry.ancestors(of: place) {
      switch node.kind {
      case .ifExpr:
        let all = node.conditions
        guard let body = node.child(.codeBlock) else { continue }
        if body.contains(place) {
          if all.contains(where: { value(of: $0) == false }) { return true }
        } else if all.count == 1, body.range.end <= place.range.start, value(of: all[0]) == true {
          return true
        } else if !body.contains(place), all.count == 1, asksForClosure(all[0]) {
          return true
        }
      case .sequenceExpr:
        let parts = Array(node.children)
        if parts.count == 3, parts[1].text == "??", parts[2].contains(place),
          let called = FunctionCallView(parts[0])?.callee?.textWithoutSelf, called.hasSuffix("?"),
          closures.contains(String(called.dropLast()))
        {
          return true
        }
      case .variableDecl, .functionDecl:
        guard file.ancestry.parent(of: node)?.kind == .memberBlock else { continue }
        return !members.contains(node.id)
          && areUsesSkipped(of: node, in: file, members.union([node.id]))
      default: continue
      }
    }
    return false
  }

  private func areUsesSkipped(
    of member: SyntaxCursor, in file: IndexedFile, _ members: Set<NodeID>
  ) -> Bool {
    guard member.hasModifier(.private), !member.hasModifier(.static),
      let name = FunctionDeclView(member)?.name
        ?? member.child(.patternBinding)?.child(.identifierPattern)?.text
    else { return false }
    let uses = file.uses(of: name)
    return !uses.isEmpty && uses.allSatisfy { isSkipped($0, in: file, members) }
  }

  /// Whether a condition holds where an optional closure is there: `let onClose`, `onClose != nil`.
  private func asksForClosure(_ condition: String) -> Bool {
    closures.contains { ["let\($0)", "let\($0)=\($0)", "\($0)!=nil"].contains(condition) }
  }

  /// The value of a condition that is only a flag, or the opposite of one.
  private func value(of condition: String) -> Bool? {
    condition.hasPrefix("!") ? flags[String(condition.dropFirst())].map(!) : flags[condition]
  }
}

extension DismissalFacts {
  /// The conditions, and the values before `??`, around the dismissals and the private members that they are in.
  fileprivate var conditions: [SyntaxCursor] {
    files.map(\.file.tree).flatMap { tree in
      let tests = tree.nodes(ofKind: .ifExpr).flatMap(\.children)
        .filter { $0.kind == .conditionElement }
      let choices = tree.nodes(ofKind: .sequenceExpr)
        .filter { node in node.children.contains { $0.text == "??" } }
      return tests + choices
    }
  }

  /// Whether each dismissal stands under a condition, or in a private member that may be used under one.
  fileprivate var isDismissedConditionally: Bool {
    files.allSatisfy { file in
      file.uses.allSatisfy { use in
        file.file.ancestry.ancestors(of: use.expression).contains { node in
          switch node.kind {
          case .ifExpr, .ifConfigClause, .sequenceExpr: true
          case .functionDecl, .variableDecl: node.hasModifier(.private)
          default: false
          }
        }
      }
    }
  }
}

extension ViewSite {
  fileprivate var isOnlyInPreviews: Bool { routes.allSatisfy(\.isPreview) }
}

extension Program {
  /// Whether a value is a function that is there in any case.
  fileprivate func isFunction(_ expression: SyntaxCursor) -> Bool {
    if case .function = type(of: expression) { true } else { false }
  }
}

extension SyntaxCursor {
  fileprivate func mentions(_ name: String) -> Bool {
    ([self] + Array(descendants)).contains {
      $0.declaredName == name || $0.kind == .identifierPattern && $0.text == name
    }
  }

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
