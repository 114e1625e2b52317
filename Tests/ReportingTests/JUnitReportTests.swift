import Reporting
import SourceText
import Testing

@Suite struct JUnitReportTests {
  private let small = SmallReport("<A>.swift")
    .changing("Write `a`", line: 2).offering("Drop `c`", line: 3)
    .declining("it is public", line: 4, remedy: "make it internal")
    .suppressing("Drop `d`", line: 5)
    .suppressing(
      "Drop `e`", line: 6,
      cause: .comment(Location(path: "<A>.swift", line: 5, column: 1), reason: "on purpose"))

  /// The element of the test whose name contains a text.
  private func test(_ name: String, in report: RunReport) -> String? {
    let lines = JUnitReport(report).text.split(separator: "\n")
    return lines.first { $0.contains("<testcase") && $0.contains(name) }.map { String($0) }
  }

  @Test func writesOneTestPerFinding() {
    #expect(
      JUnitReport(small.report).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="statewise" tests="5" failures="1" errors="0">
          <testsuite name="tidy" tests="5" failures="1" errors="0" skipped="4">
            <testcase name="&lt;A&gt;.swift:2:3: Write `a`" classname="statewise.tidy" file="&lt;A&gt;.swift" line="2"><failure message="Write `a`" type="change">Write `a`</failure></testcase>
            <testcase name="&lt;A&gt;.swift:3:3: Drop `c`" classname="statewise.tidy" file="&lt;A&gt;.swift" line="3"><skipped message="Drop `c` (requires `--safety review`)"/></testcase>
            <testcase name="&lt;A&gt;.swift:4:3: it is public" classname="statewise.tidy" file="&lt;A&gt;.swift" line="4"><skipped message="Declined (nothing-to-gain): it is public; remedy: make it internal"/></testcase>
            <testcase name="&lt;A&gt;.swift:5:3: Drop `d`" classname="statewise.tidy" file="&lt;A&gt;.swift" line="5"><skipped message="Suppressed: accepted by the baseline"/></testcase>
            <testcase name="&lt;A&gt;.swift:6:3: Drop `e`" classname="statewise.tidy" file="&lt;A&gt;.swift" line="6"><skipped message="Suppressed: by the comment on line 5: on purpose"/></testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func aMadeChangeIsAPassedTest() {
    #expect(
      test("Write", in: small.written.report)
        == #"    <testcase name="&lt;A&gt;.swift:2:3: Write `a`" classname="statewise.tidy" "#
        + #"file="&lt;A&gt;.swift" line="2"/>"#)
  }

  @Test func aFailureIsAnError() {
    let report = SmallReport().failing("cannot\u{1B} read", kind: .file).report
    #expect(
      test("read", in: report)
        == #"    <testcase name="A.swift: cannot\#u{FFFD} read" classname="statewise" "#
        + #"file="A.swift" line="1"><error message="cannot\#u{FFFD} read" type="file">"#
        + #"cannot\#u{FFFD} read</error></testcase>"#)
  }

  @Test func aTransformWithoutFindingsHasOnePassedTest() {
    #expect(
      JUnitReport(SmallReport().report).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="statewise" tests="1" failures="0" errors="0">
          <testsuite name="tidy" tests="1" failures="0" errors="0" skipped="0">
            <testcase name="Nothing to change" classname="statewise.tidy"/>
          </testsuite>
        </testsuites>

        """)
  }
}
