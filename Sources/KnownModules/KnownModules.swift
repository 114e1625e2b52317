/// The modules that apps import and that a page describes.
public enum KnownModules {
  /// All modules, by name.
  public static var all: [KnownModule] { modules }
}

/// The declarations of a module.
public struct KnownModule: Sendable {
  public let name: String
  let pages: [Page]

  /// What the pages declare at their top level, in order. Each call reads the pages again.
  public var chunks: [Chunk] { pages.flatMap { PageReader($0).chunks() } }

  /// The names of the modules that everyone imports who imports this one.
  public var exports: [String] { pages.flatMap { PageReader($0).exports() } }
}

/// The Swift code of one page, which is a part of the program.
struct Page: Sendable {
  /// The path below the folder of the pages, without the ending: `SwiftUI/Views`.
  let path: StaticString
  let code: StaticString
}
