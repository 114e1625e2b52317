import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Writes what the uses of the properties become.
struct StageUseEdits {
  let analysis: StageAnalysis
  let names: StageNames
  /// Whether two values of the enumeration can be compared.
  let isEquatable: Bool
  let pattern: CasePattern
  /// The properties for which the enumeration needs a member with the value.
  var members: Set<Int> { Set(memberUses.map(\.property)) }
  /// What needs one, each with the number of the property.
  private var memberUses: [(property: Int, use: StageUse)] = []
  private(set) var edits: [String: [Edit]] = [:]

  init(
    _ analysis: StageAnalysis, _ names: StageNames, isEquatable: Bool, _ pattern: CasePattern
  ) {
    self.pattern = pattern
    self.analysis = analysis
    self.names = names
    self.isEquatable = isEquatable
  }

  /// - Parameter written: uses that are written otherwise.
  mutating func writeAll(except written: Set<StageGroup.Place>) throws(Obstacle) {
    for (index, property) in analysis.group.properties.enumerated() {
      for use in property.uses where !written.contains(StageGroup.Place(use.name)) {
        edits[use.file.path, default: []] += try edits(for: use, of: index)
      }
    }
  }

  private mutating func edits(for use: StageUse, of index: Int) throws(Obstacle) -> [Edit] {
    let state: Edit = .replaceAlone(use.name.range, with: names.state)
    let stage = names.cases[index]
    switch use.action {
    case .turnOn: return turnOn(use, stage, state)
    case .turnOff: return try turnOff(use, of: index)
    case .unwrap where !use.isOptional:
      return unwrap(use, stage, state)
    case .read where analysis.group.properties[index].isFlag && !use.isOptional:
      if let edits = comparison(use, stage, state) { return edits }
    case .read where !use.isOptional:
      if let test = use.presence { return presence(use, test, stage, state) }
    case .readNegated where isEquatable && !use.isOptional:
      return negatedComparison(use, stage)
    default: break
    }
    memberUses.append((index, use))
    return [member(of: use, index)]
  }

  /// Why no member is written for a property whose value only tests ask for.
  var memberForTests: Obstacle? {
    members.sorted().lazy.compactMap { index -> Obstacle? in
      let uses = memberUses.filter { $0.property == index }.map(\.use)
      guard let first = uses.first, uses.allSatisfy(\.file.isTest) else { return nil }
      let name = analysis.group.properties[index].name
      return Obstacle(
        .flagUsedOtherwise, "only tests need the value of `\(name)` apart from a condition",
        at: first.name)
    }.first
  }

  /// The member of the enumeration that has the value of the property.
  private func member(of use: StageUse, _ index: Int) -> Edit {
    let member = names.member(for: analysis.group.properties[index])
    if use.name.kind == .identifierPattern {
      return .insert(" = \(names.state).\(member)", at: use.name.range.end)
    }
    return .replaceAlone(use.name.range, with: "\(names.state).\(member)")
  }

  // MARK: Reads

  private func unwrap(_ use: StageUse, _ stage: String, _ state: Edit) -> [Edit] {
    let start = use.node.range.start
    let name = use.node.child(.identifierPattern) ?? use.name
    let binding = pattern.text(stage, use.variable)
    if use.name.kind == .identifierPattern {
      return [.replaceAlone(ByteRange(start, name.range.end), with: "\(binding) = \(names.state)")]
    }
    return [.replaceAlone(ByteRange(start, name.range.end), with: binding), state]
  }

  private func presence(
    _ use: StageUse, _ test: SyntaxCursor, _ stage: String, _ state: Edit
  ) -> [Edit] {
    [
      .insert("case .\(stage) = ", at: test.range.start), state,
      .delete(ByteRange(use.place.range.end, test.range.end)),
    ]
  }

  private func negatedComparison(_ use: StageUse, _ stage: String) -> [Edit] {
    let isInner = use.file.ancestry.needsParentheses(comparing: use.node)
    let sign = ByteRange(use.node.range.start, use.place.range.start)
    let comparison = "\(names.state) != .\(stage)" + (isInner ? ")" : "")
    return [
      .replaceAlone(sign, with: isInner ? "(" : ""),
      .replaceAlone(use.name.range, with: comparison),
    ]
  }

  private func comparison(_ use: StageUse, _ stage: String, _ state: Edit) -> [Edit]? {
    let ancestry = use.file.ancestry
    guard isEquatable else {
      guard ancestry.parent(of: use.place)?.kind == .conditionElement else { return nil }
      return [.insert("case .\(stage) = ", at: use.place.range.start), state]
    }
    let comparison = Edit.replaceAlone(use.name.range, with: "\(names.state) == .\(stage)")
    guard ancestry.needsParentheses(comparing: use.place) else { return [comparison] }
    let place = use.place.range
    return place.start == use.name.range.start
      ? [.replaceAlone(use.name.range, with: "(\(names.state) == .\(stage))")]
      : [.insert("(", at: place.start), comparison, .insert(")", at: place.end)]
  }

