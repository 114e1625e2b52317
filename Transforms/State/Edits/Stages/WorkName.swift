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
    var others = words
    others.remove(at: index)
    isPlain = others.allSatisfy { Self.plainWords.contains($0.lowercased()) }
    others.removeAll { Self.fillers.contains($0.lowercased()) }
    let name = others.prefix(2).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let isPlural = name.hasSuffix("s") && !["is", "ss", "us"].contains { name.hasSuffix($0) }
    let isObject = !others.isEmpty && others.count < 3
    object = isObject ? String(isPlural && noun != "Load" ? name.dropLast() : name[...]) : nil
  }

  /// The name of an enumeration in a type; nil where the type's own name says what the work is about.
  ///
  /// - Parameter isOneOfMany: whether the type has much else to do.
  func typeName(in type: String, isOneOfMany: Bool) -> String? {
    if let object {
      if isSaid(by: [type]) { return nil }
      return object + (noun == "Load" ? "" : noun) + "State"
    }
    return isOneOfMany && !type.lowercased().contains(noun.lowercased()) ? noun + "State" : nil
  }

  var isLoading: Bool { noun == "Load" }

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
    "are", "content", "currently", "data", "flag", "indicator", "is", "now", "state", "was",
  ]

  /// Words that do not say what is worked on.
  private static let fillers: Set<String> = [
    "active", "all", "are", "content", "currently", "data", "first", "flag", "has", "indicator",
    "initial", "initially", "is", "item", "items", "more", "now", "page", "progress", "screen",
    "should", "show", "showing", "shows", "spinner", "state", "view", "visible", "was",
  ]
}
