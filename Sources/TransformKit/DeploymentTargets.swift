import SwiftUIModel

/// The oldest releases that some code is to run on, as far as they are known.
public struct DeploymentTargets: Hashable, Sendable {
  /// By platform, each once, in the order of the platforms; none when nothing is known.
  public let targets: [DeploymentTarget]
  /// What the code shows that it needs, where no target is known.
  var evidence = Availability.any

  /// Of several targets for one platform the lowest counts.
  public init(_ targets: [DeploymentTarget]) {
    self.targets = Platform.allCases.compactMap { platform in
      targets.filter { $0.platform == platform }.min { $0.release < $1.release }
    }
  }

  public static let unknown = DeploymentTargets([])

  /// What code without a known target is taken to run on: iOS 15 and what came out beside it.
  public static let assumed = Availability(iOS: 15)

  /// Whether all that the code may be compiled for has what it needs.
  public func allow(_ needed: Availability) -> Bool { obstacle(to: needed) == nil }

  /// Why a change needs review that nothing forbids: what the code is to run on is only assumed.
  public func caveat(about needed: Availability) -> String? {
    guard targets.isEmpty, needed.first(beyond: evidence) != nil else { return nil }
    return "the result needs \(needed), and no deployment target is known"
  }

  /// Why something may not be written: "needs iOS 15, and the deployment target is iOS 14
  /// (Package.swift)"; nil when it may.
  public func obstacle(to needed: Availability) -> Obstacle? {
    reason(against: needed).map { Obstacle(.olderDeploymentTarget, $0) }
  }

  private func reason(against needed: Availability) -> String? {
    if targets.isEmpty { return reasonWithoutTargets(against: needed) }
    for target in targets {
      guard let first = needed[target.platform], target.release < first else { continue }
      return "needs \(target.platform.rawValue) \(first), and the deployment target is \(target)"
    }
    return nil
  }

  private func reasonWithoutTargets(against needed: Availability) -> String? {
    guard needed.first(beyond: evidence) != nil,
      let (platform, first) = needed.first(beyond: Self.assumed),
      let assumed = Self.assumed[platform].map({ max($0, evidence[platform] ?? $0) })
    else { return nil }
    return "needs \(platform) \(first), and without a known deployment target \(platform) "
      + "\(assumed) is assumed"
  }
}

/// The oldest release of one platform that code is to run on, and who says so.
public struct DeploymentTarget: Hashable, Sendable, CustomStringConvertible {
  public let platform: Platform
  public let release: Release
  /// Where it is written: `--deployment-target`, `Package.swift`, `App.xcodeproj`.
  public let origin: String

  public init(_ platform: Platform, _ release: Release, origin: String) {
    self.platform = platform
    self.release = release
    self.origin = origin
  }

  public var description: String { "\(platform.rawValue) \(release) (\(origin))" }
}

/// The deployment targets of a repository's files: those of several packages may differ.
public struct DeploymentTargetMap: Sendable {
  private let common: DeploymentTargets
  private let byFolder: [String: DeploymentTargets]
  private let byFile: @Sendable (String, DeploymentTargets) -> DeploymentTargets?

  /// - Parameters:
  ///   - common: the targets of the files in no folder that is named.
  ///   - byFolder: those of the files right in a folder, by its path without a slash at the end.
  ///   - byFile: gives those of a file where they are known better than those of its folder.
  public init(
    _ common: DeploymentTargets = .unknown, byFolder: [String: DeploymentTargets] = [:],
    byFile: @escaping @Sendable (String, DeploymentTargets) -> DeploymentTargets? = { _, _ in nil }
  ) {
    (self.common, self.byFolder, self.byFile) = (common, byFolder, byFile)
  }

  /// The targets that count for a file.
  public subscript(path: String) -> DeploymentTargets {
    return byFolder[Self.folder(of: path)].map { byFile(path, $0) ?? $0 } ?? common
  }

  /// The folder that a file is in, as `byFolder` names it; empty for the current one.
  public static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }
}
