/// The choices of which a generated app consists.
///
/// Every choice is recorded, so that an app can be made again from a shorter list of choices: that
/// is how what fails gets smaller. The first option of a choice is therefore always the plainest,
/// and a list that ends too early continues with first options.
final class Choices {
  private(set) var taken: [Int] = []
  /// Where choices that belong together begin and end.
  private(set) var spans: [Range<Int>] = []
  private let given: [Int]?
  private var random: RandomNumbers

  init(seed: UInt64) {
    random = RandomNumbers(seed: seed)
    given = nil
  }

  init(given: [Int]) {
    random = RandomNumbers(seed: 0)
    self.given = given
  }

  private func take(_ count: Int, _ draw: () -> Int) -> Int {
    let index = taken.count
    let value: Int
    if let given {
      value = given.indices.contains(index) ? min(given[index], count - 1) : 0
    } else {
      value = draw()
    }
    taken.append(value)
    return value
  }

  func below(_ count: Int) -> Int { take(count) { random.below(count) } }

  /// No is the plainer answer.
  func chance(_ percent: Int) -> Bool { take(2) { random.below(100) < percent ? 1 : 0 } == 1 }

  func pick<Option>(_ options: [Option]) -> Option { options[below(options.count)] }

  func pick<Option>(weighted options: [(weight: Int, option: Option)]) -> Option {
    let index = take(options.count) {
      var rest = random.below(options.reduce(0) { $0 + $1.weight })
      return options.firstIndex { option in
        rest -= option.weight
        return rest < 0
      }!
    }
    return options[index].option
  }

  /// Something optional that can be left out whole.
  func maybe(_ percent: Int, _ body: () -> Void) {
    let start = taken.count
    if chance(percent) { body() }
    spans.append(start..<taken.count)
  }

  /// Elements of a list; each can be left out whole.
  func several(upTo most: Int, _ percent: Int, _ body: (Int) -> Void) {
    for index in 0..<most {
      let start = taken.count
      guard chance(percent) else { return }
      body(index)
      spans.append(start..<taken.count)
    }
  }

  /// Choices that belong together.
  func span<Result>(_ body: () -> Result) -> Result {
    let start = taken.count
    defer { spans.append(start..<taken.count) }
    return body()
  }
}

/// The same numbers for the same seed on every machine (SplitMix64).
struct RandomNumbers {
  private var state: UInt64

  /// Seeds that follow each other must not give the same numbers one later, so the seed is mixed
  /// first.
  init(seed: UInt64) {
    state = seed
    state = next() ^ 0x5DEE_CE66_D1CE_4E5B
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int(next() >> 11) % count }
}
