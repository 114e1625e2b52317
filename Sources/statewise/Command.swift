/// What the tool can be told to do.
enum Command: String, CaseIterable {
  case diff, rewrite, batch, undo, match, graph, list, explain, why, report, test, syntax,
    completions, help

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
    case .test: "statewise test [PAGE…]"
    case .syntax: "statewise syntax FILE…"
    case .completions: "statewise completions bash|zsh|fish"
    case .help: "statewise help [COMMAND]"
    }
  }

  var summary: String {
    switch self {
    case .diff: "Shows what would change, as a unified diff; writes nothing."
    case .rewrite: "Rewrites files in place."
    case .batch: "Runs in a pipeline: a line for each change, a report and an exit code."
    case .undo: "Takes a rewrite back."
    case .match: "Finds what looks like a pattern, and may write something else there."
    case .graph: "Shows the screens of an app, and which view shows which."
    case .list: "Lists the transforms."
    case .explain: "Shows the page of a transform, or what a reason code means."
    case .why: "Tells what the transforms make of a line, or why they leave it alone."
    case .report: "Merges, converts or shows the reports of runs."
    case .test: "Runs the examples on the pages of transforms of your own."
    case .syntax: "Shows the syntax tree of files."
    case .completions: "Writes a script that completes words in a shell."
    case .help: "Explains a command."
    }
  }

  /// What a user should know besides the summary.
  var details: String {
    switch self {
    case .diff:
      """
      A path may be a file or a folder; none means the current folder, - a file on standard input.
      `git apply` takes the diff.
      Exit code: 0 nothing to change, 1 something to change, 2 incomplete.
      """
    case .rewrite:
      """
      A path may be a file or a folder; none means the current folder. Every result is parsed again
      and checked before anything is written. Files that hold uncommitted work are refused. For the path
      - a file is read from standard input, and its result is written to standard output.
      Exit code: 0 done, 2 incomplete, 65 refused; with --exit-code 1 when something was changed.
      """
    case .batch:
      """
      A path may be a file or a folder; none means the current folder. Nothing is written without
      --write, but for the reports; without --report the report is statewise-report.json.
      Exit code: 0 nothing to change or, with --write, done; 1 something to change, 2 incomplete,
      65 refused.
      """
    case .undo:
      """
      Without a run: the last one that is not undone. It may also be named by its folder. A file that was
      edited since is not touched, nor then are the others. Works also after a run that was killed.
      Exit code: 0 done or nothing to undo, 2 could not be written, 65 refused.
      """
    case .match:
      """
      A pattern is Swift with holes: $NAME is one thing, $$$NAME any number of arguments, statements
      or members; $_ and $$$ are not kept. `.name(…)` fits on any base, `: Type` is a type. Quote it
      for the shell. With --replace the diff is shown; with --in-place the files are rewritten, under
      the same guards as by `rewrite`.
      Exit code: 0 found, 1 nothing found; with --replace as `diff`, with --in-place as `rewrite`.
      """
    case .graph:
      """
      A path may be a file or a folder; none means the current folder. Shown are the views there that
      are presented or pushed, that show others or that dismiss themselves, and what is right next to
      them in the repository; arrows name the state that drives them.
      Exit code: 0 done, 2 some files are not Swift or could not be read.
      """
    case .list:
      """
      Safety is that of its least sure change. What it needs is the oldest release that its result
      runs on; single changes may need more, and look at the deployment target.
      Without a mark: runs only when named with --transform.
      """
    case .explain:
      "A page says what a transform does, when it leaves code alone and what to review."
    case .why:
      """
      All transforms are asked, with --safety all. What is said of the line itself comes first; where
      there is nothing, what is said of a call that the line is a part of.
      """
    case .report:
      """
      merge FILE…   makes one report of those of all shards, the one that a single run would have made
      convert FILE  writes a report in other formats
      show FILE     tells what is in a report
      schema        prints the JSON schema of reports
      A file is a report in JSON. Without --report, merge prints JSON.
      """
    case .test:
      """
      Without a page: those in .statewise/transforms, here or in the nearest folder above.
      Exit code: 0 all examples give what their page says, 1 some do not.
      """
    case .syntax:
      "Exit code: 0 all files are Swift, 2 some have syntax errors or could not be read."
    case .completions:
      "The script says on its first lines where to put it."
    case .help:
      "Without a command: the commands."
    }
  }

  var flags: [Flag] {
    switch self {
    case .diff:
      Flag.choosing + Flag.scope + Flag.reporting + [.stdinPath, .declined, .quiet, .color, .jobs]
    case .rewrite:
      Flag.choosing + Flag.scope + Flag.reporting
        + [.stdinPath, .interactive, .exitCode, .allowDirty, .allowNoVCS, .declined, .quiet, .jobs]
    case .batch:
      Flag.choosing + Flag.scope + Flag.reporting
        + [.write, .exitCode, .allowDirty, .allowNoVCS, .declined, .quiet, .jobs]
    case .undo: [.list]
    case .why: [.option, .deploymentTarget, .config, .noConfig]
    case .match:
      [.replace, .inPlace, .literal, .declined, .quiet, .color, .allowDirty, .allowNoVCS, .jobs]
    case .graph: [.format, .output, .view, .jobs]
    case .syntax: [.spans, .verify, .filesFrom]
    case .list: [.names]
    case .report: [.report, .declined]
    case .test, .explain, .completions, .help: []
    }
  }
}
