/// The first releases of the platforms that code compiles for; nil where any will do.
public struct Availability: Hashable, Sendable {
  public let iOS: Int?
  public let macOS: Int?

  public init(iOS: Int? = nil, macOS: Int? = nil) {
    self.iOS = iOS
    self.macOS = macOS
  }

  /// Code for every release that has SwiftUI.
  public static let any = Availability()
}

extension Availability: CustomStringConvertible {
  public var description: String {
    let parts = [iOS.map { "iOS \($0)" }, macOS.map { "macOS \($0)" }].compactMap { $0 }
    return parts.isEmpty ? "any" : parts.joined(separator: ", ")
  }
}
