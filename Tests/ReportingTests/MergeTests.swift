import Reporting
import SourceText
import Testing

@Suite struct MergeTests {
  private static let whole: RunReport = {
    var report = ReportSample.all
    report.run.shard = nil
    return report
  }()

  /// The reports of the shards of one run.
  private static func shards(_ count: Int) -> [RunReport] {
    (1...count).map { index in
      var report = whole
      report.run.shard = RunDescription.Shard(index: index, count: count)
      report.files = zip(0..., whole.files).filter { $0.0 % count == index - 1 }.map(\.1)
      report.examinedCount = index == 1 ? whole.examinedCount : 0
      return report
    }
  }

  @Test(arguments: [1, 2, 3, 8])
  func mergesIntoTheReportOfASingleRun(count: Int) throws {
    let shards = Self.shards(count)
    let expected = JSONReport(Self.whole).text
    #expect(JSONReport(try RunReport.merging(shards)).text == expected)
    #expect(JSONReport(try RunReport.merging(shards.reversed())).text == expected)
  }

  @Test func keepsTheEarliestStartAndTheLongestDuration() throws {
    var shards = Self.shards(3)
    shards[0].run.timing = RunDescription.Timing(start: 100, milliseconds: 10)
    shards[1].run.timing = RunDescription.Timing(start: 90, milliseconds: 30)
    shards[2].run.timing = RunDescription.Timing(start: 110, milliseconds: 20)
    let expected = RunDescription.Timing(start: 90, milliseconds: 30)
    #expect(try RunReport.merging(shards).run.timing == expected)
    shards[1].run.timing = nil
    #expect(try RunReport.merging(shards).run.timing == nil)
  }

  @Test func requiresEachShardOnce() {
    let shards = Self.shards(4)
    expect([], "no reports to merge")
    expect([shards[0], Self.whole], "report 2 is from a whole run, not from a shard")
    expect([shards[0], shards[3]], "missing reports of shards: 2/4, 3/4")
    var boasting = shards[0]
    boasting.run.shard = RunDescription.Shard(index: 2, count: .max)
    let missing = ([1] + (3...11)).map { "\($0)/\(Int.max)" }.joined(separator: ", ")
    expect([boasting], "missing reports of shards: \(missing) and \(Int.max - 11) more")
    expect([shards[1], shards[0], shards[1]], "shard 2/4 appears twice")
    expect(shards + Self.shards(2), "the reports have different numbers of shards: 2, 4")
  }

  @Test func requiresShardsOfOneRun() {
    func expectDifferent(_ message: String, _ change: (inout RunDescription) -> Void) {
      var shards = Self.shards(2)
      change(&shards[1].run)
      expect(shards, "the shards are from different runs: " + message)
    }
    expectDifferent("version 1.2.3 and 2.0") { $0.version = "2.0" }
    expectDifferent("commit \(Self.whole.run.gitHead!) and unknown") { $0.gitHead = nil }
    expectDifferent("command batch, written and batch") { $0.isWritten = false }
    expectDifferent("safety review and suggestion") { $0.safety = .suggestion }
    expectDifferent(#"deployment targets ["iOS 17", "macOS 14.2"] and []"#) {
      $0.deploymentTargets = []
    }
    expectDifferent(
      #"options ["decouple-dismiss.naming=on<Event> & \"more\"", "decouple-dismiss.style=closure"]"#
        + " and []"
    ) {
      let first = $0.transforms[0]
      $0.transforms[0] = ReportedTransform(
        name: first.name, summary: first.summary, safety: first.safety)
    }
  }

  @Test func requiresEachFileInOneShard() {
    var shards = Self.shards(2)
    shards[1].files.append(FileReport(path: "App/Broken.swift"))
    expect(shards, "App/Broken.swift appears in the reports of two shards")
  }

  private func expect(_ reports: [RunReport], _ message: String) {
    let error = #expect(throws: ReportMergeError.self) { try RunReport.merging(reports) }
    #expect(error?.message == message)
  }
}
