extension UInt64 {
  /// A hash of a number whose low bits differ where any bits of the number do.
  @inlinable
  public func spread(seed: Int) -> Int {
    let product = (self ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product ^ product >> 32)
  }
}
