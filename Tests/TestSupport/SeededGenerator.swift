/// Numbers that look random and are the same for the same seed on every machine (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// - Parameter item: the number of what the generator is for; each item gets other numbers.
  public init(seed: UInt64, item: Int) {
    state = seed &* 0x9e37_79b9_7f4a_7c15 &+ UInt64(item) &* 0xd134_2543_de82_ef95
    _ = next()
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
