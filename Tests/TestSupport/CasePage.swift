import Foundation

/// One page with code before and after: a case, or the example on a transform's page.
///
/// ````
/// # Leaves two columns alone
///
/// Why this case exists.
///
/// Declined: the second column has nowhere to go
///
/// ```swift before
/// …
/// ```
/// ````
///
/// Without an *after* the code must come back as it was. Several files are told apart by
/// `swift before file=Model/Item.swift`. What the code leans on, so that it type-checks, stands in
/// blocks `swift context`; a line `$CODE` there says where the code goes.
public struct CasePage: Sendable {
  /// The path from the top of the repository.
  public let path: String
  public let title: String
  /// The files in the order in which they first appear; those without an *after* stay as they are.
  public private(set) var files: [File] = []
  /// The name of the transform that the page is of, from its line `Transform: …`, where its folder does
  /// not say so.
  public let transform: String?
  /// The reasons that the page lists in lines `Declined: …`, in order.
  public let declined: [String]
  /// The titles that the page lists in lines `Review: …`, in order: what is not safe says why.
  public let reviewed: [String]
  /// The release that the code is to run on, `iOS 17`, from the page's line `Deployment target: …`.
  public let deploymentTarget: String?
  /// The Xcode that the code is built with, from the page's line `Xcode: 15`.
  public let xcode: String?
  /// The options that are chosen, by name, from the page's line `Options: push=state, thread=true`.
  public let options: [String: String]
  /// Whether other repositories can import the code: the page's line `Package: published`.
  public let isPublished: Bool
  /// The number of characters that a line may have, from the page's line `Line length: 80`.
  public let lineLength: Int?
  /// Whether SwiftLint checks the code: the page's line `Linter: SwiftLint`.
  public let usesSwiftLint: Bool
  /// Whether it has the rule `trailing_closure` on: `Linter: SwiftLint trailing_closure`.
  public let wantsTrailingClosures: Bool
  /// What type-checking adds to the files.
  public private(set) var context: [Context] = []
  /// Why the page is not type-checked: its line `Not type-checked: …`.
  public let notTypeChecked: String?
  /// What the compiler says of the *after*, if that must not type-check: the page's line
  /// `After does not type-check: …`.
  public let errorAfter: String?

  /// The keys that a page may have, each at the start of a line and before a colon.
  public static let keys = [
    "Transform", "Declined", "Review", "Deployment target", "Xcode", "Options", "Package",
    "Line length", "Linter",
    "Not type-checked", "After does not type-check",
  ]
  /// The words after `swift` in the first line of a code block, and what may follow them.
  public static let blocks = ["before", "after", "context"]
  public static let attributes = ["file", "module"]

  public struct File: Sendable {
    public let path: String
    /// The module that the file is of, where that is not the one of most files.
    public let module: String?
    public var before: String
    public var after: String
    /// The lines of the page that the code begins on.
    public let line: Int
    public var lineAfter: Int
  }

  /// Declarations beside the code, or around it.
  public struct Context: Sendable {
    /// The file that goes where the context says `$CODE`.
    public let path: String
    /// A module of its own that the code imports; nil for the module of the code.
    public let module: String?
    public let code: String
    public let line: Int
  }

  /// Reads a page.
  ///
  /// - Parameter onlyFirstPair: whether what follows the first *after* is prose, as on a transform's
  ///   own page.
  public init(path: String, onlyFirstPair: Bool = false) throws {
    let text = try String(contentsOf: Self.top.appending(path: path), encoding: .utf8)
    var lines = text.components(separatedBy: "\n")[...]
    self.path = path
    title = lines.first.map { String($0.drop { $0 == "#" || $0 == " " }) } ?? ""
    transform = Self.values(of: "Transform: ", in: lines).first
    declined = Self.values(of: "Declined: ", in: lines)
    reviewed = Self.values(of: "Review: ", in: lines)
    deploymentTarget = Self.values(of: "Deployment target: ", in: lines).first
    xcode = Self.values(of: "Xcode: ", in: lines).first
    options = Self.options(in: Self.values(of: "Options: ", in: lines))
    isPublished = Self.values(of: "Package: ", in: lines) == ["published"]
    lineLength = Self.values(of: "Line length: ", in: lines).first.flatMap { Int($0) }
    let linters = Self.values(of: "Linter: ", in: lines)
    wantsTrailingClosures = linters == ["SwiftLint trailing_closure"]
    usesSwiftLint = linters == ["SwiftLint"] || wantsTrailingClosures
    notTypeChecked = Self.values(of: "Not type-checked: ", in: lines).first
    errorAfter = Self.values(of: "After does not type-check: ", in: lines).first
    while let line = lines.popFirst() {
      guard let block = Block(opening: line) else { continue }
      guard let end = lines.firstIndex(of: "```") else { throw Fault.openBlock(path) }
      let code = lines[..<end].map { $0 + "\n" }.joined()
      try add(code, as: block, line: lines.startIndex + 1)
      lines = lines[(end + 1)...]
      if onlyFirstPair, block.role == .after { break }
    }
    guard !files.isEmpty || !context.isEmpty else { throw Fault.noCode(path) }
  }

