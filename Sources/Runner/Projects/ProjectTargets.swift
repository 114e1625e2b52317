import SymbolIndex
import TransformKit

/// The targets of all Xcode projects of a repository, numbered over all of them.
struct ProjectTargets: Sendable {
  private let projects: Lazy<[(name: String, targets: XcodeTargets)]>
  private let discovery: FileDiscovery

  init(in discovery: FileDiscovery) {
    self.discovery = discovery
    projects = Lazy { [files = discovery.projectFiles] in
      files.compactMap { file in file.xcodeTargets.map { (file.name, $0) } }
    }
  }

  /// The numbers of the targets that compile a file; a negative one where a project compiles only others.
  func numbers(of path: String) -> Set<Int> {
    let place = discovery.canonicalPath(of: FileDiscovery.File(path: path, isNamed: false))
      .map(\.lowercased)
    var first = 0
    var numbers: Set<Int> = []
    for (index, project) in projects.value.enumerated() {
      for number in project.targets.numbers(of: place) {
        numbers.insert(number == project.targets.count - 1 ? -1 - index : first + number)
      }
      first += project.targets.count
    }
    return numbers
  }

  /// What the targets that compile a file are to run on; nil where this is not known of all of them.
  func deploymentTargets(of path: String) -> DeploymentTargets? {
    let numbers = numbers(of: path)
    guard !numbers.isEmpty else { return nil }
    var first = 0
    var found: [DeploymentTarget] = []
    for (name, targets) in projects.value {
      for number in numbers where (first..<(first + targets.count - 1)).contains(number) {
        let releases = targets.releases(ofTarget: number - first)
        if releases.isEmpty { return nil }
        found += releases.map { DeploymentTarget($0, $1, origin: name) }
      }
      first += targets.count
    }
    return found.isEmpty ? nil : DeploymentTargets(found)
  }
}
