import Foundation

/// The files of a page as the compiler is to see them, before or after.
struct CaseSources {
  enum Moment: String {
    case before, after
  }

  let page: CasePage
  let moment: Moment
  /// Modules that every file imports for its tests: what the transform's cases lean on.
  let imports: [String]

  /// Writes the files of the page's own module into a folder; their paths.
  func write(into folder: String) throws -> [String] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var files: [String] = []
    let hasEntry = page.files.contains { text(of: $0).contains("@main") }
    for file in page.files where file.module == nil {
      let text = text(of: file)
      // The first file may hold statements, so it is the program.
      let name = files.isEmpty && !hasEntry ? "main" : "file\(files.count)"
      files.append(try write(text, to: "\(folder)/\(name).swift"))
    }
    for context in page.context where context.module == nil && !context.hasPlaceForCode {
      files.append(try write(text(of: context), to: "\(folder)/file\(files.count).swift"))
    }
    return files
  }

  /// Writes the files of the other modules on the page; each module's name and files.
  func writeModules(into folder: String) throws -> [(name: String, files: [String])] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let parts =
      page.files.map { ($0.module, text(of: $0)) }
      + page.context.map { ($0.module, text(of: $0)) }
    var modules: [(name: String, files: [String])] = []
    for (module, text) in parts {
      guard let module else { continue }
      if !modules.contains(where: { $0.name == module }) { modules.append((module, [])) }
      let index = modules.firstIndex { $0.name == module }!
      let path = "\(folder)/\(module)\(modules[index].files.count).swift"
      modules[index].files.append(try write(text, to: path))
    }
    return modules
  }

  private func write(_ text: String, to path: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// A file with what it imports, and with its context around it. The compiler is told where on the
  /// page each part stands, so that its messages lead there.
  private func text(of file: CasePage.File) -> String {
    let code = moment == .before ? file.before : file.after
    let line = moment == .before ? file.line : file.lineAfter
    let header = importLines(for: code, isOwnModule: file.module != nil)
    let around = page.context.first { $0.path == file.path && $0.hasPlaceForCode }
    guard let around else { return header + located(code, line) }
    let lines = around.code.components(separatedBy: "\n")
    let place = lines.firstIndex(where: CasePage.Context.isPlaceForCode)!
    return header + located(lines[..<place].map { $0 + "\n" }.joined(), around.line)
      + located(code, line)
      + located(lines[(place + 1)...].joined(separator: "\n"), around.line + place + 1)
  }

  private func text(of context: CasePage.Context) -> String {
    importLines(for: context.code, isOwnModule: context.module != nil)
      + located(context.code, context.line)
  }

  private func located(_ code: String, _ line: Int) -> String {
    "#sourceLocation(file: \"\(page.path)\", line: \(line))\n\(code)\n#sourceLocation()\n"
  }

  /// Code that imports nothing is an excerpt of a file that imports SwiftUI.
  private func importLines(for code: String, isOwnModule: Bool = false) -> String {
    let isWhole = code.split(separator: "\n").contains {
      $0.hasPrefix("import ") || $0.hasPrefix("@_exported import ")
    }
    return (isWhole ? "" : "import SwiftUI\n")
      + (isOwnModule ? [] : imports).map { "@testable import \($0)\n" }.joined()
  }
}

extension CasePage.Context {
  /// Whether the code of a file goes into this, instead of standing beside it.
  var hasPlaceForCode: Bool {
    code.split(separator: "\n").contains { Self.isPlaceForCode(String($0)) }
  }

  static func isPlaceForCode(_ line: String) -> Bool {
    line.drop { $0 == " " } == "$CODE"
  }
}
