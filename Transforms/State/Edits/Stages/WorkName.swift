import SymbolIndex
import Syntax
import TransformKit

/// What a flag calls the work that it is about: `isFetchingModels` is about a fetch of models.
struct WorkName {
  /// The word for the work: `fetching`.
  let verb: String
  /// What is worked on: `Model`; nil where the name does not say. It is a plural only if that is what is loaded.
  private let object: String?
  private let noun: String
  /// Whether the name says nothing else of the work: `isLoadingData`.
  let isPlain: Bool

  /// - Returns: nil for a name in which no word speaks of work.
  init?(of flag: String) {
    let words = CaseNames.words(of: flag)
    guard let index = words.firstIndex(where: { Self.nouns[$0.lowercased()] != nil }),
      let noun = Self.nouns[words[index].lowercased()]
    else { return nil }
    self.noun = noun
    verb = words[index].lowercased()
    isPlain = words.indices.allSatisfy {
      $0 == index || Self.plainWords.contains(words[$0].lowercased())
    }
    // `showLoading` shows something, and `loadingShow` loads one.
    let others = words.indices.filter { place in
      let word = words[place].lowercased()
      return place != index && (index < place && word == "show" || !Self.fillers.contains(word))
    }.map { words[$0] }
    let name = others.prefix(2).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let isPlural = name.hasSuffix("s") && !["is", "ss", "us"].contains { name.hasSuffix($0) }
    let isObject = !others.isEmpty && others.count < 3
    object = isObject ? String(isPlural && noun != "Load" ? name.dropLast() : name[...]) : nil
  }

  /// The name of an enumeration in a type; nil where the type's own name says what the work is about.
  ///
  /// - Parameter isOneOfMany: whether the type has much else to do.
  /// - Parameter hasOtherWork: whether another flag of the type speaks of work.
  func typeName(in type: String, isOneOfMany: Bool, hasOtherWork: Bool) -> String? {
    if let object {
      if isSaid(by: [type]), !hasOtherWork { return nil }
      return object + (noun == "Load" ? "" : noun) + "State"
    }
    return isOneOfMany && !type.lowercased().contains(noun.lowercased()) ? noun + "State" : nil
  }

  var isLoading: Bool { noun == "Load" }

  /// Whether a name begins with the verb for the work: `saveErrorMessage` for `saving`.
  func begins(_ name: String) -> Bool {
    guard let first = CaseNames.words(of: name).first?.lowercased() else { return false }
    return [first + "ing", first.dropLast() + "ing", first + first.suffix(1) + "ing"].contains(verb)
  }

  /// The work that the names of some functions begin with, and another name as well: `saving` for `saveBusiness` and
  /// `saveErrorMessage`.
  init?(beginning names: [String]) {
    let verb = Self.nouns.keys.sorted().first { verb in
      WorkName(of: verb).map { names.allSatisfy($0.begins) } ?? false
    }
    guard !names.isEmpty, let verb else { return nil }
    self.init(of: verb)
  }

  /// Whether the name of a type says what is worked on.
  func isSaid(by types: [String]) -> Bool {
    guard let object = object?.lowercased() else { return false }
    let singular = object.hasSuffix("s") ? String(object.dropLast()) : object
    return types.contains { $0.lowercased().contains(singular) }
  }

  private static let nouns = [
    "analyzing": "Analysis", "connecting": "Connection", "creating": "Creation",
    "deleting": "Deletion", "downloading": "Download", "fetching": "Fetch",
    "generating": "Generation", "importing": "Import", "loading": "Load",
    "refreshing": "Refresh", "saving": "Save", "searching": "Search", "sending": "Send",
    "submitting": "Submission", "syncing": "Sync", "updating": "Update", "uploading": "Upload",
    "verifying": "Verification",
  ]

  /// Words without which a name says the same.
  private static let plainWords: Set<String> = [
    "are", "content", "currently", "data", "flag", "full", "indicator", "is", "now", "state", "was",
  ]

  /// Words that do not say what is worked on.
  private static let fillers: Set<String> = [
    "active", "all", "are", "content", "currently", "data", "first", "flag", "full", "has",
    "indicator", "initial", "initially", "is", "item", "items", "more", "now", "page", "progress",
    "screen", "should", "show", "showing", "shows", "spinner", "state", "view", "visible", "was",
  ]
}
