/// Numbers that look random and are the same for the same seed on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64, item: Int) {
    state = seed &* 0x9e37_79b9_7f4a_7c15 &+ UInt64(item) &* 0xd134_2543_de82_ef95
    _ = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  mutating func isOneIn(_ count: Int) -> Bool { below(count) == 0 }

  mutating func pick<List: RandomAccessCollection>(_ list: List) -> List.Element {
    list.randomElement(using: &self)!
  }
}
