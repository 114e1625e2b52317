extension CommandLineTool {
  /// The version of this program. `CHANGELOG.md`, the README and the git tag name the same version.
  static let version = "0.1.0"
}
