/// A flag of the command line.
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
  case from = "--from"
  case depth = "--depth"
  case screensOnly = "--screens-only"
  case retention = "--retention"
  case spans = "--spans"
  case verify = "--verify"
  case resolve = "--resolve"
  case filesFrom = "--files-from"
  case include = "--include"
  case exclude = "--exclude"
  case since = "--since"
  case staged = "--staged"
  case lines = "--lines"
  case list = "--list"
  case names = "--names"
  case optionKeys = "--option-keys"
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
  case verifyWith = "--verify-with"
  case verifyLimit = "--verify-limit"
  case verifyEach = "--verify-each"
  case commit = "--commit"

  /// The flags for reports, baselines and shards.
  static let reporting: [Flag] = [.report, .deterministic, .baseline, .writeBaseline, .shard]

  /// The flags that limit which files and lines a run may change.
  static let scope: [Flag] = [.include, .exclude, .filesFrom, .since, .staged, .lines]

  /// The flags about what is written.
  static let writing: [Flag] = [
    .verifyWith, .verifyEach, .verifyLimit, .commit, .exitCode, .allowDirty, .allowNoVCS,
  ]

  /// The flags that select transforms and their settings.
  static let choosing: [Flag] = [
    .transform, .except, .option, .safety, .deploymentTarget, .config, .noConfig, .printConfig,
  ]

  /// Parses a flag, including its short form.
  init?(written name: String) {
    self.init(rawValue: name == "-i" ? Flag.interactive.rawValue : name)
  }

  /// The allowed values; empty if any value is allowed.
  var alternatives: [String] {
    let words = (valueName ?? "").split(separator: "|").map(String.init)
    return 1 < words.count && words.allSatisfy { $0 == $0.lowercased() } ? words : []
  }

  /// A description of the allowed values, for a message.
  var valueForm: String {
    switch self {
    case .jobs, .verifyLimit, .depth: "a positive number"
    case .shard: "I/N with I from 1 to N, such as 2/8"
    default: alternatives.isEmpty ? valueName ?? "no value" : alternatives.joined(by: "or")
    }
  }

  /// The placeholder of the flag's value in the help; nil for a flag without a value.
  var valueName: String? {
    switch self {
    case .transform, .except: "NAME"
    case .option: "NAME.KEY=VALUE"
    case .safety: "safe|review|all"
    case .deploymentTarget: "ios15"
    case .color: "auto|always|never"
    case .jobs, .verifyLimit, .depth: "N"
    case .verifyWith: "COMMAND"
    case .replace: "TEMPLATE"
    case .format: "mermaid|dot|json|svg|html"
    case .output: "FILE"
    case .view, .from: "VIEW"
    case .filesFrom: "FILE|-"
    case .include, .exclude: "GLOB"
    case .since: "REF"
    case .lines: "FILE:A-B"
    case .report: "FORMAT=FILE"
    case .baseline, .writeBaseline: "FILE"
    case .shard: "I/N"
    case .config, .stdinPath: "FILE"
    case .declined, .quiet, .allowDirty, .allowNoVCS, .inPlace, .literal, .spans, .verify, .resolve,
      .list,
      .staged,
      .deterministic, .write, .exitCode, .interactive, .verifyEach, .commit, .screensOnly,
      .retention, .optionKeys,
      .names, .noConfig, .printConfig:
      nil
    }
  }

  var summary: String {
    switch self {
    case .transform: "Run only this transform (repeatable)."
    case .except: "Do not run this transform (repeatable)."
    case .option: "Set an option of a transform (repeatable); `explain NAME` lists the options."
    case .safety: "Apply changes up to this safety level (default: safe)."
    case .deploymentTarget:
      "Set the deployment target of a platform (repeatable; default: from Package.swift or Xcode)."
    case .declined: "List all declined places (default: the first 20)."
    case .quiet: "Do not list changes to review or declined places."
    case .color: "Color the diff (default: auto: on a terminal, unless NO_COLOR is set)."
    case .allowDirty: "Rewrite files that have uncommitted changes."
    case .allowNoVCS: "Rewrite files outside version control."
    case .jobs: "Use N threads (default: one per core)."
    case .replace: "Replace each match with this template, which can use the metavariables."
    case .inPlace: "Rewrite the files instead of showing a diff."
    case .literal: "Distinguish equivalent forms, such as `f { }` and `f() { }`."
    case .format: "Write this format (default: from the extension of --output, or mermaid)."
    case .output: "Write to this file (default: standard output)."
    case .view: "Show only this view, the views that lead to it and the views it leads to."
    case .from: "Show only this view and the views it leads to."
    case .depth: "With --from, follow at most N presentations and pushes in a row."
    case .screensOnly:
      "Leave out views that other views only embed; those present what it presents."
    case .retention:
      "Draw which classes and views keep which in memory, and the cycles among them, instead of screens."
    case .spans: "Print the kind, start and end of each node."
    case .verify: "Check that each tree prints back as its source, byte for byte."
    case .resolve:
      "Print what the name at FILE:LINE:COLUMN refers to, and the type of its expression."
    case .list: "List the recorded runs, latest first."
    case .filesFrom:
      "Process only the paths in this file, separated by newlines or NULs; - is standard input."
    case .include:
      "Change only files that match this pattern, in .gitignore syntax (repeatable)."
    case .exclude: "Do not change files that match this pattern, even if named (repeatable)."
    case .since:
      "Find only changes that concern lines which differ from the merge base with this commit."
    case .staged: "Read files from the git index, and find only changes that concern staged files."
    case .lines: "Find only changes that concern these lines, or one line with FILE:A (repeatable)."
    case .report:
      "Write a report (repeatable); FORMAT is json, markdown, html, sarif, github, gitlab, junit,"
        + " checkstyle, xcode or patch; FILE is a path, or - for standard output."
    case .deterministic: "Omit the start time and duration of the run from reports."
    case .baseline: "Skip the changes that this baseline file accepts."
    case .writeBaseline: "Write a baseline file that accepts all current changes."
    case .shard: "Process shard I of N; `report merge` combines the reports."
    case .write: "Rewrite the files instead of only listing the changes."
    case .interactive: "Ask before each change (short: -i)."
    case .verifyWith:
      "Keep only changes with which this shell command succeeds, such as the project's tests."
    case .verifyLimit:
      "Run the command at most N times after writing (default: 20; no limit with --verify-each)."
    case .verifyEach:
      "Run the command after each change instead of searching for failing ones by halves."
    case .commit: "Commit each change by itself, with its title as the message."
    case .exitCode: "Exit with code 1 if any file changed."
    case .names: "Print only the names, one per line."
    case .optionKeys: "Print the options of all transforms, as --option takes them, one per line."
    case .stdinPath:
      "Path of the file on standard input, to find its repository (default: no repository)."
    case .config: "Read this configuration file (default: the nearest .statewise.json)."
    case .noConfig: "Ignore configuration files."
    case .printConfig: "Print the effective configuration and the origin of each value, then exit."
    }
  }
}
