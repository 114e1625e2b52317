import Runner
import Testing

/// Which changes a search blames, and how often it checks.
@Suite struct BlameSearchTests {
  private static let all = (1...101).map(String.init)

  /// Runs a search in which the check fails with any of some sets of changes.
  private func search(
    among ids: [String] = all, failing sets: [Set<String>], limit: Int = 100
  ) -> (search: BlameSearch, checks: Int) {
    var search = BlameSearch(among: ids, limit: limit)
    var checks = 0
    while let trial = search.trial {
      checks += 1
      search.note(passed: !sets.contains { $0.isSubset(of: trial) })
    }
    return (search, checks)
  }

  @Test func keepsAllThatPass() {
    let (search, checks) = search(failing: [])
    #expect(search.kept == Self.all)
    #expect(checks == 1)
  }

  /// With the check before anything is written, these are ten.
  @Test(arguments: all) func findsOneInNineChecks(bad: String) {
    let (search, checks) = search(failing: [[bad]])
    #expect(search.blamed == [bad])
    #expect(Set(search.kept) == Set(Self.all).subtracting([bad]))
    #expect(checks <= 9)
  }

  @Test func findsSeveral() {
    let (search, _) = search(failing: [["3"], ["4"], ["90"]])
    #expect(Set(search.blamed) == ["3", "4", "90"])
    #expect(search.kept.count == 98)
  }

  /// Two changes that only together fail: one of them goes.
  @Test func separatesTwoThatFailTogether() {
    let (search, _) = search(failing: [["7", "70"]])
    #expect(search.blamed.count == 1)
    #expect(Set(search.blamed).isSubset(of: ["7", "70"]))
    #expect(search.kept.count == 100)
  }

  @Test func blamesAllOfThem() {
    let (search, _) = search(among: ["a", "b"], failing: [["a"], ["b"]])
    #expect(search.kept.isEmpty)
    #expect(Set(search.blamed) == ["a", "b"])
  }

  /// What passed stays; of the rest nothing is known.
  @Test func endsAtTheLimit() {
    let (search, checks) = search(failing: [["100"]], limit: 3)
    #expect(checks == 3)
    #expect(search.kept == Array(Self.all.prefix(75)))
    #expect(search.blamed.isEmpty)
    #expect(search.open == Array(Self.all.dropFirst(75)))
  }

  @Test func triesNothingOfNothing() {
    #expect(BlameSearch(among: [], limit: 5).trial == nil)
  }
}
