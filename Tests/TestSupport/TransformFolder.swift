import Foundation

/// The folder of one transform: its code, its page and its cases, in the folder of its family.
public struct TransformFolder: Hashable, Sendable {
  /// `Dismissal`
  public let family: String
  /// `DismissToBinding`
  public let name: String

  /// The path from the top of the repository.
  public var path: String { "Transforms/\(family)/\(name)" }

  /// All folders that hold cases, sorted by family and name.
  public static let all: [TransformFolder] = names(in: "Transforms").flatMap { family in
    names(in: "Transforms/\(family)").filter {
      names(in: "Transforms/\(family)/\($0)").contains("Fixtures")
    }
    .map { TransformFolder(family: family, name: $0) }
  }

  /// The folder of the transform whose type has a name.
  public static func named(_ name: String) -> TransformFolder {
    guard let folder = all.first(where: { $0.name == name }) else {
      preconditionFailure("Every transform has a folder with cases: \(name)")
    }
    return folder
  }

  private static func names(in folder: String) -> [String] {
    let path = CasePage.top.appending(path: folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
