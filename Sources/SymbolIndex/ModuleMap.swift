/// Which files are compiled into one module, as far as the folders of packages and projects tell.
public struct ModuleMap: Sendable {
  private let modules: [String: ModuleID]

  /// - Parameter modules: the modules by the folder that holds their sources, without a slash at its
  ///   end. A file is of the module of the innermost folder around it; of a common one when there is
  ///   none.
  public init(_ modules: [String: ModuleID] = [:]) {
    self.modules = modules
  }

  public subscript(path: String) -> ModuleID {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if let module = modules[String(folder)] { return module }
    }
    return modules[""] ?? ModuleID(name: "", isPublished: false)
  }
}

/// A module by a name that no other module of the repository has: the folder of its sources.
public struct ModuleID: Hashable, Sendable {
  public let name: String
  /// Whether other repositories can import it, so that what is public may be used out of sight: so
  /// for the package at the top of a repository.
  public let isPublished: Bool

  public init(name: String, isPublished: Bool) {
    self.name = name
    self.isPublished = isPublished
  }
}