  public enum Fault: Error {
    case openBlock(String)
    case noCode(String)
    case afterWithoutBefore(String)
  }

  private mutating func add(_ code: String, as block: Block, line: Int) throws {
    switch block.role {
    case .before:
      files.append(
        File(
          path: block.file, module: block.module, before: code, after: code, line: line,
          lineAfter: line))
    case .after:
      guard let index = files.firstIndex(where: { $0.path == block.file }) else {
        throw Fault.afterWithoutBefore(path)
      }
      files[index].after = code
      files[index].lineAfter = line
    case .context:
      context.append(Context(path: block.file, module: block.module, code: code, line: line))
    }
  }

  private static func values(of key: String, in lines: ArraySlice<String>) -> [String] {
    lines.filter { $0.hasPrefix(key) }.map { String($0.dropFirst(key.count)) }
  }

  private static func options(in lines: [String]) -> [String: String] {
    // Without the type, the `flatMap` for optionals is taken, which makes one word of each line.
    let pairs = lines.flatMap { line -> [String] in line.components(separatedBy: ", ") }
      .map { $0.split(separator: "=").map(String.init) }
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
  }

  /// The words behind the back-ticks of a block: `swift before file=Item.swift`.
  private struct Block {
    enum Role: String {
      case before, after, context
    }

    let role: Role
    private(set) var file = "input.swift"
    private(set) var module: String?

    init?(opening line: String) {
      guard line.hasPrefix("```swift ") else { return nil }
      let words = line.dropFirst("```swift ".count).split(separator: " ")
      guard let role = words.first.flatMap({ Role(rawValue: String($0)) }) else { return nil }
      self.role = role
      for word in words.dropFirst() {
        let value = String(word.drop { $0 != "=" }.dropFirst())
        if word.hasPrefix("file=") { file = value }
        if word.hasPrefix("module=") { module = value }
      }
    }
  }
}

extension CasePage: CustomStringConvertible {
  /// The name that a test reports the case by.
  public var description: String { path }

  /// The name of the file, without its extension.
  public var name: String { String(path.split(separator: "/").last!.dropLast(".md".count)) }
}

// MARK: Finding

extension CasePage {
  /// The top of the repository.
  public static let top = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The cases in the `Fixtures` of a transform's folder, by name.
  public static func fixtures(in folder: String) throws -> [CasePage] {
    try all(in: TransformFolder.named(folder).path + "/Fixtures")
  }

  /// The pages in a folder, by name.
  public static func all(in path: String) throws -> [CasePage] {
    let names = try FileManager.default.contentsOfDirectory(atPath: top.appending(path: path).path)
    return try names.filter { $0.hasSuffix(".md") }.sorted().map {
      try CasePage(path: "\(path)/\($0)")
    }
  }

  /// What all cases of a transform lean on, where it says so: the blocks of its `Context.md`.
  public static func context(of folder: String) throws -> CasePage? {
    guard let folder = TransformFolder.namedIfPresent(folder) else { return nil }
    let path = folder.path + "/Context.md"
    guard FileManager.default.fileExists(atPath: top.appending(path: path).path) else { return nil }
    return try CasePage(path: path)
  }

  /// The example on a transform's page.
  public static func example(in folder: String) throws -> CasePage {
    try CasePage(path: TransformFolder.named(folder).path + "/README.md", onlyFirstPair: true)
  }
}
