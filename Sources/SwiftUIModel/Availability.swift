/// The first releases of the platforms that code compiles for.
public struct Availability: Hashable, Sendable {
  /// The first release by platform; a platform that is not there needs none.
  private let releases: [Platform: Release]

  /// - Parameter releases: the first release by platform, where not every one will do.
  public init(_ releases: [Platform: Release]) {
    self.releases = releases
  }

  /// What came with a release of iOS, and with those of the other platforms that came out beside
  /// it: iOS 15, macOS 12, tvOS 15 and watchOS 8.
  public init(iOS release: Int) {
    precondition((13...18).contains(release) || 26 <= release, "There is no iOS \(release).")
    // From release 26 on all platforms count alike.
    let isAligned = 26 <= release
    releases = [
      .iOS: Release(release),
      .macOS: isAligned ? Release(release) : release == 13 ? Release(10, 15) : Release(release - 3),
      .tvOS: Release(release),
      .watchOS: Release(isAligned ? release : release - 7),
      .visionOS: Release(isAligned ? release : max(1, release - 16)),
    ]
  }

  /// Code for every release that has SwiftUI.
  public static let any = Availability([:])

  /// The first release of a platform. Catalyst has what the iOS of the same number has.
  public subscript(platform: Platform) -> Release? {
    releases[platform] ?? (platform == .macCatalyst ? releases[.iOS] : nil)
  }

  /// The first platform of which something needs a later release than this.
  public func first(beyond other: Availability) -> (platform: Platform, release: Release)? {
    Platform.allCases.lazy.compactMap { platform in
      self[platform].flatMap { first in
        other[platform].map { $0 < first } ?? true ? (platform, first) : nil
      }
    }.first
  }
}

extension Availability: CustomStringConvertible {
  public var description: String {
    // The first visionOS says nothing: there is none before it.
    let parts = Platform.allCases.compactMap { platform in
      releases[platform].flatMap { release in
        platform == .visionOS && release == Release(1) ? nil : "\(platform.rawValue) \(release)"
      }
    }
    return parts.isEmpty ? "any" : parts.joined(separator: ", ")
  }
}
