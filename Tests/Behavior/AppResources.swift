import Foundation

/// What an app reads from its bundle. A bundle has no folders for the groups of a
/// project, so they lie beside the program.
struct AppResources {
  let folder: String

  private static let kinds: Set<String> = ["json", "txt", "csv", "plist", "strings", "html", "xml"]

  /// The settings of the target have most of the keys; apps ask for these.
  private static let settings = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>org.example.app</string>
    <key>CFBundleName</key><string>App</string>
    <key>CFBundleShortVersionString</key><string>1.0</string>
    <key>CFBundleVersion</key><string>1</string>
    </dict></plist>
    """

  func copy(to target: String) throws {
    try Data(Self.settings.utf8).write(to: URL(fileURLWithPath: "\(target)/Info.plist"))
    let root = URL(fileURLWithPath: folder)
    let walk = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let file = walk?.nextObject() as? URL {
      let isInCatalog = file.pathComponents.contains { $0.hasSuffix(".xcassets") }
      guard Self.kinds.contains(file.pathExtension), !isInCatalog else { continue }
      let copy = "\(target)/\(file.lastPathComponent)"
      guard !FileManager.default.fileExists(atPath: copy) else { continue }
      try FileManager.default.copyItem(atPath: file.path, toPath: copy)
    }
  }
}
