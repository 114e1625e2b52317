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
    let terms = uses.compactMap { index, use in Term(of: use, property: index) }
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
    with names: StageNames, of terms: [Term], _ count: Int
  ) {
    for first in terms {
      guard let run = first.run(in: terms, count: count) else { continue }
      let range = ByteRange(run[0].range.start, run[run.count - 1].range.end)
      let sign = first.isOn ? "!=" : "=="
      let text = "\(first.use.base)\(names.state) \(sign) .\(names.idle)"
      add(run.map(\.use), .replaceAlone(range, with: text))
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

  private mutating func add(_ uses: [StageUse], _ edit: Edit) {
    let places = uses.map { StageGroup.Place($0.name) }
    guard written.isDisjoint(with: places) else { return }
    written.formUnion(places)
    edits[uses[0].file.path, default: []].append(edit)
  }
}

/// One of the conditions that `&&` or `||` joins, which asks whether a property is on: `isLoading`, `error == nil`.
private struct Term {
  let use: StageUse
  let property: Int
  let isOn: Bool
  /// The expression with the operators, and the parts of it that the term consists of.
  let sequence: SyntaxCursor
  let parts: Range<Int>

  init?(of use: StageUse, property: Int) {
    let isNegated = use.action == .readNegated
    guard let sequence = use.file.ancestry.parent(of: isNegated ? use.node : use.place),
      sequence.kind == .sequenceExpr
    else { return nil }
    let all = Array(sequence.children)
    guard let index = all.firstIndex(where: { $0.id == (isNegated ? use.node : use.place).id })
    else { return nil }
    self.use = use
    self.property = property
    self.sequence = sequence
    if index + 2 < all.count, all[index + 2].kind == .nilLiteralExpr,
      ["==", "!="].contains(all[index + 1].text)
    {
      isOn = all[index + 1].text == "!="
      parts = index..<index + 3
    } else {
      isOn = !isNegated
      parts = index..<index + 1
    }
  }

  /// The removal of a term that says that a property is off, where `&&` joins it with one that says that another one
  /// is on.
  func removal(beside terms: [Term]) -> Edit? {
    let all = Array(sequence.children)
    let isJoint = all.allSatisfy { $0.text != "||" && $0.kind != .unresolvedTernaryExpr }
    guard !isOn, isJoint, isJoined(all) else { return nil }
    let other = terms.first { other in
      other.sequence.id == sequence.id && other.use.file.path == use.file.path
        && other.isOn && other.property != property && other.use.base == use.base
        && other.saysPresence && other.isJoined(all)
    }
    guard let other else { return nil }
    return parts.upperBound <= other.parts.lowerBound
      ? .delete(ByteRange(range.start, all[parts.upperBound + 1].range.start))
      : .delete(ByteRange(all[parts.lowerBound - 2].range.end, range.end))
  }

  /// Whether the term says that there is a value, and nothing about it.
  private var saysPresence: Bool { parts.count == 3 || use.isOfFlag }

  /// Whether nothing but `&&` stands beside the term.
  private func isJoined(_ all: [SyntaxCursor]) -> Bool {
    [parts.lowerBound - 1, parts.upperBound].allSatisfy { index in
      !all.indices.contains(index) || all[index].text == "&&"
    }
  }

  var range: ByteRange {
    let all = Array(sequence.children)
    return ByteRange(all[parts.lowerBound].range.start, all[parts.upperBound - 1].range.end)
  }

  /// The terms from this one on that ask for all properties of one object; nil where there are others between.
  func run(in terms: [Term], count: Int) -> [Term]? {
    let joint = isOn ? "||" : "&&"
    var run = [self]
    while run.count < count {
      guard let next = terms.first(where: { $0.follows(run[run.count - 1], joinedBy: joint) })
      else { return nil }
      run.append(next)
    }
    guard Set(run.map(\.property)).count == count else { return nil }
    let all = Array(sequence.children)
    let around = [parts.lowerBound - 1, run[run.count - 1].parts.upperBound]
    let isApart = around.allSatisfy { index in
      guard all.indices.contains(index) else { return true }
      let isLoose = [.assignmentExpr, .unresolvedTernaryExpr].contains(all[index].kind)
      return isLoose || all[index].text == "||" || all[index].text == joint
    }
    return isApart ? run : nil
  }

  private func follows(_ other: Term, joinedBy joint: String) -> Bool {
    guard sequence.id == other.sequence.id, use.file.path == other.use.file.path,
      parts.lowerBound == other.parts.upperBound + 1
    else { return false }
    return isOn == other.isOn && use.base == other.use.base
      && Array(sequence.children)[other.parts.upperBound].text == joint
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
    guard let block = file.ancestry.parent(of: node), block.kind == .codeBlock,
      let branch = file.ancestry.parent(of: block), branch.kind == .ifExpr,
      branch.child(.codeBlock)?.id == block.id, block.statements.first?.id == node.id
    else { return nil }
    let elements = branch.children.filter { $0.kind == .conditionElement }
    guard elements.count == 1, let condition = elements[0].children.first(where: { _ in true })
    else { return nil }
    let hasElse =
      branch.children.contains { $0.kind == .ifExpr }
      || 1 < branch.children.count { $0.kind == .codeBlock }
    return (condition, !hasElse && block.statements.count == 1)
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
