import Foundation
import KnownModules
import Parser
import SourceText
import TestSupport
import Testing

/// The pages of SwiftUI and the modules beside it declare what the stand-in declares.
@Suite struct StandInTests {
  /// The folders of the stand-in, each with the name of the module on whose pages its declarations stand.
  private static let modules = [
    "AppKit": "AppKit", "Combine": "Combine", "CoreGraphics": "CoreGraphics",
    "FoundationOnDarwin": "Foundation", "SwiftUI": "SwiftUI", "UIKit": "UIKit",
    "UniformTypeIdentifiers": "UniformTypeIdentifiers", "os": "os",
  ]

  /// What only the type checker needs of the stand-in: no name is looked up there.
  private static let aids: Set<String> = [
    "PrimitiveView", "_DerivedShape", "_EmptyScene", "_TupleCommands", "_TupleScene",
    "_TupleToolbarContent",
  ]

  @Test(arguments: modules.keys.sorted())
  func standsOnThePages(folder: String) throws {
    let known = Dictionary(
      grouping: try Self.declarationsOnPages(of: Self.modules[folder]!), by: \.text)
    for declaration in try Self.declarations(ofStandIn: folder)
    where !Self.aids.contains(declaration.typeName) {
      let isKnown = known[declaration.text]?.contains(where: declaration.matches) ?? false
      #expect(isKnown, "no page declares \(declaration.text)")
    }
  }

  /// Foundation's page describes what the toolchain brings, too.
  @Test(arguments: modules.keys.filter { $0 != "FoundationOnDarwin" }.sorted())
  func isInTheStandIn(folder: String) throws {
    let known = Dictionary(grouping: try Self.declarations(ofStandIn: folder), by: \.text)
    let name = Self.modules[folder]!
    let onlyOnPages = KnownModules.all.filter { $0.name == name }.flatMap(AnnotatedDeclaration.all)
      .filter { $0.annotations.contains { $0.fact == .pageOnly } }.map(\.name)
    for declaration in try Self.declarationsOnPages(of: name)
    where !onlyOnPages.contains(declaration.typeName) {
      let isKnown = known[declaration.text]?.contains(where: declaration.matches) ?? false
      #expect(isKnown, "the stand-in does not declare \(declaration.text)")
    }
  }

  private static func declarationsOnPages(of module: String) throws -> [ListedDeclaration] {
    let module = try #require(KnownModules.all.first { $0.name == module })
    return declarations(in: SourceText(path: module.name, bytes: module.chunks.flatMap(\.code)))
  }

  private static func declarations(ofStandIn folder: String) throws -> [ListedDeclaration] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "SwiftUIStandIn/\(folder)").path
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    // What makes the stand-in run is no part of what apps see.
    let sources = names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Runtime/") }
    return try sources.flatMap { name in
      let text = try String(contentsOf: URL(filePath: "\(root)/\(name)"), encoding: .utf8)
      return declarations(in: SourceText(text, path: name))
    }
  }

  private static func declarations(in source: SourceText) -> [ListedDeclaration] {
    ListedDeclaration.all(in: SyntaxParser().parse(source)).filter(\.isPublic)
  }
}

extension ListedDeclaration {
  /// The outermost type around it, or the declared one.
  fileprivate var typeName: String {
    scope.isEmpty ? name : String(scope.prefix { $0 != " " && $0 != "." })
  }
}
