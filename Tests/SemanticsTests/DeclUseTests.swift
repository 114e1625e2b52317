import Parser
import SourceText
import SymbolIndex
import Syntax
import Testing

@testable import Semantics

/// The places that use a member: `«close»` does, `‹close›` may, because a type cannot be told.
@Suite struct DeclUseTests {
  /// The code with the uses of the first variable called `close` marked.
  private func marked(_ code: String) throws -> String {
    let plain = String(code.filter { !"«»‹›".contains($0) })
    let tree = SyntaxParser().parse(SourceText(plain, path: "App.swift"))
    #expect(!tree.hasError, "\(tree.diagnostics)")
    let file = IndexedFile(tree)
    let program = Program(MarkedCode.known + [ProgramFile(file, module: "App")])
    let pattern = try #require(
      tree.nodes(ofKind: .identifierPattern).first { $0.patternName == "close" })
    let decl = try #require(program.decl(at: pattern))
    var bytes = Array(plain.utf8)
    for use in program.uses(of: [decl], in: file).reversed() {
      // The name of a capture stands last in it.
      let range = tree.range(of: use.name.ownTokens.last { tree.name(of: $0).hasSuffix("close") }!)
      bytes.insert(contentsOf: (use.isCertain ? "»" : "›").utf8, at: range.end.index)
      bytes.insert(contentsOf: (use.isCertain ? "«" : "‹").utf8, at: range.start.index)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func check(_ code: String) throws { #expect(try marked(code) == code) }

  /// Statements of a function of the type that has the member.
  private func check(statements: String, of head: String = "func f()") throws {
    try check("struct V {\nvar close: A\n\(head) {\n\(statements)\n}\n}\nstruct A {}\n")
  }

  @Test(arguments: [
    "«close»()", "run { «close»() }", "let a = «close»", "a(close: «close»)", "\"\\(«close»)\"",
    "if a { let close = b }\n«close»()", "«close»()\nlet close = 1", "let close = «close»",
    "if let close = a {} else { «close»() }", "guard let close = a else { «close»(); return }",
    "for close in «close» {}", "run { close in }\n«close»()",
    "switch a { case .b(let close): c\ndefault: «close»() }", "func g(close: Int) {}\n«close»()",
    "a(close: 1) { «close»() }", "{ (close a: Int) in «close»() }", "if let «close» { close() }",
  ])
  func findsNames(_ statements: String) throws { try check(statements: statements) }

  @Test(arguments: [
    "let close = 1\nclose()", "let (a, close) = b\nclose()", "if let close = a, close.b {}",
    "if case let .a(_, close) = b { close() }", "guard let close = a else { return }\nclose()",
    "for case let .a(close) in b where close.isOn { close() }",
    "do { } catch let close { close() }",
    "run { close in close() }", "run { (a close: Int) in run { close() } }",
    "close()\nfunc close() {}",
    "func g(_ close: Int) { close() }", "run { [close = a] in close() }", "a.close()", ".close",
    "\\A.close", "struct Inner { var close: A; func g() { close(); self.close() } }", "a(close: 1)",
    "rows { $close in close(); $close() }",
  ])
  func passesOverOthers(_ statements: String) throws { try check(statements: statements) }

  @Test func passesOverParametersAndStatics() throws {
    try check(statements: "close()", of: "func f(_ close: Int)")
    try check(statements: "get { 1 } set(close) { close() }", of: "subscript(i: Int) -> Int")
    try check(statements: "«close»()", of: "func f(close a: Int)")
    try check(statements: "close()", of: "static func f()")
    try check(statements: "self.close()", of: "static func f()")
  }

  @Test func findsMembersOfSelf() throws {
    try check(statements: "let close = 1\nself.«close»()\nself?.«close»()\nself!.«close»")
    try check(statements: "run { [weak self] in self?.«close»() }")
    try check(statements: "run { [weak self] in guard let self else { return }\nself.«close»() }")
    try check(statements: "run { [self = other()] in self.close() }\nfunc other() -> A { A() }")
  }

  @Test func followsCaptures() throws {
    try check(statements: "run { [«close», self] in «close»() }")
    try check(statements: "run { [weak «close»] in run { «close»() } }")
    try check(statements: "run { [a = «close»] in a() }")
    try check(statements: "let close = 1\nrun { [close] in close() }")
  }

  @Test func doubtsBranches() throws {
    let hidden = "#if A\nlet close = 1\n"
    try check(statements: hidden + "#endif\n‹close›()")
    try check(statements: hidden + "close()\n#endif")
    try check(statements: hidden + "#else\n«close»()\n#endif")
  }

  @Test func passesOverOtherBranches() throws {
    let page = "struct V { let close: () -> Void\nlet shelf: Shelf\nfunc f() { shelf.close() } }\n"
    let branch = page + "struct Shelf { func close() {} }\n"
    try check("#if A\n\(branch)#else\n\(branch)#endif")
    try check("#if A\n\(branch)#else\n\(branch)#endif\nfunc g(shelf: Shelf) { shelf.close() }")
  }

  @Test func findsWrappersAndProjections() throws {
    let code =
      "struct V { @State var close = 1\nfunc f() { a(«$close», «_close», self.«$close») } }"
    try check(code + "\nfunc g(v: V) { a(v.«$close») }")
    try check("import Other\nstruct V { @Shared var close = 1\nfunc f() { a(«$close») } }")
  }

  @Test(arguments: [
    "let me = self\nme.«close»()", "run { [view = self] in view.«close»() }", "me().«close»()",
    "[self].forEach { $0.«close»() }", "let pair = (self, 1)\npair.0.«close»()",
    "switch self { case let view: view.«close»() }", "(a as? V)?.«close»()",
    "let all: [V] = []\nfor v in all { v.«close»() }", "a(\\V.«close», \\Self.«close»)",
    "_ = [self].map(\\.«close»)", "let v: V? = nil\nif let v { v.«close»() }",
    "pass { $0.«close»() }", "each(self) { v in v.«close»() }",
  ])
  func findsMembersOfValues(_ statements: String) throws {
    try check(
      "struct V { var close: A\nfunc f(a: Any) {\n\(statements)\n}\nfunc me() -> Self { self } }\n"
        + "func pass(_ f: (V) -> Void) {}\nfunc each<T>(_ t: T, _ f: (T) -> Void) {}\nstruct A {}")
  }

  @Test(arguments: [
    "w.close()", "make().close()", "controller.close()", "controller.parent?.close()",
    "Unknown.shared.window?.close()", "Unknown.each { $0.close() }", "let a = Unknown()\na.close()",
    "w.each { $0.close() }",
  ])
  func passesOverMembersOfOthers(_ statements: String) throws {
    try check(
      "struct V { var close: A\nlet w: W\nlet controller: Controller\nfunc f() {\n\(statements)\n} }\n"
        + "struct W { func close() {} }\nfunc make() -> W { W() }\nstruct A {}")
  }

  @Test(arguments: [
    "Unknown.each(self) { $0.‹close›() }", "unknown([self]).first.‹close›()",
    "let v = unknown(self)\nv.‹close›()", "unknown(\\.‹close›)",
  ])
  func doubtsValuesFromElsewhere(_ statements: String) throws {
    try check("struct V { var close: A\nfunc f() {\n\(statements)\n} }\nstruct A {}")
  }

  /// A local variable is no member of anything.
  @Test(arguments: [
    "let close = unknown(1).close", "let close = A()\nunknown(close: «close»).close()",
    "let close = A()\nunknown(«close», \\.close)",
  ])
  func passesOverMembersBesideALocalVariable(_ statements: String) throws {
    try check("func f() {\n\(statements)\n}\nstruct A {}")
  }

  @Test func findsMembersInOtherTypes() throws {
    let coordinator =
      "class C { let parent: V\nfunc f() { parent.«close»(); self.parent.«close»() } }"
    try check("struct V { var close: A\n\(coordinator) }")
    try check(
      "struct V { var close: A }\nextension C { func f() { parent?.«close»() } }\nclass C { var parent: V? }"
    )
    try check("struct V { var close: A\nclass C { let parent: W\nfunc f() { parent.close() } } }")
    try check("struct V { var close: A }\nextension V { func f() { «close»() } }")
    try check("struct V { var close: A }\nextension W { func f() { close() } }")
  }

  @Test func findsWitnesses() throws {
    let proto =
      "protocol P { var close: A { get } }\nextension P { func g() { close() } }\nstruct A {}"
    try check("struct V: P { var close: A\nfunc f() { «close»(); self.«close»() } }\n" + proto)
  }
}
