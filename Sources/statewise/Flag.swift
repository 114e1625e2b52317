/// An option on the command line.
enum Flag: String, CaseIterable {
  case transform = "--transform"
  case except = "--except"
  case safety = "--safety"
  case option = "--option"
  case deploymentTarget = "--deployment-target"
  case declined = "--declined"
  case quiet = "--quiet"
  case color = "--color"
  case allowDirty = "--allow-dirty"
  case allowNoVCS = "--allow-no-vcs"
  case jobs = "--jobs"
  case replace = "--replace"
  case inPlace = "--in-place"
  case literal = "--literal"
  case format = "--format"
  case output = "--output"
  case view = "--view"
  case spans = "--spans"
  case verify = "--verify"
  case filesFrom = "--files-from"
  case list = "--list"
  case names = "--names"

  /// The flags that choose what a run does.
  static let choosing: [Flag] = [.transform, .except, .option, .safety, .deploymentTarget]

  /// What stands for the flag's value in the help; nil for a flag without one.
  var valueName: String? {
    switch self {
    case .transform, .except: "NAME"
    case .option: "NAME.KEY=VALUE"
    case .safety: "safe|review|all"
    case .deploymentTarget: "ios15"
    case .color: "auto|always|never"
    case .jobs: "N"
    case .replace: "TEMPLATE"
    case .format: "mermaid|dot|json|svg"
    case .output: "FILE"
    case .view: "VIEW"
    case .filesFrom: "FILE|-"
    case .declined, .quiet, .allowDirty, .allowNoVCS, .inPlace, .literal, .spans, .verify, .list,
      .names:
      nil
    }
  }

  var summary: String {
    switch self {
    case .transform: "Run this transform, and only those named so (repeatable)."
    case .except: "Run all but this transform (repeatable)."
    case .option: "Choose an option of a transform (repeatable); `explain NAME` lists them."
    case .safety: "Make changes that are at least this sure (default: safe)."
    case .deploymentTarget:
      "The oldest release that the code is to run on (repeatable; default: the project's)."
    case .declined: "List every place that was left alone, not the first twenty."
    case .quiet: "List no place to review and none that was left alone."
    case .color: "Colour the diff (default: on a terminal, unless NO_COLOR is set)."
    case .allowDirty: "Rewrite files that hold uncommitted work."
    case .allowNoVCS: "Rewrite files outside version control."
    case .jobs: "Use this many threads (default: all cores)."
    case .replace: "Write this where the pattern fits, with its metavariables."
    case .inPlace: "Rewrite the files, rather than show what would change."
    case .literal: "Tell forms apart that Swift makes equal, such as `f { }` and `f() { }`."
    case .format: "Write this format (default: what the file's ending says, or else mermaid)."
    case .output: "Write to this file, not to standard output."
    case .view: "Show only what leads to the views of this name, and where they lead to."
    case .spans: "Print kind, start and end of each node."
    case .verify: "Check that each tree prints back byte for byte."
    case .list: "List the runs on record, the last one first."
    case .filesFrom: "Read paths from a file, one a line; - is standard input."
    case .names: "Print the names alone, one a line."
    }
  }
}
