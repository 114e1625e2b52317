import SwiftUIModel
import TransformKit

extension DeploymentTarget {
  /// The description of valid texts in error messages.
  public static let textForm =
    "use a platform and version such as ios15, maccatalyst15, macos12.3, tvos15, watchos8, visionos1"

  /// Reads `ios15` and `iOS 15.2`.
  public init?(_ text: String, origin: String) {
    let name = text.prefix { $0.isLetter }.lowercased()
    guard let platform = Platform.allCases.first(where: { $0.rawValue.lowercased() == name }),
      let release = Release(text.dropFirst(name.count).drop { $0 == " " })
    else { return nil }
    self.init(platform, release, origin: origin)
  }
}
