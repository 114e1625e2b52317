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
/// `swift before file=Model/Item.swift`.
public struct CasePage: Sendable {
  /// The path from the top of the repository.
  public let path: String
  public let title: String
  /// The files in the order in which they first appear; those without an *after* stay as they are.
  public private(set) var files: [File] = []
  /// The reasons that the page lists in lines `Declined: …`, in order.
  public let declined: [String]
  /// The titles that the page lists in lines `Review: …`, in order: what is not safe says why.
  public let reviewed: [String]

  public struct File: Sendable {
    public let path: String
    public var before: String
    public var after: String
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
    declined = Self.values(of: "Declined: ", in: lines)
    reviewed = Self.values(of: "Review: ", in: lines)
    while let line = lines.popFirst() {
      guard let block = Block(opening: line) else { continue }
      guard let end = lines.firstIndex(of: "```") else { throw Fault.openBlock(path) }
      let code = lines[..<end].map { $0 + "\n" }.joined()
      lines = lines[(end + 1)...]
      try add(code, as: block)
      if onlyFirstPair, block.isAfter { break }
    }
    guard !files.isEmpty else { throw Fault.noCode(path) }
  }

  public enum Fault: Error {
    case openBlock(String)
    case noCode(String)
    case afterWithoutBefore(String)
  }

  private mutating func add(_ code: String, as block: Block) throws {
    if !block.isAfter {
      files.append(File(path: block.file, before: code, after: code))
    } else if let index = files.firstIndex(where: { $0.path == block.file }) {
      files[index].after = code
    } else {
      throw Fault.afterWithoutBefore(path)
    }
  }

  private static func values(of key: String, in lines: ArraySlice<String>) -> [String] {
    lines.filter { $0.hasPrefix(key) }.map { String($0.dropFirst(key.count)) }
  }

  /// The words behind the back-ticks of a block: `swift before file=Item.swift`.
  private struct Block {
    let isAfter: Bool
    let file: String

    init?(opening line: String) {
      guard line.hasPrefix("```swift ") else { return nil }
      let words = line.dropFirst("```swift ".count).split(separator: " ", maxSplits: 1)
      guard let role = words.first, role == "before" || role == "after" else { return nil }
      isAfter = role == "after"
      file =
        words.dropFirst().first.map { String($0.drop { $0 != "=" }.dropFirst()) } ?? "input.swift"
    }
  }
}

extension CasePage: CustomStringConvertible {
  /// The name that a test reports the case by.
  public var description: String { path }
}

// MARK: Finding

extension CasePage {
  /// The top of the repository.
  public static let top = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The cases in the `Fixtures` of a transform's folder, by name.
  public static func fixtures(in folder: String) throws -> [CasePage] {
    let path = "Transforms/\(folder)/Fixtures"
    let names = try FileManager.default.contentsOfDirectory(atPath: top.appending(path: path).path)
    return try names.filter { $0.hasSuffix(".md") }.sorted().map {
      try CasePage(path: "\(path)/\($0)")
    }
  }

  /// The example on a transform's page.
  public static func example(in folder: String) throws -> CasePage {
    try CasePage(path: "Transforms/\(folder)/README.md", onlyFirstPair: true)
  }
}
