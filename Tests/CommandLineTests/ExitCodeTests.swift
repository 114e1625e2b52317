import Foundation
import Testing

/// The exit codes of every command in every situation.
@Suite struct ExitCodeTests {
  private static let safe = "import SwiftUI\nlet a = Text(b).if(isOn) { $0.hidden() }\n"
  private static let review = "import SwiftUI\nlet a = b.if(c) { $0.hidden() }.onAppear {}\n"
  private static let declined = "import SwiftUI\nlet a = b.if(true) { $0.hidden() }\n"
  private static let done = "import SwiftUI\nlet a = Text(b).opacity(isOn ? 0 : 1)\n"
  private static let broken = "let a = )\n"

  /// Creates a git repository in the folder, and commits all files.
  private static let commit =
    "git init -q --template=; git add -A; git -c user.name=a -c user.email=b commit -qm c"

  @Test func nothingToChange() throws {
    try ExitCodeTable(
      """
      0  statewise diff
      0  statewise rewrite
      0  statewise rewrite --exit-code
      0  statewise rewrite -i </dev/null
      0  statewise batch
      0  statewise batch --write
      0  statewise batch --write --exit-code
      0  statewise diff - <a.swift
      0  statewise rewrite - <a.swift
      1  statewise match 'frobnicate($A)'
      0  statewise match 'frobnicate($A)' --replace '$A'
      0  statewise match 'frobnicate($A)' --replace '$A' --in-place
      0  statewise undo
      0  statewise undo --list
      0  statewise why a.swift:2
      0  statewise graph
      0  statewise test
      0  statewise syntax a.swift
      0  statewise syntax --verify a.swift
      0  echo a.swift | statewise syntax --files-from -
      """
    ).check(in: ["a.swift": Self.done], after: Self.commit)
  }

  @Test func changesToMake() throws {
    try ExitCodeTable(
      """
      1  statewise diff
      1  statewise diff a.swift
      1  statewise diff --quiet --quiet
      1  statewise diff --safety=all
      1  statewise diff - <a.swift
      0  statewise diff --transform remove-unused-dismiss
      0  statewise diff --exclude a.swift
      0  statewise diff --since HEAD
      0  statewise diff --staged
      1  statewise diff --lines a.swift:2
      0  statewise diff --lines a.swift:1
      1  echo a.swift | statewise diff --files-from -
      0  statewise diff --files-from /dev/null
      1  mkfifo p; echo a.swift >p & statewise diff --files-from p
      0  statewise diff --print-config
      1  statewise diff --report json=r.json --report html=r.html
      1  statewise diff --report json=-
      1  statewise batch
      1  statewise batch --report xcode=-
      0  statewise batch --write
      1  statewise batch --write --exit-code
      0  statewise rewrite
      0  statewise rewrite a.swift --safety=safe
      1  statewise rewrite --exit-code
      0  statewise rewrite - <a.swift
      1  statewise rewrite - --exit-code <a.swift
      0  statewise match 'Text($A)'
      1  statewise match 'Text($A)' --replace 'Label($A)'
      0  statewise match 'Text($A)' --replace 'Label($A)' --in-place
      0  statewise why a.swift:2
      """
    ).check(in: ["a.swift": Self.safe], after: Self.commit)
  }

  @Test func onlyDeclinedOrUnsafeChanges() throws {
    for source in [Self.review, Self.declined] {
      try ExitCodeTable(
        """
        0  statewise diff
        0  statewise rewrite --exit-code
        0  statewise batch
        0  statewise batch --write --exit-code
        0  statewise rewrite - --exit-code <a.swift
        0  statewise why a.swift:2
        """
      ).check(in: ["a.swift": source], after: Self.commit)
    }
  }

  @Test func changesAtAHigherSafetyLevel() throws {
    try ExitCodeTable(
      """
      1  statewise diff --safety review
      1  statewise batch --safety all
      1  statewise rewrite --safety review --exit-code
      """
    ).check(in: ["a.swift": Self.review], after: Self.commit)
  }

  @Test func acceptedByABaseline() throws {
    try ExitCodeTable(
      """
      0  statewise diff --write-baseline b.json
      0  statewise batch --baseline base.json
      0  statewise diff --baseline base.json
      0  statewise rewrite --baseline base.json --exit-code
      1  statewise diff --no-config
      1  cp a.swift b.swift; statewise diff --baseline base.json
      64 statewise diff --baseline missing.json
      64 statewise diff --baseline a.swift
      64 statewise diff --shard 1/2 --write-baseline b.json
      """
    ).check(
      in: ["a.swift": Self.safe], after: "\(Self.commit); statewise diff --write-baseline base.json"
    )
  }
}

// MARK: Failures

