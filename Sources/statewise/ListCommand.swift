import TransformKit
import Transforms

/// `statewise list`: the transforms in one table.
struct ListCommand {
  func run() -> ExitCode {
    let rows = catalog.entries.map { entry in
      [
        entry.isDefault ? "*" : "", entry.transform.name, entry.transform.safety.rawValue,
        entry.transform.availability[.iOS].map { "iOS \($0)" } ?? "any",
        entry.transform.summary,
      ]
    }
    StandardStream.output.writeLines(
      TextTable([["", "name", "safety", "needs", "what it does"]] + rows).lines
        + ["", "* runs when no transform is named. `statewise explain NAME` tells more."])
    return .done
  }
}
