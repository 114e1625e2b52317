/// A file that may belong to the program, although nothing is known of it but its names.
public struct UnreadFile: Sendable {
  public let path: String
  public let cause: Cause
  /// The names that it may mention; nil where it may mention any.
  let names: NameSet?

  /// Why nothing else is known of the file.
  public enum Cause: Sendable {
    case syntaxErrors
    case notText
    case notReadable
    case ignored
    case linked
    case notPassed
    case notBuilt

    /// The cause in words that follow "that file": "has syntax errors".
    public var words: String {
      switch self {
      case .syntaxErrors: "has syntax errors"
      case .notText: "is not UTF-8"
      case .notReadable: "cannot be read"
      case .ignored: "is ignored by git"
      case .linked: "lies behind a symbolic link"
      case .notPassed: "was not passed to this run"
      case .notBuilt: "is in no target"
      }
    }

    /// What would remove the cause, in words that speak of "that file"; nil where nothing simple would.
    public var remedy: String? {
      switch self {
      case .syntaxErrors: "correct the errors in that file"
      case .notText: "save that file as UTF-8"
      case .notBuilt: "add that file to a target, or delete it"
      case .notPassed: "pass that file to the run"
      case .notReadable, .ignored, .linked: nil
      }
    }
  }

  public init(path: String, cause: Cause, names: NameSet?) {
    self.path = path
    self.cause = cause
    self.names = names
  }

  /// Some files that belong together. What they declare themselves is what they mean by its name, so
  /// that a copy of the program mentions nothing of it.
  public static func group(_ files: [FileSymbols], cause: Cause) -> [UnreadFile] {
    let declared = Set(files.flatMap(\.declaredHashes))
    return files.map {
      UnreadFile(path: $0.path, cause: cause, names: $0.names.subtracting(declared))
    }
  }

  /// Whether the file is there and sound, but not among those that transforms are given.
  public var isHidden: Bool { cause == .ignored || cause == .linked || cause == .notBuilt }

  /// Whether the file may mention a name.
  public func mayMention(_ name: String) -> Bool { mayMention(hash: NameHash.hash(of: name)) }

  func mayMention(hash: UInt32) -> Bool { names?.mayContain(hash: hash) ?? true }
}

extension FileSymbols {
  /// The hashes of the names of the types and functions that the file declares.
  var declaredHashes: [UInt32] {
    types.filter { $0.kind != .extensionDecl }.map { NameHash.hash(of: $0.name) }
      + globalNames.map { NameHash.hash(of: $0) } + names.functions
  }
}

extension NameSet {
  fileprivate func subtracting(_ others: Set<UInt32>) -> NameSet {
    NameSet(hashes: hashes.filter { !others.contains($0) })
  }
}
