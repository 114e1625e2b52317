import SourceText

/// The SARIF rules of a run: one per transform, and one for unused suppressions.
struct SARIFRules {
  static let unusedSuppression = "idle-comment"

  let values: [JSONValue]
  private let indices: [String: Int]

  init(of report: RunReport) {
    var transforms = report.run.transforms
    if report.files.contains(where: { !$0.unusedSuppressions.isEmpty }) {
      transforms.append(
        ReportedTransform(
          name: Self.unusedSuppression, summary: "A comment that suppresses nothing",
          safety: .review))
    }
    values = transforms.map(Self.value)
    indices = Dictionary(
      transforms.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The members of a result that refer to its rule.
  func members(of rule: String) -> [JSONValue.Member] {
    [("ruleId", .string(rule))]
      + JSONValue.member("ruleIndex", ifPresent: indices[rule].map { .int($0) })
  }

  func reference(to rule: String) -> JSONValue {
    .onOneLine(
      .object(
        [("id", .string(rule))]
          + JSONValue.member("index", ifPresent: indices[rule].map { .int($0) })))
  }

  /// Safe changes are warnings, all others notes. None is an error, since errors can block a pull request
  /// on GitHub, and the code is not wrong.
  static func level(of safety: Safety) -> JSONValue {
    .string(safety == .safe ? "warning" : "note")
  }

  private static func value(_ transform: ReportedTransform) -> JSONValue {
    let help =
      transform.name == unusedSuppression
      ? "Remove the comment, or correct the name in it."
      : "`statewise explain \(transform.name)` explains what the transform changes, what it declines "
        + "and what to review. `statewise rewrite --transform \(transform.name)` applies its changes."
    return .object([
      ("id", .string(transform.name)),
      ("shortDescription", .sarifMessage(transform.summary)),
      ("fullDescription", .sarifMessage(transform.summary)),
      ("help", .sarifMessage(help)),
      ("defaultConfiguration", .object([("level", level(of: transform.safety))])),
    ])
  }
}

extension JSONValue {
  /// A message object. Braces are doubled, since single ones are placeholders in SARIF.
  static func sarifMessage(_ text: String) -> JSONValue {
    var escaped: [UInt8] = []
    for byte in text.utf8 {
      escaped.append(byte)
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { escaped.append(byte) }
    }
    return .onOneLine(.object([("text", .string(String(decoding: escaped, as: UTF8.self)))]))
  }
}
