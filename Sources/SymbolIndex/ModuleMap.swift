/// The module of each file, as far as the folders of packages and projects show it.
public struct ModuleMap: Sendable {
  private let modules: [String: ModuleID]
  /// The modules of the files that were asked for.
  private let known = ComputedByKey<String, ModuleID>()
  /// The names by which source imports the modules, as far as their folders have these names.
  public let names: Set<String>
  /// The names by which source imports the modules, as far as projects show them.
  public let importNames: Set<String>

  /// - Parameter modules: the modules by the folder of their sources, without a trailing slash. A file
  ///   belongs to the module of the innermost such folder, or to a common module if there is none.
  public init(_ modules: [String: ModuleID] = [:]) {
    self.modules = modules
    names = Set(modules.values.compactMap { $0.name.split(separator: "/").last.map(String.init) })
    importNames = Set(modules.values.compactMap(\.importName))
  }

  public subscript(path: String) -> ModuleID { known.value(for: path) { module(of: path) } }

  private func module(of path: String) -> ModuleID {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if let module = modules[String(folder)] { return module }
    }
    return modules[""] ?? ModuleID(name: "", isPublished: false)
  }
}

/// A module, identified by the folder of its sources.
public struct ModuleID: Hashable, Sendable {
  public let name: String
  /// Whether other repositories can import it and use its public declarations, as a package at the top of
  /// the repository.
  public let isPublished: Bool
  /// The name by which source imports it; nil where the project does not show it.
  public let importName: String?

  public init(name: String, isPublished: Bool, importName: String? = nil) {
    self.name = name
    self.isPublished = isPublished
    self.importName = importName
  }
}
