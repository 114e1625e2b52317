import SourceText

extension SourceText {
  /// Whether the folders of the file say that it is a copy of other code.
  var isVendored: Bool {
    folders.contains {
      ["vendor", "vendors", "vendored", "thirdparty", "third-party", "3rdparty"].contains(
        $0.lowercased())
    }
  }

  /// Whether the folders of the file say that it belongs to tests: `SearchTests`.
  var isOfTests: Bool { folders.contains { $0.hasSuffix("Tests") } }

  private var folders: [Substring] { Array(path.split(separator: "/").dropLast()) }
}
