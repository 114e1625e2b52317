import Parser
import SymbolIndex

/// Finds out which files are compiled into one module, from the project files around them.
///
/// Going up from a folder, the first that tells counts: a package one of whose targets has its sources
/// there, or an Xcode project, all of whose files are taken for one module. What its targets are is
/// not read: they mostly share a folder, and few declare a type twice.
struct ModuleGuess {
  private var packages: [[UInt8]: (layout: PackageLayout, isTop: Bool)] = [:]
  private var projects: Set<[UInt8]> = []

  init(_ files: [ProjectFile], jobs: Int) {
    let layouts = Workers.map(files, jobs: jobs, makeState: { SyntaxParser() }) {
      $0.packageLayout(parser: $1)
    }
    for (file, layout) in zip(files, layouts) {
      switch file.kind {
      case .package: packages[file.folder] = layout.map { ($0, file.folder == file.top) }
      case .xcodeProject, .tuistProject, .xcodeGenProject: projects.insert(file.folder)
      case .buildSettings: continue
      }
    }
  }

  /// The modules of the files in each folder, by the path that it is shown as.
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
          isPublished: module.isLibrary && package.isTop)
      }
      if packages[place] != nil || projects.contains(place) {
        return ModuleID(name: String(decoding: place, as: UTF8.self), isPublished: false)
      }
    }
    return ModuleID(name: "", isPublished: false)
  }

  /// The path of a folder from another that it is in.
  private static func path(of folder: [UInt8], in outer: [UInt8]) -> String {
    String(decoding: folder.dropFirst(outer.count).drop { $0 == .slash }, as: UTF8.self)
  }

  private static func path(of folder: String, in outer: [UInt8]) -> String {
    folder.isEmpty
      ? String(decoding: outer, as: UTF8.self)
      : "\(String(decoding: outer, as: UTF8.self))/\(folder)"
  }
}
