import Foundation

/// What someone does in an app: the steps, and which functions count as loading something.
///
/// ```
/// # A comment.
/// start HomeView()
/// load Assortment.load on HomeView
/// > tap Come in
/// ```
struct Visit {
  /// A function that loads what a view shows.
  struct Load {
    let type: String
    let function: String
    let view: String
  }

  /// The view that the program starts with; nil to start the app.
  private(set) var start: String?
  private(set) var loads: [Load] = []
  private(set) var steps: [String] = []

  init(readFrom path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard let keyword = words.first, !keyword.hasPrefix("#") else { continue }
      switch (keyword, words.last!) {
      case ("start", let view): start = view
      case (">", let step): steps.append(step)
      case ("load", let rest):
        guard let match = rest.firstMatch(of: /^(\w+)\.(\w+) on (\w+)$/) else {
          throw EvaluationFault("\(path):\(index + 1): write `load Type.function on View`")
        }
        loads.append(
          Load(type: String(match.1), function: String(match.2), view: String(match.3)))
      default:
        throw EvaluationFault(
          "\(path):\(index + 1): a line begins with `start`, `load`, `>` or `#`")
      }
    }
  }
}

struct EvaluationFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
