import Foundation

/// Goes through a program in the same way twice: first it looks for steps, later it repeats them.
///
/// The transcript is text: `= 1` begins a run from the start, `> step` a step, and what is seen
/// follows, indented. Each run is a process of its own: it begins with nothing that another one
/// saved or kept in a global, and when it ends early, the others go on.
@_spi(Driving)
public struct Walk {
  let roots: [(name: String, makeScreen: () -> Screen)]

  public init(_ roots: [(name: String, makeScreen: () -> Screen)]) { self.roots = roots }

  /// `explore ROOT RUNS LENGTH SEED [WALKS]`, or `repeat ROOT` with a transcript as input.
  public func run(_ arguments: [String]) {
    setvbuf(stdout, nil, _IOLBF, 0)
    guard 3 <= arguments.count, let root = roots.first(where: { $0.name == arguments[2] }) else {
      for root in roots { print(root.name) }
      return
    }
    let numbers = arguments.dropFirst(3).compactMap { Int($0) }
    if arguments[1] == "explore", 3 <= numbers.count {
      explore(
        root.makeScreen, runs: numbers[0], length: numbers[1], seed: numbers[2],
        walks: numbers.dropFirst(3).first ?? max(2, numbers[0] / 10))
    } else {
      replay(root.makeScreen)
    }
  }

  // MARK: Explore

  private func explore(
    _ makeScreen: () -> Screen, runs: Int, length: Int, seed: Int, walks: Int
  ) {
    var queue: [[String]] = [[]]
    var seen: Set<String> = []
    var number = 0
    // Breadth first: every new screen is left by each of its steps once.
    while !queue.isEmpty, number < runs {
      let path = queue.removeFirst()
      number += 1
      print("= \(number)")
      let end = run(makeScreen) { screen in
        for step in path { take(step, screen) }
      }
      guard path.count < length, !end.listing.isEmpty, seen.insert(end.listing).inserted else {
        continue
      }
      queue += end.steps.map { path + [$0] }
      if path.isEmpty { queue.append(["wait 60"]) }
    }
    var random = UInt64(truncatingIfNeeded: seed) &* 6_364_136_223_846_793_005 &+ 1
    for _ in 0..<walks {
      number += 1
      print("= \(number)")
      _ = run(makeScreen) { screen in
        for _ in 0..<(3 * length) {
          random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          let steps = self.steps(of: screen) + ["wait 1"]
          take(steps[Int(random >> 33) % steps.count], screen)
        }
      }
      // The numbers that the walk drew are its own.
      random = random &* 2_862_933_555_777_941_757 &+ 3_037_000_493
    }
    print("* evaluations \(Self.evaluations)")
  }

  private func steps(of screen: Screen) -> [String] {
    screen.steps + screen.flips.map { "flip \($0)" }
  }

  private func run(_ makeScreen: () -> Screen, _ walk: (Screen) -> Void) -> WalkProcess.End {
    let end = WalkProcess.run {
      Self.evaluations = 0
      let screen = makeScreen()
      show(screen)
      walk(screen)
      return WalkProcess.End(
        evaluations: Self.evaluations, listing: screen.listing, steps: steps(of: screen))
    }
    Self.evaluations += end.evaluations
    return end
  }

  // MARK: Repeat

  private func replay(_ makeScreen: () -> Screen) {
    var runs: [(head: String, steps: [String])] = []
    while let line = readLine() {
      if line.hasPrefix("= ") {
        runs.append((line, []))
      } else if line.hasPrefix("> "), !runs.isEmpty {
        runs[runs.count - 1].steps.append(String(line.dropFirst(2)))
      }
    }
    for (head, steps) in runs {
      print(head)
      _ = run(makeScreen) { screen in
        for step in steps { take(step, screen) }
      }
    }
    print("* evaluations \(Self.evaluations)")
  }

  /// Within the process of a run, its own.
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
