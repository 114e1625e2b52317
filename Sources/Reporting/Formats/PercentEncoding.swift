extension String {
  /// The text with the selected bytes percent-encoded.
  func percentEncoded(where isEncoded: (UInt8) -> Bool) -> String {
    var encoded: [UInt8] = []
    for byte in utf8 {
      if isEncoded(byte) {
        encoded += "%\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16, uppercase: true))".utf8
      } else {
        encoded.append(byte)
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}
