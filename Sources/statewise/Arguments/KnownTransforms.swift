import Reporting
import Runner
import TransformKit
import Transforms

/// All transforms that may be named: those of the catalog, and behind them those that people keep on
/// pages beside their code.
struct KnownTransforms {
  /// Where to look for the right name.
  static let hint = "`statewise list` shows the transforms"

  let catalog: Catalog
  let pages: [TransformPage]

  /// - Throws: for a page that is no transform, or has the name of another.
  init(near paths: [String]) throws(UsageError) {
    do throws(PageError) {
      pages = try TransformPages.nearest(to: paths)
    } catch {
      throw UsageError(error)
    }
    var entries = Transforms.catalog.entries
    for page in pages {
      let name = page.transform.name
      guard !entries.contains(where: { $0.transform.name == name }) else {
        throw UsageError(
          "there is a transform \(name) already; give the page another name", at: .file(page.path))
      }
      entries.append(.standard(page.transform))
    }
    catalog = Catalog(entries)
  }

  /// The page of a transform, as it is written.
  func page(of transform: any Transform) -> String {
    if let own = pages.first(where: { $0.transform.name == transform.name }) {
      return own.source.string(own.source.range)
    }
    // `HouseTests` sees to it that every transform has a page.
    return Transforms.pages[String(describing: type(of: transform))] ?? transform.summary + "\n"
  }

  /// The first paragraph under a heading on the page of a transform; empty where there is no such heading.
  func paragraph(under heading: String, onPageOf transform: any Transform) -> String {
    let lines = page(of: transform).split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.drop { $0 != "## \(heading)" }.dropFirst()
    return rest.drop { $0.isEmpty }.prefix { !$0.isEmpty }.joined(separator: " ")
  }

  func isOwn(_ transform: any Transform) -> Bool { Transforms.catalog[transform.name] == nil }
}

extension UsageError {
  init(_ error: PageError) {
    self.init(error.message, at: error.place)
  }
}
