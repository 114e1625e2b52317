import SourceText

/// The keys and the Swift blocks that a kind of Markdown page has: `Safety: safe`, `swift match`.
///
/// A misspelled key or block would otherwise be prose, and a rule or an expectation would silently not
/// count.
public struct PageGrammar: Sendable {
  private let keys: [String]
  private let blocks: [String]
  private let attributes: [String]

  /// - Parameters:
  ///   - keys: the words before the colon.
  ///   - blocks: the words after `swift` in the first line of a code block.
  ///   - attributes: what may follow them, as in `swift before file=Item.swift`.
  public init(keys: [String], blocks: [String], attributes: [String] = []) {
    self.keys = keys
    self.blocks = blocks
    self.attributes = attributes
  }

  /// The lines with an unknown key or block, from the first to the last; lines count from 1.
  public func faults(in lines: [Substring]) -> [(line: Int, message: String)] {
    var faults: [(line: Int, message: String)] = []
    var isInBlock = false
    var isAmongKeys = false
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if !isInBlock, let message = fault(ofBlock: line) { faults.append((index + 1, message)) }
        isInBlock.toggle()
        isAmongKeys = false
      } else if !isInBlock {
        if let message = fault(ofLine: line, isAmongKeys: isAmongKeys) {
          faults.append((index + 1, message))
        }
        isAmongKeys = keys.contains { line.hasPrefix($0 + ": ") }
      }
    }
    return faults
  }

  // MARK: Keys

  /// Prose may begin with a word and a colon, too, but not right below a key.
  private func fault(ofLine line: Substring, isAmongKeys: Bool) -> String? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let words = line[..<colon].split(separator: " ")
    let key = words.joined(separator: " ")
    guard 1...Self.longestKey ~= words.count, key.allSatisfy({ $0.isLetter || " -".contains($0) }),
      !keys.contains(where: { line.hasPrefix($0 + ": ") })
    else { return nil }
    if keys.contains(key) { return "`\(key):` needs a space and a value after it" }
    let nearest = NearestName(to: key, in: keys).name
    guard nearest != nil || isAmongKeys else { return nil }
    return "unknown key `\(key)`"
      + (nearest.map { "; did you mean `\($0):`?" } ?? "; the keys are \(Self.list(keys))")
  }

  /// `After does not type-check` has the most words.
  private static let longestKey = 4

  // MARK: Blocks

  private func fault(ofBlock line: Substring) -> String? {
    let info = line.drop { $0 == "`" }
    let words = info.split(separator: " ")
    guard 2 <= words.count else { return nil }
    let role = words.dropFirst().filter { !$0.contains("=") }.joined(separator: " ")
    let isKnown = blocks.contains(role)
    if words[0] == "swift", isKnown { return words.lazy.compactMap(faultOfAttribute).first }
    guard words[0] == "swift" || isKnown else { return nil }
    let nearest = isKnown ? role : NearestName(to: role, in: blocks).name
    return "unknown block `\(info)`"
      + (nearest.map { "; did you mean `swift \($0)`?" }
        ?? "; the blocks are \(Self.list(blocks.map { "swift " + $0 }))")
  }

  private func faultOfAttribute(_ word: Substring) -> String? {
    guard let equals = word.firstIndex(of: "=") else { return nil }
    let name = String(word[..<equals])
    guard !attributes.contains(name) else { return nil }
    return "unknown attribute `\(name)`" + NearestName(to: name, in: attributes).question
  }

  private static func list(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}
