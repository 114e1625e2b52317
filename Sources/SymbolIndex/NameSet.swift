import SourceText
import Syntax

/// The names in a file, as sorted hashes: enough to exclude that the file mentions a name. A keyword is
/// a name after a period, as in `.if(condition) { … }`.
public struct NameSet: Sendable {
  let hashes: [UInt32]
  /// The names of the functions that the file declares, those in types and functions included.
  let functions: [UInt32]

  /// Whether the file may mention a name. Two names may rarely have the same hash.
  public func mayContain(_ name: String) -> Bool { mayContain(hash: NameHash.hash(of: name)) }

  func mayContain(hash: UInt32) -> Bool {
    let index = hashes.partitioningIndex { hash <= $0 }
    return index < hashes.count && hashes[index] == hash
  }

  init(hashes: [UInt32], functions: [UInt32]) {
    self.hashes = hashes
    self.functions = functions
  }

  public init(of tree: SyntaxTree) {
    var hashes: [UInt32] = []
    var functions: [UInt32] = []
    hashes.reserveCapacity(tree.tokens.count / 2)
    tree.source.withUnsafeBytes { bytes in
      var last = TokenKind.endOfFile
      for index in tree.tokens.indices {
        let kind = tree.tokens[index].kind
        if kind.isIdentifierLike || last == .period || last == .func {
          let hash = NameHash.hash(of: TokenID(index), in: tree, bytes)
          hashes.append(hash)
          if last == .func { functions.append(hash) }
        }
        last = kind
      }
    }
    hashes = hashes.withFewRepetitions
    hashes.sort()
    functions.sort()
    self.hashes = hashes.withoutRepetitions
    self.functions = functions.withoutRepetitions
  }
}

/// The FNV-1a hash of a name without backticks.
enum NameHash {
  static func hash(of name: String) -> UInt32 {
    name.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  static func hash(
    of token: TokenID, in tree: SyntaxTree, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> UInt32 {
    var range = tree.range(of: token).indices
    if tree.tokens[token.index].flags.contains(.hasBackticks) {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    return bytes[range].reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}

extension [UInt32] {
  /// The elements without most of the duplicates: one where the table has it already. A file says most of its names
  /// several times, and sorting takes longer than that.
  fileprivate var withFewRepetitions: [UInt32] {
    var table = [UInt32](repeating: 0, count: 1024)
    return filter { hash in
      let place = Int(hash & 1023)
      defer { table[place] = hash }
      return table[place] != hash || hash == 0
    }
  }
}

extension Array where Element: Equatable {
  /// The sorted elements without duplicates.
  fileprivate var withoutRepetitions: [Element] {
    var kept: [Element] = []
    for element in self where kept.last != element { kept.append(element) }
    return kept
  }
}

extension Array {
  /// The first index whose element satisfies a condition that all later elements satisfy.
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
