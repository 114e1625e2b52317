import Foundation
import Parser
import Semantics
import SourceText
import SymbolIndex

/// The declarations of the modules that apps import: the sources of the stand-in, and the pages of modules
/// that the toolchain brings.
struct KnownFiles {
  static let standInModules = [
    "FoundationOnDarwin", "os", "OSLog", "CoreGraphics", "QuartzCore", "Combine",
    "UniformTypeIdentifiers", "UIKit", "AppKit", "SwiftUI",
  ]

  /// The Swift files below a folder, by path.
  static func swiftFiles(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  /// - Parameters:
  ///   - sources: the folder of the stand-in.
  ///   - pages: the folder with a page for each known module.
  static func all(sources: String, pages: String) throws -> [ProgramFile] {
    let parser = SyntaxParser()
    var files: [ProgramFile] = []
    for module in standInModules {
      for path in swiftFiles(in: "\(sources)/\(module)") {
        let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
        let file = IndexedFile(parser.parse(SourceText(text, path: path)))
        files.append(ProgramFile(file, module: module, isKnownModule: true))
      }
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: pages).sorted()
    where name.hasSuffix(".md") && name != "README.md" {
      let text = try String(contentsOf: URL(filePath: "\(pages)/\(name)"), encoding: .utf8)
      let blocks = text.components(separatedBy: "```swift\n").dropFirst()
        .map { $0.components(separatedBy: "\n```")[0] }
      let file = IndexedFile(
        parser.parse(SourceText(blocks.joined(separator: "\n"), path: "\(pages)/\(name)")))
      files.append(ProgramFile(file, module: String(name.dropLast(3)), isKnownModule: true))
    }
    return files
  }
}
