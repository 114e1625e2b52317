import Reporting
import Runner
import TransformKit
import Transforms

/// All transforms that may be named: those of the catalog, and behind them those that people keep on
/// pages beside their code.
struct KnownTransforms {
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

  func isOwn(_ transform: any Transform) -> Bool { Transforms.catalog[transform.name] == nil }
}

extension UsageError {
  init(_ error: PageError) {
    self.init(error.message, at: .location(error.location))
  }
}