extension ExitCodeTests {
  @Test func unreadableFiles() throws {
    try ExitCodeTable(
      """
      2  statewise diff
      2  statewise diff a.swift not-utf8.swift
      2  statewise diff not-swift.swift
      2  statewise rewrite
      2  statewise rewrite --exit-code
      2  statewise batch
      2  statewise batch --write
      2  statewise diff zero.swift
      2  statewise rewrite not-utf8.swift
      2  statewise rewrite pipe.swift
      2  statewise diff work.swift
      2  statewise rewrite - <work.swift
      2  statewise diff - <not-utf8.swift
      2  statewise match 'Text($A)'
      1  statewise match 'Text($A)' zero.swift
      2  statewise match 'Text($A)' --replace 'Label($A)'
      2  statewise graph
      2  statewise syntax not-swift.swift
      2  statewise syntax a.swift not-swift.swift
      2  statewise syntax .
      0  statewise why not-swift.swift:1
      1  statewise diff a.swift
      """
    ).check(
      in: [
        "a.swift": Self.safe, "not-swift.swift": Self.broken, "work.swift": Self.safe + Self.broken,
      ],
      after:
        "printf '\\377' >not-utf8.swift; printf '\\0' >zero.swift; mkfifo pipe.swift; "
        + Self.commit)
  }

  @Test func withheldChanges() throws {
    let page = { (pattern: String, template: String) in
      "# A\n\nSafety: safe\n\n```swift match\n\(pattern)\n```\n\n"
        + "```swift replace\n\(template)\n```\n"
    }
    let conflict = [
      "a.swift": "let a = f(1)\n", ".statewise/transforms/g.md": page("f($A)", "g($A)"),
      ".statewise/transforms/h.md": page("f($A)", "h($A)"),
    ]
    let repetition = [
      "a.swift": "let a = f(1)\n", ".statewise/transforms/g.md": page("f($A)", "f(g($A))"),
    ]
    try ExitCodeTable(
      """
      1  statewise diff
      1  statewise batch
      0  statewise rewrite
      """
    ).check(in: conflict, after: Self.commit)
    try ExitCodeTable(
      """
      2  statewise diff
      2  statewise batch
      2  statewise rewrite
      """
    ).check(in: repetition, after: Self.commit)
    try ExitCodeTable(
      """
      2  statewise match 'f($A)' --replace 'f(g($A))'
      2  statewise match 'f($A)' --replace 'f(g($A))' --in-place
      """
    ).check(in: ["a.swift": "let a = f(1)\n"], after: Self.commit)
  }

  @Test func uncommittedChanges() throws {
    try ExitCodeTable(
      """
      1  statewise diff
      1  statewise batch
      65 statewise rewrite
      65 statewise rewrite -i
      65 statewise rewrite dirty.swift --exit-code
      65 statewise rewrite untracked.swift
      65 statewise rewrite ignored.swift
      65 statewise rewrite ignored/a.swift
      65 statewise rewrite ignored
      65 statewise batch --write
      65 statewise match 'Text($A)' --replace 'Label($A)' --in-place
      65 statewise rewrite --allow-no-vcs
      0  statewise rewrite clean.swift
      0  statewise rewrite --allow-dirty
      0  statewise rewrite ignored --allow-dirty
      0  statewise batch --write --allow-dirty
      0  statewise match 'Text($A)' --replace 'Label($A)' --in-place --allow-dirty
      """
    ).check(
      in: [
        "clean.swift": Self.safe, "dirty.swift": Self.safe, ".gitignore": "ignored*\n",
      ],
      after: """
        \(Self.commit); echo >>dirty.swift; mkdir ignored
        for file in untracked.swift ignored.swift ignored/a.swift; do cp clean.swift $file; done
        """)
  }

  @Test func outsideVersionControl() throws {
    try ExitCodeTable(
      """
      1  statewise diff
      65 statewise rewrite
      65 statewise rewrite --allow-dirty
      65 statewise batch --write
      65 statewise match 'Text($A)' --replace 'Label($A)' --in-place
      0  statewise rewrite --allow-no-vcs
      0  statewise batch --write --allow-no-vcs
      0  statewise match 'Text($A)' --replace 'Label($A)' --in-place --allow-no-vcs
      64 statewise diff --since HEAD
      64 statewise diff --staged
      """
    ).check(in: ["a.swift": Self.safe])
  }

  @Test func undo() throws {
    try ExitCodeTable(
      """
      0  rewrite; statewise undo
      0  rewrite; statewise undo; statewise undo
      0  rewrite; statewise undo --list
      0  rewrite; statewise undo $(statewise undo --list | awk 'NR == 2 { print $1 }')
      64 rewrite; statewise undo 2020-01-01T00.00.00
      64 rewrite; statewise undo missing/run
      64 rewrite; statewise undo a b
      65 rewrite; echo >>a.swift; statewise undo
      65 rewrite; rm a.swift; statewise undo
      """
    ).check(
      in: ["a.swift": Self.safe],
      after: "\(Self.commit); rewrite() { statewise rewrite 2>/dev/null; }")
  }

