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
  case include = "--include"
  case exclude = "--exclude"
  case since = "--since"
  case staged = "--staged"
  case lines = "--lines"
  case list = "--list"
  case names = "--names"
  case stdinPath = "--stdin-path"
  case config = "--config"
  case noConfig = "--no-config"
  case printConfig = "--print-config"

  case report = "--report"
  case deterministic = "--deterministic"
  case baseline = "--baseline"
  case writeBaseline = "--write-baseline"
  case shard = "--shard"
  case write = "--write"
  case exitCode = "--exit-code"
  case interactive = "--interactive"

  /// The flags that say of which a run leaves reports, and what of it is known before.
  static let reporting: [Flag] = [.report, .deterministic, .baseline, .writeBaseline, .shard]

  /// The flags that say which files and lines a run may change.
  static let scope: [Flag] = [.include, .exclude, .filesFrom, .since, .staged, .lines]

  /// The flags that choose what a run does.
  static let choosing: [Flag] = [
    .transform, .except, .option, .safety, .deploymentTarget, .config, .noConfig, .printConfig,
  ]

  /// Reads a flag as it may be written.
  init?(written name: String) {
    self.init(rawValue: name == "-i" ? Flag.interactive.rawValue : name)
  }

  /// The words that alone may be its value; none where others may.
  var alternatives: [String] {
    let words = (valueName ?? "").split(separator: "|").map(String.init)
    return 1 < words.count && words.allSatisfy { $0 == $0.lowercased() } ? words : []
  }

  /// What its value is, for a message.
  var valueForm: String {
    switch self {
    case .jobs: "a number from 1 on"
    case .shard: "a part of so many, from 1/4 to 4/4"
    default: alternatives.isEmpty ? valueName ?? "no value" : alternatives.joined(by: "or")
    }
  }

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
    case .include, .exclude: "GLOB"
    case .since: "REF"
    case .lines: "FILE:A-B"
    case .report: "FORMAT=FILE"
    case .baseline, .writeBaseline: "FILE"
    case .shard: "I/N"
    case .config, .stdinPath: "FILE"
    case .declined, .quiet, .allowDirty, .allowNoVCS, .inPlace, .literal, .spans, .verify, .list,
      .staged,
      .deterministic, .write, .exitCode, .interactive,
      .names, .noConfig, .printConfig:
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
    case .filesFrom:
      "Take only the paths that a file lists, by lines or zero bytes; - is standard input."
    case .include:
      "Change only files that match, as a line of .gitignore at the repository's top (repeatable)."
    case .exclude: "Change no file that matches, whatever else names it (repeatable)."
    case .since: "Change only what differs from where the branch left this commit, line by line."
    case .staged: "Read what is staged, and change only that; unstaged edits stay as they are."
    case .lines: "Change only what touches these lines, FILE:A for one (repeatable)."
    case .report:
      "Leave a report; FORMAT is json, markdown, html, sarif, github, gitlab, junit, checkstyle,"
        + " xcode or patch, FILE may be - (repeatable)."
    case .deterministic: "Leave out of reports when the run was and how long it took."
    case .baseline: "Accept the changes that this file lists, and do not make them."
    case .writeBaseline: "Write a file that accepts all changes there are now."
    case .shard: "Do the Ith of N parts of the work; `report merge` makes one of their reports."
    case .write: "Rewrite the files, rather than tell what would change."
    case .interactive: "Ask about each change (-i)."
    case .exitCode: "End with code 1 when something was changed."
    case .names: "Print the names alone, one a line."
    case .stdinPath:
      "Where the file that `-` reads belongs (default: nothing around it is known)."
    case .config: "Read this configuration (default: the nearest .statewise.json upward)."
    case .noConfig: "Read no configuration."
    case .printConfig: "Print what is in force, and where each value came from; do nothing."
    }
  }
}
