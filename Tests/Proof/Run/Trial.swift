import Foundation

/// A generated app, before and after its rewrite.
struct Trial: Sendable {
  let name: String
  let app: GeneratedApp
  let after: [GeneratedApp.File]
  /// What the tool said, if it failed.
  var complaint: String?
  var walk: Walk
  /// The titles of the changes.
  var titles: [String] = []

  enum Walk: Sendable {
    case random(seed: UInt64, count: Int)
    case steps([String])
  }

  var isChanged: Bool { app.files != after }

  /// The strategies of the changes that are counted.
  var strategies: [Strategy] { Strategy.allCases.filter(has) }

  private func has(_ strategy: Strategy) -> Bool {
    switch strategy {
    case .native: titles.contains { $0.contains("SwiftUI's own action") }
    case .newState: titles.contains { $0.contains("a new state") || $0.contains("a new `@State`") }
    case .receivers:
      Self.receiverCount(in: after) < Self.receiverCount(in: app.files)
    }
  }

  /// How many lines declare something that gets an action; a view's own property does not.
  private static func receiverCount(in files: [GeneratedApp.File]) -> Int {
    files.flatMap { $0.text.split(separator: "\n") }.count {
      $0.contains("DismissAction") && !$0.contains(/var \w+: DismissAction$/)
    }
  }
}

/// Strategies that few apps need.
enum Strategy: String, CaseIterable, Sendable {
  case native = "SwiftUI's own action"
  case newState = "a new state for a link"
  case receivers = "functions instead of a `DismissAction`"
}

/// What came of a trial.
enum Outcome: Sendable {
  case unchanged
  case same(steps: Int, lostStates: Int, before: Int, after: Int)
  case differs(Difference)
  /// The tool failed, or its result does not compile.
  case faulty(String)
  /// The app itself does not compile, or stops: a fault of the generator or the runtime.
  case unusable(String)

  var isFailure: Bool {
    switch self {
    case .differs, .faulty: true
    default: false
    }
  }

  /// What shrinking must keep.
  var kind: String {
    switch self {
    case .unchanged: "unchanged"
    case .same: "same"
    case .differs: "differs"
    case .faulty(let words):
      words.hasPrefix("stops") ? "stops" : words.hasPrefix("tool") ? "tool" : "compile"
    case .unusable: "unusable"
    }
  }
}

struct Difference: Sendable {
  /// The steps up to the first one after which the screens differ.
  let steps: [String]
  let before: [String]
  let after: [String]
}
