import Reporting
import SourceText
import SwiftUIModel
import TestSupport
import Testing
import TransformKit

@testable import Runner

@Suite struct ConfigurationTests {
  private func read(_ text: String) throws(ConfigurationError) -> Configuration {
    try ConfigurationReading(SourceText(text, path: ".statewise.json")).configuration
  }

  @Test func readsAllKeys() throws {
    let configuration = try read(
      """
      // What this app does.
      {
        "deploymentTarget": ["ios15", "macOS 12.3"], /* Both. */
        "helpers": "applyIf(_:transform:)",
        "safety": "all",
        "transforms": ["a-transform", "b\\u002Dtransform",],
        "except": [],
        "options": { "a-transform": { "push": "state", "thread": true } },
        "include": "App/",
        "exclude": ["*.pb.swift", "!a.pb.swift"],
        "baseline": "accepted.json",
        "root": true,
        "$schema": "statewise-config.schema.json"
      }
      """)
    #expect(
      configuration.deploymentTargets == [
        DeploymentTarget(.iOS, Release(15), origin: ".statewise.json"),
        DeploymentTarget(.macOS, Release(12, 3), origin: ".statewise.json"),
      ])
    #expect(configuration.helpers.map(\.name) == ["applyIf"])
    #expect(configuration.safety == .suggestion)
    #expect(configuration.transforms.map(\.text) == ["a-transform", "b-transform"])
    #expect(configuration.transforms.map(\.location.description).last == ".statewise.json:6:33")
    #expect(configuration.except.isEmpty)
    #expect(configuration.options.map(\.transform.text) == ["a-transform", "a-transform"])
    #expect(configuration.options.map(\.name.text) == ["push", "thread"])
    #expect(configuration.options.map(\.value.text) == ["state", "true"])
    #expect(configuration.options[1].value.location.description == ".statewise.json:8:60")
    #expect(configuration.include.map(\.text) == ["App/"])
    #expect(configuration.exclude.map(\.text) == ["*.pb.swift", "!a.pb.swift"])
    #expect(configuration.baselinePath == "accepted.json")
    #expect(configuration.rootFolder == ".")
    #expect(configuration.places[.exclude]?.description == ".statewise.json:10:14")
    #expect(configuration.places[.deploymentTarget]?.description == ".statewise.json:3:23")
  }

  @Test(arguments: [
    ("{\n  \"saftey\": \"safe\"\n}", "2:3: unknown key `saftey`; did you mean `safety`?"),
    (
      "{\"color\": 1}",
      "1:2: unknown key `color`; known keys: deploymentTarget, helpers, safety, transforms, except, "
        + "options, include, exclude, baseline, root, $schema"
    ),
    ("{\"$schema\": true}", "1:13: `$schema` must be the address of a schema"),
    ("{\"safety\": 1}", "1:12: `safety` must be \"safe\", \"review\" or \"all\""),
    ("{\"except\": [\"a\", 1]}", "1:18: `except` must be a string or a list of strings"),
    (
      "{\"deploymentTarget\": \"15\"}",
      "1:22: `15` is not a deployment target: use a platform and version such as "
        + "ios15, maccatalyst15, macos12.3, tvos15, watchos8, visionos1"
    ),
    ("{\"helpers\": \"applyIf\"}", "1:13: `applyIf` is not of the form `applyIf(_:transform:)`"),
    (
      "{\"options\": {\"a\": \"b\"}}",
      "1:19: `options` must be an object of objects: `{ \"transform\": { \"option\": \"value\" } }`"
    ),
    (
      "{\"options\": {\"a\": {\"b\": []}}}",
      "1:25: the value of an option must be a string, `true` or `false`"
    ),
    (
      "{\"options\": {\"a\": {\"b\": null}}}",
      "1:25: the value of an option must be a string, `true` or `false`"
    ),
    (
      "{\"options\": {\"a\": {\"b\": \"1\", \"b\": \"2\"}}}",
      "1:30: duplicate key `b`: remove one"
    ),
    ("{\"options\": {\"a\": {}, \"a\": {}}}", "1:23: duplicate key `a`: remove one"),
    ("{\"root\": \"yes\"}", "1:10: `root` must be true or false"),
    ("{\"baseline\": [\"a\"]}", "1:14: `baseline` must be the path of a file"),
    ("[]", "1:1: a configuration must be an object: `{ … }`"),
    ("", "1:1: expected a value"),
    ("{} {}", "1:4: unexpected text after the end of the value"),
    ("{\"safety\": safe}", "1:12: `safe` is not a value; write strings in quotes"),
    ("{\"safety\": \"safe\",\n\"safety\": \"all\"}", "2:1: duplicate key `safety`: remove one"),
    ("{\"safety\" \"safe\"}", "1:11: expected `:`"),
    ("{safety: 1}", "1:2: expected a key in quotes"),
    ("{\"safety\": \"safe\" \"except\": []}", "1:19: expected `,` or `}`"),
    ("{\"safety\": \"safe", "1:12: unterminated string"),
    ("{\"safety\": \"\\x\"}", "1:14: invalid escape sequence; write a backslash as `\\\\`"),
    ("{\"safety\": \"\\u12\"}", "1:15: in JSON, `\\u` must be followed by four hexadecimal digits"),
    ("{} /* ", "1:4: unterminated comment"),
    ("{\"except\": \(String(repeating: "[", count: 40))}", "1:43: too many nested brackets"),
  ])
  func reportsTheLocationAndCauseOfErrors(_ text: String, _ message: String) {
    let error = #expect(throws: ConfigurationError.self) { try read(text) }
    #expect(error.map { "\($0.place): \($0.message)" } == ".statewise.json:" + message)
  }

  @Test func findsTheNearestConfiguration() throws {
    let folder = try TemporaryFolder([
      ".statewise.json": "{\"safety\": \"safe\"}", "a/.statewise.json": "{\"safety\": \"review\"}",
      "a/b/c.swift": "", "d.swift": "",
    ])
    #expect(try Configuration.nearest(to: folder.path("a/b/c.swift"))?.safety == .review)
    #expect(try Configuration.nearest(to: folder.path("a"))?.safety == .review)
    #expect(try Configuration.nearest(to: folder.path("d.swift"))?.safety == .safe)
  }

  @Test func takesTheRestFromOuterConfigurations() throws {
    let folder = try TemporaryFolder([
      ".statewise.json": "{\"safety\": \"all\"}",
      "app/.statewise.json":
        "{\"safety\": \"safe\", \"exclude\": \"a\", \"baseline\": \"b.json\","
        + " \"options\": {\"t\": {\"a\": \"1\", \"b\": \"1\"}}}",
      "app/in/.statewise.json":
        "{\"safety\": \"review\", \"options\": {\"t\": {\"b\": \"2\"}}}",
      "app/alone/.statewise.json": "{\"root\": true}", "app/in/a.swift": "",
    ])
    try folder.git("init", "-q", "app")
    let inner = try #require(try Configuration.nearest(to: folder.path("app/in/a.swift")))
    #expect(inner.safety == .review && inner.exclude.map(\.text) == ["a"])
    #expect(inner.options.map(\.value.text) == ["1", "1", "2"])
    #expect(inner.baselinePath?.hasSuffix("app/b.json") == true)
    // Nothing outside of the repository, and nothing above a root.
    #expect(inner.paths.count == 2)
    #expect(try Configuration.nearest(to: folder.path("app/alone"))?.paths.count == 1)
  }

  @Test(arguments: [
    ("../app/.statewise.json", "ci/a.json", "../app/ci/a.json"), (".statewise.json", "a", "a"),
    ("/app/.statewise.json", "/a.json", "/a.json"),
  ])
  func resolvesTheBaselineRelativeToItsFolder(_ path: String, _ name: String, _ expected: String)
    throws
  {
    let source = SourceText("{\"baseline\": \"\(name)\"}", path: path)
    #expect(try ConfigurationReading(source).configuration.baselinePath == expected)
  }

  @Test(arguments: [
    ("ios15", "iOS 15"), ("iOS 15.2", "iOS 15.2"), ("macos10.15", "macOS 10.15"),
    ("visionOS1", "visionOS 1"), ("MacCatalyst 15", "macCatalyst 15"), ("ios", nil), ("15", nil),
    ("android15", nil), ("ios15beta", nil), ("ios-15", nil),
  ])
  func readsDeploymentTargets(_ text: String, _ expected: String?) {
    let target = DeploymentTarget(text, origin: "here")
    #expect(target?.description == expected.map { "\($0) (here)" })
  }
}
