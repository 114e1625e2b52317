import Syntax

/// The names of an enumeration's cases, from the names of flags: `settings` for `isShowingSettings`,
/// `showSettings` and `settingsPresented`.
struct CaseNames {
  /// The case of each flag, without backticks.
  let names: [String]

  init(of flags: [String]) {
    let short = flags.map {
      $0.contains("_") ? Self.subject(ofSnakeCase: $0) : Self.subject(of: $0)
    }
    let counts = Dictionary(short.map { ($0, 1) }, uniquingKeysWith: +)
    names = zip(flags, short).map { flag, name in
      counts[name] == 1 && !Self.taken.contains(name) ? name : flag
    }
  }

  /// How the case of a flag is declared. After a period, a keyword needs no backticks.
  func declaration(at index: Int) -> String {
    TokenKind.isReservedKeyword(names[index]) ? "`\(names[index])`" : names[index]
  }

  /// What a flag says is shown.
  private static func subject(of flag: String) -> String {
    var words = words(of: flag)
    if let prefix = prefixes.first(where: { words.starts(with: $0) && $0.count < words.count }) {
      words.removeFirst(prefix.count)
    }
    while 1 < words.count, suffixes.contains(words[words.count - 1]) { words.removeLast() }
    let first = words[0].lowercased()
    let rest = words.dropFirst()
    // `QnA` is one word, of three parts.
    let isAbbreviated = 1 < first.count && first.allSatisfy { !"aeiouy".contains($0) }
    let continues = isAbbreviated && rest.first?.count == 1 && 1 < rest.count
    let name =
      first + (continues ? rest.first?.lowercased() ?? "" : rest.first ?? "")
      + rest.dropFirst().joined()
    return name.first?.isLetter == true && !flag.contains("_") ? name : flag
  }

  /// `editor` for `show_editor`; the name itself for others.
  private static func subject(ofSnakeCase flag: String) -> String {
    let words = flag.split(separator: "_").map(String.init)
    let prefix = prefixes.first { prefix in
      prefix.count < words.count && words.starts(with: prefix.map { $0.lowercased() })
    }
    let name = words.dropFirst(prefix?.count ?? 0).joined(separator: "_")
    return name.first?.isLetter == true && !flag.hasPrefix("_") ? name : flag
  }

  /// `["show", "AI", "Tools"]` for `showAITools`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let begins =
        character.isUppercase
        && (!characters[max(0, index - 1)].isUppercase || next?.isLowercase == true)
      if begins || words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
    }
    return words
  }

  private static let prefixes: [[String]] = [
    ["is", "Presenting"], ["is", "Showing"], ["is", "Displaying"], ["is", "Presented"],
    ["is", "Opening"], ["should", "Show"], ["should", "Present"], ["should", "Display"],
    ["will", "Show"], ["to", "Show"], ["go", "To"],
    ["is", "Navigating", "To"], ["should", "Navigate", "To"], ["navigate", "To"],
    ["is"], ["show"], ["shows"], ["showing"], ["present"], ["presents"], ["presenting"],
    ["display"], ["displaying"], ["open"], ["opens"], ["opening"],
  ]

  private static let suffixes: Set<String> = [
    "Bottom", "Cover", "Displayed", "Is", "Modal", "Open", "Opened", "Popover", "Present",
    "Presentation", "Presented", "Presenting", "Screen", "Sheet", "Showing", "Shown", "View",
    "Visible",
  ]

  /// Names that mean something else after a period, or beside the cases.
  private static let taken: Set<String> = ["id", "init", "none", "self", "some", "Type"]
}
