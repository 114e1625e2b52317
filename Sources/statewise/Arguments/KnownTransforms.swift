import Reporting
import Runner
import TransformKit
import Transforms

/// All transforms that the user can name: first those of the catalog, then those from rule files.
struct KnownTransforms {
  /// The hint after an unknown name.
  static let hint = "`statewise list` lists the transforms"

  let catalog: Catalog
  let ruleFiles: [RuleFile]

  /// - Throws: if a rule file is invalid or has the name of another transform.
  init(near paths: [String]) throws(UsageError) {
    do throws(RuleFileError) {
      ruleFiles = try RuleFiles.nearest(to: paths)
    } catch {
      throw UsageError(error)
    }
    var entries: [Catalog.Entry] = []
    for file in ruleFiles {
      let name = file.transform.name
      guard !(Transforms.catalog.entries + entries).contains(where: { $0.transform.name == name })
      else {
        throw UsageError(
          "a transform named \(name) already exists; rename this file", at: .file(file.path))
      }
      entries.append(.standard(file.transform))
    }
    catalog = Transforms.catalog.adding(entries)
  }

  /// The Markdown text of a transform's page.
  func page(of transform: any Transform) -> String {
    if let own = ruleFiles.first(where: { $0.transform.name == transform.name }) {
      return own.source.string(own.source.range)
    }
    // `HouseTests` checks that every transform has a page.
    return Transforms.page(of: transform) ?? transform.summary + "\n"
  }

  /// The first paragraph under a heading of a transform's page; empty if the page lacks the heading.
  func paragraph(under heading: String, onPageOf transform: any Transform) -> String {
    let lines = page(of: transform).split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.drop { $0 != "## \(heading)" }.dropFirst()
    return rest.drop { $0.isEmpty }.prefix { !$0.isEmpty }.joined(separator: " ")
  }

  func isFromRuleFile(_ transform: any Transform) -> Bool {
    Transforms.catalog[transform.name] == nil
  }
}

extension UsageError {
  init(_ error: RuleFileError) {
    self.init(error.message, at: error.place)
  }
}
