import TransformKit

/// `statewise list`: the transforms in one table.
struct ListCommand {
  private let isOfNames: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.paths.isEmpty else { throw UsageError("list takes no path") }
    isOfNames = arguments.contains(.names)
  }

  func run() throws(UsageError) -> ExitCode {
    let known = try KnownTransforms(near: ["."])
    if isOfNames {
      StandardStream.output.writeLines(known.catalog.names)
      return .done
    }
    let rows = known.catalog.entries.map { entry in
      [
        (entry.isDefault ? "*" : "") + (known.isOwn(entry.transform) ? "+" : ""),
        entry.transform.name, entry.transform.safety.rawValue,
        entry.transform.availability[.iOS].map { "iOS \($0)" } ?? "any",
        entry.transform.summary,
      ]
    }
    StandardStream.output.writeLines(
      TextTable([["", "name", "safety", "needs", "what it does"]] + rows).lines
        + ["", "* runs when no transform is named. `statewise explain NAME` tells more."]
        + (known.pages.isEmpty ? [] : ["+ is your own: a page in .statewise/transforms."]))
    return .done
  }
}
