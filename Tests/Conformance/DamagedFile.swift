import Foundation

/// A damaged copy of a file of the corpus, on disk.
struct DamagedFile: Sendable {
  let path: String
  /// The file it was made of, and the line of the damage.
  let origin: String
  let name: String
  let isJudged: Bool

  /// Makes the copy with this number; the same number and seed give the same bytes. Files that are
  /// not there or hold too little are `nil`.
  init?(_ number: Int, of paths: [String], seed: UInt64, in folder: String) throws {
    var generator = SeededGenerator(seed: seed, item: number)
    let source = paths[Int.random(in: 0..<paths.count, using: &generator)]
    // Tokens three times in two: that is the damage people do.
    let operations = Damage.Operation.allCases + Damage.Operation.allCases.filter(\.isJudged)
    let operation = operations[number % operations.count]
    guard let bytes = FileManager.default.contents(atPath: source).map({ Array($0) }),
      bytes.count <= Self.maximumCount,
      let damage = Damage(operation, to: bytes, using: &generator)
    else { return nil }
    path = folder + "/" + String(format: "%06d", number) + ".swift"
    origin = "\(source):\(SourceLocation(of: damage.offset, in: bytes))"
    name = damage.name
    isJudged = operation.isJudged
    try Data(damage.bytes).write(to: URL(fileURLWithPath: path))
  }

  /// Damage does as much to a small file as to a large one, in less time.
  private static let maximumCount = 100_000
}
