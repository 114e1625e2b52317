import Syntax

/// Which folders of a package are modules of their own, as its manifest says:
/// `.target(name: "Core", path: "Core/Source")`.
struct PackageLayout: Sendable {
  /// A folder in the package that holds the sources of one target.
  struct Module: Equatable {
    let folder: String
    /// Whether whoever depends on the package may import it.
    let isLibrary: Bool
  }

  private struct Target {
    /// Where its sources may be.
    let folders: [String]
    let isLibrary: Bool
  }

  private var targets: [Target] = []
  /// Whether some target's name or path is computed.
  private var isPartial = false
  private let hasLibrary: Bool

  init(_ manifest: Manifest) {
    let calls = manifest.calls
    hasLibrary = calls.contains { $0.member?.name == "library" }
    for call in calls {
      guard let kind = call.member?.name, let folders = Self.folders[kind] else { continue }
      let (name, path) = (call.argument("name"), call.argument("path"))
      if let path {
        add(path.literalText.map { [Self.plain($0)] }, kind)
      } else if let name {
        add(name.literalText.map { name in folders.map { "\($0)/\(name)" } }, kind)
      }
    }
  }

  private mutating func add(_ folders: [String]?, _ kind: String) {
    guard let folders else {
      isPartial = true
      return
    }
    targets.append(Target(folders: folders, isLibrary: kind == "target" && hasLibrary))
  }

  /// The module of the files in a folder of the package, which is empty for the top; nil where the
  /// package builds none.
  func module(of folder: String) -> Module? {
    let named = targets.flatMap { target in
      target.folders.filter { folder.isIn($0) }
        .map { Module(folder: $0, isLibrary: target.isLibrary) }
    }
    if let innermost = named.max(by: { $0.folder.utf8.count < $1.folder.utf8.count }) {
      return innermost
    }
    return unnamedModule(of: folder)
  }

  /// The module of a folder where SwiftPM looks for sources, but under no name that is known.
  private func unnamedModule(of folder: String) -> Module? {
    let parts = folder.split(separator: "/")
    guard let top = parts.first.map(String.init), Self.allFolders.contains(top) else { return nil }
    let isLibrary = hasLibrary && Self.sourceFolders.contains(top)
    // The sources of a single target may stand right in there.
    let isShared = parts.count == 1 || !isPartial
    return Module(folder: isShared ? top : "\(top)/\(parts[1])", isLibrary: isLibrary)
  }

  /// Where SwiftPM looks for a target, by the function that declares it.
  private static let folders: [String: [String]] = [
    "target": sourceFolders, "executableTarget": sourceFolders, "macro": sourceFolders,
    "testTarget": ["Tests"] + sourceFolders, "plugin": ["Plugins"],
  ]
  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]
  private static let allFolders = sourceFolders + ["Tests", "Plugins"]

  /// A path without what leads nowhere: `Core` for `./Core/`, nothing for `.`.
  private static func plain(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}

extension FunctionCallView {
  fileprivate func argument(_ label: String) -> SyntaxCursor? {
    arguments.first { $0.label == label }?.value
  }
}

extension SyntaxCursor {
  /// What a string literal says; nil where something is computed.
  fileprivate var literalText: String? {
    guard kind == .stringLiteralExpr, !text.contains("\\") else { return nil }
    return text.filter { $0 != "\"" }
  }
}

extension String {
  /// Whether a folder is another or lies in it; all lie in the one without a name.
  fileprivate func isIn(_ folder: String) -> Bool {
    folder.isEmpty || self == folder || hasPrefix(folder + "/")
  }
}
