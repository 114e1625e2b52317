import Foundation

/// Goes through a program in the same way twice: first it looks for steps, later it repeats them.
///
/// The transcript is text: `= 1` begins a run from the start, `> step` a step, and what is seen
/// follows, indented.
@_spi(Driving)
public struct Walk {
  let roots: [(name: String, makeScreen: () -> Screen)]

  public init(_ roots: [(name: String, makeScreen: () -> Screen)]) { self.roots = roots }

  /// `explore ROOT RUNS LENGTH SEED`, or `repeat ROOT` with a transcript as input.
  public func run(_ arguments: [String]) {
    setvbuf(stdout, nil, _IOLBF, 0)
    guard 3 <= arguments.count, let root = roots.first(where: { $0.name == arguments[2] }) else {
      for root in roots { print(root.name) }
      return
    }
    let numbers = arguments.dropFirst(3).compactMap { Int($0) }
    if arguments[1] == "explore", numbers.count == 3 {
      explore(root.makeScreen, runs: numbers[0], length: numbers[1], seed: numbers[2])
    } else {
      replay(root.makeScreen)
    }
  }

  // MARK: Explore

  private func explore(_ makeScreen: () -> Screen, runs: Int, length: Int, seed: Int) {
    var queue: [[String]] = [[]]
    var seen: Set<String> = []
    var number = 0
    // Breadth first: every new screen is left by each of its steps once.
    while !queue.isEmpty, number < runs {
      let path = queue.removeFirst()
      number += 1
      print("= \(number)")
      let screen = makeScreen()
      show(screen)
      for step in path { take(step, screen) }
      guard path.count < length, seen.insert(screen.listing).inserted else { continue }
      queue += (screen.steps + screen.flips.map { "flip \($0)" }).map { path + [$0] }
      if path.isEmpty { queue.append(["wait 60"]) }
    }
    var random = UInt64(truncatingIfNeeded: seed) &* 6_364_136_223_846_793_005 &+ 1
    for _ in 0..<max(2, runs / 10) {
      number += 1
      print("= \(number)")
      let screen = makeScreen()
      show(screen)
      for _ in 0..<(3 * length) {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let steps = screen.steps + screen.flips.map { "flip \($0)" } + ["wait 1"]
        take(steps[Int(random >> 33) % steps.count], screen)
      }
    }
    print("* evaluations \(Self.evaluations)")
  }

  // MARK: Repeat

  private func replay(_ makeScreen: () -> Screen) {
    var screen: Screen?
    while let line = readLine() {
      if line.hasPrefix("= ") {
        print(line)
        screen = makeScreen()
        screen.map(show)
      } else if line.hasPrefix("> "), let screen {
        take(String(line.dropFirst(2)), screen)
      }
    }
    print("* evaluations \(Self.evaluations)")
  }

  nonisolated(unsafe) private static var evaluations = 0

  private func take(_ step: String, _ screen: Screen) {
    print("> \(step)")
    screen.resetEvaluations()
    if screen.perform(step) { show(screen) } else { print("  cannot be done") }
    Self.evaluations += screen.evaluations.values.reduce(0, +)
  }

  private func show(_ screen: Screen) {
    for line in screen.listing.split(separator: "\n") { print("  \(line)") }
    for note in screen.takeNotes() { print("  ! \(note)") }
    if let trouble = screen.trouble { print("  !! \(trouble)") }
  }
}
