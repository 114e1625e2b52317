import SourceText
import Testing

/// Reads edits from text: `3-5:new` replaces, `3:new` inserts, `3:!new` inserts once.
private func edits(_ text: String) -> [Edit] {
  text.split(separator: " ").map { word in
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let bounds = parts[0].split(separator: "-").map { ByteOffset(Int($0)!) }
    let replacement = parts[1]
    if bounds.count == 1 {
      return replacement.hasPrefix("!")
        ? .insertOnce(replacement.dropFirst(), at: bounds[0]) : .insert(replacement, at: bounds[0])
    }
    return .replace(ByteRange(bounds[0], bounds[1]), with: replacement)
  }
}

/// Returns the letters with both sets of edits applied, or nil if the sets conflict.
private func merge(_ left: String, _ right: String) throws -> String? {
  let source = SourceText("abcdefgh")
  let left = try #require(EditSet(edits(left)))
  let right = try #require(EditSet(edits(right)))
  guard case .success(let merged) = left.merged(with: right) else { return nil }
  let result = merged.applied(to: source)
  return result.string(result.range)
}

@Suite struct EditSetTests {
  @Test(arguments: [
    ("2-4:X", "abXefgh"),
    ("2:X", "abXcdefgh"),
    ("0:X 8:Y", "XabcdefghY"),
    ("6-8: 0-1:Z", "Zbcdef"),
    ("3:1 3:2", "abc12defgh"),
    ("3-4:x 3:1", "abc1xefgh"),
    ("2-3:x 3:1 3-4:y", "abx1yefgh"),
    ("0-8:é", "é"),
  ])
  func appliesEditsInAnyOrder(_ given: String, _ expected: String) throws {
    #expect(try merge(given, "") == expected)
  }

  @Test(arguments: ["1-4:x 3-5:y", "1-4:x 2:y", "1-4:x 1-4:x", "0-8:x 7-8:y"])
  func rejectsOverlappingEditsOfOneChange(_ given: String) {
    #expect(EditSet(edits(given)) == nil)
  }

  @Test(arguments: [
    ("1-2:x", "4-5:y", "axcdyfgh"),
    ("1-2:x", "2-3:y", "axydefgh"),
    ("1-2:", "2-3:", "adefgh"),
    ("1-3:x", "1-3:x", "axdefgh"),
    ("1-3:", "1-3:", "adefgh"),
    ("3:!x", "3:!x", "abcxdefgh"),
    ("3:x", "3-5:y", "abcxyfgh"),
    ("5:x", "3-5:y", "abcyxfgh"),
    ("1-2:x 6:y", "3-4:z 7-8:w", "axczefygw"),
    ("", "", "abcdefgh"),
  ])
  func mergesEditsThatDoNotConflict(_ left: String, _ right: String, _ expected: String) throws {
    #expect(try merge(left, right) == expected)
    #expect(try merge(right, left) == expected)
  }

  @Test(arguments: [
    ("1-4:x", "3-5:y"),
    ("1-4:x", "2:y"),
    ("1-4:x", "1-4:y"),
    ("3:x", "3:y"),
    ("3:)", "3:)"),
    ("3:!x", "3:!y"),
    ("3:!x", "3:x"),
    ("3-5:", "5:y"),
    ("3-5:", "3:y"),
    ("0-1:x 4-6:y", "2-3:z 5:w"),
  ])
  func reportsConflictingEdits(_ left: String, _ right: String) throws {
    #expect(try merge(left, right) == nil)
    #expect(try merge(right, left) == nil)
  }

  @Test func mergesDeclarationsAtOneOffset() throws {
    let texts = ["x", "y", "x", "y", "z"]
    var merged = EditSet()
    for text in texts {
      let one = try #require(EditSet([.insertDeclarationOnce(text, at: ByteOffset(3))]))
      merged = try merged.merged(with: one).get()
    }
    #expect(merged.edits.count == 3)
    #expect(Set(merged.edits.map(\.replacement)) == Set(["x", "y", "z"].map { Array($0.utf8) }))
  }

  @Test func tellsWhichRangesItChanges() throws {
    let set = try #require(EditSet(edits("2-4:x 6:y")))
    let stays = [0..<2, 4..<6, 6..<8, 5..<6, 4..<4]
    let changes = [1..<3, 2..<4, 3..<5, 5..<7, 0..<8]
    for range in stays { #expect(!set.changesInside(ByteRange(range)), "\(range)") }
    for range in changes { #expect(set.changesInside(ByteRange(range)), "\(range)") }
  }
}
