import Reporting
import Testing

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("dif", "diff"), ("rewirte", "rewrite"), ("lsit", "list"), ("frobnicate", nil),
  ])
  func findsTheNearestName(_ typed: String, _ expected: String?) {
    #expect(NearestName(to: typed, in: ["diff", "rewrite", "list"]).name == expected)
  }
}
