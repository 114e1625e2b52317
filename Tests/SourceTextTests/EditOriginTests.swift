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
    ("2-4", "1-2 4-6x"), ("2-4abc", "0-2y 5-7"), ("2-2ab", "0-2 4-5x"), ("0-1 9-10z", "0-8"),
    ("1-2abc 5-6", "0-1z 4-7q"), ("", "3-5x"), ("2-4", "2-3"), ("2-4x", "3-3y"),
  ])
  func mapsLaterEditsToTheOriginalText(_ first: String, _ later: String) throws {
    let (first, later) = (edits(first), edits(later))
    let origin = try #require(first.origin(of: later))
    let expected = later.applied(to: first.applied(to: source))
    let all = try #require(EditSet(first.edits + origin.edits))
    #expect(all.applied(to: source).bytes == expected.bytes)
  }

  @Test(arguments: [
    ("2-4abc", "3-4"), ("2-4abc", "0-9"), ("2-4abc", "4-6"), ("2-4", "1-3"), ("2-2a", "2-3"),
    ("2-4abc", "3-3x"),
  ])
  func doesNotMapEditsOfEditedText(_ first: String, _ later: String) {
    #expect(edits(first).origin(of: edits(later)) == nil)
  }

  @Test func mapsOffsetsToTheOriginalText() {
    let first = edits("2-4abc 6-8 9-9z")
    let origins = (0...9).map { first.origin(of: ByteOffset($0)).index }
    #expect(origins == [0, 1, 2, 2, 2, 4, 5, 8, 9, 9])
  }
}
