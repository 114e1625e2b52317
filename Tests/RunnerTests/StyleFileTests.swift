import SourceText
import TestSupport
import Testing
import TransformKit

@testable import Runner

/// Code styles in the configurations of linters and formatters.
@Suite struct StyleFileTests {
  @Test(arguments: [
    ("", 120, false),
    ("line_length: 80 # narrow\n", 80, false),
    ("line_length:\n  error: 200\n  warning: 150\n", 150, false),
    ("line_length:\n- 100\n- 200\nopt_in_rules:\n- empty_count\n", 100, false),
    ("line_length: 90\ndisabled_rules:\n  - line_length  # Long lines are fine.\n", nil, false),
    ("disabled_rules: [todo, multiple_closures_with_trailing_closure]\n", 120, true),
    ("only_rules:\n  - todo\n", nil, true),
    ("only_rules:\n  - line_length\nline_length: 70\n", 70, true),
    ("# disabled_rules:\n#   - line_length\n", 120, false),
  ])
  func readsSwiftLint(_ text: String, _ length: Int?, _ allowsClosures: Bool) {
    let style = StyleFile.style(in: SourceText(text), of: .swiftLint)
    #expect(style == CodeStyle(lineLength: length, allowsClosureBeforeTrailing: allowsClosures))
  }

  @Test(arguments: [
    ("opt_in_rules:\n  - trailing_closure\n", true),
    ("opt_in_rules: [all]\n", true),
    ("opt_in_rules: [all]\ndisabled_rules: [trailing_closure]\n", false),
    ("only_rules: [trailing_closure]\n", true),
    (
      "only_rules: [trailing_closure]\ntrailing_closure:\n  only_single_muted_parameter: true\n",
      false
    ),
    ("disabled_rules: [todo]\n", false),
  ])
  func readsTheRuleForTrailingClosures(_ text: String, _ isOn: Bool) {
    let style = StyleFile.style(in: SourceText(text), of: .swiftLint)
    #expect(style.wantsTrailingClosures == isOn)
  }

  @Test(
    arguments: [
      ("{ \"version\": 1 }", StyleFile.Kind.swiftFormatTool, 100),
      ("{\n  \"lineLength\" : 140,\n  \"tabWidth\": 4\n}", .swiftFormatTool, 140),
      ("--indent 4\n--maxwidth 130\n", .swiftFormat, 130),
      ("--max-width 120\n", .swiftFormat, 120),
      ("--maxwidth none\n", .swiftFormat, Int?.none),
      ("--indent 4\n", .swiftFormat, Int?.none),
    ] as [(String, StyleFile.Kind, Int?)])
  func readsFormatters(_ text: String, _ kind: StyleFile.Kind, _ length: Int?) {
    #expect(StyleFile.style(in: SourceText(text), of: kind) == CodeStyle(lineLength: length))
  }

  @Test(arguments: [
    ("a.swift", 100), ("App/b.swift", 100), ("App/Views/c.swift", 80), ("Tests/d.swift", 90),
  ])
  func usesTheNearestOfEachKind(_ file: String, _ length: Int) throws {
    let folder = try TemporaryFolder([
      ".swiftlint.yml": "line_length: 100\n", "a.swift": "", "App/b.swift": "",
      "App/.swiftformat": "--maxwidth 110\n", "App/Views/c.swift": "",
      "App/Views/.swiftlint.yml": "line_length: 80\n", "Tests/d.swift": "",
      "Tests/.swift-format": "{ \"lineLength\": 90 }\n",
    ])
    try folder.git("init", "-q")
    let roots = [folder.path("")]
    let repository = IndexedRepository.index(
      try .discover(roots: roots, repositoryAround: roots), jobs: 2)
    #expect(repository.codeStyles[folder.path(file)].lineLength == length)
  }
}
