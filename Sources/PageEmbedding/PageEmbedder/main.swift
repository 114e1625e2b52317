import Foundation

// Writes the text of Markdown files into one Swift file: PageEmbedder OUTPUT FOLDER/README.md…

/// The delimiter of the raw string literals. No page contains three quotes followed by this many signs.
let signs = "####"
let entries = try CommandLine.arguments.dropFirst(2).map { path in
  let page = URL(filePath: path)
  let name = page.deletingLastPathComponent().lastPathComponent
  let text = try String(contentsOf: page, encoding: .utf8)
  return "  \"\(name)\": \(signs)\"\"\"\n\(text)\n\"\"\"\(signs),\n"
}
let code = """
  /// The documentation page of each transform, keyed by the name of its folder.
  public let pages: [String: String] = [
  \(entries.joined())]

  """
try code.write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
