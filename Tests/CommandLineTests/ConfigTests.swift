import Runner
import TestSupport
import Testing

@testable import statewise

/// `statewise config` and `statewise init`.
@Suite struct ConfigTests {
  private static let schema = Result { try Tool.run("config", "schema").output }

  /// What the reader takes and what the schema takes is the same.
  @Test(arguments: [
    ("{}", true), ("{\"$schema\": \"a\", \"root\": true}", true),
    (
      "{\"deploymentTarget\": [\"ios15\", \"macOS 12.3\"], \"helpers\": \"applyIf(_:transform:)\"}",
      true
    ),
    ("{\"deploymentTarget\": \"15\"}", false), ("{\"safety\": \"all\"}", true),
    ("{\"safety\": \"none\"}", false), ("{\"saftey\": \"all\"}", false),
    ("{\"except\": [\"hidden-if-to-opacity\"], \"exclude\": \"Vendor/\"}", true),
    ("{\"except\": [\"hidden\"]}", false), ("{\"transforms\": [1]}", false),
    ("{\"options\": {\"decouple-dismiss\": {\"key\": \"closeAction\", \"thread\": true}}}", true),
    ("{\"options\": {\"decouple-dismiss\": {\"thread\": \"false\"}}}", true),
    ("{\"options\": {\"decouple-dismiss\": {\"thread\": \"maybe\"}}}", false),
    ("{\"options\": {\"decouple-dismiss\": {\"keys\": \"a\"}}}", false),
    ("{\"options\": {\"decouple\": {}}}", false),
    ("{\"options\": {\"hidden-if-to-opacity\": {}}}", true),
    ("{\"options\": {\"decouple-dismiss\": []}}", false), ("{\"options\": []}", false),
    ("{\"root\": \"yes\"}", false),
  ])
  func schemaAgreesWithTheReader(_ text: String, _ isValid: Bool) throws {
    #expect(try JSONSchema(Self.schema.get()).faults(in: text).isEmpty == isValid, "\(text)")
    let ending = try Tool.run("diff", files: [".statewise.json": text, "a.swift": ""])
    #expect((ending.code == 0) == isValid, "\(text): \(ending.error)")
  }

  @Test func schemaHasAllKeys() throws {
    let names = try JSONSchema(Self.schema.get()).properties
    #expect(names.isSuperset(of: Configuration.Key.allCases.map(\.rawValue)))
  }

  @Test func showsTheSettingsOfNestedConfigurations() throws {
    let files = [
      ".statewise.json": "{\"safety\": \"review\", \"exclude\": \"Old/\"}",
      "App/.statewise.json": "{\"exclude\": []}", "App/a.swift": "",
      "Package.swift":
        "import PackageDescription\nlet package = Package(name: \"A\", platforms: [.iOS(.v16)])\n",
      ".swiftlint.yml": "line_length: 90\n",
    ]
    let folder = try TemporaryFolder(files)
    try folder.git("init", "-q")
    let lines = try Tool.run(["config", "show", "App"], in: folder).output.split(separator: "\n")
    #expect(
      lines.starts(with: [
        "// Read from App/.statewise.json, then from .statewise.json.",
        "// Code style: lines of up to 90 characters, no closure before a trailing closure, from "
          + ".swiftlint.yml.",
        "{",
        "  \"deploymentTarget\": [\"iOS 16\"],  // Package.swift",
      ]), "\(lines)")
    #expect(lines.contains("  \"safety\": \"review\",  // .statewise.json:1:12"))
    #expect(lines.contains("  \"exclude\": []  // App/.statewise.json:1:13"))
    #expect(
      try Tool.run(["diff", "--print-config", "App"], in: folder).output
        == lines.map { $0 + "\n" }.joined())
  }

  @Test func writesAStartingConfiguration() throws {
    let folder = try TemporaryFolder([
      "App/a.swift": "import SwiftUI\nlet a = Text(b).if(isOn) { $0.hidden() }\n",
      "App/Vendor/b.swift": "let b = 1\n",
      "Package.swift":
        "import PackageDescription\nlet package = Package(name: \"A\", platforms: [.iOS(.v16)])\n",
    ])
    try folder.git("init", "-q")
    let ending = try Tool.run(["init"], in: folder)
    #expect(
      ending.code == 0
        && ending.output == "wrote .statewise.json; `statewise diff` shows the changes\n")
    let text = try folder.read(".statewise.json")
    for part in [
      "// \"deploymentTarget\": [\"iOS16\"],", "Read from Package.swift",
      "1 safe change, and 0 others",
      "hidden-if-to-opacity: 1 change", "\"exclude\": [\"App/Vendor/\"]\n}",
    ] { #expect(text.contains(part), "\(part): \(text)") }
    #expect(try JSONSchema(Self.schema.get()).faults(in: text) == [])
    #expect(try Tool.run(["diff"], in: folder).code == 1)
    // All settings that are commented out are valid, too.
    try folder.write(text.replacing("// \"", with: "\""), to: ".statewise.json")
    #expect(try Tool.run(["config", "show"], in: folder).code == 0)
    let again = try Tool.run(["init"], in: folder)
    #expect(again.code == 64 && again.error.hasPrefix(".statewise.json: error: exists already"))
  }

  @Test func rejectsOtherSubcommands() throws {
    #expect(
      try Tool.run("config", "shema").error
        == "error: `config` requires a subcommand; did you mean `schema`?\n")
    #expect(try Tool.run("config").code == 64)
  }
}
