import Testing

/// The modules in the order of the floor plan, and what each may import. SwiftPM does not guard this:
/// an undeclared import of a sibling compiles.
private let allowedImports: [String: Set<String>] = [
  "SourceText": [],
  "Syntax": ["SourceText"],
  "Parser": ["SourceText", "Syntax"],
  "Matching": ["SourceText", "Syntax", "Parser"],
  "SymbolIndex": ["SourceText", "Syntax"],
  "SwiftUIModel": ["SourceText", "Syntax", "SymbolIndex"],
  "TransformKit": ["SourceText", "Syntax", "Matching", "SymbolIndex", "SwiftUIModel"],
  "Transforms": [
    "SourceText", "Syntax", "Matching", "SymbolIndex", "SwiftUIModel", "TransformKit",
  ],
  "Reporting": ["SourceText"],
  "PageEmbedding": ["Foundation", "PackagePlugin"],
  "StatewisePlugin": ["Foundation", "PackagePlugin"],
  "Runner": [
    "SourceText", "Syntax", "Parser", "Matching", "SymbolIndex", "SwiftUIModel", "TransformKit",
    "Reporting", "Darwin", "Glibc", "Musl",
  ],
  "statewise": [
    "SourceText", "Syntax", "Parser", "Matching", "TransformKit", "Transforms", "Reporting",
    "Runner",
    "Darwin", "Glibc", "Musl",
  ],
]

@Suite struct ImportTests {
  @Test(arguments: SourceFile.names(in: "Sources").filter { !$0.contains(".") } + ["Transforms"])
  func importsOnlyWhatLiesBeforeIt(module: String) throws {
    let allowed = try #require(allowedImports[module], "A new module has a place in the table.")
    let folder = module == "Transforms" ? module : "Sources/\(module)"
    for file in try SourceFile.all(in: folder) {
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
