import Parser
import TransformKit

/// Finds out for which releases the code of a folder is built, from the project files around it.
///
/// Going up from the folder, the first that tells counts: by a package right in it, or by Xcode projects
/// anywhere below it. So the nearest package wins, an app beside its modules finds its own project,
/// and code that several projects share must do for the oldest release of all.
struct TargetGuess {
  private var packages: [[UInt8]: DeploymentTargets] = [:]
  private var projects: [[UInt8]: DeploymentTargets] = [:]

  init(_ files: [ProjectFile], jobs: Int) {
    let readings = Workers.map(files, jobs: jobs, makeState: { SyntaxParser() }) {
      $0.targets(parser: $1)
    }
    var below: [[UInt8]: [DeploymentTarget]] = [:]
    for (file, targets) in zip(files, readings) where !targets.isEmpty {
      guard file.kind != .package else {
        packages[file.folder] = DeploymentTargets(targets)
        continue
      }
      for folder in file.folder.enclosingFolders(to: file.top) {
        below[folder, default: []] += targets
      }
    }
    projects = below.mapValues(DeploymentTargets.init)
  }

  /// The targets of the files in each folder, by the path that it is shown as.
  func map(of folders: [String: [UInt8]]) -> DeploymentTargetMap {
    if packages.isEmpty && projects.isEmpty { return DeploymentTargetMap() }
    return DeploymentTargetMap(byFolder: folders.mapValues(targets))
  }

  private func targets(of folder: [UInt8]) -> DeploymentTargets {
    folder.enclosingFolders().lazy.compactMap { packages[$0] ?? projects[$0] }.first
      ?? .unknown
  }
}
