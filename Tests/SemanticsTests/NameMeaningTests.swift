import Parser
import SourceText
import SymbolIndex
import Syntax
import Testing

@testable import Semantics

/// Names that code could get, and what a name would mean at a place.
@Suite struct NameMeaningTests {
  private func program(_ code: String) -> (program: Program, file: IndexedFile) {
    let tree = SyntaxParser().parse(SourceText(code, path: "App.swift"))
    #expect(!tree.hasError, "\(tree.diagnostics)")
    let file = IndexedFile(tree)
    return (Program(MarkedCode.known + [ProgramFile(file, module: "App")]), file)
  }

  private func canDeclareMember(in code: String) -> Bool {
    let (program, file) = program(code)
    let type = TypeDecl.all(in: file.tree).first { $0.name == "V" }!
    return program.canDeclareMember("isShown", in: type.cursor)
  }

  @Test(arguments: [
    "run(isShown)", "isShown = true", "run(_isShown)", "run { isShown }",
    "struct Part { func f() { run(isShown) } }", "if a { let isShown = 1 }\nrun(isShown)",
  ])
  func keepsNamesThatCodeUses(_ statements: String) {
    #expect(!canDeclareMember(in: "struct V { func f() {\n\(statements)\n} }\nvar isShown = true"))
    #expect(canDeclareMember(in: "struct W { func f() {\n\(statements)\n} }\nstruct V {}"))
  }

  @Test(arguments: [
    "a.isShown = true", ".isShown", "\\.isShown", "a.sheet(isShown: b)",
    "let isShown = 1\nrun(isShown)", "run { isShown in print(isShown) }",
    "struct Part { let isShown = 1; func f() { run(isShown) } }",
  ])
  func takesNamesThatMeanOthers(_ statements: String) {
    #expect(canDeclareMember(in: "struct V { func f() {\n\(statements)\n} }"), "\(statements)")
  }

  @Test(arguments: [
    "struct V { var isShown = true }", "struct V {}\nextension V { func isShown() {} }",
    "struct V { static var isShown = true }",
    "struct V: P {}\nprotocol P { var isShown: Bool { get } }",
    "struct V: P {}\nprotocol P {}\nextension P { var isShown: Bool { true } }",
  ])
  func keepsMembers(_ code: String) {
    #expect(!canDeclareMember(in: code), "\(code)")
  }

  private func canDeclareVariable(in statements: String) throws -> Bool {
    let (program, file) = program("func f() {\n\(statements)\n}\nvar isShown = true")
    let body = try #require(file.tree.nodes(ofKind: .codeBlock).first { _ in true })
    return program.canDeclareVariable("isShown", in: body)
  }

  @Test func tellsNewVariables() throws {
    for other in ["a.isShown()", "a(isShown: 1)", ".isShown"] {
      #expect(try canDeclareVariable(in: other), "\(other)")
    }
    for taken in ["run(isShown)", "run { isShown in }", "let isShown = 1", "func isShown() {}"] {
      #expect(try !canDeclareVariable(in: taken), "\(taken)")
    }
  }

  /// How the code where `here` stands names the variable `shown`.
  private func access(_ code: String) throws -> Access? {
    let (program, file) = program(code)
    let place = try #require(file.uses(of: "here").first)
    let pattern = try #require(
      file.tree.nodes(ofKind: .identifierPattern).first { $0.patternName == "shown" })
    return program.access(to: try #require(program.decl(at: pattern)), at: place)
  }

  @Test(arguments: [
    "func f() { here }", "func f() { run { here } }",
    "func f() { let shown = 1 }\nfunc g() { here }",
  ])
  func namesMembers(_ member: String) throws {
    #expect(try access("struct V { var shown = true\n\(member) }") == .byName)
  }

  @Test(arguments: [
    "func f(shown: Int) { here }", "func f() { run { shown in here } }",
    "func f() { rows { $shown in here } }", "func f() { let shown = 1; here }",
  ])
  func writesSelfForHiddenMembers(_ member: String) throws {
    #expect(try access("struct V { var shown = true\n\(member) }") == .throughSelf)
  }

  @Test(arguments: [
    "struct V { var shown = true\nstatic func f() { here } }",
    "struct V { var shown = true\nstruct W { func f() { here } } }",
    "struct V { var shown = true }\nstruct W { func f() { here } }",
    "func f() { let shown = true }\nfunc g() { here }",
    "func f() { let shown = true; run { shown in here } }",
  ])
  func hasNoAccessFromElsewhere(_ code: String) throws { #expect(try access(code) == nil) }

  /// What the place of `V()` asks of its type.
  private func expectation(_ code: String) throws -> String {
    let (program, file) = program(
      "import SwiftUI\n\(code)\nstruct V: View { var body: some View { Text(\"\") } }")
    let call = try #require(
      file.tree.nodes(ofKind: .functionCallExpr).first { $0.text == "V()" })
    switch program.expectation(of: call) {
    case nil: return "nothing"
    case .type(let type): return program.text(of: type)
    case .anyType(let protocols):
      return "any " + protocols.map(program.name(of:)).joined(separator: ", ")
    }
  }

  @Test(arguments: [
    ("func f() { let v: V = V() }", "V"), ("func f() { let v = V() }", "nothing"),
    ("func f() -> V { return V() }", "V"), ("func f(v: V) {}\nfunc g() { f(v: V()) }", "V"),
    ("func f(v: V?) {}\nfunc g() { f(v: V()) }", "V?"),
    ("func f<T: View>(v: T) {}\nfunc g() { f(v: V()) }", "any View"),
    ("func f(v: some View) {}\nfunc g() { f(v: V()) }", "any View"),
    ("func f(v: any View) {}\nfunc g() { f(v: V()) }", "any View"),
    ("struct H<C: View> { let c: C }\nlet h = H(c: V())", "any View"),
    ("struct H<C: View> { let c: C }\nlet h = H<V>(c: V())", "V"),
    ("func f(v: () -> V) {}\nfunc g() { f { V() } }", "V"),
    ("func f() { run { () -> V in V() } }\nfunc run<T>(_ f: () -> T) {}", "V"),
    ("func f() { run { V() } }\nfunc run<T: View>(_ f: () -> T) {}", "any View"),
    ("struct W: View { var body: some View { VStack { V() } } }", "nothing"),
  ])
  func tellsWhatPlacesExpect(_ code: String, _ type: String) throws {
    #expect(try expectation(code) == type, "\(code)")
  }
}
