import Parser
import TransformKit

/// Determines the deployment targets of a folder, from the project files around it.
///
/// The nearest enclosing folder decides that directly contains a package with deployment targets,
/// or has Xcode projects anywhere inside. So the nearest package wins, an app next to its modules
/// uses its own project, and code that several projects share uses the oldest release of all.
struct DeploymentTargetInference {
  private var packages: [[UInt8]: DeploymentTargets] = [:]
  private var projects: [[UInt8]: DeploymentTargets] = [:]

  init(_ files: [ProjectFile], jobs: Int) {
    let readings = Workers.map(files, jobs: jobs, state: SyntaxParser()) {
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

  /// Returns the deployment targets of each folder, by its display path.
  ///
  /// - Parameter refine: gives those of a file where more is known, from those of its folder.
  func map(
    of folders: [String: [UInt8]],
    refining refine: @escaping @Sendable (String, DeploymentTargets) -> DeploymentTargets?
  ) -> DeploymentTargetMap {
    if packages.isEmpty && projects.isEmpty { return DeploymentTargetMap() }
    return DeploymentTargetMap(byFolder: folders.mapValues(targets), byFile: refine)
  }

  /// Returns the deployment targets of a folder, by its canonical path.
  func targets(of folder: [UInt8]) -> DeploymentTargets {
    folder.enclosingFolders().lazy.compactMap { packages[$0] ?? projects[$0] }.first
      ?? .unknown
  }
}
