import SourceText

/// What a shell may offer for a placeholder of the help, such as `FILE` or `safe|review|all`.
///
/// It is read off the placeholder, so that a command or flag is completed as soon as the help has it.
enum Completion: Equatable {
  case words([String])
  /// The names that `namesCommand` prints when it is asked, for those of the user's own pages are known
  /// only there, and other words.
  case transforms(or: [String])
  case files
  /// Nothing that could be known beforehand.
  case unknown

  /// What prints the names of the transforms.
  static let namesCommand = "statewise list --names 2>/dev/null"

  init(placeholder: String) {
    let alternatives = placeholder.split(separator: "|").map(String.init)
    switch alternatives.first ?? "" {
    case "NAME":
      let codes = DeclineCode.allCases.map(\.rawValue)
      self = .transforms(or: alternatives.contains("CODE") ? codes : [])
    case "COMMAND": self = .words(Command.allCases.map(\.rawValue))
    case let first where Self.prefixesOfFiles.contains(where: first.hasPrefix): self = .files
    default: self = 1 < alternatives.count ? .words(alternatives) : .unknown
    }
  }

  private static let prefixesOfFiles = ["FILE", "PATH", "PAGE", "GLOB"]
}

extension Flag {
  /// What stands for the flag's value; nil for a flag without one.
  var completion: Completion? { valueName.map(Completion.init(placeholder:)) }
}

extension Command {
  /// What stands behind the command besides flags.
  var completions: [Completion] {
    synopsis.split(separator: " ").dropFirst(2).map { word in
      Completion(placeholder: word.filter { !"[]…'".contains($0) })
    }.filter { $0 != .unknown }
  }
}
