/// A SHA-256 digest (FIPS 180-4), used to check that a file is unchanged.
///
/// Implemented here because the toolchain on Linux provides none.
public struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  private init() {}

  /// The digest as 64 hexadecimal digits.
  public static func hexDigest(of bytes: some Collection<UInt8>) -> String {
    var hash = SHA256()
    var rest = Array(bytes)[...]
    let bitCount = UInt64(rest.count) * 8
    while blockSize <= rest.count {
      hash.add(rest.prefix(blockSize))
      rest = rest.dropFirst(blockSize)
    }
    // The last block ends with a one bit, zeros and the number of bits.
    var tail = Array(rest) + [0x80]
    while tail.count % blockSize != blockSize - 8 { tail.append(0) }
    tail += (0..<8).reversed().map { UInt8(truncatingIfNeeded: bitCount >> (8 * $0)) }
    for start in stride(from: 0, to: tail.count, by: blockSize) {
      hash.add(tail[start..<start + blockSize])
    }
    return hash.state.map { hexadecimal($0) }.joined()
  }

  private mutating func add(_ block: ArraySlice<UInt8>) {
    var words = [UInt32](repeating: 0, count: 64)
    for (index, byte) in block.enumerated() {
      words[index / 4] = words[index / 4] << 8 | UInt32(byte)
    }
    for t in 16..<64 {
      let (early, late) = (words[t - 15], words[t - 2])
      let s0 = early.rotated(7) ^ early.rotated(18) ^ early >> 3
      let s1 = late.rotated(17) ^ late.rotated(19) ^ late >> 10
      words[t] = words[t - 16] &+ s0 &+ words[t - 7] &+ s1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for t in 0..<64 {
      let s1 = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
      let choice = e & f ^ ~e & g
      let first = h &+ s1 &+ choice &+ Self.constants[t] &+ words[t]
      let s0 = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
      let majority = a & b ^ a & c ^ b & c
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ s0 &+ majority)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }

  private static func hexadecimal(_ word: UInt32) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }

  private static let blockSize = 64

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = {
    var primes: [UInt64] = []
    var candidate: UInt64 = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { UInt32(truncatingIfNeeded: cubeRoot(scaledBy32Bits: $0)) }
  }()

  /// Returns the integer part of `2³² · ∛n`.
  private static func cubeRoot(scaledBy32Bits n: UInt64) -> UInt64 {
    // ∛311 is below 8, so the root fits 35 bits and its cube fits 105.
    var root: UInt64 = 0
    for bit in (0..<35).reversed() {
      let next = root | 1 << UInt64(bit)
      let (high, low) = next.multipliedFullWidth(by: next)
      let (carry, _) = low.multipliedFullWidth(by: next)
      let (upper, overflow) = (high &* next).addingReportingOverflow(carry)
      // Compare next³ ≤ n · 2⁹⁶ by the words above 2⁶⁴.
      if !overflow, upper < n << 32 { root = next }
    }
    return root
  }
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
