import Parser
import SourceText
import Syntax
import Testing

@testable import SymbolIndex

@Suite struct StoredPropertyTests {
  private func type(_ members: String) throws -> TypeDecl {
    let tree = SyntaxParser().parse(SourceText("struct V {\n\(members)\n}\n"))
    #expect(!tree.hasError, "\(tree.diagnostics)")
    return try #require(TypeDecl.all(in: tree).first)
  }

  @Test(arguments: [
    ("let a = 1, b: Int", ["a", "b: Int"]),
    ("var a, b: Int?", ["a: Int?", "b: Int?"]),
    ("var a = 1, b, c: Int", ["a", "b: Int", "c: Int"]),
    ("let (a, b): (Int, Int)", ["a: (Int, Int)", "b: (Int, Int)"]),
    ("var a = 1 { didSet {} }", ["a"]),
    ("var `in`: Int { willSet {} }", ["in: Int"]),
    ("#if A\nvar a: A\n#else\nvar b: B\n#endif", ["if a: A", "if b: B"]),
    ("@SwiftUI.State private var a = f { let b = 1 }", ["@State a"]),
    ("@Environment(\\.mode) @Binding var a", ["@Environment @Binding a"]),
    ("@MainActor @ViewBuilder @available(iOS 15, *) let a: C", ["a: C"]),
  ])
  func reads(_ members: String, _ expected: [String]) throws {
    let found = try type(members).storedProperties.map { property in
      let words =
        (property.isConditional ? ["if"] : []) + property.wrappers.map { "@" + $0.name }
        + [property.name + (property.type.map { ": " + $0.text } ?? "")]
      return words.joined(separator: " ")
    }
    #expect(found == expected)
  }

  @Test(arguments: [
    "static var a = 1", "var a: Int { 1 }", "var a: Int { get { 1 } set {} }",
    "func f() { var a = 1 }", "struct W { var a = 1 }", "#if A\nstatic let a = 1\n#endif",
  ])
  func passesOver(_ members: String) throws {
    #expect(try type(members).storedProperties.isEmpty)
  }
}

@Suite struct InitializerSignatureTests {
  /// The parameters that the arguments of a call go to, by their position from 1.
  private func match(
    _ parameters: String, _ call: String, lookingThroughAliases: Bool = false
  ) throws -> [Int]? {
    let (signature, made) = try read(parameters, call)
    return signature.parameterIndices(of: made, lookingThroughAliases: lookingThroughAliases)?
      .map { $0 + 1 }
  }

  private func read(
    _ parameters: String, _ call: String
  ) throws -> (InitializerSignature, FunctionCallView) {
    let tree = SyntaxParser().parse(
      SourceText("struct V { init(\(parameters)) {} }\nlet v = \(call)\n"))
    #expect(!tree.hasError, "\(tree.diagnostics)")
    let decl = try #require(
      tree.nodes(ofKind: .initializerDecl).first { _ in true }.flatMap(InitializerDeclView.init))
    let made = try #require(
      tree.nodes(ofKind: .functionCallExpr).compactMap(FunctionCallView.init).last {
        $0.name == "V"
      })
    return (InitializerSignature(of: decl), made)
  }

  @Test(arguments: [
    ("a: Int, b: Int", "V(a: 1, b: 2)", [1, 2]),
    ("a: Int = 0, b: Int", "V(b: 2)", [2]),
    ("_ a: Int, b: Int = 0", "V(1)", [1]),
    ("_ a: Int..., b: Int", "V(1, 2, b: 3)", [1, 1, 2]),
    ("_ a: Int..., b: Int", "V(b: 3)", [2]),
    ("a: Int, f: () -> Void", "V(a: 1) { }", [1, 2]),
    ("f: () -> Void, a: Int = 0", "V { }", [1]),
    ("f: (() -> Void)? = nil, g: @escaping () -> Void", "V { }", [2]),
    ("f: () -> Void = {}, g: () -> Void = {}", "V { }", [1]),
    ("f: () -> Void, g: () -> Void", "V { } g: { }", [1, 2]),
    ("f: () -> Void = {}, g: () -> Void, h: () -> Void", "V { } h: { }", [2, 3]),
    ("a: @autoclosure () -> Int = 0, @ViewBuilder c: () -> C", "V { }", [2]),
  ])
  func fits(_ parameters: String, _ call: String, _ expected: [Int]) throws {
    #expect(try match(parameters, call) == expected)
    let (signature, made) = try read(parameters, call)
    #expect(signature.mayTake(made.arguments.map(InitializerSignature.Argument.init)))
  }

  @Test(arguments: [
    ("a: Int", "V()", false),
    ("a: Int", "V(1)", false),
    ("a: Int, b: Int", "V(b: 1, a: 2)", false),
    ("a: Int = 0, b: Int", "V(a: 1)", false),
    ("a: Int, content: Content", "V(a: 1) { }", true),
    ("a: Int, content: Content", "V(b: 1) { }", false),
  ])
  func tellsFromLabels(_ parameters: String, _ call: String, _ isPossible: Bool) throws {
    let (signature, made) = try read(parameters, call)
    let arguments = made.arguments.map(InitializerSignature.Argument.init)
    #expect(signature.mayTake(arguments) == isPossible)
  }

  @Test func looksThroughAliases() throws {
    let parameters = "f: (() -> Void)? = nil, action: Action"
    #expect(try match(parameters, "V { }") == nil)
    #expect(try match(parameters, "V { }", lookingThroughAliases: true) == [2])
  }

  @Test(arguments: [
    ("a: Int", "V()"),
    ("a: Int", "V(1)"),
    ("_ a: Int", "V(a: 1)"),
    ("a: Int, b: Int", "V(b: 1, a: 2)"),
    ("a: Int", "V(a: 1, b: 2)"),
    ("a: Int", "V(a: 1) { }"),
    ("f: () -> Void, g: () -> Void", "V { }"),
    ("f: () -> Void", "V { } g: { }"),
    ("a: Int, f: () -> Void", "V { }"),
    ("", "V { }"),
  ])
  func doesNotFit(_ parameters: String, _ call: String) throws {
    #expect(try match(parameters, call) == nil)
  }
}
