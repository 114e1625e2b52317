import SymbolIndex

/// A file or folder with code that discovery passes over, although it may belong to the program.
struct HiddenCode: Sendable {
  let cause: UnreadFile.Cause
  private let path: [UInt8]
  private let displayPath: String
  private let isFolder: Bool

  init(
    _ path: [UInt8], displayed displayPath: String, _ entry: FolderListing.Entry,
    cause: UnreadFile.Cause
  ) {
    self.path = path
    self.displayPath = displayPath
    self.cause = cause
    isFolder = entry.isFolder
  }

  /// A Swift file, by its canonical path and by the path that messages show.
  typealias File = (path: [UInt8], displayPath: String)

  /// The Swift files in it. Hidden folders and other repositories are no part of the program.
  func files() -> [File] {
    var files: [File] = []
    if isFolder {
      Self.walk(path, displayPath: displayPath, &files)
    } else {
      files.append((path, displayPath))
    }
    return files
  }

  private static func walk(_ folder: [UInt8], displayPath: String, _ files: inout [File]) {
    guard let entries = try? FolderListing(path: folder.pathText).entries,
      !entries.contains(where: { $0.name.elementsEqual(".git".utf8) })
    else { return }
    for entry in entries where entry.name.first != .dot && FileDiscovery.isCandidate(entry) {
      let path = folder.appending(name: entry.name)
      let name = displayPath + "/" + String(decoding: entry.name, as: UTF8.self)
      if entry.isFolder {
        walk(path, displayPath: name, &files)
      } else {
        files.append((path, name))
      }
    }
  }
}
