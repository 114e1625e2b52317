import SymbolIndex
import Syntax

/// What presents the views of a repository.
public struct Screens: Sendable {
  /// The views that dismiss themselves, by name and place.
  public let dismissing: [DismissingView]
  /// The container views around those.
  public let containers: [ContainerView]
  private let files: [String: IndexedFile]
  private let extensions: [String: [TypeDecl]]

  /// Without any view.
  public init() { self.init(dismissing: [], containers: [], extensions: [:], files: []) }

  init(
    dismissing: [DismissingView], containers: [ContainerView], extensions: [String: [TypeDecl]],
    files: [IndexedFile]
  ) {
    self.containers = containers
    self.extensions = extensions
    self.dismissing = dismissing.sorted { ($0.name, $0.path) < ($1.name, $1.path) }
    self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A file that was read, with its tree.
  public func file(at path: String) -> IndexedFile? { files[path] }

  /// The extensions of `EnvironmentValues` or `Binding`, in the order of the files.
  public func extensions(of name: String) -> [(file: IndexedFile, decl: TypeDecl)] {
    extensions[name, default: []].compactMap { decl in
      files[decl.cursor.tree.source.path].map { ($0, decl) }
    }
  }
}

extension DismissingView {
  /// The path of the file that declares it, the first of several.
  public var path: String { properties.map(\.cursor.tree.source.path).min() ?? "" }
}
