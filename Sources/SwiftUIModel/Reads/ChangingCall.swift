import Semantics
import SymbolIndex
import Syntax

/// A call of what the libraries of the system return anew each time, by its name.
struct ChangingCall {
  let name: String
  let kind: HiddenRead.Kind

  /// - Parameter call: one that means nothing in the repository.
  init?(_ call: FunctionCallView) {
    guard let name = call.nameNode?.declaredName else { return nil }
    // `Foundation.UUID()` names the module, too.
    let method = name.first?.isUppercase == true ? nil : call.member
    let kind =
      method.map { Self.kind(ofMethod: name, $0, call) }
      ?? (name == "Text" && call.isRelative
        ? .distance : Self.kind(ofFunction: name, call.arguments.map(\.label)))
    guard let kind else { return nil }
    self.name =
      switch name {
      case "init": call.member?.base?.textWithoutTrivia ?? name
      case "publish": "Timer.publish"
      default: name
      }
    self.kind = kind
  }

  private static func kind(
    ofMethod name: String, _ member: MemberAccessView, _ call: FunctionCallView
  ) -> HiddenRead.Kind? {
    switch name {
    case "random", "randomElement", "shuffle", "shuffled": .random
    case "format" where member.base?.isRelativeStyle == true: .distance
    case "isDateInToday", "isDateInTomorrow", "isDateInYesterday": .distance
    case "formatted": call.isRelative ? .distance : nil
    case "checkResourceIsReachable", "resourceValues": .untracked
    case "attributesOfItem", "contentsOfDirectory", "fileExists", "isReadableFile",
      "isWritableFile", "subpaths", "subpathsOfDirectory":
      .untracked
    case "contents", "enumerator":
      member.base?.textWithoutTrivia.hasSuffix("FileManager.default") == true ? .untracked : nil
    case "init":
      Self.kind(ofFunction: member.base?.textWithoutTrivia ?? "", call.arguments.map(\.label))
    // The keys of an object are in another order each time.
    case "encode" where call.arguments.map(\.label) == [nil] && !call.cursor.sortsKeys: .order
    case "data" where call.arguments.first?.label == "withJSONObject" && !call.cursor.sortsKeys:
      .order
    case "string" where call.arguments.map(\.label) == ["for"] && call.usesRelativeFormatter:
      .distance
    case "current" where member.base?.textWithoutTrivia == "Progress": .untracked
    case "publish": member.base?.textWithoutTrivia == "Timer" ? .identifier : nil
    default: nil
    }
  }

  private static func kind(ofFunction name: String, _ labels: [String?]) -> HiddenRead.Kind? {
    switch name {
    case "Date", "NSDate": labels.isEmpty || labels == ["timeIntervalSinceNow"] ? .time : nil
    case "UUID", "NSUUID": labels.isEmpty ? .identifier : nil
    case "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent", "clock", "mach_absolute_time", "time":
      .time
    case "FileHandle", "InputStream", "Progress", "UndoManager": .untracked
    case "DateInterval": labels.isEmpty ? .time : nil
    case "UserDefaults": labels.isEmpty || labels == ["suiteName"] ? .untracked : nil
    case "SystemRandomNumberGenerator", "arc4random", "arc4random_uniform", "drand48", "lrand48",
      "rand", "random":
      .random
    default: ["contentsOf", "contentsOfFile"].contains(labels.first) ? .untracked : nil
    }
  }
}

extension HiddenRead {
  /// What a property reads that is none of the repository's.
  static func kind(ofProperty name: String) -> Kind? {
    switch name {
    case "globallyUniqueString": .identifier
    case "now", "systemUptime": .time
    case "applicationState", "batteryLevel", "batteryState", "isLowPowerModeEnabled",
      "thermalState":
      .untracked
    case "doesRelativeDateFormatting", "timeIntervalSinceNow": .distance
    default: nil
    }
  }
}

extension MemberAccessView {
  /// `Date.timeIntervalSinceReferenceDate`, that of the type.
  var isPresentTime: Bool {
    name == "timeIntervalSinceReferenceDate"
      && ["Date", "NSDate"].contains(base?.textWithoutTrivia)
  }
}

extension SyntaxCursor {
  /// Whether an encoder in the same file may have been told to sort.
  fileprivate var sortsKeys: Bool { tree.names("sortedKeys") }

  /// `Date.RelativeFormatStyle()`, and its modified copies.
  fileprivate var isRelativeStyle: Bool {
    descendants.contains { $0.declaredName == "RelativeFormatStyle" }
  }
}

extension FunctionCallView {
  /// A formatter that says how far away another time is, where the name is in the same file.
  fileprivate var usesRelativeFormatter: Bool {
    cursor.tree.names("RelativeDateTimeFormatter")
  }

  /// `formatted(.relative(presentation: .named))`, `Text(date, format: .relative(…))`
  fileprivate var isRelative: Bool {
    arguments.contains {
      FunctionCallView($0.value)?.member?.name == "relative" || $0.value.isRelativeStyle
    }
  }

  /// `UUID()` in `UUID().uuidString`, which shows another text each time.
  var isNewIdentifier: Bool { nameNode?.declaredName == "UUID" && arguments.isEmpty }
}

extension SyntaxTree {
  /// Whether the code of a file names something.
  fileprivate func names(_ name: String) -> Bool {
    [SyntaxKind.declReferenceExpr, .identifierType].contains { kind in
      nodes(ofKind: kind).contains { $0.textWithoutTrivia == name }
    }
  }
}
