import Reporting
import Runner
import TransformKit

/// A commented configuration to start from, for what a run found in a folder.
struct StartingConfiguration {
  let settings: ProjectSettings
  let report: RunReport

  var lines: [String] {
    [
      "// Settings of Statewise for this folder and the folders in it. `statewise config show` prints what is in effect.",
      "{",
      "  // `statewise config schema > statewise.schema.json` lets your editor complete and check this file.",
      "  // \"$schema\": \"statewise.schema.json\",",
      "",
    ] + deploymentTarget + [
      "",
      "  // Changes that are accepted as they are: `statewise batch --write-baseline statewise-baseline.json` writes them.",
      "  // \"baseline\": \"statewise-baseline.json\",",
      "",
    ] + safety + [""] + transforms + [""] + files + ["}"]
  }

  private var deploymentTarget: [String] {
    let targets = settings.deploymentTargets
    let texts = targets.map { "\($0.platform)\($0.release)" }
    let origins = Set(targets.map(\.origin)).sorted()
    let cause =
      targets.isEmpty
      ? "No project file sets any, so iOS 15 and the releases of its year are assumed."
      : "Read from \(origins.joined(by: "and")): set them only to override that."
    return [
      "  // The oldest releases that the code runs on. \(cause)",
      "  // \"deploymentTarget\": \(list(texts.isEmpty ? ["ios15"] : texts)),",
    ]
  }

  private var safety: [String] {
    let (safe, rest) = (report.changes.count, report.available.count)
    return [
      "  // The highest safety level of the changes to make: \"safe\", \"review\" or \"all\". Here are",
      "  // \(ReportWords.counted(safe, "safe change")), and \(ReportWords.counted(rest, "other")).",
      "  \"safety\": \"safe\",",
    ]
  }

  private var transforms: [String] {
    let found = Dictionary(grouping: report.changes + report.available, by: \.transform)
    let counts = found.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { "  //   \($0.key): \(ReportWords.counted($0.value.count, "change"))" }
    return [
      "  // Transforms that do not run.\(counts.isEmpty ? "" : " Here have changes to make:")"
    ]
      + counts + ["  \"except\": [],"]
  }

  /// The last setting, which is not commented out: editors reject a comma after it.
  private var files: [String] {
    [
      "  // Files to leave alone, in .gitignore syntax. Files that git ignores and generated files are left alone anyway.",
      "  \"exclude\": \(list(settings.vendoredFolders))",
    ]
  }

  private func list(_ strings: [String]) -> String { JSONValue.strings(strings).lineText }
}
