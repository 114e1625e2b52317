import TestSupport
import Testing

/// What a transform may import: never a family, its own excepted.
private let transform: Set<String> = [
  "SourceText", "Syntax", "Matching", "SymbolIndex", "Semantics", "SwiftUIModel", "TransformKit",
]

/// The modules in the order of the floor plan, and what each may import. SwiftPM does not guard this:
/// an undeclared import of a sibling compiles.
private let allowedImports: [String: Set<String>] = [
  "SourceText": ["Darwin", "Glibc", "Musl"],
  "Syntax": ["SourceText"],
  "Parser": ["SourceText", "Syntax"],
  "Matching": ["SourceText", "Syntax", "Parser"],
  "SymbolIndex": ["SourceText", "Syntax"],
  "Semantics": ["SourceText", "Syntax", "SymbolIndex"],
  "KnownModules": [],
  "SwiftUIModel": ["SourceText", "Syntax", "SymbolIndex", "Semantics"],
  "TransformKit": ["SourceText", "Syntax", "Matching", "SymbolIndex", "Semantics", "SwiftUIModel"],
  "Reporting": ["SourceText"],
  "PageEmbedding": ["Foundation", "PackagePlugin"],
  "StatewisePlugin": ["Foundation", "PackagePlugin"],
  "Runner": [
    "SourceText", "Syntax", "Parser", "Matching", "SymbolIndex", "Semantics", "KnownModules",
    "SwiftUIModel", "TransformKit", "Reporting", "Darwin", "Glibc", "Musl",
  ],
  "statewise": [
    "SourceText", "Syntax", "Parser", "Matching", "Semantics", "TransformKit", "Transforms",
    "Reporting", "Runner",
    "Darwin", "Glibc", "Musl",
  ],
]

@Suite struct ImportTests {
  private static let folders = ["Sources", "Transforms"].flatMap { wing in
    SourceFile.names(in: wing).filter { !$0.contains(".") }.map { "\(wing)/\($0)" }
  }

  @Test(arguments: folders)
  func importsOnlyWhatLiesBeforeIt(folder: String) throws {
    let module = String(folder.split(separator: "/")[1])
    let allowed = folder.hasPrefix("Transforms/") ? transform : allowedImports[module]
    try check(
      SourceFile.all(in: folder),
      importOnly: #require(allowed, "A new module has a place in the table."))
  }

  @Test func catalogImportsTheFamilies() throws {
    let families = SourceFile.names(in: "Transforms").map { $0 + "Transforms" }
    let files = try ["Catalog", "CatalogPages"].map {
      try SourceFile(path: "Transforms/\($0).swift")
    }
    check(files, importOnly: Set(["SourceText", "TransformKit"] + families))
  }

  /// Runner and the modules below it work for any catalog: they name no transform and no family.
  @Test func nothingBelowTheCatalogNamesATransform() throws {
    let names = TransformFolder.all.flatMap { [$0.transformName, $0.name] }
    let families = SourceFile.folders(in: "Transforms").map { $0.dropFirst("Transforms/".count) }
    for module in SourceFile.folders(in: "Sources") where module != "Sources/statewise" {
      for file in try SourceFile.all(in: module) {
        for line in file.lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
          for name in names + families.map({ $0 + "Transforms" }) where line.contains(name) {
            Issue.record("\(file.path) names \(name): \(line)")
          }
        }
      }
    }
  }

  private func check(_ files: [SourceFile], importOnly allowed: Set<String>) {
    for file in files {
      for line in file.lines {
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"),
          words[..<index].allSatisfy({ $0.hasPrefix("@") }),
          index + 1 < words.count
        else { continue }
        #expect(allowed.contains(String(words[index + 1])), "\(file.path): \(line)")
      }
    }
  }
}
