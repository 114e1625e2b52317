import Runner

/// The progress of a run in one line: `Reading   [=========>          ] 12345 of 61500 files`.
struct ProgressLine {
  private let state: Progress.State

  init(_ state: Progress.State) {
    self.state = state
  }

  /// The line for a terminal of this width. The last column stays empty, since some terminals wrap
  /// after it.
  func text(columns: Int) -> String {
    let count = "\(state.done) of \(state.total) files"
    let length = min(Self.longestBar, columns - 1 - Self.verbLength - count.count - " [] ".count)
    let line =
      Self.shortestBar <= length ? "\(verb) [\(bar(length))] \(count)" : "\(verb) \(count)"
    return String(line.prefix(columns - 1))
  }

  private var verb: String {
    let verb =
      switch state.phase {
      case .reading: "Reading"
      case .examining: "Examining"
      case .checking: "Checking"
      }
    return verb + String(repeating: " ", count: Self.verbLength - verb.count)
  }

  private func bar(_ length: Int) -> String {
    let filled = state.total == 0 ? length : length * state.done / state.total
    let head = filled < length ? ">" : ""
    return String(repeating: "=", count: filled) + head
      + String(repeating: " ", count: length - filled - head.count)
  }

  private static let verbLength = "Examining".count
  private static let longestBar = 40
  /// A shorter bar is omitted.
  private static let shortestBar = 10
}
