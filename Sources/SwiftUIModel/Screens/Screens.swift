import SymbolIndex
import Syntax

/// What a repository's views are shown by.
public struct Screens: Sendable {
  /// The views that close themselves, by name and place.
  public let dismissing: [DismissingView]
  /// The views around those, up to what is presented.
  public let holders: [HoldingView]
  private let files: [String: IndexedFile]

  /// Knows of no view.
  public init() { self.init(dismissing: [], holders: [], files: []) }

  init(dismissing: [DismissingView], holders: [HoldingView], files: [IndexedFile]) {
    self.holders = holders
    self.dismissing = dismissing.sorted { ($0.name, $0.path) < ($1.name, $1.path) }
    self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A file that was read, with its tree.
  public func file(at path: String) -> IndexedFile? { files[path] }

  /// The extensions of a type in the files that were read, by path.
  public func extensions(of name: String) -> [(file: IndexedFile, decl: TypeDecl)] {
    files.keys.sorted().flatMap { path in
      files[path].map { file in
        TypeDecl.all(in: file.tree).filter { $0.isExtension && $0.name == name }
          .map { (file, $0) }
      } ?? []
    }
  }

  /// The views that a file declares the first property of.
  public func dismissing(declaredIn path: String) -> [DismissingView] {
    dismissing.filter { $0.path == path }
  }
}

extension DismissingView {
  /// The path of the file that declares it, the first of several.
  public var path: String { properties.map(\.cursor.tree.source.path).min() ?? "" }
}
