import Semantics
import Syntax
import TestSupport

/// The declarations that names refer to.
extension Comparison {
  func referenceFindings() -> [Finding] {
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

  /// The names in key paths, which the compiler lists without their places.
  func keyPathFindings() -> [Finding] {
    let nodes = tree.nodes(ofKind: .keyPathExpr)
    return answers.keyPaths.sorted { $0.key < $1.key }.flatMap { offset, members -> [Finding] in
      guard let node = nodes.first(where: { $0.range.start.index == offset }) else { return [] }
      let names = node.children.filter { $0.kind == .keyPathComponent }
        .flatMap(\.children).filter { $0.kind == .keyPathPropertyComponent }
        .compactMap { $0.child(.declReferenceExpr) }
      guard names.count == members.count else { return [] }
      return zip(names, members).compactMap { name($0, $1.name, $1.usr) }
    }
  }

  private func name(_ node: SyntaxCursor, _ name: String, _ usr: String) -> Finding? {
    // Macros expand to names that stand nowhere in the file.
    guard isWritten(name, at: node) else { return nil }
    let declaration = app.declarations[usr]
    let library = standIn[usr]
    let isOwn = usr.isEmpty || isMangledOwn(usr) || declaration != nil
    guard isOwn || library != nil else { return nil }
    let verdict: Finding.Verdict =
      switch program.reference(of: node, in: file) {
      case .declaration(let decl):
        library.map { isSame(decl, $0) } ?? isSame(decl, declaration, name)
          ? .agrees
          : .differs(
            ours: describe(decl),
            theirs: library?.text ?? declaration.map { "\($0.path):\($0.start)" } ?? usr)
      case .ambiguous, .unknown: .unknown(cause: cause.text(ofName: node))
      }
    return Finding(
      subject: library == nil ? .ownReference : .libraryReference, verdict: verdict,
      kind: place(of: node), offset: node.range.start.index)
  }

  /// Whether a USR names a declaration of the app's own modules: `s:3App…`.
  private func isMangledOwn(_ usr: String) -> Bool {
    app.modules.contains { usr.hasPrefix("s:\($0.utf8.count)\($0)") }
  }

  private func isWritten(_ name: String, at node: SyntaxCursor) -> Bool {
    let text = node.text
    return name.hasPrefix("$") || ["init", "callAsFunction", "subscript", "self"].contains(name)
      || text.hasPrefix(name) || text.hasPrefix("`") || text.hasPrefix("$" + name)
  }

  private func isSame(_ decl: DeclID, _ declaration: ListedDeclaration) -> Bool {
    self.declaration(decl)?.matches(declaration) ?? false
  }

  /// A declaration of a known module.
  private func declaration(_ decl: DeclID) -> ListedDeclaration? {
    Int(decl.file) < listed.count ? listed[Int(decl.file)][decl.node] : nil
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
    guard let type = types[mangled] else { return nil }
    let isOwn = app.modules.contains(String(type.module))
    guard isOwn || StandIn.modules.contains(String(type.module)) else { return nil }
    let verdict: Finding.Verdict
    switch program.reference(of: node, in: file) {
    case .declaration(let decl):
      let isNamed = type.notation.lastName == program.name(of: decl) || program.isAlias(decl)
      verdict =
        isNamed ? .agrees : .differs(ours: describe(decl), theirs: type.notation.description)
    case .ambiguous, .unknown: verdict = .unknown(cause: cause.text(ofName: node))
    }
    return Finding(
      subject: isOwn ? .ownReference : .libraryReference, verdict: verdict, kind: "type name",
      offset: node.range.start.index)
  }

  /// Where a name stands: alone, as a member, as an implicit member or in a key path.
  private func place(of name: SyntaxCursor) -> String {
    guard let parent = program.file(file).indexed.ancestry.parent(of: name) else {
      return "name"
    }
    switch parent.kind {
    case .memberAccessExpr where parent.firstToken.map({ $0 != name.firstToken }) ?? false:
      return MemberAccessView(parent)?.base == nil ? "implicit member" : "member"
    case .keyPathPropertyComponent: return "key path component"
    default: return "name"
    }
  }

  private func describe(_ decl: DeclID) -> String {
    if let known = declaration(decl) { return known.text }
    return "\(program.name(of: decl)) in \(program.file(decl.file).indexed.path)"
      + ":\(program.cursor(of: decl).declarationOffset)"
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
