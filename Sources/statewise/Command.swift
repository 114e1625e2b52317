/// A command of the tool.
enum Command: String, CaseIterable {
  case diff, rewrite, batch, undo, match, graph, list, explain, why, report
  case initialize = "init"
  case config, lsp, test, syntax, completions, help

  var synopsis: String {
    switch self {
    case .diff: "statewise diff [PATH…]"
    case .rewrite: "statewise rewrite [PATH…]"
    case .batch: "statewise batch [PATH…]"
    case .undo: "statewise undo [RUN]"
    case .match: "statewise match 'PATTERN' [--replace 'TEMPLATE'] [PATH…]"
    case .graph: "statewise graph [PATH…]"
    case .list: "statewise list"
    case .explain: "statewise explain NAME|CODE"
    case .why: "statewise why FILE:LINE[:COLUMN]"
    case .report: "statewise report merge|convert|show|schema [FILE…]"
    case .initialize: "statewise init [FOLDER]"
    case .config: "statewise config show|schema [PATH…]"
    case .lsp: "statewise lsp"
    case .test: "statewise test [FILE…]"
    case .syntax: "statewise syntax FILE…"
    case .completions: "statewise completions bash|zsh|fish"
    case .help: "statewise help [COMMAND]"
    }
  }

  var summary: String {
    switch self {
    case .diff: "Shows the changes as a unified diff, without writing files."
    case .rewrite: "Applies the changes to the files in place."
    case .batch: "Runs in CI: prints one line per change, and writes a report."
    case .undo: "Undoes a rewrite."
    case .match: "Finds code that matches a pattern, and optionally replaces it."
    case .graph: "Draws the screens of an app and how they present each other."
    case .list: "Lists all transforms."
    case .explain: "Explains a transform or a reason code."
    case .why: "Explains why a line is changed or declined."
    case .report: "Merges, converts or prints reports."
    case .initialize: "Writes a commented configuration for what it finds."
    case .config: "Prints the effective configuration, or the schema of configurations."
    case .lsp: "Serves an editor: shows changes as code actions, and why code is declined."
    case .test: "Runs the examples in rule files."
    case .syntax: "Prints the syntax tree of files."
    case .completions: "Prints a completion script for a shell."
    case .help: "Prints help for a command."
    }
  }

