/// A system that SwiftUI code is compiled for.
public enum Platform: String, CaseIterable, Sendable {
  case iOS, macCatalyst, macOS, tvOS, watchOS, visionOS
}

/// A release of a platform; the part behind the second number counts for nothing.
public struct Release: Hashable, Sendable {
  public let major: Int
  public let minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `15`, `10.15` or `16.4.1`.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int(part) : nil
    }
    guard 1...3 ~= numbers.count, numbers.count == parts.count else { return nil }
    self.init(numbers[0], numbers.dropFirst().first ?? 0)
  }
}

extension Release: Comparable {
  public static func < (left: Release, right: Release) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

extension Release: CustomStringConvertible {
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
