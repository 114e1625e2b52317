import Parser
import SourceText
import Syntax
import Testing

/// Returns the first node of a kind.
private func first(_ kind: SyntaxKind, in source: String) throws -> SyntaxCursor {
  let tree = SyntaxParser().parse(SourceText(source))
  return try #require(tree.nodes(ofKind: kind).first { _ in true })
}

@Suite struct ViewTests {
  /// Arguments as `label: value`, `_` for no label, `*` after trailing closures.
  @Test(arguments: [
    ("f()", "f", ""),
    ("f(a, b: c)", "f", "_: a, b: c"),
    ("f(_: a, `in`: b)", "f", "_: a, in: b"),
    ("f { a } b: { c } _: { d }", "f", "_: { a }*, b: { c }*, _: { d }*"),
    ("a.f(b) { c }", "a.f", "_: b, _: { c }*"),
    (".f(a)", ".f", "_: a"),
    ("{ a }(b)", "{ a }", "_: b"),
    ("f<A>(b)", "f<A>", "_: b"),
  ])
  func readsCalls(_ source: String, _ callee: String, _ expected: String) throws {
    let call = try #require(FunctionCallView(first(.functionCallExpr, in: source)))
    let arguments = call.arguments.map {
      "\($0.label ?? "_"): \($0.value.text)\($0.isTrailing ? "*" : "")"
    }
    #expect(call.callee?.text == callee)
    #expect(arguments.joined(separator: ", ") == expected)
  }

  @Test(arguments: [
    ("a.b", "a", "b"), (".b", nil, "b"), ("a.b(c:)", "a", "b"), ("a.M::b", "a", "b"),
    ("a.`b`", "a", "b"), ("a().b", "a()", "b"), ("a.0", "a", "0"),
  ])
  func readsMembers(_ source: String, _ base: String?, _ name: String) throws {
    let member = try #require(MemberAccessView(first(.memberAccessExpr, in: source)))
    #expect(member.base?.text == base)
    #expect(member.name == name)
  }

  @Test(arguments: [
    ("{ a }", nil, "a"),
    ("{ a in b; c }", "a", "b|c"),
    ("{ a, _ in b }", "a _", "b"),
    ("{ (a: A, _ b: B, c: C...) -> D in e }", "a b c", "e"),
    ("{ [weak a] in b }", nil, "b"),
    ("{ () in b }", "", "b"),
  ])
  func readsClosures(_ source: String, _ names: String?, _ statements: String) throws {
    let closure = try #require(ClosureView(first(.closureExpr, in: "let x = " + source)))
    #expect(closure.parameterNames?.joined(separator: " ") == names)
    #expect(closure.statements.map(\.text).joined(separator: "|") == statements)
    #expect(closure.hasCaptures == source.contains("["))
  }

  @Test(arguments: [
    ("func f()", "f()", ""),
    ("func f(a: A, b c: B, _ d: C = e)", "f(a:b:_:)", "a A, c B, d C"),
    ("func `in`(`for` a: inout A...)", "in(for:)", "a inout A"),
    ("func f(@A a: @escaping () -> B) -> C", "f(a:)", "a @escaping () -> B"),
  ])
  func readsFunctions(_ source: String, _ name: String, _ parameters: String) throws {
    let function = try #require(FunctionDeclView(first(.functionDecl, in: source)))
    #expect(function.fullName == name)
    let texts = function.parameters.map { "\($0.name) \($0.type?.text ?? "")" }
    #expect(texts.joined(separator: ", ") == parameters)
  }

  @Test(arguments: [
    ("extension A {}", "A"), ("extension A.B<C>: D where E: F {}", "B"), ("extension M::A {}", "A"),
  ])
  func readsExtensions(_ source: String, _ name: String) throws {
    let view = try #require(ExtensionDeclView(first(.extensionDecl, in: source)))
    #expect(view.extendedName == name)
    #expect(view.whereClause?.text == (source.contains("where") ? "where E: F" : nil))
  }

  @Test func listsMembersInConditionalCompilation() throws {
    let source = """
      private struct S: A, B {
        let a = 1
        #if C
          let b = 2
          #if D
            func c() {}
          #endif
        #else
          let d = 3
        #endif
      }
      """
    let type = try first(.structDecl, in: source)
    #expect(type.members.map(\.text) == ["let a = 1", "let b = 2", "func c() {}", "let d = 3"])
    #expect(type.inheritedNames == ["A", "B"])
    #expect(type.isPrivate && !type.hasModifier(.static))
  }

  @Test func rejectsOtherKinds() throws {
    let name = try first(.declReferenceExpr, in: "a")
    #expect(FunctionCallView(name) == nil && MemberAccessView(name) == nil)
    #expect(ClosureView(name) == nil && FunctionDeclView(name) == nil)
    #expect(ExtensionDeclView(name) == nil)
  }
}