  /// The rest of the help page, after the summary.
  var details: String {
    switch self {
    case .diff:
      """
      PATH is a file, a folder or - for standard input (default: the current folder).
      `git apply` applies the diff.
      Exit code: 0 nothing to change, 1 changes to make, 2 incomplete (see the errors).
      """
    case .rewrite:
      """
      PATH is a file, a folder or - (default: the current folder). The command parses and checks every
      result before it writes any file, and refuses to rewrite files with uncommitted changes. With -, it
      reads one file from standard input and writes the result to standard output.
      Exit code: 0 success, 2 incomplete (see the errors), 65 refused; with --exit-code, 1 if any file
      changed.
      """
    case .batch:
      """
      PATH is a file or a folder (default: the current folder). Without --write, the command writes only
      reports. Without --report, it writes the report to statewise-report.json.
      Exit code: 0 nothing to change (with --write: success), 1 changes to make, 2 incomplete (see the
      errors), 65 refused.
      """
    case .undo:
      """
      RUN is a name from `statewise undo --list`, or the folder of a run (default: the latest run that is
      not undone yet). If a file was edited after the run, the command restores no file. Interrupted runs
      can be undone too.
      Exit code: 0 restored or nothing to undo, 2 a file could not be written, 65 refused.
      """
    case .match:
      """
      PATTERN is Swift code with metavariables: $NAME matches one node, $$$NAME any number of arguments,
      statements or members; $_ and $$$ match without capturing. `.name(…)` matches on any base; a
      pattern that starts with `:` matches a type. Quote the pattern, so that the shell keeps each $.
      --replace shows a diff; with --in-place it rewrites the files, with the same checks as `rewrite`.
      Exit code: 0 found, 1 nothing found; with --replace as `diff`, with --in-place as `rewrite`.
      """
    case .graph:
      """
      PATH is a file or a folder (default: the current folder). The graph contains the views in PATH that
      are presented or pushed, present other views or dismiss themselves, and the views of the repository
      that are directly connected to them. Each arrow names the state that presents the view. Places that
      create a view without a known presentation are listed. HTML is a page to zoom and search.
      With --retention, the graph contains the classes and views in PATH instead, and those that keep one
      of them or are kept by one: through a stored property, a closure that one stores and that captures
      the other, or the environment. Each arrow names the property. Cycles are marked, and listed.
      Exit code: 0 success, 2 some files have syntax errors or could not be read.
      """
    case .list:
      """
      The safety column shows the lowest safety level that a transform's changes can have. The needs
      column shows the oldest iOS release that the results run on. Some changes need a newer release; they
      are made only if the deployment target allows it. A transform without a mark runs only if
      --transform names it.
      """
    case .explain:
      "The page of a transform says what it changes, what it declines and what to review."
    case .why:
      """
      Runs all transforms, with --safety all, and prints what they change or decline on the line. If they
      do neither, prints what they change or decline in the call that contains the line.
      """
    case .report:
      """
      merge FILE…   combines the reports of all shards, as if a single run had written the report
      convert FILE  writes a report in other formats
      show FILE     prints a report as text
      schema        prints the JSON schema of reports
      FILE is a JSON report. Without --report, merge prints JSON.
      """
    case .initialize:
      """
      FOLDER is the folder of the new .statewise.json (default: the current folder). The command looks for
      deployment targets, changes to make and code of others. It does not replace a file.
      """
    case .config:
      """
      show [PATH]  prints the settings for a path and the origin of each value, like --print-config
      schema       prints the JSON schema of .statewise.json, for editors
      Flags override the nearest .statewise.json. What that does not set, the next one in an enclosing
      folder of the repository sets, up to one with "root": true. Options of transforms count one by one.
      """
    case .lsp:
      """
      Speaks the Language Server Protocol on standard input and output. Findings in open documents are
      diagnostics: changes up to the safety level are warnings, other changes information, declines
      hints. A change is one code action for all files; what needs review is confirmed first, if the
      editor can ask.
      """
    case .test:
      """
      FILE is a rule file (default: all files in .statewise/transforms of the current folder or of the
      nearest parent folder that has one).
      Exit code: 0 all examples pass, 1 some fail.
      """
    case .syntax:
      """
      With --resolve, FILE is FILE:LINE:COLUMN, and the repository around the file is read.
      Exit code: 0 success, 2 some files have syntax errors or could not be read; with --resolve, 1 no
      name stands at the place.
      """
    case .completions:
      "The first lines of the script say how to install it."
    case .help:
      "Without COMMAND: lists all commands."
    }
  }

  var flags: [Flag] {
    switch self {
    case .diff:
      Flag.choosing + Flag.scope + Flag.reporting + [.stdinPath, .declined, .quiet, .color, .jobs]
    case .rewrite:
      Flag.choosing + Flag.scope + Flag.reporting
        + [.stdinPath, .interactive] + Flag.writing + [.declined, .quiet, .jobs]
    case .batch:
      Flag.choosing + Flag.scope + Flag.reporting
        + [.write] + Flag.writing + [.declined, .quiet, .jobs]
    case .undo: [.list, .names]
    case .why: [.option, .deploymentTarget, .config, .noConfig]
    case .match:
      [.replace, .inPlace, .literal, .declined, .quiet, .color, .allowDirty, .allowNoVCS, .jobs]
    case .graph: [.format, .output, .view, .from, .depth, .screensOnly, .retention, .quiet, .jobs]
    case .syntax: [.spans, .verify, .resolve, .filesFrom]
    case .list: [.names, .optionKeys]
    case .report: [.report, .declined]
    case .config: Flag.choosing.filter { $0 != .printConfig } + [.include, .exclude, .baseline]
    case .initialize: [.jobs]
    case .lsp: Flag.choosing.filter { $0 != .printConfig } + [.jobs]
    case .test, .explain, .completions, .help: []
    }
  }
}
