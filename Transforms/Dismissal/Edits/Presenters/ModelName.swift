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
    let name = state.property.name
    let long = [name + "Presentation", name + "PresentationModel"]
    guard state.itemType == nil else { return long }
    let subject = name.withoutPresentationWords
    if subject.isEmpty { return [kind.noun + "Presentation"] + long }
    let isShared = state.type.storedProperties.contains {
      $0.name != name && $0.name.withoutPresentationWords == subject
    }
    return (isShared ? [] : [subject, subject + "Presentation"]) + long
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
    case .navigationDestination, .navigationLink, .hosting: "screen"
    }
  }
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