  // MARK: Writes

  private func turnOn(_ use: StageUse, _ stage: String, _ state: Edit) -> [Edit] {
    guard var value = use.value.first, let last = use.value.last else { return [state] }
    if value.kind == .booleanLiteralExpr {
      return [state, .replaceAlone(value.range, with: ".\(stage)")]
    }
    if let text = spread(value, of: use) {
      let assignment = Array(use.node.children)[1]
      return [
        state, .insert(" .\(stage)(", at: assignment.range.end),
        .insert(text, at: last.range.end),
      ]
    }
    if use.value.count == 1 {
      while value.kind == .awaitExpr || value.kind == .tryExpr,
        let inner = value.children.first(where: { _ in true })
      {
        value = inner
      }
    }
    return [
      state, .insert(".\(stage)(", at: value.range.start), .insert(")", at: last.range.end),
    ]
  }

  /// What ends the payload on a line of its own, where the value stands below the `=`.
  private func spread(_ value: SyntaxCursor, of use: StageUse) -> String? {
    let tree = value.tree
    guard let token = value.firstToken, tree.tokens[token.index].flags.contains(.startsLine),
      value.kind != .awaitExpr, value.kind != .tryExpr
    else { return nil }
    let lineEnd = TextStyle(of: tree.source).lineEnding.rawValue
    return lineEnd + tree.source.indentation(ofLineAt: use.node.range.start) + ")"
  }

  private func turnOff(_ use: StageUse, of index: Int) throws(Obstacle) -> [Edit] {
    if let statement = analysis.group.statement(before: use),
      let removal = StatementRemoval(of: use.node, in: use.file)
    {
      return [try removal.edit(), turnOff(use, of: index, after: statement)]
    }
    if analysis.turnOff(use) == .nothing, let removal = StatementRemoval(of: use.node, in: use.file)
    {
      return [try removal.edit()]
    }
    let state = use.base + names.state
    let assignment = "\(state) = .\(names.idle)"
    if analysis.turnOff(use) == .idle { return [.replaceAlone(use.node.range, with: assignment)] }
    let stage = names.cases[index]
    let isComparable = isEquatable && analysis.group.properties[index].isFlag
    let condition =
      isComparable ? "if \(state) == .\(stage)" : "if case .\(stage) = \(state)"
    if let last = use.conditionAround {
      let test = condition.dropFirst("if".count)
      return [
        .insert("," + test, at: last.range.end), .replaceAlone(use.node.range, with: assignment),
      ]
    }
    let tree = use.node.tree
    guard let token = use.node.firstToken, tree.tokens[token.index].flags.contains(.startsLine)
    else { return [.replaceAlone(use.node.range, with: "\(condition) { \(assignment) }")] }
    let style = TextStyle(of: tree.source)
    let indentation = tree.source.indentation(ofLineAt: use.node.range.start)
    let text = style.styled("\(condition) {\n  \(assignment)\n}", indentedBy: indentation)
    // A comment at the end of the line stays beside the assignment.
    guard let comment = use.node.commentBeside else {
      return [.replaceAlone(use.node.range, with: text)]
    }
    let end = style.lineEnding.rawValue + indentation + "}"
    return [
      .replaceAlone(use.node.range, with: String(text.dropLast(end.count))),
      .insert(end, at: comment.range.end),
    ]
  }
}

extension StageUseEdits {
  /// The assignment on a line of its own, after another statement.
  private func turnOff(_ use: StageUse, of index: Int, after statement: SyntaxCursor) -> Edit {
    let state = use.base + names.state
    let stage = names.cases[index]
    let assignment = "\(state) = .\(names.idle)"
    let condition = isEquatable ? "\(state) == .\(stage)" : "case .\(stage) = \(state)"
    let isCertain = analysis.turnOff(use) == .idle
    let style = TextStyle(of: statement.tree.source)
    let indentation = statement.tree.source.indentation(ofLineAt: statement.range.start)
    let text = style.styled(
      isCertain ? assignment : "if \(condition) {\n  \(assignment)\n}", indentedBy: indentation)
    let end = statement.commentBeside?.range.end ?? statement.range.end
    return .insert(style.lineEnding.rawValue + indentation + text, at: end)
  }
}

extension SyntaxCursor {
  /// The comment at the end of its line.
  fileprivate var commentBeside: TriviaPiece? {
    guard let last = lastToken else { return nil }
    let next = TokenID(last.index + 1)
    guard tree.tokens[next.index].flags.contains(.startsLine) else { return nil }
    return tree.trailingTrivia(of: last).last(where: \.isComment)
  }
}
