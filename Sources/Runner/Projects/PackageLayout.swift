import Syntax

/// The folders of a package that are modules, according to its manifest: `.target(name: "Core",
/// path: "Core/Source")`.
struct PackageLayout: Sendable {
  /// A folder with the sources of one target.
  struct Module: Equatable {
    let folder: String
    /// The name by which source imports it; nil where the manifest does not show it.
    var name: String?
    /// Whether dependents of the package can import the module.
    let isLibrary: Bool
  }

  private struct Target {
    let name: String?
    /// The folders where SwiftPM looks for its sources.
    let folders: [String]
    let isLibrary: Bool
  }

  private var targets: [Target] = []
  /// Whether the name or path of a target is not a literal.
  private var isPartial = false
  private let hasLibrary: Bool

  init(_ manifest: Manifest) {
    let calls = manifest.calls
    hasLibrary = calls.contains { $0.member?.name == "library" }
    for call in calls {
      guard let kind = call.member?.name, let folders = Self.folders[kind] else { continue }
      let (name, path) = (call.argument("name"), call.argument("path"))
      if let path {
        add(path.literalText.map { [Self.plain($0)] }, name?.literalText, kind)
      } else if let name {
        let name = name.literalText
        add(name.map { name in folders.map { "\($0)/\(name)" } }, name, kind)
      }
    }
  }

  private mutating func add(_ folders: [String]?, _ name: String?, _ kind: String) {
    guard let folders else {
      isPartial = true
      return
    }
    targets.append(
      Target(name: name, folders: folders, isLibrary: kind == "target" && hasLibrary))
  }

  /// Returns the module of a folder, given relative to the package (empty for the package folder);
  /// nil if the folder is not part of a target.
  func module(of folder: String) -> Module? {
    let named = targets.flatMap { target in
      target.folders.filter { folder.isIn($0) }
        .map { Module(folder: $0, name: target.name, isLibrary: target.isLibrary) }
    }
    if let innermost = named.max(by: { $0.folder.utf8.count < $1.folder.utf8.count }) {
      return innermost
    }
    return unnamedModule(of: folder)
  }

  /// Whether a target may build the files of a folder, given relative to the package.
  func mayContain(_ folder: String) -> Bool {
    isPartial || targets.isEmpty || module(of: folder) != nil
  }

  /// Returns the module of a folder in which SwiftPM looks for sources, but whose target is
  /// unknown.
  private func unnamedModule(of folder: String) -> Module? {
    let parts = folder.split(separator: "/")
    guard let top = parts.first.map(String.init), Self.allFolders.contains(top) else { return nil }
    let isLibrary = hasLibrary && Self.sourceFolders.contains(top)
    // The sources of a single target can be directly in the folder.
    let isShared = parts.count == 1 || !isPartial
    return Module(folder: isShared ? top : "\(top)/\(parts[1])", isLibrary: isLibrary)
  }

  /// The folders where SwiftPM looks for a target, by the function that declares it.
  private static let folders: [String: [String]] = [
    "target": sourceFolders, "executableTarget": sourceFolders, "macro": sourceFolders,
    "testTarget": ["Tests"] + sourceFolders, "plugin": ["Plugins"],
  ]
  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]
  private static let allFolders = sourceFolders + ["Tests", "Plugins"]

  /// Returns a path without redundant components: `Core` for `./Core/`, an empty path for `.`.
  private static func plain(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}

extension FunctionCallView {
  func argument(_ label: String) -> SyntaxCursor? {
    arguments.first { $0.label == label }?.value
  }
}

extension SyntaxCursor {
  /// The value of a string literal; nil if it has an interpolation or an escape sequence.
  var literalText: String? {
    guard kind == .stringLiteralExpr, !text.contains("\\") else { return nil }
    return text.filter { $0 != "\"" }
  }
}

extension String {
  /// Whether a folder equals another folder or is inside it. An empty path contains all folders.
  fileprivate func isIn(_ folder: String) -> Bool {
    folder.isEmpty || self == folder || hasPrefix(folder + "/")
  }
}
