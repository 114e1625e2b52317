import Parser
import SourceText
import Syntax
import Testing

@testable import SymbolIndex

/// What of a file uses a member, and what only has its name.
@Suite struct MemberReferencesTests {
  private func file(_ text: String) -> IndexedFile {
    let tree = SyntaxParser().parse(SourceText(text))
    #expect(!tree.hasError, "\(tree.diagnostics)")
    return IndexedFile(tree)
  }

  /// The uses of `close` in a file: how it is reached and as what.
  private func uses(inFile text: String) -> [String] {
    let file = file(text)
    let declarations = TypeDecl.all(in: file.tree).filter { $0.name == "V" }
    return file.references(to: "close", of: declarations).map {
      "\($0.base): \($0.expression.text)"
    }
  }

  /// The uses of `close` in the body of a function of its type.
  private func uses(in statements: String, behind head: String = "func f()") -> [String] {
    uses(inFile: "struct V {\nvar close: A\n\(head) {\n\(statements)\n}\n}\n")
  }

  private let plain = ["itself: close"]

  @Test(arguments: [
    "close()", "run { close() }", "run(close)", "let a = close", "a(close: close)",
    "\"\\(close)\"", "if close.isOn {}", "do { close() } catch { }",
    // Names that count elsewhere only.
    "if a { let close = b }\nclose()", "close()\nlet close = 1", "let close = close",
    "if let close = a {} else { close() }", "guard let close = a else { close(); return }",
    "for close in close {}", "run { close in }\nclose()",
    "switch a { case .b(let close): c\ndefault: close() }",
    "while let close = a() {}\nclose()", "func g(close: Int) {}\nclose()", "a.close()\nclose()",
    "a(close: 1) { close() }", "{ (close a: Int) in close() }",
  ])
  func findsPlainNames(_ statements: String) {
    #expect(uses(in: statements) == plain, "\(statements)")
  }

  @Test(arguments: [
    "let close = 1\nclose()", "let (a, close) = b\nclose()", "var a = 1, close = 2\nclose()",
    "if let close { close() }", "if let a, let close = a, close.b {}",
    "if case .a(let close) = b { close() }",
    "if case let .a(_, close) = b { close() }", "guard let close = a else { return }\nclose()",
    "while let close = a() { close() }", "for close in a { close() }",
    "for case let .a(close) in b where close.isOn { close() }",
    "switch a { case let .b(close) where close.isOn: close() }",
    "do { } catch let close { close() }", "run { close in close() }",
    "run { (close: Int) in close() }",
    "run { (a close: Int) in run { close() } }", "func close() {}\nclose()",
    "close()\nfunc close() {}",
    "func g(_ close: Int) { close() }",
    "run { [close = a] in close() }", "a.close()", "a.b.close()", ".close", "a(close: 1)",
    "\\.close",
    "\\A.close", "struct Inner { func g() { close(); self.close() } }", "close_()",
  ])
  func passesOverOthersOfTheName(_ statements: String) {
    #expect(uses(in: statements).isEmpty, "\(statements)")
  }

