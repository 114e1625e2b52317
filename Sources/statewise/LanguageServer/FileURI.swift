/// The address of a file, as clients name it: `file:///app/My%20View.swift`.
enum FileURI {
  /// The path of an address; nil for another kind of address.
  static func path(_ uri: String) -> String? {
    guard uri.hasPrefix(scheme) else { return nil }
    var bytes: [UInt8] = []
    var rest = uri.utf8.dropFirst(scheme.utf8.count)
    // A host, such as `localhost`, may stand before the path.
    rest = rest.drop { $0 != UInt8(ascii: "/") }
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func uri(_ path: String) -> String {
    var uri = scheme
    for byte in path.utf8 {
      if isPlain(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        uri += "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return uri
  }

  private static let scheme = "file://"

  private static func isPlain(_ byte: UInt8) -> Bool {
    "-._~/+@".utf8.contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
