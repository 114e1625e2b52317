import Parser
import SourceText
import Syntax
import TransformKit

/// Holds what a transform makes of a variant against what it makes of the page.
struct VariantCheck {
  private let transform: any Transform
  private let setting: CaseSetting
  private let page: TransformRun
  private let verdicts: [Verdict]
  private let parser: SyntaxParser

  /// What is said of one place of the page.
  fileprivate struct Verdict: Hashable {
    let file: Int
    let origin: Variant.Origin
    let words: String
    let isChange: Bool
  }

  /// What a comparison of a variant with its page comes to.
  enum Comparison {
    /// The variant gets the same answers, and its result reads like the page's.
    case agrees
    case differs(String)
    /// The page does not tell what the result of the variant must be.
    case isIncomparable(Reason)
  }

  /// Why a page does not tell the result of a variant.
  enum Reason: CaseIterable {
    /// A change is withheld or made with another strategy.
    case changesDifferently
    /// A declaration that a module needs once may be in another file, outside of conditions.
    case declaresOnce
    /// Each copy gets a name of its own.
    case namesCopies
  }

  init(
    _ transform: any Transform, on page: TransformRun, in setting: CaseSetting,
    parser: SyntaxParser
  ) {
    self.transform = transform
    self.setting = setting
    self.page = page
    self.parser = parser
    verdicts = Self.verdicts(of: page) { _, offset in Variant.Origin(copy: 0, offset: offset) }
  }

  /// Compares the answers to a variant, and its result, with those of the page.
  func comparison(with variant: Variant) -> Comparison {
    let original = page.trees[variant.file]
    let tree = parser.parse(variant.text(of: original.source))
    guard !tree.hasError, !variant.isTrivia || tree.readsLike(original) else {
      return .differs("the variant is other code")
    }
    var trees = page.trees
    trees[variant.file] = tree
    let run = TransformRun(transform, on: trees, in: setting)
    guard let (results, fault) = try? run.results(parser) else {
      return .differs("changes conflict")
    }
    if let fault { return .differs(fault) }

    let found = Self.verdicts(of: run) { file, offset in
      file == variant.file
        ? variant.origin(of: offset, in: original.source)
        : Variant.Origin(copy: 0, offset: offset)
    }
    if let difference = difference(of: found, for: variant) { return .differs(difference) }
    if run.changes.isEmpty { return .agrees }
    let again = TransformRun(transform, on: results, in: setting)
    if !again.changes.isEmpty { return .differs("a second run does more") }
    guard found.filter(\.isChange).allSatisfy(isOnPage) else {
      return .isIncomparable(.changesDifferently)
    }
    if addsOnce, !variant.isTrivia { return .isIncomparable(.declaresOnce) }
    if page.speaksOfWholeViews, 1 < variant.copies.count { return .isIncomparable(.namesCopies) }
    let difference = difference(
      of: results, grown: tree.tokens.count, making: found, for: variant)
    return difference.map { .differs($0) } ?? .agrees
  }

  // MARK: What is said

  private static func verdicts(
    of run: TransformRun, origin: (Int, ByteOffset) -> Variant.Origin?
  ) -> [Verdict] {
    run.outcomes.enumerated().flatMap { file, outcomes in
      outcomes.compactMap { outcome in
        switch outcome {
        case .change(let change):
          origin(file, change.offset).map {
            Verdict(
              file: file, origin: $0, words: "\(change.safety): \(change.title)", isChange: true)
          }
        case .declined(let decline):
          origin(file, decline.offset).map {
            Verdict(
              file: file, origin: $0, words: decline.reason.withoutLineNumbers, isChange: false)
          }
        }
      }
    }
  }

