extension FileDiscovery {
  /// A file or folder that was named.
  struct Root: Sendable {
    /// Its own path: absolute, without links.
    let path: [UInt8]
    /// What the paths of its files start with as people see them: empty, or with a slash at the end.
    let displayPrefix: String
    /// The same from the top of its repository; nil outside of one.
    private let prefixFromTop: String?

    init(path: [UInt8], displayPrefix: String) {
      self.path = path
      self.displayPrefix = displayPrefix
      prefixFromTop = Repository.top(of: path)?.path(to: path).map {
        $0.isEmpty ? "" : $0.pathText + "/"
      }
    }

    /// A file's path from the top of the repository; nil outside of one, and for a file of another root.
    func pathFromTop(of file: String) -> String? {
      // A root that is a file itself ends with a slash, too.
      let path = file + "/"
      guard let prefixFromTop, path.hasPrefix(displayPrefix) else { return nil }
      return String((prefixFromTop + path.dropFirst(displayPrefix.count)).dropLast())
    }
  }
}
