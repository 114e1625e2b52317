import Foundation

/// The folder of one transform: its code, its page and its cases, in the folder of its family or
/// beside the families.
public struct TransformFolder: Hashable, Sendable {
  /// The path from the top of the repository: `Transforms/Dismissal/DismissToBinding`.
  public let path: String

  /// `DismissToBinding`
  public var name: String { String(path.split(separator: "/").last!) }

  /// The path from `Transforms`: `Dismissal/DismissToBinding`.
  public var pathFromWing: String { String(path.dropFirst("Transforms/".count)) }

  /// The name of the transform on the command line: `dismiss-to-binding`.
  public var transformName: String {
    name.reduce(into: "") { text, character in
      if character.isUppercase, !text.isEmpty { text += "-" }
      text += character.lowercased()
    }
  }

  /// All folders that hold cases, sorted by path.
  public static let all: [TransformFolder] = folders(in: "Transforms").flatMap { path in
    isTransform(path) ? [path] : folders(in: path).filter(isTransform)
  }
  .map { TransformFolder(path: $0) }

  /// The folder of the transform whose name is one on the command line, or of a folder.
  public static func named(_ name: String) -> TransformFolder {
    guard let folder = namedIfPresent(name) else {
      preconditionFailure("Every transform has a folder with cases: \(name)")
    }
    return folder
  }

  /// The same; nil for a template, which is no transform of the catalog.
  public static func namedIfPresent(_ name: String) -> TransformFolder? {
    all.first { $0.name == name || $0.transformName == name }
  }

  private static func isTransform(_ path: String) -> Bool {
    names(in: path).contains("Fixtures")
  }

  private static func folders(in folder: String) -> [String] {
    names(in: folder).map { "\(folder)/\($0)" }
  }

  private static func names(in folder: String) -> [String] {
    let path = CasePage.top.appending(path: folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
