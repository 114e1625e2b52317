extension CommandLineTool {
  /// The release of this program. `CHANGELOG.md`, the README and the release's tag name the same one.
  static let version = "0.1.0"
}
