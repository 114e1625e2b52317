import SourceText
import TransformKit

/// The configuration of a linter or formatter, which says how the code around it is written.
struct StyleFile: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case swiftLint = ".swiftlint.yml"
    /// The formatter of Swift's toolchains.
    case swiftFormatTool = ".swift-format"
    /// SwiftFormat, with options as on its command line.
    case swiftFormat = ".swiftformat"
  }

  let kind: Kind
  let folder: [UInt8]

  /// - Returns: nil for an entry of another name.
  init?(_ entry: FolderListing.Entry, in folder: [UInt8]) {
    guard !entry.isFolder, entry.name.first == .dot,
      let kind = Kind(rawValue: String(decoding: entry.name, as: UTF8.self))
    else { return nil }
    self.kind = kind
    self.folder = folder
  }

  /// What the file says; nil if it cannot be read.
  var style: CodeStyle? {
    let path = folder.appending(name: kind.rawValue.utf8).pathText
    return (try? SourceLoader.read(path).source).map { Self.style(in: $0, of: kind) }
  }

  static func style(in source: SourceText, of kind: Kind) -> CodeStyle {
    let lines = source.bytes.split { $0 == .lineFeed || $0 == .carriageReturn }
      .map { String(decoding: $0, as: UTF8.self) }
    switch kind {
    case .swiftLint: return SwiftLintConfiguration(lines).style
    case .swiftFormatTool:
      let line = lines.first { $0.contains("\"lineLength\"") }
      return CodeStyle(lineLength: line?.firstNumber ?? 100)
    case .swiftFormat:
      let line = lines.first { line in
        ["--maxwidth ", "--max-width "].contains { line.hasPrefix($0) }
      }
      return CodeStyle(lineLength: line?.firstNumber)
    }
  }
}

/// SwiftLint's configuration, read line by line, which is sufficient for the YAML that occurs here.
private struct SwiftLintConfiguration {
  /// The lines below each key, that of the key included, without comments.
  private var sections: [String: [String]] = [:]

  init(_ lines: [String]) {
    var key = ""
    for line in lines {
      let text = String(line.prefix { $0 != "#" })
      if let first = text.first, first.isLetter, let colon = text.firstIndex(of: ":") {
        key = String(text[..<colon])
        sections[key] = [String(text[text.index(after: colon)...])]
      } else {
        sections[key, default: []].append(text)
      }
    }
  }

  var style: CodeStyle {
    CodeStyle(
      lineLength: isOn("line_length") ? lineLength : nil,
      allowsClosureBeforeTrailing: !isOn("multiple_closures_with_trailing_closure"),
      wantsTrailingClosures: isOnByChoice("trailing_closure") && !allowsLabeledClosures)
  }

  /// Whether `trailing_closure` asks only about closures for parameters without a label.
  private var allowsLabeledClosures: Bool {
    (sections["trailing_closure"] ?? []).contains {
      $0.words == ["only_single_muted_parameter", "true"]
    }
  }

  /// Whether a rule is on that SwiftLint has on by default.
  private func isOn(_ rule: String) -> Bool {
    if let only = sections["only_rules"] ?? sections["whitelist_rules"] {
      return only.contains { $0.words.contains(rule) }
    }
    return !(sections["disabled_rules"] ?? []).contains { $0.words.contains(rule) }
  }

  /// Whether a rule is on that SwiftLint has off by default.
  private func isOnByChoice(_ rule: String) -> Bool {
    let chosen = sections["only_rules"] ?? sections["whitelist_rules"] ?? sections["opt_in_rules"]
    let words = (chosen ?? []).flatMap(\.words)
    return (words.contains(rule) || words == ["all"])
      && !(sections["disabled_rules"] ?? []).contains { $0.words.contains(rule) }
  }

  /// `line_length: 100`, or `warning: 100` or a list below it.
  private var lineLength: Int {
    let lines = sections["line_length"] ?? []
    let warning = lines.first { $0.words.first == "warning" }
    return (warning ?? lines.first { $0.firstNumber != nil })?.firstNumber ?? 120
  }
}

extension String {
  /// The words of a line, without dashes, brackets and quotes.
  fileprivate var words: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  fileprivate var firstNumber: Int? { words.lazy.compactMap { Int($0) }.first }
}
