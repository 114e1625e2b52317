import Syntax

/// The folders of a Tuist project that are targets, according to its manifest: `.target(name: "Core",
/// sources: ["Core/**"])`.
struct TuistLayout: Sendable {
  /// The names of the targets, by the folders of their sources, relative to the project.
  private var targets: [String: Set<String>] = [:]

  init(_ manifest: Manifest) {
    for call in manifest.calls where call.member?.name == "target" || call.name == "Target" {
      guard let name = call.argument("name")?.literalText, let sources = call.argument("sources")
      else { continue }
      let patterns = sources.descendants.filter { $0.kind == .stringLiteralExpr } + [sources]
      for pattern in patterns.compactMap(\.literalText) {
        guard let folder = Self.folder(of: pattern) else { continue }
        targets[folder, default: []].insert(name)
      }
    }
  }

  /// The name of the target of a folder, given relative to the project; nil where there is none, or there are
  /// several.
  func target(of folder: String) -> String? {
    var place = folder[...]
    while true {
      if let names = targets[String(place)] { return names.count == 1 ? names.first : nil }
      guard let slash = place.lastIndex(of: "/") else { return nil }
      place = place[..<slash]
    }
  }

  /// The folder of `Core/**` or `Core/**/*.swift`; nil for other patterns.
  private static func folder(of pattern: String) -> String? {
    let parts = pattern.split(separator: "/").filter { $0 != "." }
    guard let end = parts.firstIndex(of: "**"), 0 < end,
      parts[..<end].allSatisfy({ $0 != ".." && !$0.contains(where: "*{[?".contains) })
    else { return nil }
    return parts[..<end].joined(separator: "/")
  }
}
