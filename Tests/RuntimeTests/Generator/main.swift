// Writes one Swift file for each page of the runtime's tests, with its declarations wrapped so
// that pages do not clash, and one that lists them.

import Foundation

struct Page {
  let path: String
  let code: String

  init?(path: String) throws {
    let lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
    guard let start = lines.firstIndex(of: "```swift"),
      let end = lines[start...].firstIndex(of: "```")
    else { return nil }
    self.path = path
    code =
      "#sourceLocation(file: \"\(path)\", line: \(start + 2))\n"
      + lines[(start + 1)..<end].joined(separator: "\n") + "\n#sourceLocation()"
  }

  /// `Page_dismiss_closes_a_sheet`
  var typeName: String {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().lastPathComponent
    return "Page_\(folder)_\(name)".map { $0.isLetter || $0.isNumber ? "\($0)" : "_" }.joined()
  }

  /// The program starts with its app, or else with the view `Root`.
  var start: String {
    let app = code.firstMatch(of: /struct (\w+): App\b/)
    return app.map { "Screen(\(typeName).\($0.1).self)" } ?? "Screen(\(typeName).Root())"
  }

  var declaration: String { "enum \(typeName) {\n\(code)\n}\n" }
}

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  print("usage: generator PAGES OUTPUT")
  exit(64)
}
let (folder, output) = (arguments[1], arguments[2])
let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
let pages = try names.filter { $0.hasSuffix(".md") }.sorted()
  .compactMap { try Page(path: "\(folder)/\($0)") }
try? FileManager.default.removeItem(atPath: output)
try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
// Fewer files compile faster.
let size = 26
for first in stride(from: 0, to: pages.count, by: size) {
  let part = pages[first..<min(first + size, pages.count)].map(\.declaration)
  try ("@_spi(Driving) import SwiftUI\n\n" + part.joined(separator: "\n"))
    .write(toFile: "\(output)/Pages\(first / size).swift")
}
let list = pages.map { "  TestPage(path: \"\($0.path)\") { \($0.start) }," }
try """
@_spi(Driving) import SwiftUI

let allPages: [TestPage] = [
\(list.joined(separator: "\n"))
]
""".write(toFile: "\(output)/AllPages.swift")

extension String {
  func write(toFile path: String) throws {
    try Data(utf8).write(to: URL(fileURLWithPath: path))
  }
}
