import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The name of the model that takes the place of a state: `adding` for `isAdding`.
///
/// It depends on the state alone, so that all changes that need the model agree on it.
struct ModelName {
  private let state: OwnedState
  private let kind: Presentation.Kind
  private let context: TransformContext

  init(of state: OwnedState, presenting kind: Presentation.Kind, in context: TransformContext) {
    self.state = state
    self.kind = kind
    self.context = context
  }

  /// The first candidate that nothing else in the presenting view is called.
  var free: String? { candidates.first(where: isFree) }

  private var candidates: [String] {
    let property = state.property
    let others = state.type.storedProperties.filter {
      $0.name != property.name && $0.wrappers.map(\.name) == ["State"]
    }
    let kinds = Presentation.Kind.nouns
    let taken = Set(others.flatMap { Self.candidates(for: $0.name, kinds: kinds) })
    let own =
      state.itemType == nil
      ? Self.candidates(for: property.name, kinds: [kind.noun])
      : Self.longCandidates(for: property.name)
    return own.filter { !taken.contains($0) }
  }

  /// The names of a model of a flag, the best first. Another state of the view gets none of them.
  private static func candidates(for name: String, kinds: [String]) -> [String] {
    let subject = name.withoutPresentationWords
    let short =
      subject.isEmpty
      ? kinds.map { $0 + "Presentation" } : [subject, subject + "Presentation"]
    return short + longCandidates(for: name)
  }

  private static func longCandidates(for name: String) -> [String] {
    [name + "Presentation", name + "PresentationModel"]
  }

  private func isFree(_ candidate: String) -> Bool {
    if candidate == state.property.name { return true }
    return !TokenKind.isReservedKeyword(candidate)
      && !SharedModel.propertyNames.contains(candidate)
      && !state.type.cursor.tree.mentions(candidate)
      && context.program.ask { $0.canDeclareMember(candidate, in: state.type.cursor) }
  }
}

extension SyntaxTree {
  /// Whether a name of a file is this one, other than after a period.
  fileprivate func mentions(_ text: String) -> Bool {
    let names = [text, "$" + text, "_" + text, "`\(text)`"]
    return tokens.indices.contains { index in
      guard tokens[index].kind.isIdentifierLike else { return false }
      let name = source.string(range(of: TokenID(index)))
      return names.contains(name) && (index == 0 || tokens[index - 1].kind != .period)
    }
  }
}

extension Presentation.Kind {
  fileprivate var noun: String {
    switch self {
    case .sheet: "sheet"
    case .fullScreenCover: "cover"
    case .popover: "popover"
    case .navigationDestination, .navigationLink, .hosting, .presumed: "screen"
    }
  }

  fileprivate static let nouns = ["sheet", "cover", "popover", "screen"]
}

extension String {
  /// The name without words that say that something is presented: `adding` for `isAdding`, `settings` for
  /// `showSettings` and `isSettingsPresented`.
  fileprivate var withoutPresentationWords: String {
    var words = self.words
    let starts: Set = [
      "is", "should", "show", "shows", "showing", "present", "presents", "presenting", "display",
      "displaying",
    ]
    let ends: Set = [
      "is", "presented", "showing", "shown", "showed", "presenting", "visible", "displayed",
      "open", "opened", "active",
    ]
    while let first = words.first, starts.contains(first.lowercased()) { words.removeFirst() }
    while let last = words.last, ends.contains(last.lowercased()) { words.removeLast() }
    guard let first = words.first else { return "" }
    return first.lowercased() + words.dropFirst().joined()
  }

  /// `is`, `URL`, `Shown` of `isURLShown`
  private var words: [String] {
    var words: [String] = []
    var before: Character?
    for (index, character) in zip(indices, self) {
      let next = self.index(after: index)
      let endsAcronym =
        before?.isUppercase == true && next < endIndex && self[next].isLowercase
      if words.isEmpty || character.isUppercase && (before?.isUppercase != true || endsAcronym) {
        words.append("")
      }
      words[words.count - 1].append(character)
      before = character
    }
    return words
  }
}
