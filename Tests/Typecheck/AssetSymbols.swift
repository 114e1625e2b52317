import Foundation

/// The constants that Xcode generates from the asset catalogs of an app: a color or an image is
/// `.forestGreen` instead of `"forest-green"`.
struct AssetSymbols {
  private var colors: [String: String] = [:]
  private var images: [String: String] = [:]

  init(folder: String) {
    let walk = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles])
    while let file = walk?.nextObject() as? URL {
      guard file.pathComponents.contains(where: { $0.hasSuffix(".xcassets") }) else { continue }
      let name = file.deletingPathExtension().lastPathComponent
      switch file.pathExtension {
      case "colorset": colors[Self.symbol(name, without: "Color")] = name
      case "imageset": images[Self.symbol(name, without: "Image")] = name
      default: break
      }
    }
  }

  /// A file of declarations; nothing for an app without assets.
  var source: String? {
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    func sorted(_ names: [String: String]) -> [(key: String, value: String)] {
      names.filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }
    }
    let (colors, images) = (sorted(colors), sorted(images))
    // The system's colors keep their names.
    let own = colors.filter { !Self.systemColors.contains($0.key) && $0.key != "accent" }
    return """
      import SwiftUI
      extension ColorResource {
      \(colors.map { "  static let `\($0)` = ColorResource(name: \"\($1)\", bundle: .main)" }
        .joined(separator: "\n"))
      }
      extension ImageResource {
      \(images.map { "  static let `\($0)` = ImageResource(name: \"\($1)\", bundle: .main)" }
        .joined(separator: "\n"))
      }
      extension ShapeStyle where Self == Color {
      \(own.map { "  static var `\($0.key)`: Color { Color(\"\($0.value)\") }" }
        .joined(separator: "\n"))
      }
      extension Color {
      \(own.map { "  static var `\($0.key)`: Color { Color(\"\($0.value)\") }" }
        .joined(separator: "\n"))
      }

      """
  }

  private static let systemColors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
    "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  /// Words that are not letters or digits end a word; the first one is in lower case, and the kind
  /// of the asset is no part of the name.
  private static func symbol(_ name: String, without kind: String) -> String {
    var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return "" }
    words[0] = first.prefix(1).lowercased() + first.dropFirst()
    for index in words.indices.dropFirst() {
      words[index] = words[index].prefix(1).uppercased() + words[index].dropFirst()
    }
    var symbol = words.joined()
    if symbol.hasSuffix(kind), symbol != kind { symbol.removeLast(kind.count) }
    if symbol.first?.isNumber == true { symbol = "_" + symbol }
    return symbol
  }
}
