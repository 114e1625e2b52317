import Foundation

/// Shows that the stand-in refuses what SwiftUI refuses: each line of its page `Refused.md` is a view
/// that must not type-check.
struct RefusalRun {
  let compiler: Compiler
  /// Where the file is written that holds all of them.
  let folder: String

  private static let page = "Tests/SwiftUIStandIn/Refused.md"

  /// True when every line is refused.
  func run() throws -> Bool {
    let page = try CasePage(path: Self.page)
    var text = "import SwiftUI\n"
    for context in page.context { text += located(context.code, context.line) }
    var lines: [Int] = []
    for file in page.files {
      for (index, line) in file.before.split(separator: "\n").enumerated() {
        lines.append(file.line + index)
        let view = located(String(line), file.line + index)
        text += "extension Refused { @ViewBuilder var line\(lines.count): some View {\n\(view)} }\n"
      }
    }
    let errors = try errors(in: text)
    let refused = Set(errors.map(\.line))
    let accepted = lines.filter { !refused.contains($0) }.map {
      "\(Self.page):\($0): error: this type-checks, and SwiftUI refuses it"
    }
    // What the lines lean on is no part of the proof.
    let faults = accepted + errors.filter { !lines.contains($0.line) }.map(\.description)
    for fault in faults { print(fault) }
    print("refused: \(lines.count - accepted.count) of \(lines.count) views that SwiftUI refuses")
    return faults.isEmpty
  }

  private func errors(in text: String) throws -> [CompilerError] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/Refused.swift"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return try compiler.errors(in: Compiler.Module(name: "Refused", files: [path], mode: .five))
  }

  private func located(_ code: String, _ line: Int) -> String {
    "#sourceLocation(file: \"\(Self.page)\", line: \(line))\n\(code)\n#sourceLocation()\n"
  }
}