  @Test func linksAndSpecialFiles() throws {
    try ExitCodeTable(
      """
      0  cd app; statewise rewrite
      0  cd app; statewise rewrite --exit-code
      1  statewise diff app/link.swift
      0  statewise rewrite app/link.swift
      64 statewise diff app/dangling.swift
      """
    ).check(
      in: ["outside.swift": Self.safe, "app/a.swift": Self.done],
      after: "ln -s ../outside.swift app/link.swift; ln -s nowhere app/dangling.swift; "
        + Self.commit)
  }
}

// MARK: Invalid arguments

extension ExitCodeTests {
  @Test func missingPaths() throws {
    try ExitCodeTable(
      """
      64 statewise diff missing
      64 statewise diff a.swift missing.swift
      64 statewise diff ''
      64 statewise diff --print-config missing
      64 statewise rewrite missing --allow-no-vcs
      64 statewise rewrite a.swift missing --allow-no-vcs
      64 statewise rewrite -i missing
      64 statewise rewrite - --stdin-path missing/a.swift <a.swift
      64 statewise batch missing
      64 statewise batch --write missing --allow-no-vcs
      64 statewise match 'f($A)' missing
      64 statewise match 'Text($A)' a.swift missing
      64 statewise match 'f($A)' --replace '$A' missing
      64 statewise match 'f($A)' --replace '$A' --in-place missing
      64 statewise graph missing
      64 statewise graph a.swift missing
      64 statewise graph --output missing/graph.svg
      64 statewise why missing:1
      64 statewise test missing.md
      64 statewise syntax missing
      64 statewise syntax a.swift missing
      64 echo missing | statewise syntax --files-from -
      64 statewise syntax --files-from missing
      64 statewise diff --files-from missing
      64 echo missing | statewise diff --files-from -
      64 printf 'a.swift\\0missing\\0' | statewise diff --files-from -
      64 statewise diff --lines missing:1
      64 statewise diff --lines a.swift:3
      64 statewise diff --config missing
      64 statewise why a.swift:1 --config missing
      64 statewise diff --baseline missing
      64 statewise diff --write-baseline missing/b.json
      64 statewise diff --report json=missing/r.json
      64 statewise batch --report json=missing/r.json
      64 statewise batch --write --allow-no-vcs --report json=missing/r.json
      64 statewise report merge missing
      64 statewise report show missing
      64 statewise report convert missing --report html=-
      64 statewise undo missing
      64 echo '{"baseline": "missing"}' >.statewise.json; statewise diff
      """
    ).check(in: ["a.swift": Self.safe])
  }

  @Test func invalidArguments() throws {
    try ExitCodeTable(
      """
      64 statewise frobnicate
      64 statewise ''
      64 statewise --frobnicate
      64 statewise diff --frobnicate
      64 statewise diff --frobnicate=1
      64 statewise diff -x
      64 statewise diff --allow-dirty
      64 statewise diff --safety
      64 statewise diff --safety=
      64 statewise diff --safety sure
      64 statewise diff --quiet=yes
      64 statewise diff --transform frobnicate
      64 statewise diff --transform
      64 statewise diff --except frobnicate
      64 statewise diff --transform hidden-if-to-opacity --except hidden-if-to-opacity
      64 statewise diff --option frobnicate
      64 statewise diff --option frobnicate.a=b
      64 statewise diff --option decouple-dismiss.frobnicate=b
      64 statewise diff --option decouple-dismiss.thread=perhaps
      64 statewise diff --deployment-target 15
      64 statewise diff --jobs 0
      64 statewise diff --color maybe
      64 statewise diff --include ''
      64 statewise diff --exclude '#'
      64 statewise diff --lines a.swift
      64 statewise diff --lines a.swift:2-1
      64 statewise diff --since HEAD --staged
      64 statewise diff --shard 1
      64 statewise diff --shard 0/4
      64 statewise diff --shard 5/4
      64 statewise diff --report frobnicate=a
      64 statewise diff --report json
      64 statewise diff --report json=
      64 statewise diff --report json=- --report html=-
      64 statewise diff --report json=.
      64 statewise diff --config a --no-config
      64 statewise diff --stdin-path a.swift
      64 statewise diff - a.swift <a.swift
      64 statewise batch - <a.swift
      64 statewise rewrite -i --report json=-
      64 statewise rewrite - --report json=- <a.swift
      64 statewise match
      64 statewise match ''
      64 statewise match '$A'
      64 statewise match 'f('
      64 statewise match 'f($A)' --replace '$B'
      64 statewise match 'f($A)' --in-place
      64 statewise graph --format png
      64 statewise graph --output a.txt
      64 statewise graph --view Frobnicate
      64 statewise list a
      64 statewise explain
      64 statewise explain frobnicate
      64 statewise explain a b
      64 statewise why
      64 statewise why a.swift
      64 statewise why a.swift:9
      64 statewise report
      64 statewise report frobnicate
      64 statewise report merge
      64 statewise report convert a.swift
      64 statewise report show a.swift
      64 statewise report schema a
      64 statewise test a.swift
      64 statewise syntax
      64 statewise syntax --spans --verify a.swift
      64 statewise completions
      64 statewise completions csh
      64 statewise help frobnicate
      64 statewise help diff rewrite
      """
    ).check(in: ["a.swift": Self.safe])
  }

