/// What was found of the lines of one text. Edits ask for it at each of their places, so it is kept with the text.
final class LineFacts: Sendable {
  struct Found: Sendable {
    var table: LineTable?
    var ending: LineEnding?
    var indentation: Indentation?
    var lengthInUse: Int?
  }

  private let found = Locked(Found())

  /// The fact that is known, or a new one. Two threads may both find it: the facts are equal.
  func fact<Fact>(_ fact: WritableKeyPath<Found, Fact?>, _ find: () -> Fact) -> Fact {
    if let known = found.withLock({ $0[keyPath: fact] }) { return known }
    let new = find()
    found.withLock { $0[keyPath: fact] = new }
    return new
  }
}
