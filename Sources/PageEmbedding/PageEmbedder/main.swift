import Foundation

// Writes a Swift file that holds the text of others: PageEmbedder OUTPUT FOLDER/README.md…

/// More number signs than any page has behind quotes.
let signs = "####"
let entries = try CommandLine.arguments.dropFirst(2).map { path in
  let page = URL(filePath: path)
  let name = page.deletingLastPathComponent().lastPathComponent
  let text = try String(contentsOf: page, encoding: .utf8)
  return "  \"\(name)\": \(signs)\"\"\"\n\(text)\n\"\"\"\(signs),\n"
}
let code = """
  /// The pages of the transforms, by the names of their folders.
  public let pages: [String: String] = [
  \(entries.joined())]

  """
try code.write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
