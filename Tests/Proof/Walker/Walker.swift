// A part of each program that is compiled from generated apps: it takes the steps and prints what
// is seen.

import Foundation
@_spi(Driving) import SwiftUI

/// An app before and after its rewrite.
struct WalkedApp {
  let name: String
  let before: () -> Screen
  let after: () -> Screen
  /// What the app noted since this was last asked.
  let takeNotes: () -> [String]
}

/// Reads walks from standard input: `walk NAME SEED COUNT` or `steps NAME STEP|STEP…`.
struct Walker {
  let apps: [WalkedApp]

  func run() {
    while let line = readLine() {
      // A walk without steps ends with an empty list.
      let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        .map(String.init)
      guard words.count == 3, let app = apps.first(where: { $0.name == words[1] }) else { continue }
      print("= \(app.name) before")
      fflush(nil)
      var steps: [String] = []
      if words[0] == "walk" {
        let numbers = words[2].split(separator: " ").map { UInt64($0) ?? 0 }
        steps = explore(app, seed: numbers[0], count: Int(numbers[1]))
      } else {
        steps = words[2].split(separator: "|").map(String.init)
        repeatSteps(steps, app.before, app)
      }
      print("= \(app.name) after")
      fflush(nil)
      repeatSteps(steps, app.after, app)
      print(". \(app.name)")
      fflush(nil)
    }
  }

  // MARK: Walks

  /// Takes random steps, those that were taken less often first.
  private func explore(_ app: WalkedApp, seed: UInt64, count: Int) -> [String] {
    var random = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func below(_ count: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % count
    }
    var taken: [String] = []
    var counts: [String: Int] = [:]
    var screen = app.before()
    show(screen, app)
    for number in 1...count {
      // Some walks are stuck, for example in a cover without a way out.
      let possible = number % 24 == 0 ? [] : screen.steps
      let step: String
      if possible.isEmpty || below(30) == 0 {
        step =
          below(3) == 0 && !possible.isEmpty ? "wait 1" : possible.isEmpty ? "restart" : "wait 2"
      } else {
        let choices = (0..<3).map { _ in possible[below(possible.count)] }
        step = choices.min { counts[$0, default: 0] < counts[$1, default: 0] }!
      }
      counts[step, default: 0] += 1
      taken.append(step)
      take(step, &screen, app.before, app)
    }
    return taken
  }

  private func repeatSteps(_ steps: [String], _ make: () -> Screen, _ app: WalkedApp) {
    var screen = make()
    show(screen, app)
    for step in steps { take(step, &screen, make, app) }
  }

  private func take(_ step: String, _ screen: inout Screen, _ make: () -> Screen, _ app: WalkedApp)
  {
    print("> \(step)")
    fflush(nil)
    if step == "restart" {
      screen = make()
      show(screen, app)
      return
    }
    screen.resetEvaluations()
    if screen.perform(step) { show(screen, app) } else { print("  cannot be done") }
    print("* \(screen.evaluations.values.reduce(0, +))")
  }

  private func show(_ screen: Screen, _ app: WalkedApp) {
    for line in screen.listing.split(separator: "\n") { print("  \(line)") }
    for note in app.takeNotes() { print("  ! \(note)") }
    if let trouble = screen.trouble { print("  !! \(trouble)") }
  }
}
