import Foundation
import TestSupport
import Testing
import TransformKit
import Transforms

/// What every transform's folder holds.
@Suite struct CatalogTests {
  private static let folders = TransformFolder.all

  @Test func namesEveryFolderAndNoOther() {
    #expect(catalog.names.sorted() == Self.folders.map(\.transformName).sorted())
  }

  @Test func standsInTheReadmeOfTheWing() throws {
    let page = try SourceFile(path: "Transforms/README.md")
    let rows = page.lines.filter { $0.hasPrefix("| [`") }
    let expected = catalog.entries.map { entry in
      let folder = TransformFolder.named(entry.transform.name)
      return
        "| [`\(entry.transform.name)`](\(folder.pathFromWing)/README.md) | \(entry.transform.safety.rawValue) "
        + "| \(entry.transform.summary) |"
    }
    #expect(rows == expected)
  }

  @Test(arguments: folders)
  func hasAPageWithItsHeadings(folder: TransformFolder) throws {
    let page = try SourceFile(path: "\(folder.path)/README.md")
    let options = Self.options(of: folder)
    let headings =
      ["What it does", "Before and after", "When it leaves code alone", "What to review"]
      + (options.isEmpty ? [] : ["Options"]) + ["Availability"]
    // The title of a page alone is its summary.
    let title = Self.isPageAlone(folder) ? catalog[folder.transformName]?.summary : folder.name
    #expect(page.lines.first == "# \(title ?? "")")
    #expect(page.lines.filter { $0.hasPrefix("## ") } == headings.map { "## \($0)" })
  }

  @Test(arguments: folders)
  func hasAPageWithItsOptions(folder: TransformFolder) throws {
    let page = try SourceFile(path: "\(folder.path)/README.md")
    let section = page.lines.drop { $0 != "## Options" }.dropFirst()
      .prefix { !$0.hasPrefix("## ") }
    #expect(
      section.filter { $0.hasPrefix("| `") }
        == Self.options(of: folder).map(\.row))
  }

  private static func options(of folder: TransformFolder) -> [TransformOption] {
    catalog[folder.transformName]?.options ?? []
  }

  /// Whether the page is a rule file, and all of the transform.
  private static func isPageAlone(_ folder: TransformFolder) -> Bool {
    catalog[folder.transformName] is PatternTransform
  }

  @Test(arguments: folders)
  func hasCodeAndCasesOfBothKinds(folder: TransformFolder) throws {
    let hasCode = SourceFile.names(in: "\(folder.path)").contains("\(folder.name).swift")
    #expect(hasCode != Self.isPageAlone(folder))
    let cases = try SourceFile.names(in: "\(folder.path)/Fixtures").filter {
      $0.hasSuffix(".md")
    }
    .map { try SourceFile(path: "\(folder.path)/Fixtures/\($0)") }
    let changing = cases.filter { $0.lines.contains { $0.hasPrefix("```swift after") } }
    #expect(!changing.isEmpty, "no case of \(folder.name) changes anything")
    #expect(2 * changing.count <= cases.count, "half of the cases of \(folder.name) change nothing")
  }
}

extension TransformOption {
  /// The option as a row of the page; the default stands first.
  fileprivate var row: String {
    let values =
      switch form {
      case .oneOf(let values): values.map { "`\($0)`" }.joined(separator: ", ")
      case .identifier: "a name; `\(defaultValue)`"
      }
    return "| `\(name)` | \(values) | \(summary) |"
  }
}
