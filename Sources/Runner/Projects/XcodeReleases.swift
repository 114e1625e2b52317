import SwiftUIModel
import TransformKit

// The deployment targets in the objects of an Xcode project.

extension [[UInt8]: XcodeObject] {
  /// The oldest releases that a target is to run on: what its configurations say, or else those of the project.
  /// Empty where a file of build settings may say it: it counts for less than the configuration that names it.
  func releases(of target: XcodeObject) -> [PlatformRelease] {
    let own = configurations(of: target)
    let project = values.first { $0.kind.elementsEqual("PBXProject".utf8) }
    let common = project.map(configurations) ?? []
    guard !own.isEmpty else { return [] }
    let hasFile = own.contains { !$0["baseConfigurationReference"].isEmpty }
    return Self.settings.flatMap { key, platform -> [PlatformRelease] in
      let stated = own.compactMap { $0.release(key) }
      if hasFile { return stated.count == own.count ? stated.map { (platform, $0) } : [] }
      let inherited = stated.count < own.count ? common.compactMap { $0.release(key) } : []
      return (stated + inherited).map { (platform, $0) }
    }
  }

  private static var settings: [(key: StaticString, platform: Platform)] {
    [
      ("IPHONEOS_DEPLOYMENT_TARGET", .iOS), ("MACOSX_DEPLOYMENT_TARGET", .macOS),
      ("TVOS_DEPLOYMENT_TARGET", .tvOS), ("WATCHOS_DEPLOYMENT_TARGET", .watchOS),
      ("XROS_DEPLOYMENT_TARGET", .visionOS),
    ]
  }

  private func configurations(of object: XcodeObject) -> [XcodeObject] {
    let list = object["buildConfigurationList"].first.flatMap { self[$0.identifier] }
    return list?["buildConfigurations"].compactMap { self[$0.identifier] } ?? []
  }
}

extension XcodeObject {
  /// The release that a setting names.
  fileprivate func release(_ setting: StaticString) -> Release? {
    self[setting].first.flatMap { Release(String(decoding: $0.unquoted, as: UTF8.self)) }
  }
}
