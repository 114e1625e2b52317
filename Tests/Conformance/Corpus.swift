import Foundation

/// The Swift files of folders and lists.
struct Corpus {
  let paths: [String]

  init(_ options: Options) throws {
    var found: [String] = []
    for path in options.corpus { found += Self.swiftFiles(at: path) }
    for list in options.lists {
      let text = try String(contentsOfFile: list, encoding: .utf8)
      found += text.split(separator: "\n").map(String.init)
    }
    // Paths travel one a line, between tabs.
    paths = found.filter { !$0.contains { $0 == "\t" || $0.isNewline } }
    guard !paths.isEmpty else { throw UsageError.emptyCorpus }
    guard FileManager.default.isExecutableFile(atPath: options.program) else {
      throw UsageError.noProgram(options.program)
    }
  }

  /// A file itself; of a folder its regular `.swift` files, hidden folders left out.
  private static func swiftFiles(at path: String) -> [String] {
    let keys: [URLResourceKey] = [.isRegularFileKey]
    let root = URL(fileURLWithPath: path)
    if (try? root.resourceValues(forKeys: Set(keys)))?.isRegularFile == true { return [path] }
    guard
      let walk = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    else { return [] }
    let base = root.path
    let prefix = path.hasSuffix("/") ? path : path + "/"
    var files: [String] = []
    for case let file as URL in walk where file.pathExtension == "swift" {
      guard (try? file.resourceValues(forKeys: Set(keys)))?.isRegularFile == true else { continue }
      let name = file.path.hasPrefix(base + "/") ? file.path.dropFirst(base.count + 1) : nil
      files.append(name.map { prefix + $0 } ?? file.path)
    }
    return files.sorted()
  }
}
