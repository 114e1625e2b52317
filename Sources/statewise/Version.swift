extension CommandLineTool {
  /// The version of this program. `CHANGELOG.md`, the README and the git tag name the same version.
  static let version = "0.1.0"

  /// Where the repository is. `make address` changes it here and in the README.
  static let address = "https://github.com/OWNER/statewise"
}
