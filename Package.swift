// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Statewise",
  platforms: [.macOS(.v13)],
  targets: [
    // One file's bytes, and every way to speak of a place or a change in them.
    .target(name: "SourceText", exclude: ["README.md"]),
    // The shape of Swift source as a flat, lossless tree, and the cursors that read it.
    .target(name: "Syntax", dependencies: ["SourceText"], exclude: ["README.md"]),
    // Turns any bytes into a tree and a list of syntax diagnostics, always.
    .target(name: "Parser", dependencies: ["SourceText", "Syntax"], exclude: ["README.md"]),
  ]
)
