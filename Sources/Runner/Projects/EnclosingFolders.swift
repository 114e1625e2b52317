extension [UInt8] {
  /// A folder by its absolute path, and those that hold it, up to a top.
  func enclosingFolders(to top: [UInt8] = [.slash]) -> some Sequence<[UInt8]> {
    sequence(first: self) { path in
      guard path != top, let slash = path.lastIndex(of: .slash), 1 < path.count else { return nil }
      return slash == 0 ? [.slash] : Array(path[..<slash])
    }
  }
}