  @Test func invalidConfiguration() throws {
    let wrong = [
      "", "{", "[]", "{safety: 1}", #"{"saftey": "safe"}"#, #"{"safety": "sure"}"#,
      #"{"safety": safe}"#,
      #"{"safety": "safe", "safety": "safe"}"#, #"{"transforms": "frobnicate"}"#,
      #"{"except": [1]}"#, #"{"options": {"decouple-dismiss": {"a": "b"}}}"#,
      #"{"deploymentTarget": "15"}"#, #"{"helpers": "f"}"#, #"{"include": [""]}"#,
    ]
    let rows = wrong.flatMap { text in
      ["diff", "rewrite", "batch", "why a.swift:1", "diff --print-config"].map {
        "64 echo '\(text)' >.statewise.json; statewise \($0)"
      }
    }
    try ExitCodeTable(rows.joined(separator: "\n")).check(in: ["a.swift": Self.safe])
  }

  @Test func helpAndReports() throws {
    try ExitCodeTable(
      """
      0  statewise --version
      0  statewise --help
      0  statewise -h
      0  statewise help
      0  statewise help rewrite
      0  statewise rewrite --help
      0  statewise list
      0  statewise list --names
      0  statewise explain hidden-if-to-opacity
      0  statewise explain shown-by-uikit
      0  statewise completions bash
      0  statewise completions zsh
      0  statewise completions fish
      0  statewise report schema
      0  statewise report show 1.json
      0  statewise report merge 1.json 2.json
      0  statewise report merge 1.json 2.json --report html=r.html --report sarif=-
      0  statewise report convert 1.json --report markdown=-
      64 statewise report merge 1.json
      64 statewise report merge 1.json 1.json
      64 statewise report convert 1.json
      """
    ).check(
      in: ["a.swift": Self.safe],
      after: "for i in 1 2; do statewise batch --shard $i/2 --report json=$i.json; done")
  }
}

// MARK: The environment

extension ExitCodeTests {
  @Test func closedPipe() throws {
    let pipe = "2>&1; echo $? >code; } | true; exit $(cat code)"
    try ExitCodeTable(
      """
      141 { sleep 0.1; statewise diff \(pipe)
      141 { sleep 0.1; statewise diff --report json=- \(pipe)
      141 { sleep 0.1; statewise report schema \(pipe)
      """
    ).check(in: ["a.swift": Self.safe])
  }

  @Test func closedStreams() throws {
    try ExitCodeTable(
      """
      1  statewise diff >&-
      1  statewise diff --report json=r.json >&- 2>&- <&-
      0  statewise rewrite --allow-no-vcs >&- 2>&- <&- && ! grep -q hidden a.swift
      """
    ).check(in: ["a.swift": Self.safe])
  }

  /// The user interrupts a run that asks for an answer: no file is written.
  @Test func interruption() throws {
    try ExitCodeTable(
      """
      130 interrupting rewrite -i --allow-no-vcs
      130 interrupting rewrite -
      """
    ).check(
      in: ["a.swift": Self.safe],
      // The pipe has no end, so the program waits for an answer.
      after: """
        interrupting() {
          mkfifo in
          sh -c '(sleep 1; kill -INT $$) & exec "$0" "$@" <>in' "$tool" "$@"
          code=$?
          grep -q hidden a.swift || return 1
          return $code
        }
        """)
  }

  /// Operations that fail even for the superuser, and a name of the maximum length, which succeeds.
  @Test func systemErrors() throws {
    let longName = String(repeating: "n", count: 249) + ".swift"
    try ExitCodeTable(
      """
      2  mkfifo pipe.swift; statewise diff pipe.swift
      2  : > .git/statewise; statewise rewrite
      2  : > .git/statewise; statewise batch --write
      0  mv a.swift \(longName); statewise rewrite --allow-dirty
      """
    ).check(in: ["a.swift": Self.safe], after: Self.commit)
  }
}
