import SourceText

/// The rules of a run: one for each transform, and one for comments that suppress nothing.
struct SARIFRules {
  static let idleComment = "idle-comment"

  let values: [JSONValue]
  private let indices: [String: Int]

  init(of report: RunReport) {
    var transforms = report.run.transforms
    if report.files.contains(where: { !$0.idleComments.isEmpty }) {
      transforms.append(
        ReportedTransform(
          name: Self.idleComment, summary: "A comment that suppresses nothing", safety: .review))
    }
    values = transforms.map(Self.value)
    indices = Dictionary(
      transforms.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What says of a result which rule it belongs to.
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

  /// Safe changes are warnings and all others notes. None is an error: GitHub lets those keep a pull request
  /// from being merged, and nothing is wrong with code that could be better.
  static func level(of safety: Safety) -> JSONValue {
    .string(safety == .safe ? "warning" : "note")
  }

  private static func value(_ transform: ReportedTransform) -> JSONValue {
    let help =
      transform.name == idleComment
      ? "Take the comment out, or correct the name in it."
      : "`statewise explain \(transform.name)` tells what it changes, what it leaves alone and what "
        + "to look at; `statewise rewrite --transform \(transform.name)` makes its changes."
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
  /// Text for people. Braces stand for themselves only in pairs: others hold the place of an argument.
  static func sarifMessage(_ text: String) -> JSONValue {
    var escaped: [UInt8] = []
    for byte in text.utf8 {
      escaped.append(byte)
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { escaped.append(byte) }
    }
    return .onOneLine(.object([("text", .string(String(decoding: escaped, as: UTF8.self)))]))
  }
}
