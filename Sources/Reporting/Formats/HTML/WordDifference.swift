/// The words that differ between a removed line and the added line that replaces it.
struct WordDifference {
  /// A part of a line, changed or unchanged.
  struct Part: Equatable {
    var text: String
    let isChanged: Bool
  }

  let removed: [Part]
  let added: [Part]
  /// The share of equal characters, from 0 to 1, without white space.
  let similarity: Double
  /// Whether to mark the changed words: the lines are similar, or one contains nearly all of the other.
  let isWorthMarking: Bool

  /// - Returns: nil for very long lines, to limit the run time.
  init?(from old: String, to new: String) {
    let (oldWords, newWords) = (Self.words(of: old), Self.words(of: new))
    guard oldWords.count * newWords.count <= 250_000 else { return nil }
    let (keptOld, keptNew) = Self.common(oldWords, newWords)
    removed = Self.parts(of: oldWords, kept: keptOld)
    added = Self.parts(of: newWords, kept: keptNew)
    let (oldWeight, newWeight) = (Self.weight(of: oldWords), Self.weight(of: newWords))
    let same = Self.weight(of: zip(oldWords, keptOld).filter(\.1).map(\.0))
    similarity = oldWeight + newWeight == 0 ? 1 : Double(2 * same) / Double(oldWeight + newWeight)
    // At least six characters, since most lines share braces.
    isWorthMarking = 0.5 <= similarity || 6 <= same && 9 * min(oldWeight, newWeight) <= 10 * same
  }

  /// Splits a line into names, numbers, runs of white space and single other characters.
  private static func words(of line: String) -> [Substring] {
    var words: [Substring] = []
    var start = line.startIndex
    while start < line.endIndex {
      let kind = Kind(line[start])
      var end = line.index(after: start)
      while kind != .sign, end < line.endIndex, Kind(line[end]) == kind {
        end = line.index(after: end)
      }
      words.append(line[start..<end])
      start = end
    }
    return words
  }

  private enum Kind {
    case name, space, sign

    init(_ character: Character) {
      if character == "_" || character.isLetter || character.isNumber {
        self = .name
      } else {
        self = character.isWhitespace ? .space : .sign
      }
    }
  }

  private static func weight(of words: [Substring]) -> Int {
    words.reduce(0) { $0 + ($1.first?.isWhitespace == true ? 0 : $1.count) }
  }

  /// For each word of the two lines, whether it is in their longest common subsequence.
  private static func common(
    _ old: [Substring], _ new: [Substring]
  ) -> (old: [Bool], new: [Bool]) {
    // lengths[i][j] is the length of the longest common subsequence of the words from i and from j on.
    var lengths = [[Int32]](
      repeating: [Int32](repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i][j] =
          old[i] == new[j]
          ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var keptOld = [Bool](repeating: false, count: old.count)
    var keptNew = [Bool](repeating: false, count: new.count)
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      if old[i] == new[j] {
        (keptOld[i], keptNew[j]) = (true, true)
        (i, j) = (i + 1, j + 1)
      } else if lengths[i][j + 1] <= lengths[i + 1][j] {
        i += 1
      } else {
        j += 1
      }
    }
    return (keptOld, keptNew)
  }

  /// Joins adjacent words with the same state. White space between changed words counts as changed.
  private static func parts(of words: [Substring], kept: [Bool]) -> [Part] {
    var parts: [Part] = []
    for (index, word) in words.enumerated() {
      let isBetweenChanged =
        word.first?.isWhitespace == true && 0 < index && index + 1 < words.count
        && !kept[index - 1] && !kept[index + 1]
      let isChanged = !kept[index] || isBetweenChanged
      if parts.last?.isChanged == isChanged {
        parts[parts.count - 1].text += word
      } else {
        parts.append(Part(text: String(word), isChanged: isChanged))
      }
    }
    return parts
  }
}