  @Test func passesOverParametersOfAllSorts() {
    #expect(uses(in: "close()", behind: "func f(close: Int)").isEmpty)
    #expect(uses(in: "close()", behind: "func f(_ close: Int)").isEmpty)
    #expect(uses(in: "close()", behind: "init(close: Int)").isEmpty)
    #expect(
      uses(in: "close()", behind: "init(close: Int) { self.close() }\nfunc f()") == [
        "itself: self.close", "itself: close",
      ])
    #expect(
      uses(in: "get { 1 } set(close) { close() }", behind: "subscript(i: Int) -> Int").isEmpty)
    #expect(uses(in: "close()", behind: "subscript(close: Int) -> Int").isEmpty)
    #expect(uses(in: "close()", behind: "func f(close a: Int)") == plain)
    #expect(uses(in: "close()", behind: "static func f()").isEmpty)
    #expect(uses(in: "self.close()", behind: "static func f()").isEmpty)
  }

  @Test func findsWhatSelfHas() {
    #expect(
      uses(in: "let close = 1\nself.close()\nself?.close()\nself!.close") == [
        "itself: self.close", "itself: self?.close", "itself: self!.close",
      ])
    #expect(uses(in: "run { [weak self] in self?.close() }") == ["itself: self?.close"])
  }

  @Test func followsCaptures() {
    #expect(
      uses(in: "run { [close, self] in close() }") == ["capture: close,", "captured: close"])
    #expect(
      uses(in: "run { [close] in run { close() } }") == ["capture: close", "captured: close"])
    #expect(uses(in: "run { [a = close] in a() }") == plain)
    #expect(uses(in: "let close = 1\nrun { [close] in close() }").isEmpty)
  }

  @Test func doubtsWhatABranchHides() {
    let hidden = "#if A\nlet close = 1\n"
    #expect(uses(in: hidden + "#endif\nclose()") == ["uncertain: close"])
    #expect(uses(in: hidden + "close()\n#endif").isEmpty)
    #expect(uses(in: hidden + "#else\nclose()\n#endif") == plain)
  }

  @Test func findsWrappersAndKeyPaths() {
    #expect(uses(in: "a(_close)") == ["wrapper: _close"])
    #expect(uses(in: "self._close = b") == ["wrapper: _close"])
    #expect(
      uses(in: "a(\\Self.close, \\V.close.b)") == [
        "keyPath: \\Self.close", "keyPath: \\V.close.b",
      ])
  }

  @Test func findsWhatACoordinatorHas() {
    let coordinator = "class C { let parent: V\nfunc f() { parent.close(); self.parent.close() } }"
    let found = ["instance: parent.close", "instance: self.parent.close"]
    #expect(uses(inFile: "struct V { var close: A\n\(coordinator) }") == found)
    #expect(uses(inFile: "struct V { var close: A }\n\(coordinator)") == found)
    #expect(
      uses(
        inFile: "struct V { var close: A }\nextension C { func f() { parent?.close() } }\n"
          + "class C { weak var parent: Outer.V<Int>?\n}") == ["instance: parent?.close"])
    #expect(
      uses(inFile: "struct V { var close: A }\nfunc f(v: V, w: W) { v.close(); w.close() }") == [
        "instance: v.close"
      ])
    #expect(
      uses(
        inFile: "struct V { var close: A\nclass C { let parent: W\nfunc f() { parent.close() } } }"
      ).isEmpty)
    #expect(
      uses(inFile: "struct V { var close: A }\nlet v = V()\nlet a = v.close") == [
        "instance: v.close"
      ])
  }

  @Test func findsThoseOfExtensions() {
    #expect(
      uses(inFile: "struct V { var close: A }\nextension V { func f() { close() } }") == plain)
    #expect(uses(inFile: "struct W {}\nextension V { var a: Int { close() } }") == plain)
    #expect(uses(inFile: "struct V { var close: A }\nextension W { func f() { close() } }").isEmpty)
  }

  @Test func tellsFreeNames() {
    func isFree(_ statements: String) -> Bool {
      let file = file("struct V {\nvar close: A\nfunc f() {\n\(statements)\n}\n}\n")
      return file.isNameFree("isPresented", in: TypeDecl.all(in: file.tree))
    }
    for taking in [
      "isPresented = true", "self.isPresented = true", "let isPresented = 1", "run(isPresented)",
      "run { isPresented in }", "run { [isPresented] in }", "func g(isPresented: Bool) {}",
      "if let isPresented {}", "func isPresented() {}",
    ] {
      #expect(!isFree(taking), "\(taking)")
    }
    for other in [
      "a.sheet(isPresented: b)", "a.isPresented = true", ".isPresented", "\\.isPresented",
    ] {
      #expect(isFree(other), "\(other)")
    }
  }
}
