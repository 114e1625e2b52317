import SourceText

// Splitting prose. Most comments are ASCII, where bytes tell what characters are many times as fast.

extension String {
  /// The runs of letters of a text.
  public var runsOfLetters: [Substring] {
    guard isASCII else { return split { !$0.isLetter } }
    return utf8.split { !$0.isASCIILetter }.map(Substring.init)
  }

  /// The words of a line of a comment, without addresses and what begins and ends comments.
  var wordsOfComment: [String] {
    guard isASCII else {
      return split(whereSeparator: \.isWhitespace).map(String.init).filter { word in
        !word.allSatisfy { $0 == "/" || $0 == "*" } && !word.contains("://")
      }.map { String($0.drop { $0 == "/" || $0 == "*" }) }
    }
    let words = utf8.split { $0 == UInt8(ascii: " ") || (9...13).contains($0) }
    return words.compactMap { word in
      let rest = word.drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") }
      return rest.isEmpty || String(Substring(word)).holds("://") ? nil : String(Substring(rest))
    }
  }

  private var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
