// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The families of transforms: each is a folder in `Transforms` and a module of its own.
let families = ["Dismissal", "Conditional", "State", "Retention"]

/// What a transform may import.
let transformDependencies: [Target.Dependency] = [
  "SourceText", "Syntax", "Matching", "SymbolIndex", "Semantics", "SwiftUIModel", "TransformKit",
]

let package = Package(
  name: "Statewise",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "statewise", targets: ["statewise"]),
    .plugin(name: "StatewisePlugin", targets: ["StatewisePlugin"]),
  ],
  targets: families.map(family) + [
    // One file's bytes, and every way to speak of a place or a change in them.
    .target(name: "SourceText", exclude: ["README.md"]),
    // The shape of Swift source as a flat, lossless tree, and the cursors that read it.
    .target(name: "Syntax", dependencies: ["SourceText"], exclude: ["README.md"]),
    // Turns any bytes into a tree and a list of syntax diagnostics, always.
    .target(name: "Parser", dependencies: ["SourceText", "Syntax"], exclude: ["README.md"]),
    // Finds places that look like a pattern and writes text that looks like a template.
    .target(
      name: "Matching", dependencies: ["SourceText", "Syntax", "Parser"], exclude: ["README.md"]),
    // Lists, for the whole repository, what is declared and mentioned where.
    .target(name: "SymbolIndex", dependencies: ["SourceText", "Syntax"], exclude: ["README.md"]),
    // Resolves names to declarations and expressions to types, or says that it cannot.
    .target(
      name: "Semantics", dependencies: ["SourceText", "Syntax", "SymbolIndex"],
      exclude: ["README.md"]),
    // The declarations of modules that apps import, as pages.
    .target(
      name: "KnownModules", exclude: pages(in: "Sources/KnownModules"), plugins: ["EmbedPages"]),
    // Says what declarations mean to SwiftUI: conditional modifiers, modifier chains, screens.
    .target(
      name: "SwiftUIModel", dependencies: ["SourceText", "Syntax", "SymbolIndex", "Semantics"],
      exclude: ["README.md"]),
    // Defines a transform, what it is given and what it may answer.
    .target(
      name: "TransformKit",
      dependencies: [
        "SourceText", "Syntax", "Matching", "SymbolIndex", "Semantics", "SwiftUIModel",
      ],
      exclude: ["README.md"]),
    // The catalog of all transforms, and the transforms that belong to no family.
    .target(
      name: "Transforms",
      dependencies: transformDependencies + families.map { .byName(name: module(of: $0)) },
      path: "Transforms",
      exclude: families + [".template"] + pages(in: "Transforms").filter(isOutsideFamilies),
      plugins: ["EmbedPages"]),
    // What `make new-transform` copies, so that it always builds.
    .target(
      name: "TransformTemplate", dependencies: transformDependencies,
      path: "Transforms/.template/Code", exclude: pages(in: "Transforms/.template/Code")),
    // Tells people and machines what changed and why.
    .target(
      name: "Reporting", dependencies: ["SourceText"], exclude: ["README.md"],
      resources: [.embedInCode("Formats/JSON/statewise-report-1.schema.json")]),
    // Takes a repository from disk through every step and back.
    .target(
      name: "Runner",
      dependencies: [
        "SourceText", "Syntax", "Parser", "Matching", "SymbolIndex", "Semantics", "KnownModules",
        "SwiftUIModel", "TransformKit", "Reporting",
      ],
      exclude: ["README.md"]),
    // Reads arguments, calls Runner with the catalog, sets the exit code.
    .executableTarget(
      name: "statewise",
      dependencies: [
        "SourceText", "Syntax", "Parser", "Matching", "Semantics", "TransformKit", "Transforms",
        "Reporting", "Runner",
      ],
      exclude: ["README.md"]),
    // Runs the program on the package that uses it: `swift package statewise diff`.
    .plugin(
      name: "StatewisePlugin",
      capability: .command(
        intent: .custom(
          verb: "statewise", description: "Shows or makes refactorings of SwiftUI code."),
        permissions: [
          .writeToPackageDirectory(
            reason: "`rewrite` and `undo` change your source files; the other commands do not.")
        ]),
      dependencies: ["statewise"], path: "Sources/StatewisePlugin"),

    // Times the parser; `make bench` runs it beside others.
    .executableTarget(
      name: "ParseBenchmark", dependencies: ["SourceText", "Syntax", "Parser"],
      path: "Tests/Benchmarks/ParseBenchmark"),

    // Compares names and types with the compiler's; `make resolve` runs it.
    .executableTarget(
      name: "Resolution",
      dependencies: [
        "SourceText", "Syntax", "Parser", "SymbolIndex", "Semantics", "KnownModules", "TestSupport",
      ],
      path: "Tests/Resolution", exclude: ["README.md"]),

    // Damages what the program reads; `make fuzz` runs it.
    .executableTarget(
      name: "Fuzzing",
      dependencies: [
        "SourceText", "Syntax", "Parser", "Matching", "TransformKit", "Transforms", "Reporting",
        "Runner", "TestSupport",
      ],
      path: "Tests/Fuzzing", exclude: ["README.md"]),

    // Puts the pages of transforms and known modules into the program.
    .plugin(
      name: "EmbedPages", capability: .buildTool(), dependencies: ["PageEmbedder"],
      path: "Sources/PageEmbedding/EmbedPages"),
    .executableTarget(name: "PageEmbedder", path: "Sources/PageEmbedding/PageEmbedder"),

    .testTarget(name: "SourceTextTests", dependencies: ["SourceText"]),
    .testTarget(name: "SyntaxTests", dependencies: ["SourceText", "Syntax", "Parser"]),
    .testTarget(name: "ParserTests", dependencies: ["SourceText", "Syntax", "Parser"]),
    .testTarget(
      name: "MatchingTests", dependencies: ["SourceText", "Syntax", "Parser", "Matching"]),
    .testTarget(
      name: "SymbolIndexTests", dependencies: ["SourceText", "Syntax", "Parser", "SymbolIndex"]),
    .testTarget(
      name: "SemanticsTests",
      dependencies: ["SourceText", "Syntax", "Parser", "SymbolIndex", "Semantics"]),
    .testTarget(
      name: "KnownModulesTests",
      dependencies: [
        "SourceText", "Syntax", "Parser", "SymbolIndex", "SwiftUIModel", "KnownModules",
        "TestSupport",
      ]),
    .testTarget(
      name: "SwiftUIModelTests",
      dependencies: [
        "SourceText", "Syntax", "Parser", "SymbolIndex", "Semantics", "SwiftUIModel",
      ]),
    .testTarget(
      name: "TransformKitTests",
      dependencies: [
        "SourceText", "Syntax", "Parser", "SymbolIndex", "SwiftUIModel", "TransformKit",
      ]),
    .testTarget(
      name: "ReportingTests", dependencies: ["SourceText", "Reporting", "TestSupport"]),
    .testTarget(
      name: "RunnerTests",
      dependencies: [
        "SourceText", "Syntax", "Parser", "SymbolIndex", "SwiftUIModel", "TransformKit",
        "Reporting", "Runner", "TestSupport",
      ]),
    .testTarget(name: "CommandLineTests", dependencies: ["statewise", "TestSupport"]),
    // Reads cases, and what else tests of several modules need.
    .target(
      name: "TestSupport", dependencies: ["SourceText", "Syntax", "SymbolIndex", "Reporting"],
      path: "Tests/TestSupport"),
    // Every case of every transform.
    .testTarget(
      name: "TransformTests",
      dependencies: [
        "SourceText", "Syntax", "Parser", "SymbolIndex", "SwiftUIModel", "TransformKit",
        "DismissalTransforms", "ConditionalTransforms", "Transforms", "TransformTemplate",
        "Runner", "TestSupport",
      ], exclude: ["Remedies"]),
    // The rules of the house, checked.
    .testTarget(
      name: "HouseTests",
      dependencies: ["SourceText", "Syntax", "TransformKit", "Transforms", "TestSupport"]),
  ]
)

/// The module of one family of transforms, which lies inside the folder of the catalog.
func family(_ name: String) -> Target {
  .target(
    name: module(of: name), dependencies: transformDependencies,
    path: "Transforms/" + name, exclude: pages(in: "Transforms/" + name))
}

/// A module called `State` would hide SwiftUI's.
func module(of family: String) -> String { family + "Transforms" }

/// Families exclude their own pages.
func isOutsideFamilies(_ path: String) -> Bool {
  !families.contains { path.hasPrefix($0 + "/") } && !path.hasPrefix(".")
}

/// The Markdown files below a folder: pages and cases, which tests read and nobody compiles.
func pages(in folder: String) -> [String] {
  let root = Context.packageDirectory + "/" + folder
  let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
  return paths.filter { $0.hasSuffix(".md") }.sorted()
}
