import SourceText

/// The hash of a style or script for a content security policy: `sha256-` and the base64 digest.
struct ContentDigest: CustomStringConvertible {
  let description: String

  init(of text: String) {
    description = "sha256-" + Self.base64(Self.bytes(of: SHA256.hexDigest(of: text.utf8)))
  }

  private static func bytes(of digits: String) -> [UInt8] {
    let values = digits.utf8.map { UInt8($0 < 0x60 ? $0 - 0x30 : $0 - 0x61 + 10) }
    return stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    stride(from: 0, to: bytes.count, by: 3).map { start in
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      var signs: [Character] = []
      for _ in 0..<4 {
        signs.insert(alphabet[bits & 63], at: 0)
        bits >>= 6
      }
      return String(signs.prefix(group.count + 1)) + String(repeating: "=", count: 3 - group.count)
    }.joined()
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
}
