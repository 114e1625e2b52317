import SourceText
import Syntax

/// Comparisons of several flags that one comparison says: `!showHelp && !showEditor` is `presentedSheet == nil`, where
/// these are all flags; and those that another one makes true: `!showEditor` beside `showHelp`.
struct JoinedReads {
  private(set) var edits: [String: [Edit]] = [:]
  private var written: Set<StageGroup.Place> = []

  init(in group: PresentationGroup, _ names: PresentedNames) {
    let terms = group.flags.enumerated().flatMap { flag, value in
      value.uses.compactMap { ReadTerm($0, of: flag) }
    }
    for first in terms {
      let others = terms.filter { $0.isBeside(first) }
      if let all = first.all(of: group.flags.count, in: others) {
        writeOne(all, as: names.state)
      } else if let removal = first.removal(beside: others) {
        add([first], [removal])
      }
    }
  }

  /// Whether a use is written as part of another one.
  func has(_ use: FlagUse) -> Bool {
    written.contains(StageGroup.Place(use.node))
  }

  private mutating func writeOne(_ terms: [ReadTerm], as name: String) {
    let first = terms[0]
    let state = (first.use.hasSelf ? "self." : "") + name
    let sign = first.isNegated ? "==" : "!="
    let test = Edit.replaceAlone(first.use.node.range, with: "\(state) \(sign) nil")
    add(terms, [test] + terms.dropFirst().map(\.removalWithOperator))
  }

  private mutating func add(_ terms: [ReadTerm], _ edits: [Edit]) {
    let places = terms.map { StageGroup.Place($0.use.node) }
    let tree = terms[0].use.node.tree
    guard written.isDisjoint(with: places),
      edits.allSatisfy({ tree.comments(in: $0.range).isEmpty })
    else { return }
    written.formUnion(places)
    self.edits[terms[0].use.file.path, default: []] += edits
  }
}

/// One of the conditions that `&&` or `||` joins, which asks for a flag: `showHelp`, `!showHelp`.
private struct ReadTerm {
  let use: FlagUse
  let flag: Int
  let isNegated: Bool
  private let index: Int
  /// The operands and operators of the expression, alternately.
  private let parts: [SyntaxCursor]
  private let sequence: SyntaxCursor

  init?(_ use: FlagUse, of flag: Int) {
    guard case .read(let isNegated) = use.action,
      let sequence = use.file.ancestry.parent(of: use.node), sequence.kind == .sequenceExpr
    else { return nil }
    let parts = Array(sequence.children)
    guard let index = parts.firstIndex(where: { $0.id == use.node.id }) else { return nil }
    self.use = use
    self.flag = flag
    self.isNegated = isNegated
    self.index = index
    self.parts = parts
    self.sequence = sequence
  }

  func isBeside(_ other: ReadTerm) -> Bool {
    sequence.id == other.sequence.id && use.file.path == other.use.file.path
  }

  /// The terms from this one on that ask for all flags in the same way, joined by one operator, perhaps with plain
  /// values in between.
  func all(of count: Int, in others: [ReadTerm]) -> [ReadTerm]? {
    let joint = isNegated ? "&&" : "||"
    let alike = others.filter { $0.isNegated == isNegated && index <= $0.index }
    guard Set(alike.map(\.flag)).count == count, let last = alike.map(\.index).max() else {
      return nil
    }
    let between = parts[index...last]
    let isJoined = between.enumerated().allSatisfy { offset, part in
      offset % 2 == 1 ? part.text == joint : part.isPlainValue
    }
    let isApart = [index - 1, last + 1].allSatisfy { index in
      guard parts.indices.contains(index) else { return true }
      let isLoose = [.assignmentExpr, .unresolvedTernaryExpr].contains(parts[index].kind)
      return isLoose || parts[index].text == "||" || parts[index].text == joint
    }
    return isJoined && isApart ? alike.sorted { $0.index < $1.index } : nil
  }

  /// The removal of `!flag` where `&&` joins it with another flag.
  func removal(beside others: [ReadTerm]) -> Edit? {
    let isJoined = parts.indices.allSatisfy { $0 % 2 == 0 || parts[$0].text == "&&" }
    guard isNegated, isJoined,
      let other = others.first(where: { !$0.isNegated && $0.flag != flag })
    else { return nil }
    return index < other.index
      ? .delete(ByteRange(use.node.range.start, parts[index + 2].range.start))
      : removalWithOperator
  }

  var removalWithOperator: Edit {
    .delete(ByteRange(parts[index - 2].range.end, use.node.range.end))
  }
}

extension SyntaxCursor {
  /// Whether evaluating an expression only reads a value, as far as its form shows.
  fileprivate var isPlainValue: Bool {
    switch kind {
    case .declReferenceExpr, .booleanLiteralExpr: true
    case .memberAccessExpr, .prefixOperatorExpr: children.allSatisfy(\.isPlainValue)
    default: false
    }
  }
}
