import SourceText
import Testing

@Suite struct EditOriginTests {
  private let source = SourceText("0123456789")

  /// Reads edits such as `2-4ab`, which replaces bytes 2 to 4 with `ab`.
  private func edits(_ text: String) -> EditSet {
    EditSet(
      text.split(separator: " ").map { edit in
        let range = edit.prefix { $0.isNumber || $0 == "-" }.split(separator: "-").map { Int($0)! }
        return .replace(
          ByteRange(range[0]..<range[1]), with: edit.drop { $0.isNumber || $0 == "-" })
      })!
  }

  /// Applying both sets together gives the same result as applying them one after the other.
  @Test(arguments: [
    ("2-4", "1-2 4-6x", 0), ("2-4abc", "0-2y 5-7", 0), ("0-1 9-10z", "0-8", 0),
    ("1-2abc 5-6", "0-1z 7-8q", 0), ("", "3-5x", 0), ("2-4", "2-3", 0), ("2-4x", "3-3y", 0),
    ("2-4abc", "3-4", 1), ("2-4abc", "0-9", 1), ("2-4abc", "4-6 6-7x", 1), ("2-4", "1-3", 1),
    ("2-2a", "2-3", 1), ("2-4abc", "3-3x", 1), ("2-2ab", "0-2 4-5x", 1), ("2-2ab", "2-2x 4-4y", 1),
    ("2-4", "2-2x", 1), ("1-2ab 4-5cd 7-8e", "2-6x", 2), ("1-2ab 4-5cd", "1-2x 6-6y", 2),
    ("1-3abcd", "1-2x 3-4y", 1),
  ])
  func composesLaterEdits(_ first: String, _ later: String, absorbed: Int) throws {
    let (first, later) = (edits(first), edits(later))
    let result = first.applied(to: source)
    let composed = EditComposition(of: later, after: first, result: result)
    let kept = try #require(EditSet(first.edits.filter { !composed.absorbed.contains($0) }))
    let all = try kept.merged(with: composed.edits).get()
    #expect(all.applied(to: source).bytes == later.applied(to: result).bytes)
    #expect(composed.absorbed.count == absorbed)
  }

  @Test func mapsOffsetsToTheOriginalText() {
    let first = edits("2-4abc 6-8 9-9z")
    let origins = (0...9).map { first.origin(of: ByteOffset($0)).index }
    #expect(origins == [0, 1, 2, 2, 2, 4, 5, 8, 9, 9])
  }
}
