import Syntax

/// The names that a file holds, as sorted hashes: enough to say that a file does not mention a name.
public struct NameSet: Sendable {
  private let hashes: [UInt32]

  init(of tree: SyntaxTree) {
    var hashes: [UInt32] = []
    hashes.reserveCapacity(tree.tokens.count / 2)
    tree.source.withUnsafeBytes { bytes in
      for index in tree.tokens.indices where tree.tokens[index].kind.isIdentifierLike {
        let range = tree.range(of: TokenID(index))
        var name = bytes[range.indices]
        if tree.tokens[index].flags.contains(.hasBackticks) { name = name.dropFirst().dropLast() }
        hashes.append(Self.hash(name))
      }
    }
    hashes.sort()
    self.hashes = hashes.withoutRepetitions
  }

  /// Whether the file may hold the name; a rare other name may answer for it.
  public func mayHold(_ name: String) -> Bool {
    var name = name
    let hash = name.withUTF8 { Self.hash($0[...]) }
    var low = 0
    var high = hashes.count
    while low < high {
      let middle = (low + high) / 2
      if hashes[middle] < hash { low = middle + 1 } else { high = middle }
    }
    return low < hashes.count && hashes[low] == hash
  }

  /// FNV-1a.
  private static func hash(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
    bytes.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}

extension Array where Element: Equatable {
  /// A sorted array, each element once.
  fileprivate var withoutRepetitions: [Element] {
    var kept: [Element] = []
    for element in self where kept.last != element { kept.append(element) }
    return kept
  }
}
