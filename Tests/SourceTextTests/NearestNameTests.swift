import SourceText
import Testing

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("dif", "diff"), ("rewirte", "rewrite"), ("lsit", "list"), ("frobnicate", nil),
  ])
  func findsTheNearestName(_ typed: String, _ expected: String?) {
    #expect(NearestName(to: typed, in: ["diff", "rewrite", "list"]).name == expected)
  }

  private static let names = ["hidden-if-to-opacity", "deploymentTarget", "--version"]

  @Test(arguments: [
    ("HiddenIfToOpacity", "hidden-if-to-opacity"), ("deployment_target", "deploymentTarget"),
    ("Version", "--version"), ("opacity", "hidden-if-to-opacity"), ("target", "deploymentTarget"),
    ("to", nil), ("opaque", nil),
  ])
  func comparesOnlyLetters(_ typed: String, _ expected: String?) {
    #expect(NearestName(to: typed, in: Self.names).name == expected)
  }
}
