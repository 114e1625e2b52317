/// Tells the entries of a folder apart by their names, as text: Linux takes names as mere bytes.
struct EntryNames {
  /// The names so far; nil where all of them are ASCII, so that different bytes are different text.
  private var known: Set<String>?

  init(of entries: [FolderListing.Entry]) {
    if entries.contains(where: { !$0.name.allSatisfy { $0 < 0x80 } }) { known = [] }
  }

  /// Why the file or folder of a name cannot be spoken of; nil if it can.
  mutating func fault(in name: [UInt8]) -> String? {
    guard known != nil else { return nil }
    let text = name.pathText
    guard text.utf8.elementsEqual(name) else { return "the name is not UTF-8" }
    return known!.insert(text).inserted
      ? nil : "another entry of the folder has the same name, with other bytes for its accents"
  }
}
