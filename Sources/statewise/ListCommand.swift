import TransformKit
import Transforms

/// `statewise list`: the transforms in one table.
struct ListCommand {
  func run() -> ExitCode {
    let rows = catalog.entries.map { entry in
      (
        "\(entry.isDefault ? "*" : " ") \(entry.transform.name)",
        "\(entry.transform.safety.rawValue.padded(to: 10))  \(entry.transform.summary)"
      )
    }
    if rows.isEmpty {
      StandardStream.output.writeLine("There are no transforms yet.")
    } else {
      StandardStream.output.writeLines([Help.table(rows), "", "* runs when no transform is named."])
    }
    return .done
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
