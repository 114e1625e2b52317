import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// Conditions about several properties that one comparison says: `!isLoading && error == nil` is `state == .idle`; and
/// those that another one makes true: `!isLoading` beside `let error`.
struct JoinedConditions {
  private(set) var written: Set<StageGroup.Place> = []
  private(set) var edits: [String: [Edit]] = [:]

  init(in analysis: StageAnalysis, _ names: StageNames, isEquatable: Bool) {
    let properties = analysis.group.properties
    let uses = properties.enumerated().flatMap { index, property in
      property.uses.filter { !$0.isWrite && !$0.isOptional }.map { (index, $0) }
    }
    for (index, use) in uses {
      guard let removal = use.removal(beside: uses.filter { $0.0 != index }.map(\.1)) else {
        continue
      }
      add([use], removal)
    }
    let terms = uses.compactMap { index, use in StageTerm(of: use, property: index) }
    for use in properties.flatMap(\.uses) where analysis.resetsIfOn(use) {
      addReset(use, uses, analysis, names, isEquatable: isEquatable)
    }
    if isEquatable, analysis.hasIdle { addComparisons(with: names, of: terms, properties.count) }
    for term in terms {
      guard let removal = term.removal(beside: terms) else { continue }
      add([term.use], removal)
    }
  }

  /// One comparison for conditions about all properties.
  private mutating func addComparisons(
    with names: StageNames, of terms: [StageTerm], _ count: Int
  ) {
    for first in terms {
      let sign = first.isOn ? "!=" : "=="
      let text = "\(first.use.base)\(names.state) \(sign) .\(names.idle)"
      if let run = first.run(in: terms, count: count) {
        let range = ByteRange(run[0].range.start, run[run.count - 1].range.end)
        add(run.map(\.use), .replaceAlone(range, with: text))
      } else if let group = first.group(in: terms, count: count) {
        let removals = group.dropFirst().map(\.removalWithOperator)
        add(group.map(\.use), [.replaceAlone(first.range, with: text)] + removals)
      }
    }
  }

  /// `if !isLoading { error = nil }` asks only for the error; so does `if error != nil { error = nil }`.
  private mutating func addReset(
    _ use: StageUse, _ uses: [(Int, StageUse)], _ analysis: StageAnalysis, _ names: StageNames,
    isEquatable: Bool
  ) {
    guard let index = analysis.group.properties.firstIndex(where: { $0.has(use) }),
      let (condition, isAlone) = use.condition
    else { return }
    let state = use.base + names.state
    let reset = Edit.replaceAlone(use.node.range, with: "\(state) = .\(names.idle)")
    let asks = uses.contains { other, read in
      other == index && read.base == use.base && read.isPositive(condition)
    }
    if asks {
      add([use], reset)
      return
    }
    let negated = uses.first { other, read in
      other != index && read.base == use.base && read.action == .readNegated
        && StageGroup.Place(read.node) == StageGroup.Place(condition)
    }
    guard isAlone, let negated else { return }
    let isComparable = isEquatable && analysis.group.properties[index].isFlag
    let stage = names.cases[index]
    let test = isComparable ? "\(state) == .\(stage)" : "case .\(stage) = \(state)"
    guard written.isDisjoint(with: [use, negated.1].map { StageGroup.Place($0.name) }) else {
      return
    }
    add([negated.1], .replaceAlone(condition.range, with: test))
    add([use], reset)
  }

  private mutating func add(_ uses: [StageUse], _ edit: Edit) { add(uses, [edit]) }

  private mutating func add(_ uses: [StageUse], _ edits: [Edit]) {
    let places = uses.map { StageGroup.Place($0.name) }
    guard written.isDisjoint(with: places) else { return }
    written.formUnion(places)
    self.edits[uses[0].file.path, default: []] += edits
  }
}

extension StageUse {
  /// Removes `!isLoading` from the conditions of an `if` or `guard` that also ask for the value of another property.
  fileprivate func removal(beside others: [StageUse]) -> Edit? {
    guard action == .readNegated, let element = file.ancestry.parent(of: node),
      element.kind == .conditionElement, let list = file.ancestry.parent(of: element)
    else { return nil }
    let elements = list.children.filter { $0.kind == .conditionElement }
    let isSaid = others.contains { other in
      other.file.path == file.path && other.base == base
        && elements.contains { $0.id == other.askingCondition?.id }
    }
    guard isSaid, let index = elements.firstIndex(where: { $0.id == element.id }) else {
      return nil
    }
    guard 0 < index else {
      return .delete(ByteRange(element.range.start, elements[1].range.start))
    }
    let before = elements[index - 1].children.first { _ in true } ?? elements[index - 1]
    return .delete(ByteRange(before.range.end, node.range.end))
  }

  /// The condition of an `if` or `guard` that is this use and nothing else, and true where there is a value.
  private var askingCondition: SyntaxCursor? {
    let read = isOfFlag && action == .read ? place : nil
    let condition: SyntaxCursor? =
      if case .unwrap = action { node } else { presence ?? read }
    let element = condition.flatMap(file.ancestry.parent)
    return element?.kind == .conditionElement ? element : nil
  }

  /// Whether a condition says that the property is on, and nothing else.
  fileprivate func isPositive(_ condition: SyntaxCursor) -> Bool {
    askingCondition.map {
      StageGroup.Place($0) == file.ancestry.parent(of: condition).map(StageGroup.Place.init)
    } ?? false
  }

  /// The condition of the `if` whose first statement this one is, if it has only one; and whether the `if` holds
  /// nothing else.
  fileprivate var condition: (node: SyntaxCursor, isAlone: Bool)? {
    guard let branch = enclosingIf, branch.child(.codeBlock)?.statements.first?.id == node.id
    else { return nil }
    let elements = branch.children.filter { $0.kind == .conditionElement }
    guard elements.count == 1, let condition = elements[0].children.first(where: { _ in true })
    else { return nil }
    return (condition, isAlone(in: branch))
  }

  /// The last condition of the `if` that holds nothing but this statement.
  var conditionAround: SyntaxCursor? {
    guard let branch = enclosingIf, isAlone(in: branch) else { return nil }
    let last = Array(branch.children).last { $0.kind == .conditionElement }
    return last?.lastToken.map { last?.tree.tokens[$0.index].kind == .comma } == false ? last : nil
  }

  /// The `if` whose first branch the statement is in.
  private var enclosingIf: SyntaxCursor? {
    guard let block = file.ancestry.parent(of: node), block.kind == .codeBlock,
      let branch = file.ancestry.parent(of: block), branch.kind == .ifExpr,
      branch.child(.codeBlock)?.id == block.id
    else { return nil }
    return branch
  }

  private func isAlone(in branch: SyntaxCursor) -> Bool {
    let hasElse =
      branch.children.contains { $0.kind == .ifExpr }
      || 1 < branch.children.count { $0.kind == .codeBlock }
    return !hasElse && branch.child(.codeBlock)?.statements.count == 1
  }

  /// `error != nil` as a whole condition of an `if` or `guard`.
  var presence: SyntaxCursor? {
    guard action == .read, let sequence = file.ancestry.parent(of: place),
      sequence.kind == .sequenceExpr,
      file.ancestry.parent(of: sequence)?.kind == .conditionElement
    else { return nil }
    let parts = Array(sequence.children)
    let isTest =
      parts.count == 3 && parts[0].id == place.id && parts[1].text == "!="
      && parts[2].kind == .nilLiteralExpr
    return isTest ? sequence : nil
  }
}
