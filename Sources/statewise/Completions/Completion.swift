import Reporting
import SourceText
import Transforms

/// The words that a shell offers for a placeholder of the help, such as `FILE` or `safe|review|all`.
///
/// It is derived from the placeholder, so a new command or flag needs no completion code.
enum Completion: Equatable {
  case words([String])
  /// The names that `namesCommand` prints, and other words. The shell runs the command, because rule
  /// files differ from folder to folder.
  case transforms(or: [String])
  case files
  /// The words that a command prints when the user asks for them.
  case printed(Printed)
  /// Any value: the shell offers nothing.
  case unknown

  /// The command that prints the names of the transforms.
  static let namesCommand = "statewise list --names 2>/dev/null"

  /// What a command prints. The case is the name of a function in the script.
  enum Printed: String, CaseIterable {
    case options, references, runs

    var command: String {
      switch self {
      case .options: "statewise list --option-keys 2>/dev/null"
      case .references: "git for-each-ref --format='%(refname:short)' 2>/dev/null"
      case .runs: "statewise undo --list --names 2>/dev/null"
      }
    }

    fileprivate init?(placeholder: String) {
      switch placeholder {
      case "NAME.KEY=VALUE": self = .options
      case "REF": self = .references
      case "RUN": self = .runs
      default: return nil
      }
    }
  }

  init(placeholder: String) {
    if let printed = Printed(placeholder: placeholder) {
      self = .printed(printed)
      return
    }
    let alternatives = placeholder.split(separator: "|").map(String.init)
    switch alternatives.first ?? "" {
    case "NAME":
      let codes = catalog.declineCodes.map(\.rawValue)
      self = .transforms(or: alternatives.contains("CODE") ? codes : [])
    case "FORMAT=FILE": self = .words(ReportFormat.allCases.map { $0.rawValue + "=" })
    case "COMMAND": self = .words(Command.allCases.map(\.rawValue))
    case let first where Self.filePrefixes.contains(where: first.hasPrefix): self = .files
    default: self = 1 < alternatives.count ? .words(alternatives) : .unknown
    }
  }

  private static let filePrefixes = ["FILE", "PATH", "GLOB"]
}

extension Flag {
  /// The completion of the flag's value; nil for a flag without a value.
  var completion: Completion? { valueName.map(Completion.init(placeholder:)) }
}

extension Command {
  /// The completions of the command's operands.
  var completions: [Completion] {
    synopsis.split(separator: " ").dropFirst(2).map { word in
      Completion(placeholder: word.filter { !"[]…'".contains($0) })
    }.filter { $0 != .unknown }
  }
}
