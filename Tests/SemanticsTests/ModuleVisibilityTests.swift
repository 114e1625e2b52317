import Parser
import SourceText
import SymbolIndex
import Syntax
import Testing

@testable import Semantics

/// Which code of another module may use a member through a value of unknown type.
@Suite struct ModuleVisibilityTests {
  private func file(_ code: String, _ path: String) -> IndexedFile {
    IndexedFile(SyntaxParser().parse(SourceText(code, path: path)))
  }

  /// Whether code of a module `Tools` may use the `close` that the module `App` declares.
  private func isUsed(
    by code: String, declaration: String, importName: String? = "App"
  ) throws -> Bool {
    let (home, tool) = (file(declaration, "App/Page.swift"), file(code, "Tools/Tool.swift"))
    let tests = file("", "Tests/Tests.swift")
    let program = Program(
      MarkedCode.known + [
        ProgramFile(home, module: "Sources/App", importName: importName),
        ProgramFile(tool, module: "Sources/Tools", importName: "Tools"),
        ProgramFile(tests, module: "Tests/Other", importName: "Other"),
      ])
    let pattern = try #require(
      home.tree.nodes(ofKind: .identifierPattern).first { $0.patternName == "close" })
    let decl = try #require(program.decl(at: pattern))
    return !program.uses(of: [decl], in: tool).isEmpty
  }

  private static let use = "func f() { unknown(\\.close) }"

  @Test func publicMembersAreSeenWithoutAnImport() throws {
    #expect(try isUsed(by: Self.use, declaration: "public struct V { public let close = 1 }"))
    #expect(try isUsed(by: Self.use, declaration: "public extension V { var close: Int { 1 } }"))
  }

  @Test func internalMembersAreNot() throws {
    for head in ["", "import App\n", "@testable import Other\n"] {
      #expect(try !isUsed(by: head + Self.use, declaration: "struct V { let close = 1 }"))
    }
  }

  @Test func testsSeeInternalMembers() throws {
    let use = "@testable import App\n" + Self.use
    #expect(try isUsed(by: use, declaration: "struct V { let close = 1 }"))
    #expect(try isUsed(by: use, declaration: "struct V { let close = 1 }", importName: nil))
  }

  /// The name by which source imports the module of a project is not known.
  @Test func testsOfAnUnknownModuleMaySeeThem() throws {
    let use = "@testable import Product\n" + Self.use
    #expect(try isUsed(by: use, declaration: "struct V { let close = 1 }", importName: nil))
  }
}
