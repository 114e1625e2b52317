import Foundation

/// What someone does in an app: the steps, which functions count as loading something, and which objects the end of
/// the visit should release.
///
/// ```
/// # A comment.
/// start HomeView()
/// load Assortment.load on HomeView
/// released BasketModel
/// > tap Come in
/// ```
struct Visit {
  /// A function that loads what a view shows.
  struct Load {
    let type: String
    let function: String
    let view: String
  }

  /// A class whose objects count, and whether none may be left after the rewrite.
  struct Lifetime {
    let type: String
    let isReleased: Bool
  }

  /// The view that the program starts with; nil to start the app.
  private(set) var start: String?
  private(set) var loads: [Load] = []
  private(set) var lifetimes: [Lifetime] = []
  /// The flags of the rewrite.
  private(set) var flags: [String] = []
  private(set) var steps: [String] = []

  init(readFrom path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard let keyword = words.first, !keyword.hasPrefix("#") else { continue }
      switch (keyword, words.last!) {
      case ("start", let view): start = view
      case (">", let step): steps.append(step)
      case ("rewrite", let rest): flags = rest.split(separator: " ").map(String.init)
      case ("released", let type): lifetimes.append(Lifetime(type: type, isReleased: true))
      case ("kept", let type): lifetimes.append(Lifetime(type: type, isReleased: false))
      case ("load", let rest):
        guard let match = rest.firstMatch(of: /^(\w+)\.(\w+) on (\w+)$/) else {
          throw EvaluationFault("\(path):\(index + 1): write `load Type.function on View`")
        }
        loads.append(
          Load(type: String(match.1), function: String(match.2), view: String(match.3)))
      default:
        throw EvaluationFault(
          "\(path):\(index + 1): a line begins with `start`, `load`, `rewrite`, `released`, `kept`, "
            + "`>` or `#`")
      }
    }
  }
}

struct EvaluationFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
