import Foundation

// Writes Markdown files into one Swift file: PageEmbedder text|code FOLDER OUTPUT PAGE…

let folder = URL(filePath: CommandLine.arguments[2]).path + "/"
let pages = try CommandLine.arguments.dropFirst(4).map { path in
  (path: path, text: try String(contentsOf: URL(filePath: path), encoding: .utf8))
}
let code = CommandLine.arguments[1] == "text" ? textOfTransforms() : codeOfModules()
try code.write(toFile: CommandLine.arguments[3], atomically: true, encoding: .utf8)

/// The documentation page of each transform.
func textOfTransforms() -> String {
  let entries = pages.map { path, text in
    let name = URL(filePath: path).deletingLastPathComponent().lastPathComponent
    return "  \"\(name)\": \(literal(text)),\n"
  }
  return """
    /// The documentation page of each transform, keyed by the name of its folder.
    public let pages: [String: String] = [
    \(entries.joined())]

    """
}

/// What the Swift blocks of each module's pages declare. A module has a page, or a folder with several.
func codeOfModules() -> String {
  let blocks = pages.map { path, text in
    let code = text.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    return (path: path.dropFirst(folder.count).dropLast(".md".count), code: code.joined())
  }
  let modules = Dictionary(grouping: blocks) { $0.path.prefix { $0 != "/" } }
  let entries = modules.sorted { $0.key < $1.key }.map { name, pages in
    let list = pages.map { "    Page(path: \"\($0.path)\", code: \(literal($0.code))),\n" }
    return "  KnownModule(name: \"\(name)\", pages: [\n\(list.joined())  ]),\n"
  }
  return """
    /// The known modules, by name.
    let modules: [KnownModule] = [
    \(entries.joined())]

    """
}

/// A raw string literal. No page contains three quotes followed by so many signs.
func literal(_ text: String) -> String {
  let signs = "####"
  return "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
}
