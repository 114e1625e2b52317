import Foundation
import Semantics
import SourceText
import Syntax

/// Compares what Semantics says of one file with what the compiler says.
struct Comparison {
  let program: Program
  let file: Int32
  let answers: CompilerAnswers
  /// The declarations of the app and of the modules of the stand-in, by USR.
  let declarations: [String: CompilerAnswers.Declaration]
  /// What mangled types stand for.
  let names: [String: String]

  private var tree: SyntaxTree { program.file(file).indexed.tree }

  /// What was compared.
  enum Subject: String, CaseIterable {
    case ownReference = "references to the app's declarations"
    case libraryReference = "references to SwiftUI and its companions"
    case receiverType = "types of modifier receivers"
  }

  enum Verdict: Equatable {
    case agrees
    case unknown
    case differs(ours: String, theirs: String)
  }

  struct Finding {
    let subject: Subject
    let verdict: Verdict
    let kind: String
    let offset: Int
  }

  func findings() -> [Finding] { referenceFindings() + typeFindings() }

  // MARK: References

  private func referenceFindings() -> [Finding] {
    var nodes: [Int: SyntaxCursor] = [:]
    for node in tree.nodes(ofKind: .declReferenceExpr) {
      nodes[node.range.start.index] = node
    }
    var seen: Set<Int> = []
    return answers.references.compactMap { reference in
      guard let node = nodes[reference.offset], seen.insert(reference.offset).inserted else {
        return nil
      }
      switch reference.target {
      case .type(let mangled): return typeName(node, mangled)
      case .declaration(let usr): return name(node, reference.name, usr)
      }
    }
  }

  private func name(_ node: SyntaxCursor, _ name: String, _ usr: String) -> Finding? {
    // Macros expand to names that stand nowhere in the file.
    guard isWritten(name, at: node) else { return nil }
    let declaration = declarations[usr]
    let isOwn = usr.isEmpty || usr.hasPrefix("s:3App")
    guard isOwn || declaration != nil else { return nil }
    let isLibrary = declaration.map { !isOwnPath($0.path) } ?? false
    let verdict: Verdict =
      switch program.reference(of: node, in: file) {
      case .declaration(let decl):
        isSame(decl, declaration, name)
          ? .agrees
          : .differs(
            ours: describe(decl), theirs: declaration.map { "\($0.path):\($0.start)" } ?? usr)
      case .ambiguous, .unknown: .unknown
      }
    return Finding(
      subject: isLibrary ? .libraryReference : .ownReference, verdict: verdict, kind: "name",
      offset: node.range.start.index)
  }

  private func isWritten(_ name: String, at node: SyntaxCursor) -> Bool {
    let text = node.text
    return name.hasPrefix("$") || ["init", "callAsFunction", "subscript", "self"].contains(name)
      || text.hasPrefix(name) || text.hasPrefix("`") || text.hasPrefix("$" + name)
  }

  private func isSame(
    _ decl: DeclID, _ declaration: CompilerAnswers.Declaration?, _ name: String
  ) -> Bool {
    let ours = program.name(of: decl)
    guard let declaration else {
      // The compiler gives local declarations and implicit ones no place.
      return ours == name || decl.facet != .declared || name == "self"
    }
    let path = program.file(decl.file).indexed.path
    guard path.hasSuffix(declaration.path) || declaration.path.hasSuffix(path) else { return false }
    if decl.facet != .declared { return true }
    let place = program.cursor(of: decl).declarationOffset
    return declaration.start <= place && place <= declaration.end
      && (declaration.name == nil || declaration.name == ours || declaration.name == "init")
  }

  private func typeName(_ node: SyntaxCursor, _ mangled: String) -> Finding? {
    let demangled = names[mangled] ?? ""
    let module = demangled.prefix { $0 != "." }
    let isOwn = module == "App"
    guard isOwn || KnownFiles.standInModules.contains(String(module)) else { return nil }
    let path = demangled.prefix { $0 != "<" }.split(separator: ".")
    let verdict: Verdict
    switch program.reference(of: node, in: file) {
    case .declaration(let decl):
      let ours = program.name(of: decl)
      let isNamed = path.contains { $0 == ours } || program.isAlias(decl)
      verdict = isNamed ? .agrees : .differs(ours: describe(decl), theirs: demangled)
    case .ambiguous, .unknown: verdict = .unknown
    }
    return Finding(
      subject: isOwn ? .ownReference : .libraryReference, verdict: verdict, kind: "type name",
      offset: node.range.start.index)
  }

  private func isOwnPath(_ path: String) -> Bool { !path.contains("SwiftUIStandIn/") }

  private func describe(_ decl: DeclID) -> String {
    "\(program.name(of: decl)) in \(program.file(decl.file).indexed.path)"
      + ":\(program.cursor(of: decl).declarationOffset)"
  }

  // MARK: Types

  private func typeFindings() -> [Finding] {
    tree.nodes(ofKind: .memberAccessExpr).compactMap { access in
      guard let base = MemberAccessView(access)?.base, let last = base.lastToken else { return nil }
      let span = CompilerAnswers.Span(
        start: base.range.start.index, end: tree.range(of: last).start.index)
      guard let types = answers.types[span] else { return nil }
      let theirs = types.compactMap { names[$0] }.map(TypeNotation.normalized)
      guard !theirs.isEmpty else { return nil }
      let type = program.type(of: base, in: file)
      let ours = TypeNotation.ours(program.text(of: type))
      let verdict: Verdict =
        if theirs.contains(where: { TypeNotation.matches(ours, $0) }) {
          .agrees
        } else if !type.isComplete { .unknown } else { .differs(ours: ours, theirs: theirs[0]) }
      return Finding(
        subject: .receiverType, verdict: verdict, kind: "\(base.kind)", offset: span.start)
    }
  }
}

extension SyntaxCursor {
  /// The offset by which the compiler knows a declaration: that of its keyword or its name.
  fileprivate var declarationOffset: Int {
    let keywords: Set<TokenKind> = [
      .actor, .associatedtype, .class, .enum, .func, .initKeyword, .protocol, .struct, .subscript,
      .typealias,
    ]
    let keyword = ownTokens.first { keywords.contains(tree.tokens[$0.index].kind) }
    return (keyword.map { tree.range(of: $0).start } ?? range.start).index
  }
}
