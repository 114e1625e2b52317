import Foundation

/// A mistake that the tool could make, put into what it wrote.
struct SeededFault: Sendable {
  let name: String
  /// The line with the mistake; nothing if it does not occur there. The second argument is the type
  /// around the line.
  let change: @Sendable (_ line: String, _ type: Surroundings) -> String?

  /// Puts the mistake into the first line that the tool wrote and where it can occur; no files if
  /// there is none.
  func put(into files: [GeneratedApp.File], of app: GeneratedApp) -> [GeneratedApp.File]? {
    var files = files
    for index in files.indices {
      let old = Set(
        app.files.first { $0.name == files[index].name }?.text.split(separator: "\n") ?? [])
      var lines = files[index].text.components(separatedBy: "\n")
      for (place, line) in lines.enumerated() where !old.contains(Substring(line)) {
        let type = Surroundings(lines, place)
        guard let changed = change(line, type), changed != line else { continue }
        lines[place] = changed
        files[index].text = lines.joined(separator: "\n")
        return files
      }
    }
    return nil
  }

  /// The type around a line.
  struct Surroundings {
    private let lines: ArraySlice<String>

    init(_ lines: [String], _ place: Int) {
      let start = lines[...place].lastIndex { $0.hasPrefix("struct ") } ?? place
      let end = lines[place...].firstIndex { $0 == "}" } ?? place
      self.lines = lines[start...end]
    }

    /// The names of its states of this kind.
    func states(_ kind: String) -> [String] {
      lines.compactMap { line in
        guard line.contains("@State private var"), line.hasSuffix(kind) else { return nil }
        return line.split(separator: "var ").last?.split { " :".contains($0) }.first.map(
          String.init)
      }
    }

    func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }
  }
}
