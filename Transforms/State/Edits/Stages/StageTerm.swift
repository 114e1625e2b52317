import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// One of the conditions that `&&` or `||` joins, which asks whether a property is on: `isLoading`, `error == nil`.
struct StageTerm {
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
  func removal(beside terms: [StageTerm]) -> Edit? {
    let all = Array(sequence.children)
    guard !isOn, isJoinedOnly(by: "&&"), isJoined(all) else { return nil }
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

  /// Whether nothing but an operator such as `&&` stands beside the term.
  private func isJoined(_ all: [SyntaxCursor], by joint: String = "&&") -> Bool {
    [parts.lowerBound - 1, parts.upperBound].allSatisfy { index in
      !all.indices.contains(index) || all[index].text == joint
    }
  }

  /// Whether one operator joins all conditions of the expression.
  private func isJoinedOnly(by joint: String) -> Bool {
    let other = joint == "&&" ? "||" : "&&"
    return sequence.children.allSatisfy {
      $0.text != other && ![.assignmentExpr, .unresolvedTernaryExpr].contains($0.kind)
    }
  }

  var range: ByteRange {
    let all = Array(sequence.children)
    return ByteRange(all[parts.lowerBound].range.start, all[parts.upperBound - 1].range.end)
  }

  /// The terms from this one on that ask for all properties of one object; nil where there are others between.
  func run(in terms: [StageTerm], count: Int) -> [StageTerm]? {
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

  /// The terms of the whole expression that ask for all properties of one object, this one first; nil where another
  /// one comes first, or not all are asked for.
  func group(in terms: [StageTerm], count: Int) -> [StageTerm]? {
    let joint = isOn ? "||" : "&&"
    let all = Array(sequence.children)
    guard isJoinedOnly(by: joint) else { return nil }
    let found = terms.filter { other in
      other.sequence.id == sequence.id && other.use.file.path == use.file.path
        && other.isOn == isOn && other.use.base == use.base && other.isJoined(all, by: joint)
    }.sorted { $0.parts.lowerBound < $1.parts.lowerBound }
    guard found.count == count, Set(found.map(\.property)).count == count,
      found[0].parts == parts
    else { return nil }
    return found
  }

  /// The removal of the term with the operator before it.
  var removalWithOperator: Edit {
    .delete(ByteRange(Array(sequence.children)[parts.lowerBound - 2].range.end, range.end))
  }

  private func follows(_ other: StageTerm, joinedBy joint: String) -> Bool {
    guard sequence.id == other.sequence.id, use.file.path == other.use.file.path,
      parts.lowerBound == other.parts.upperBound + 1
    else { return false }
    return isOn == other.isOn && use.base == other.use.base
      && Array(sequence.children)[other.parts.upperBound].text == joint
  }
}
