/// The changes and files that are left out when a run plans again.
struct Omissions: Sendable {
  /// The ids of changes that are not made.
  private(set) var ids: Set<String> = []
  /// The paths of files that are not edited.
  private(set) var paths: Set<String> = []

  func adding(ids: Set<String>) -> Omissions {
    var omissions = self
    omissions.ids.formUnion(ids)
    return omissions
  }

  func adding(path: String) -> Omissions {
    var omissions = self
    omissions.paths.insert(path)
    return omissions
  }
}
