import Foundation

/// Tells people what the damage did.
struct FuzzReport {
  let verdicts: [FuzzVerdict]
  let options: Options

  var faults: [FuzzVerdict] { verdicts.filter { $0.fault != nil } }

  func printAll() {
    let judged = verdicts.filter { $0.oursRejects != nil && $0.officialRejects != nil }
    let missed = judged.filter { $0.oursRejects == false && $0.officialRejects == true }
    let invented = judged.filter { $0.oursRejects == true && $0.officialRejects == false }
    printClasses("We accept what the official parser rejects", missed)
    printClasses("We reject what the official parser accepts", invented)
    for verdict in faults {
      let file = verdict.file
      print("\(kept(file)): \(verdict.fault!) (\(file.name) at \(file.origin))")
    }
    print("\(verdicts.count) damaged files, seed \(options.seed)")
    print(
      "  \(share(verdicts.count - faults.count, of: verdicts.count)) without crash, hang or loss")
    let unjudged = verdicts.filter { $0.file.isJudged && $0.fault == nil }.count - judged.count
    if 0 < unjudged { print("  \(unjudged) without a verdict of the official parser") }
    let agreed = judged.count - missed.count - invented.count
    print(
      "  \(share(agreed, of: judged.count)) of damaged tokens judged as the official parser does"
    )
  }

  /// Keeps the files that brought the program down, for whoever mends it.
  func keepFaults() throws {
    guard !faults.isEmpty else { return }
    try FileManager.default.createDirectory(
      atPath: options.keep, withIntermediateDirectories: true)
    for verdict in faults {
      let bytes = FileManager.default.contents(atPath: verdict.file.path) ?? Data()
      try bytes.write(to: URL(fileURLWithPath: kept(verdict.file)))
    }
  }

  private func kept(_ file: DamagedFile) -> String {
    let name = URL(fileURLWithPath: file.path).lastPathComponent
    return "\(options.keep)/seed-\(options.seed)-\(name)"
  }

  /// The verdicts by what was done, most frequent first.
  private func printClasses(_ heading: String, _ verdicts: [FuzzVerdict]) {
    guard !verdicts.isEmpty else { return }
    print("\(heading): \(verdicts.count)")
    let classes = Dictionary(grouping: verdicts, by: \.file.name)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    for (name, verdicts) in classes.prefix(max(options.shown, 0)) {
      print("  \(padded("\(verdicts.count)", 5))\(padded(name, 40))\(verdicts[0].file.origin)")
    }
    if options.shown < classes.count { print("  and \(classes.count - options.shown) more sorts") }
  }
}
