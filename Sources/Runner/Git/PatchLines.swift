/// The lines that a patch without context adds or changes, by the new paths of the files.
///
/// A file that only loses lines has none, because none of the remaining lines changed.
struct PatchLines {
  private(set) var byPath: [String: [ClosedRange<Int>]] = [:]

  /// Reads the output of `git diff-index -p -U0`.
  init(_ patch: [UInt8]) {
    var path: String?
    // An added line can look like a file header, so the lines of each hunk are counted.
    var rest = 0
    for line in patch.split(separator: .lineFeed, omittingEmptySubsequences: false) {
      if 0 < rest, line.first != .backslash {
        rest -= 1
      } else if line.starts(with: "+++ ".utf8) {
        path = Self.path(line.dropFirst("+++ ".utf8.count))
        if let path { byPath[path] = byPath[path] ?? [] }
      } else if line.starts(with: "@@ -".utf8), let hunk = Hunk(line) {
        rest = hunk.removedCount + hunk.added.count
        guard let path, !hunk.added.isEmpty else { continue }
        byPath[path]?.append(ClosedRange(hunk.added))
      }
    }
  }

  /// The numbers of `@@ -4,2 +4 @@`.
  private struct Hunk {
    let removedCount: Int
    let added: Range<Int>

    init?(_ line: ArraySlice<UInt8>) {
      let words = line.split(separator: .space)
      guard 3 < words.count, let old = Self.lines(words[1]), let new = Self.lines(words[2]) else {
        return nil
      }
      removedCount = old.count
      added = new
    }

    private static func lines(_ word: ArraySlice<UInt8>) -> Range<Int>? {
      let numbers = word.dropFirst().split(separator: UInt8(ascii: ","))
        .map { Int(String(decoding: $0, as: UTF8.self)) }
      guard let first = numbers.first ?? nil, let count = numbers.count == 1 ? 1 : numbers[1] else {
        return nil
      }
      return first..<first + count
    }
  }

  /// Returns the path in a header; nil for a deleted file. Git quotes a path with special bytes in
  /// C style, and adds a tab to a path with a space.
  private static func path(_ header: ArraySlice<UInt8>) -> String? {
    var name = header.last == UInt8(ascii: "\t") ? header.dropLast() : header
    if name.first == .quote { name = unquoted(name.dropFirst().dropLast())[...] }
    guard name.starts(with: "b/".utf8) else { return nil }
    return String(decoding: name.dropFirst(2), as: UTF8.self)
  }

  private static func unquoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == .backslash, let escaped = rest.popFirst() else {
        result.append(byte)
        continue
      }
      if let control = controls[escaped] {
        result.append(control)
      } else if let high = octal(escaped), let middle = rest.popFirst().flatMap(octal),
        let low = rest.popFirst().flatMap(octal)
      {
        result.append((high & 3) << 6 | middle << 3 | low)
      } else {
        result.append(escaped)
      }
    }
    return result
  }

  private static func octal(_ byte: UInt8) -> UInt8? {
    (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) ? byte - UInt8(ascii: "0") : nil
  }

  /// The letters of the codes 7 to 13.
  private static let controls = Dictionary(uniqueKeysWithValues: zip("abtnvfr".utf8, UInt8(7)...13))
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")
}
