import Reporting
import SourceText

/// A report with everything that a report can contain, in texts that are hard to escape.
enum ReportSample {
  static let all = RunReport(
    run: run, files: [absolute, badge, broken, cafe, model, quiet, unreadable],
    examinedCount: 12)

  /// A run without findings.
  static let empty = RunReport(files: [], examinedCount: 0)

  private static var run: RunDescription {
    var run = RunDescription()
    run.version = "1.2.3"
    run.command = "batch"
    run.isWritten = true
    run.roots = ["App", "/opt/shared/Kit & \"Co\""]
    run.scope = ["--since", "main", "--exclude", "**/Generated/**"]
    run.safety = .review
    run.transforms = [
      ReportedTransform(
        name: "decouple-dismiss", summary: "Passes a dismiss closure to a view.", safety: .review,
        options: ["style": "closure", "naming": "on<Event> & \"more\""]),
      ReportedTransform(
        name: "if-to-ternary", summary: "Writes `cond ? a : b` for an `if` that sets a value.",
        safety: .safe),
      ReportedTransform(
        name: "remove-unused-helper", summary: "Removes helpers that nothing calls.",
        safety: .suggestion),
    ]
    run.deploymentTargets = ["iOS 17", "macOS 14.2"]
    run.gitHead = "9b2e1f0c5d7a4863b1c2d3e4f5a6978877665544"
    run.shard = RunDescription.Shard(index: 2, count: 8)
    run.timing = RunDescription.Timing(start: 1_772_355_900, milliseconds: 1234)
    return run
  }

  private static let hashBefore = String(repeating: "0123456789abcdef", count: 4)
  private static let hashAfter = String(repeating: "fedcba9876543210", count: 4)
}

// MARK: Files

extension ReportSample {
  /// A file with an absolute path.
  private static var absolute: FileReport {
    var file = FileReport(path: "/opt/shared/Kit & \"Co\"/Sheet.swift")
    file.declined = [
      ReportedDecline(
        id: "d-4", location: place(file, 7, 3), transform: "decouple-dismiss",
        code: "public-interface",
        reason: "`Sheet<Content>` is public, so other modules may create & present it",
        remedy: "Make it internal, or use \"--option decouple-dismiss.public=true\".")
    ]
    return file
  }

  /// A file that changes edit, but that lists no change itself.
  private static var badge: FileReport {
    var file = FileReport(path: "App/Badge.swift")
    file.result = FileResult(
      hashBefore: hashAfter, hashAfter: hashBefore, changeIDs: ["c-2"],
      verified: [.syntax, .tokens],
      diff: """
        --- a/App/Badge.swift
        +++ b/App/Badge.swift
        @@ -3 +3 @@
        -    Café()
        +    Café(onClose: { isShown = false })

        """)
    return file
  }

  private static var broken: FileReport {
    var file = FileReport(path: "App/Broken.swift")
    file.failures = [
      ReportedFailure(.syntax, at: .location(place(file, 3, 1)), message: "expected `}`")
    ]
    return file
  }

  /// A file with every kind of finding.
  private static var cafe: FileReport {
    var file = FileReport(path: "App/Café/日本 <View>.swift")
    file.changes = [
      ReportedChange(
        id: "c-1", location: place(file, 4, 9), transform: "if-to-ternary",
        title: "Write “a ? b : c” for `if a { \"b\" } else { 'c' }`", safety: .safe,
        edits: [ReportedFileEdits(path: file.path, edits: cafeEdits)]),
      ReportedChange(
        id: "c-2", location: place(file, 12, 5), transform: "decouple-dismiss",
        title: "Pass a closure to `Café`", safety: .review,
        otherPaths: ["App/Badge.swift", "App/Model.swift"],
        edits: [
          insertion(of: "onClose: { isShown = false }", in: "App/Badge.swift", line: 3),
          insertion(of: "let onClose: () -> Void\r\n", in: file.path, line: 12),
          insertion(of: "import SwiftUI\n", in: "App/Model.swift", line: 2),
        ]),
    ]
    file.available = [
      ReportedChange(
        id: "a-1", location: place(file, 20, 3), transform: "remove-unused-helper",
        title: "Remove `func ünused<T: A & B>()`", safety: .suggestion)
    ]
    file.declined = [
      ReportedDecline(
        id: "d-1", location: place(file, 25, 5), transform: "if-to-ternary",
        code: "comment-would-be-lost", reason: "there is a comment between `if` and `{`",
        remedy: "Move the comment above the `if`."),
      ReportedDecline(
        id: "d-2", location: place(file, 30, 5), transform: "if-to-ternary",
        code: "branches-differ", reason: "the branches have different types"),
    ]
    file.suppressed = suppressed(in: file)
    file.unusedSuppressions = [
      UnusedSuppression(location: place(file, 50, 1), message: "suppresses nothing; remove it")
    ]
    file.failures = [
      ReportedFailure(
        .conflict, at: .location(place(file, 13, 5)), transform: "remove-unused-helper",
        changeID: "c-9", message: "edits the same code as `decouple-dismiss`"),
      ReportedFailure(
        .verification, at: .location(place(file, 60, 2)), transform: "if-to-ternary",
        changeID: "c-8", message: "a comment would be lost: `// don't & <won't>`"),
    ]
    file.result = FileResult(
      hashBefore: hashBefore, hashAfter: hashAfter, changeIDs: ["c-1", "c-2"],
      verified: FileResult.Verified.allCases, diff: cafeDiff)
    return file
  }