  /// A place of which something else is said than on the page, and should not be.
  private func difference(of found: [Verdict], for variant: Variant) -> String? {
    let expected = verdicts.flatMap { verdict in
      (0..<(verdict.file == variant.file ? variant.copies.count : 1)).map { copy in
        Verdict(
          file: verdict.file, origin: .init(copy: copy, offset: verdict.origin.offset),
          words: verdict.words, isChange: verdict.isChange)
      }
    }
    let others = Set(found).subtracting(expected)
    let missing = Set(expected).subtracting(found)
    for verdict in missing where !isSaidOfAnotherCopy(verdict, found) {
      guard let other = others.first(where: { $0.isAt(verdict) }) else {
        return "says nothing instead of: \(verdict.words)"
      }
      if !may(verdict, become: other, in: variant) {
        return "says “\(other.words)” instead of: \(verdict.words)"
      }
    }
    let stray = others.first { other in
      !missing.contains { $0.isAt(other) || isWithheld($0, around: other) }
    }
    return stray.map { "also says: \($0.words)" }
  }

  /// Whether a transform that takes the copies of a view for one says it of the other copy, or leaves
  /// them alone there.
  private func isSaidOfAnotherCopy(_ verdict: Verdict, _ found: [Verdict]) -> Bool {
    page.speaksOfWholeViews
      && found.contains {
        $0.file == verdict.file && $0.origin.offset == verdict.origin.offset
          && $0.origin != verdict.origin && ($0.words == verdict.words || !$0.isChange)
      }
  }

  /// Whether the page makes the same change at the same place, or in another copy of it.
  private func isOnPage(_ verdict: Verdict) -> Bool {
    verdicts.contains {
      $0.file == verdict.file && $0.origin.offset == verdict.origin.offset
        && $0.words == verdict.words
    }
  }

  /// Whether it is right to say something else of a variant.
  private func may(_ verdict: Verdict, become other: Verdict, in variant: Variant) -> Bool {
    if page.speaksOfWholeViews { return mayOfWholeView(verdict, become: other, in: variant) }
    if verdict.isChange {
      return !other.isChange
        && (mayWithhold(verdict, in: variant)
          || other.words.isOfComment && isBeforeChange(verdict, in: variant))
    }
    // Whether a comment finds a place depends on the lines.
    if verdict.words.isOfComment { return true }
    return !other.isChange && (other.words.isOfComment || !variant.isTrivia)
  }

  /// The same of a transform that speaks of a whole view at one place: a comment anywhere in its code
  /// may be the reason to leave it alone or to choose another form, and the reason against that form
  /// is told then.
  private func mayOfWholeView(
    _ verdict: Verdict, become other: Verdict, in variant: Variant
  ) -> Bool {
    if verdict.isChange {
      // Behind a condition there may be nothing, so that a way to where the view is shown ends.
      let mayEndWay = 1 < variant.copies.count || !variant.insertedTokens.isEmpty
      let speaksOfCondition = !variant.isTrivia && other.words.contains("`#if`")
      return mayEndWay || !other.isChange && (variant.addsComments || speaksOfCondition)
        || mayWithhold(verdict, in: variant)
    }
    return !other.isChange && (other.words.isOfComment || !variant.isTrivia)
  }

  /// The changes that the page makes at a place.
  private func changes(at verdict: Verdict) -> [Change] {
    page.outcomes[verdict.file].compactMap(\.change).filter { $0.offset == verdict.origin.offset }
  }

  /// Whether a place lies in the midst of a change that is not made, so that it speaks for itself.
  private func isWithheld(_ verdict: Verdict, around other: Verdict) -> Bool {
    verdict.file == other.file && verdict.origin.copy == other.origin.copy
      && changes(at: verdict).contains { change in
        let extent = change.extent(in: page.trees[other.file].source.path)
        return extent?.contains(other.origin.offset) ?? false
      }
  }

  /// Whether something was put into the midst of a change.
  private func mayWithhold(_ verdict: Verdict, in variant: Variant) -> Bool {
    changes(at: verdict).contains { change in
      let path = page.trees[variant.file].source.path
      return change.extent(in: path).map(variant.inserts(in:)) ?? false
    }
  }

  /// Whether something was put right before the first token that a change replaces.
  private func isBeforeChange(_ verdict: Verdict, in variant: Variant) -> Bool {
    changes(at: verdict).contains { change in
      let extent = change.extent(in: page.trees[variant.file].source.path)
      return extent.map { extent in
        variant.copies.joined().contains { $0.offset == extent.start }
      } ?? false
    }
  }

