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
  /// `Date.RelativeFormatStyle()`, and its modified copies.
  fileprivate var isRelativeStyle: Bool {
    descendants.contains { $0.declaredName == "RelativeFormatStyle" }
  }
}

extension FunctionCallView {
  /// `formatted(.relative(presentation: .named))`, `Text(date, format: .relative(…))`
  fileprivate var isRelative: Bool {
    arguments.contains {
      FunctionCallView($0.value)?.member?.name == "relative" || $0.value.isRelativeStyle
    }
  }

  /// `UUID()` in `UUID().uuidString`, which shows another text each time.
  var isNewIdentifier: Bool { nameNode?.declaredName == "UUID" && arguments.isEmpty }
}
