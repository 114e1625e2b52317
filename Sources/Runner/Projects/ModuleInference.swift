import Parser
import SymbolIndex

/// Determines which files belong to one module, from the project files around them.
///
/// The nearest enclosing folder with a project file decides: a package with a target whose sources
/// are there, or an Xcode project. All files of an Xcode project count as one module. Its targets
/// are not read: they usually share a folder and rarely declare a type twice. In a project that Tuist
/// generates, the manifest says which folders are those of a target. Where it does not, a folder with the folders
/// `Sources` or `Tests` is one, as its templates write them.
struct ModuleInference {
  /// The packages, and whether other repositories may use them.
  private var packages: [[UInt8]: (layout: PackageLayout, isShared: Bool)] = [:]
  private var projects: Set<[UInt8]> = []
  /// The folders whose libraries other repositories use.
  private var publishing: Set<[UInt8]> = []
  private var tuistProjects: [[UInt8]: TuistLayout?] = [:]

  init(_ files: [ProjectFile], jobs: Int) {
    let layouts = Workers.map(files, jobs: jobs, state: SyntaxParser()) { file, parser in
      (
        package: file.packageLayout(parser: parser), tuist: file.tuistLayout(parser: parser),
        publishes: file.publishesLibrary
      )
    }
    for (file, layout) in zip(files, layouts) {
      if layout.publishes { publishing.insert(file.folder) }
      switch file.kind {
      case .package:
        let isShared = file.folder == file.top || file.hasLicense
        packages[file.folder] = layout.package.map { ($0, isShared) }
      case .xcodeProject, .xcodeGenProject: projects.insert(file.folder)
      case .tuistProject: tuistProjects.updateValue(layout.tuist, forKey: file.folder)
      case .buildSettings, .otherBuild: continue
      }
    }
  }

  /// Returns the module of each folder, by its display path.
  func map(of folders: [String: [UInt8]]) -> ModuleMap {
    ModuleMap(folders.mapValues(module))
  }

  private func module(of folder: [UInt8]) -> ModuleID {
    for place in folder.enclosingFolders() {
      if let package = packages[place],
        let module = package.layout.module(of: Self.path(of: folder, in: place))
      {
        return ModuleID(
          name: Self.path(of: module.folder, in: place),
          isPublished: module.isLibrary && package.isShared, importName: module.name)
      }
      let tuist = tuistProjects[place]
      if let name = tuist??.target(of: Self.path(of: folder, in: place)) {
        return ModuleID(name: Self.path(of: name, in: place), isPublished: false, importName: name)
      }
      if tuist != nil,
        let target = Self.tuistTarget(of: Self.path(of: folder, in: place))
      {
        return ModuleID(
          name: Self.path(of: target, in: place), isPublished: false,
          importName: target.split(separator: "/").last.map(String.init))
      }
      if packages[place] != nil || projects.contains(place) || tuist != nil {
        return ModuleID(
          name: String(decoding: place, as: UTF8.self),
          isPublished: place.enclosingFolders().contains(where: publishing.contains))
      }
    }
    return ModuleID(name: "", isPublished: false)
  }

  /// The folder of the target that builds a folder, given relative to the project; nil for the project's own
  /// folders.
  private static func tuistTarget(of folder: String) -> String? {
    let parts = folder.split(separator: "/")
    guard let index = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), 0 < index
    else { return nil }
    return parts[..<index].joined(separator: "/")
  }

  /// Returns the path of a folder relative to an enclosing folder.
  private static func path(of folder: [UInt8], in outer: [UInt8]) -> String {
    String(decoding: folder.dropFirst(outer.count).drop { $0 == .slash }, as: UTF8.self)
  }

  private static func path(of folder: String, in outer: [UInt8]) -> String {
    folder.isEmpty
      ? String(decoding: outer, as: UTF8.self)
      : "\(String(decoding: outer, as: UTF8.self))/\(folder)"
  }
}
