import SourceText
import Syntax

/// The names in a file, as sorted hashes: enough to exclude that the file mentions a name. A keyword is
/// a name after a period, as in `.if(condition) { … }`.
public struct NameSet: Sendable {
  let hashes: [UInt32]
  /// The names of the functions that the file declares, those in types and functions included.
  let functions: [UInt32]
  /// The names of the variables that the file declares, likewise.
  let variables: [UInt32]
  /// Whether the file may declare functions that operators call.
  let declaresOperators: Bool

  /// Whether the file may mention a name. Two names may rarely have the same hash.
  public func mayContain(_ name: String) -> Bool { mayContain(hash: NameHash.hash(of: name)) }

  func mayContain(hash: UInt32) -> Bool { hashes.hasSorted(hash) }

  /// Whether the file may declare a function or variable of a name.
  func mayDeclareMember(hash: UInt32) -> Bool {
    functions.hasSorted(hash) || variables.hasSorted(hash)
  }

  /// Names of which only the mentions are known.
  init(hashes: [UInt32]) {
    self.hashes = hashes
    functions = []
    variables = []
    declaresOperators = false
  }

  public init(of tree: SyntaxTree) {
    var hashes: [UInt32] = []
    var functions: [UInt32] = []
    var variables: [UInt32] = []
    var declaresOperators = false
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
        if last == .func {
          let first = bytes[tree.range(of: TokenID(index)).indices].first
          declaresOperators = declaresOperators || first?.isPlainLetter != true
        }
        last = kind
      }
      for index in tree.nodeKinds.indices where tree.nodeKinds[index] == .identifierPattern {
        let name = SyntaxCursor(tree: tree, id: NodeID(index)).firstToken
        if let name { variables.append(NameHash.hash(of: name, in: tree, bytes)) }
      }
    }
    hashes = hashes.withFewRepetitions
    self.hashes = hashes.sortedWithoutRepetitions
    self.functions = functions.sortedWithoutRepetitions
    self.variables = variables.sortedWithoutRepetitions
    self.declaresOperators = declaresOperators
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

extension [UInt32] {
  fileprivate var sortedWithoutRepetitions: [UInt32] {
    var kept: [UInt32] = []
    for element in sorted() where kept.last != element { kept.append(element) }
    return kept
  }

  /// Whether an element is among the others, which are sorted.
  fileprivate func hasSorted(_ element: UInt32) -> Bool {
    let index = partitioningIndex { element <= $0 }
    return index < count && self[index] == element
  }
}

extension UInt8 {
  /// Whether a name that begins so is neither an operator nor unusual, as one in backticks is.
  fileprivate var isPlainLetter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      true
    default: false
    }
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
