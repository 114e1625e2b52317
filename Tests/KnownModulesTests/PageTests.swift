import Foundation
import Parser
import SourceText
import SymbolIndex
import Syntax
import Testing

@testable import KnownModules

/// What every page holds.
@Suite struct PageTests {
  private static let pages = KnownModules.all.flatMap(\.pages)

  @Test(arguments: pages)
  func isSwift(_ page: Page) {
    let tree = parse(page.code.withUTF8Buffer { Array($0) })
    #expect(tree.diagnostics.isEmpty, "\(tree.diagnostics)")
    #expect(tree.root.children.contains { _ in true }, "the page has no declaration")
  }

  /// The chunks are the declarations that the parser finds at the top level.
  @Test(arguments: pages)
  func isCutIntoItsDeclarations(_ page: Page) {
    let whole = declarations(in: parse(page.code.withUTF8Buffer { Array($0) }))
    let chunks = PageReader(page).chunks()
    let parts = chunks.map { declarations(in: parse(Array($0.code))) }
    #expect(parts.flatMap { $0 } == whole)
    for (chunk, part) in zip(chunks, parts) {
      #expect(Set(part) == [Declaration(name: chunk.name, isExtension: chunk.isExtension)])
      #expect(chunk.isExtension || part.count == 1)
    }
  }

  @Test(arguments: pages)
  func standsInTheReadme(_ page: Page) throws {
    let readme = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/KnownModules/README.md")
    #expect(try String(contentsOf: readme, encoding: .utf8).contains("](\(page.path).md)"))
  }

  /// A type that two pages declared would be ambiguous.
  @Test(arguments: KnownModules.all.map(\.name))
  func declareEachTypeOnce(module: String) throws {
    let module = try #require(KnownModules.all.first { $0.name == module })
    let types = module.chunks.filter { chunk in
      !chunk.isExtension && parse(Array(chunk.code)).root.children.contains { TypeDecl($0) != nil }
    }
    let names = Dictionary(grouping: types, by: \.name)
    #expect(names.filter { 1 < $1.count }.keys.sorted() == [])
  }

  @Test func nameTheModulesThatComeWithSwiftUI() throws {
    let swiftUI = try #require(KnownModules.all.first { $0.name == "SwiftUI" })
    let expected = [
      "AppKit", "Combine", "CoreGraphics", "Foundation", "Observation", "UIKit",
      "UniformTypeIdentifiers",
    ]
    #expect(swiftUI.exports == expected)
  }

  private func parse(_ bytes: [UInt8]) -> SyntaxTree {
    SyntaxParser().parse(SourceText(path: "page.swift", bytes: bytes))
  }

  private struct Declaration: Hashable {
    let name: String
    let isExtension: Bool
  }

  private func declarations(in tree: SyntaxTree) -> [Declaration] {
    tree.root.children.filter { $0.kind != .importDecl }.map {
      Declaration(
        name: TypeDecl($0)?.name ?? $0.declaredNames.first?.name ?? "",
        isExtension: $0.kind == .extensionDecl)
    }
  }
}

extension Page: CustomTestStringConvertible {
  public var testDescription: String { path.description }
}
