import Runner
import TestSupport
import Testing

/// The code that a comment covers, by its position: every `keep` is suppressed, every `move` is
/// not.
@Suite struct SuppressionRegionTests {
  private func check(_ text: String) throws {
    let folder = try TemporaryFolder(["a.swift": text])
    let run = Run([Renaming()], jobs: 1)
    let plan = try run.plan(for: [folder.path])
    let expected = text.replacing("move", with: "done")
    let result = plan.files.first.map { $0.result.string($0.result.range) } ?? text
    #expect(result == expected)
    #expect(plan.report.isComplete)
    #expect(plan.report.suppressed.count == text.ranges(of: "keep").count)
    try folder.write(result, to: "a.swift")
    #expect(try run.plan(for: [folder.path]).files.isEmpty, "A second run changes nothing.")
  }

  @Test(arguments: before + atTheEnd + oddPlaces)
  func coversTheExpectedCode(_ text: String) throws {
    try check(text)
  }

  @Test(arguments: before + atTheEnd)
  func coversTheSameCodeWithOtherLineEndingsAndIndentation(_ text: String) throws {
    try check(text.replacing("\n", with: "\r\n"))
    try check(text.replacing("  ", with: "\t"))
  }

  /// Comments on a line above the code.
  private static let before = [
    """
    // statewise:ignore
    f(keep)
    f(move)
    """,
    """
    f(move)
    // statewise:ignore -- It blinks.
    let a = keep,
      b = keep
    let c = move
    """,
    """
    /// Says nothing.
    /// statewise:ignore

    // More words.
    func f() {
      keep()
    }
    func g() { move() }
    """,
    """
    struct A {
      struct B {
        /*
         * statewise:ignore
         */
        var b: Int { keep }
        var c: Int { move }
      }
      var d = move
    }
    """,
    """
    // statewise:ignore
    struct A {
      var a = keep
      struct B { func b() { keep() } }
    }
    extension A { func a() { move() } }
    """,
    """
    // statewise:ignore
    Text(keep)
      .a(keep)
      .b(keep)
    Text(move)
    """,
    """
    Text(move)
      .a(move)
      // statewise:ignore
      .b(keep) { keep }
      .c(move)
    """,
    """
    Text(move)
      // statewise:ignore
      .b { keep } label: { keep }!
      .c(move)
    """,
    """
    Text(move)
      #if os(iOS)
        // statewise:ignore
        .a(keep)
        .b(move)
      #else
        .a(move)
      #endif
      .c(move)
    """,
    """
    // statewise:ignore
    #if os(iOS)
      f(keep)
    #else
      f(keep)
    #endif
    f(move)
    """,
    """
    #if os(iOS)
      f(move)
    // statewise:ignore
    #else
      f(keep)
    #endif
    f(move)
    """,
    """
    f(
      move,
      // statewise:ignore
      a: keep,
      b: move
    )
    """,
    """
    f {
      move()
      // statewise:ignore
      keep()
      move()
    }
    """,
    """
    // statewise:ignore
    if keep { keep() } else { keep() }
    if move {
      move()
    }
    // statewise:ignore
    else if keep {
      keep()
    } else {
      move()
    }
    """,
    """
    switch move {
    // statewise:ignore
    case .a: keep()
    default: move()
    }
    """,
    """
    struct A {
      // statewise:ignore
      @Environment(keep) private var keep
      @Environment(move) private var move
      @Environment(keep)
      // statewise:ignore
      private var keep
      @Environment(keep) private
      // statewise:ignore
      var keep
    }
    """,
    """
    let a =
      move
      // statewise:ignore
      + keep
      + move
    let b =
      move
      // statewise:ignore
      ? keep
      : move
    let c =
      move
      ? move
      // statewise:ignore
      : keep
    """,
    """
    /* statewise:ignore */ f(keep)
    f(/* statewise:ignore */ keep, move)
    """,
  ]

  /// Comments at the end of a line of the code.
  private static let atTheEnd = [
    """
    f(keep) // statewise:ignore
    f(move)
    """,
    """
    f(keep) /* statewise:ignore */
    f(move)
    """,
    """
    f(keep); g(keep) // statewise:ignore
    f(move)
    """,
    """
    Text(keep).a(keep) // statewise:ignore
      .b(move)
      .c(keep) { keep } // statewise:ignore
      .d(move)
    """,
    """
    Text(move)
      .a(keep) { // statewise:ignore
        keep
      }
      .b(move)
    """,
    """
    Text(move)
      .a(keep) {
        keep
      } // statewise:ignore
      .b(move)
    """,
    """
    f(
      move,
      a: keep, // statewise:ignore
      b: move
    )
    f(
      keep
    ) // statewise:ignore
    f(move)
    """,
    """
    V {
      Text(move)
        .a(keep) } // statewise:ignore
    """,
    """
    V {
      move
    }.a(keep) // statewise:ignore
    let a = V(
      keep
    ) // statewise:ignore
    f(move)
    """,
    """
    func f() { // statewise:ignore
      keep()
    }
    func g() {
      keep()
    } // statewise:ignore
    func h() { move() }
    """,
    """
    if move { // Not this one.
      move()
    } else { // statewise:ignore
      keep()
    }
    """,
    """
    struct A {
      @Environment(keep) // statewise:ignore
      private var keep
      var a: Int { move }
    }
    """,
    """
    let text = \"""
      words
      \""" + keep // statewise:ignore
    f(move)
    """,
    """
    f(move)
    f(keep) // statewise:ignore
    """,
  ]

  /// Comments in unusual positions.
  private static let oddPlaces = [
    """
    f(move)
    // statewise:ignore-file -- All of it is going to be deleted.
    """.replacing("move", with: "keep"),
    """
    //statewise:ignore renaming--It blinks.
    f(keep)
    /** statewise:ignore other, renaming -- It blinks. */
    f(keep)
    // statewise:ignore other
    f(move)
    // statewise:ignore renamings
    f(move)
    """,
    ##"""
    let a = "// statewise:ignore" + move
    let b = """
      // statewise:ignore
      \(move) /* statewise:ignore */
      """ + move
    let c = #"/* statewise:ignore */"# + move
    let d = "\(/* statewise:ignore */ keep)"
    """##,
    """
    // As of now statewise:ignore is not here.
    f(move)
    // // statewise:ignore
    f(move)
    /// `statewise:ignore`
    func g() { move() }
    // statewise: ignore
    f(move)
    // Statewise:ignore
    f(move)
    """,
    """
    f {
      move()
      // statewise:ignore
    }
    f(
      move
      // statewise:ignore
    ) { move }
    f(move)
    // statewise:ignore
    """,
    """
    // statewise:ignore
    import Foundation

    f(move)
    """,
    """
    // statewise:ignore

    f(keep)
    // statewise:ignore
    // statewise:ignore
    f(keep) // statewise:ignore
    f(move)
    """,
  ]
}
