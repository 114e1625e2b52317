extension FileDiscovery {
  /// A file or folder that the user passed.
  struct Root: Sendable {
    /// The canonical path: absolute, without links.
    let path: [UInt8]
    /// The start of the display paths of its files: empty, or with a trailing slash.
    let displayPrefix: String
    /// The same start relative to the top level of the repository; nil outside a repository.
    private let prefixFromTop: String?

    init(path: [UInt8], displayPrefix: String) {
      self.path = path
      self.displayPrefix = displayPrefix
      prefixFromTop = Repository.top(of: path)?.path(to: path).map {
        $0.isEmpty ? "" : $0.pathText + "/"
      }
    }

    /// Returns a file's path relative to the top level of the repository; nil outside a repository,
    /// and for a file of another root.
    func pathFromTop(of file: String) -> String? {
      // The prefix of a root that is a file also ends with a slash.
      let path = file + "/"
      guard let prefixFromTop, path.hasPrefix(displayPrefix) else { return nil }
      return String((prefixFromTop + path.dropFirst(displayPrefix.count)).dropLast())
    }
  }
}