  // MARK: What is made

  /// The changes of the page that a variant makes in one of its copies, each once.
  private func changes(
    making found: [Verdict], inCopy copy: Int, of variant: Variant
  ) -> [Change] {
    let made = found.filter {
      $0.isChange && ($0.file != variant.file || $0.origin.copy == copy)
    }
    return page.outcomes.enumerated().flatMap { file, outcomes in
      outcomes.compactMap(\.change).filter { change in
        made.contains { $0.file == file && $0.origin.offset == change.offset }
      }
    }
  }

  private var addsOnce: Bool {
    page.changes.flatMap(\.parts).flatMap(\.edits.edits)
      .contains { $0.isInsertion && $0.isAppliedOnce }
  }

  /// Whether all that a condition stands around is a property for which a view is handed another one: that
  /// one is there on every platform, and the condition goes.
  private func replacesProperty(of variant: Variant) -> Bool {
    guard page.speaksOfWholeViews, let property = variant.conditionalProperty else { return false }
    let path = page.trees[variant.file].source.path
    let edits = page.changes.flatMap(\.parts).filter { $0.path == path }.flatMap(\.edits.edits)
    return edits.contains { $0.range.contains(property.start) }
      && edits.contains { property.end <= $0.range.end && $0.range.start < property.end }
  }

  /// A file that does not read as the page would with the same changes made.
  private func difference(
    of results: [SyntaxTree], grown count: Int, making found: [Verdict], for variant: Variant
  ) -> String? {
    for (file, result) in results.enumerated() {
      let isVaried = file == variant.file
      let source = page.trees[file].source
      let copies = (0..<(isVaried ? variant.copies.count : 1)).map { copy in
        let changes = changes(making: found, inCopy: copy, of: variant)
        return (try? TransformRun.edits(of: changes, in: source.path))?.applied(to: source)
          ?? source
      }
      let text = isVaried ? variant.text(around: copies) : copies[0]
      let expected = parser.parse(text).textsWithoutSemicolons
      let inserted = isVaried ? variant.insertedTokens : []
      let (left, right) = (result.textsWithoutSemicolons, expected)
      guard left.filter({ !inserted.contains($0) }) == right.filter({ !inserted.contains($0) })
      else { return "reads otherwise:\n\(result.source.string(result.source.range))" }
      let growth = inserted.isEmpty ? 0 : count - page.trees[file].tokens.count
      let goes = isVaried && left.count == right.count && replacesProperty(of: variant)
      if left.count != right.count + growth, !goes { return "the condition is lost" }
    }
    return nil
  }
}

extension Change {
  /// From the first edit in a file to the end of the last.
  func extent(in path: String) -> ByteRange? {
    guard let edits = parts.first(where: { $0.path == path })?.edits.edits,
      let first = edits.first, let last = edits.last
    else { return nil }
    return ByteRange(first.range.start, last.range.end)
  }
}

extension VariantCheck.Verdict {
  fileprivate func isAt(_ other: Self) -> Bool { file == other.file && origin == other.origin }
}

extension String {
  fileprivate var isOfComment: Bool { contains("the comment `") }

  /// The same without what differs when lines are added: `Row.swift:7` becomes `Row.swift:`.
  fileprivate var withoutLineNumbers: String { replacing(/:[0-9]+/, with: ":") }
}

extension SyntaxTree {
  /// Whether two trees differ in trivia alone, and neither minds it.
  func readsLike(_ other: SyntaxTree) -> Bool {
    hasError == other.hasError && nodeKinds == other.nodeKinds
      && tokens.map(\.kind) == other.tokens.map(\.kind)
      && tokenTexts == other.tokenTexts
  }

  /// What the tokens say, trivia left out.
  fileprivate var tokenTexts: [String] {
    tokens.indices.map { source.string(range(of: TokenID($0))) }
  }

  /// What the tokens say, without semicolons: where a line ends, none is needed.
  fileprivate var textsWithoutSemicolons: [String] { tokenTexts.filter { $0 != ";" } }
}
