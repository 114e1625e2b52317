import SourceText
import TransformKit

/// The documentation page of a transform of the catalog; nil for another transform.
public func page(of transform: any Transform) -> String? {
  pages.first { String(transformNameOfFolder: $0.key) == transform.name }?.value
}

extension Catalog.Entry {
  /// A transform that is a page alone, and runs when the user names none.
  static func standard(page folder: String) -> Catalog.Entry { .standard(transform(in: folder)) }

  /// A transform that is a page alone, and runs only when the user names it.
  static func onRequest(page folder: String) -> Catalog.Entry { .onRequest(transform(in: folder)) }

  /// Reads the page like a rule file; a mistake in it stops the program, and any test finds it.
  private static func transform(in folder: String) -> PatternTransform {
    guard let text = pages[folder] else {
      preconditionFailure("`\(folder)` has a README.md and a folder Fixtures.")
    }
    do throws(RuleFile.Fault) {
      return try RuleFile(
        SourceText(text, path: "\(folder)/README.md"),
        named: String(transformNameOfFolder: folder)
      ).transform
    } catch {
      preconditionFailure("\(error.location): \(error.message)")
    }
  }
}
