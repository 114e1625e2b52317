extension FileDiscovery {
  /// A file or folder that was named.
  struct Root: Sendable {
    /// Its own path: absolute, without links.
    let path: [UInt8]
    /// What the paths of its files start with as people see them: empty, or with a slash at the end.
    let shown: String
    /// The same from the top of its repository; nil outside of one.
    private let shownFromTop: String?

    init(path: [UInt8], shown: String) {
      self.path = path
      self.shown = shown
      shownFromTop = Repository.top(of: path)?.path(to: path).map {
        $0.isEmpty ? "" : $0.pathText + "/"
      }
    }

    /// A file's path from the top of the repository; nil outside of one, and for a file of another root.
    func pathFromTop(of file: String) -> String? {
      // A root that is a file itself ends with a slash, too.
      let path = file + "/"
      guard let shownFromTop, path.hasPrefix(shown) else { return nil }
      return String((shownFromTop + path.dropFirst(shown.count)).dropLast())
    }
  }
}