  private static let cafeEdits = [
    ReportedEdit(
      start: ReportedPosition(offset: 88, line: 4, column: 9, utf16Column: 9),
      end: ReportedPosition(offset: 140, line: 8, column: 10, utf16Column: 8),
      replacement: "isOn ? \"😀 <&>\" :\r\n\t\t\"\\u{e9} 'é'\"")
  ]

  private static func insertion(
    of text: String, in path: String, line: Int
  ) -> ReportedFileEdits {
    let place = ReportedPosition(offset: 20 * line, line: line, column: 11, utf16Column: 10)
    return ReportedFileEdits(
      path: path, edits: [ReportedEdit(start: place, end: place, replacement: text)])
  }

  private static let cafeDiff = """
    --- "a/App/Caf\\303\\251/\\346\\227\\245\\346\\234\\254 <View>.swift"
    +++ "b/App/Caf\\303\\251/\\346\\227\\245\\346\\234\\254 <View>.swift"
    @@ -4,2 +4,2 @@
    -    if isOn { "😀 <&>" }\r
    -    else { "é" }\r
    +    isOn ? "😀 <&>" :\r
    +\t\t"\\u{e9} 'é'"\r

    """

  private static func suppressed(in file: FileReport) -> [SuppressedFinding] {
    [
      SuppressedFinding(
        id: "s-1", location: place(file, 35, 5), transform: "if-to-ternary",
        text: "Write `a ? b : c`", kind: .change,
        cause: .comment(place(file, 34, 5), reason: "reads <better> & \"longer\"")),
      SuppressedFinding(
        id: "s-2", location: place(file, 40, 5), transform: "if-to-ternary",
        text: "the branches have different types", kind: .decline,
        cause: .comment(place(file, 39, 5), reason: nil)),
      SuppressedFinding(
        id: "s-3", location: place(file, 45, 5), transform: "decouple-dismiss",
        text: "Pass a closure to `Bar`", kind: .change, cause: .baseline),
    ]
  }

  private static var model: FileReport {
    var file = FileReport(path: "App/Model.swift")
    file.result = FileResult(
      hashBefore: hashBefore, hashAfter: hashAfter, changeIDs: ["c-2"], verified: [],
      diff: "--- a/App/Model.swift\n+++ b/App/Model.swift\n@@ -1,0 +2 @@\n+import SwiftUI\n")
    file.failures = [
      ReportedFailure(.internal, at: .file(file.path), message: "the disk is full\u{1B}[0m")
    ]
    return file
  }

  /// A file with only a declined place.
  private static var quiet: FileReport {
    var file = FileReport(path: "App/Quiet.swift")
    file.declined = [
      ReportedDecline(
        id: "d-3", location: place(file, 1, 1), transform: "remove-unused-helper",
        code: "file-not-read",
        reason: "it is used in a file that could not be read: App/\u{2028}Ünreadable.swift")
    ]
    return file
  }

  private static var unreadable: FileReport {
    var file = FileReport(path: "App/Ünreadable.swift")
    file.failures = [
      ReportedFailure(.file, at: .file(file.path), message: "permission denied")
    ]
    return file
  }

  private static func place(_ file: FileReport, _ line: Int, _ column: Int) -> Location {
    Location(path: file.path, line: line, column: column)
  }
}
