/// One line of a `.gitignore` file.
struct IgnorePattern: Sendable {
  /// Whether the line includes entries that an earlier line ignored.
  let isNegated: Bool

  private let isFolderOnly: Bool
  /// Whether the pattern is matched against the path rather than the name.
  private let isAnchored: Bool
  private let shape: Shape

  /// Most lines are plain names or `*.extension`, which need only a comparison.
  private enum Shape: Sendable {
    case literal([UInt8])
    case suffix([UInt8])
    case glob(Glob)
  }

  /// Reads a line. Returns nil for a blank line, a comment, or a line that ends with a lone
  /// backslash.
  init?(line: ArraySlice<UInt8>) {
    var line = line
    while line.last == .space, line.dropLast().last != .backslash { line.removeLast() }
    guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == .exclamationMark
    if isNegated { line.removeFirst() }
    isFolderOnly = line.last == .slash
    if isFolderOnly { line.removeLast() }
    isAnchored = line.contains(.slash)
    if line.first == .slash { line.removeFirst() }
    let escapes = line.reversed().prefix { $0 == .backslash }.count
    guard !line.isEmpty, escapes.isMultiple(of: 2) else { return nil }
    shape = Self.shape(of: line, isAnchored: isAnchored)
  }

  /// Whether the pattern matches an entry.
  ///
  /// - Parameters:
  ///   - path: the path relative to the folder of the `.gitignore` file.
  ///   - name: the last component of the path.
  func matches(path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    guard isFolder || !isFolderOnly else { return false }
    let subject = isAnchored ? path : name
    switch shape {
    case .literal(let text): return subject.elementsEqual(text)
    case .suffix(let text): return subject.suffix(text.count).elementsEqual(text)
    case .glob(let glob): return glob.matches(subject)
    }
  }

  private static func shape(of pattern: ArraySlice<UInt8>, isAnchored: Bool) -> Shape {
    let special = pattern.filter { "*?[\\".utf8.contains($0) }
    if special.isEmpty { return .literal(Array(pattern)) }
    if special == [.star], pattern.first == .star, !isAnchored {
      return .suffix(Array(pattern.dropFirst()))
    }
    return .glob(Glob(pattern))
  }
}

/// The `.gitignore` file of one folder.
struct IgnoreFile: Sendable {
  private let patterns: [IgnorePattern]
  /// The length of the folder's path, including a trailing slash.
  private let baseCount: Int

  /// Reads the text of a file in the folder `path`.
  init(text: [UInt8], folder path: [UInt8]) {
    patterns = text.split { $0 == .lineFeed }.compactMap { line in
      IgnorePattern(line: line.last == .carriageReturn ? line.dropLast() : line)
    }
    baseCount = path == [.slash] ? 1 : path.count + 1
  }

  /// Whether the file ignores an entry; nil if no line matches. The last matching line decides.
  func ignores(_ path: [UInt8], name: ArraySlice<UInt8>, isFolder: Bool) -> Bool? {
    let relative = path[baseCount...]
    let last = patterns.last { $0.matches(path: relative, name: name, isFolder: isFolder) }
    return last.map { !$0.isNegated }
  }
}

extension UInt8 {
  static let space = UInt8(ascii: " ")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
}

extension [IgnoreFile] {
  /// Whether the files, outermost first, ignore an entry of a folder.
  func ignore(_ path: [UInt8], _ entry: FolderListing.Entry) -> Bool {
    reversed().lazy.compactMap {
      $0.ignores(path, name: entry.name[...], isFolder: entry.isFolder)
    }.first ?? false
  }
}
