import TransformKit

/// `statewise list`: a table of all transforms.
struct ListCommand {
  private let printsOnlyNames: Bool
  private let printsOptionKeys: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.paths.isEmpty else { throw UsageError("`list` takes no path") }
    printsOnlyNames = arguments.contains(.names)
    printsOptionKeys = arguments.contains(.optionKeys)
  }

  func run() throws(UsageError) -> ExitCode {
    let known = try KnownTransforms(near: ["."])
    if printsOnlyNames {
      StandardStream.output.writeLines(known.catalog.names)
      return .done
    }
    if printsOptionKeys {
      StandardStream.output.writeLines(
        known.catalog.entries.map(\.transform).flatMap { transform in
          transform.options.map { "\(transform.name).\($0.name)=" }
        })
      return .done
    }
    let rows = known.catalog.entries.map { entry in
      [
        (entry.isDefault ? "*" : "") + (known.isFromRuleFile(entry.transform) ? "+" : ""),
        entry.transform.name, entry.transform.safety.rawValue,
        entry.transform.availability[.iOS].map { "iOS \($0)" } ?? "any",
        entry.transform.summary,
      ]
    }
    StandardStream.output.writeLines(
      TextTable([["", "name", "safety", "needs", "summary"]] + rows).lines
        + ["", "* runs by default. `statewise explain NAME` explains a transform."]
        + (known.ruleFiles.isEmpty ? [] : ["+ comes from a rule file in .statewise/transforms."]))
    return .done
  }
}
