import Semantics
import SymbolIndex
import Syntax

/// A type whose instances are searched for, with what tells it from others of its name.
struct CreatedType {
  let key: TypeKey
  /// Its declarations: several where targets or branches of `#if` have copies of it.
  let decls: Set<DeclID>
  /// Its declarations, followed by its extensions.
  let parts: [TypeDecl]
  private let facts: DeclarationFacts
  /// Whether nothing else in the repository has its name.
  private let isOnly: Bool
  private let lazyInitializers: Lazy<[InitializerSignature]>

  init(_ key: TypeKey, parts: [TypeDecl], facts: DeclarationFacts) {
    self.key = key
    self.parts = parts
    self.facts = facts
    lazyInitializers = Lazy { parts.initializers }
    let namesakes = facts.index.declarations(named: key.name)
    let own = facts.placedTypes(of: key).filter { $0.symbol.kind != .extensionDecl }
    decls = Set(
      facts.program.ask { program in
        own.compactMap { program.decl(at: $0.symbol.node, in: $0.path) }
      })
    isOnly =
      own.count == namesakes.count && facts.index.files(declaring: key.name).count <= own.count
      && facts.mentions.files(declaringFunction: key.name).isEmpty
  }

  var program: SharedProgram { facts.program }

  /// The signatures of its initializers. Each call that may mean one is compared with them.
  var initializers: [InitializerSignature] { lazyInitializers.value }

  /// Whether a file can name the type.
  func isVisible(in file: IndexedFile) -> Bool {
    if let own = key.file { return own == file.path }
    return !facts.index.isPrivate(key.qualifiedName, in: file.path)
  }

  /// Whether a use of one of its names in an expression refers to it.
  func isMeant(by use: SyntaxCursor, in file: IndexedFile) -> Bool {
    if isOfSwiftUI(use, in: file) { return false }
    if isOnly, use.declaredName == key.name, isPlain(use, file),
      facts.modules[file.path] == key.module
    {
      return true
    }
    return program.ask { program in
      let candidates =
        isPlain(use, file)
        ? program.meaning(of: use.declaredName ?? "", at: use).decls
        : program.reference(of: use).decls
      if candidates.isEmpty, isQualifiedByModule(use, in: file, program) { return true }
      let types = candidates.filter { isNamed(by: $0, program) }
      guard !types.isEmpty, types.count < candidates.count,
        let call = file.ancestry.call(of: use)
      else { return !types.isEmpty }
      return creates(program.reference(of: call), program) ?? true
    }
  }

  /// `App.ImportView`, where nothing else is known by the name before the period.
  private func isQualifiedByModule(
    _ use: SyntaxCursor, in file: IndexedFile, _ program: Program
  ) -> Bool {
    guard use.declaredName == key.qualifiedName, facts.modules[file.path] == key.module,
      let base = file.ancestry.parent(of: use).flatMap(MemberAccessView.init)?.base,
      base.kind == .declReferenceExpr, let name = base.declaredName, name.first?.isUppercase == true
    else { return false }
    return program.meaning(of: name, at: base) == .nothing
  }

  /// Whether a call means what SwiftUI declares by the name of the type, as its arguments tell.
  private func isOfSwiftUI(_ use: SyntaxCursor, in file: IndexedFile) -> Bool {
    guard use.declaredName == key.name, !SwiftUINames[key.name].isEmpty,
      let call = file.ancestry.call(of: use).flatMap(FunctionCallView.init)
    else { return false }
    return initializers.allSatisfy {
      $0.parameterIndices(of: call, lookingThroughAliases: true) == nil
    }
  }

  /// Whether a written type is the type, not counting what stands around it.
  func isMeant(byType node: SyntaxCursor, in file: IndexedFile) -> Bool {
    if isOnly, node.kind == .identifierType, facts.modules[file.path] == key.module { return true }
    return program.ask { program in
      guard case .nominal(let decl, _) = program.type(written: node) else { return false }
      return decls.contains(decl)
    }
  }

  /// Whether what a call refers to is an initializer of the type; nil where nothing is known.
  func creates(_ reference: Reference, _ program: Program) -> Bool? {
    let called = reference.decls
    return called.isEmpty
      ? nil
      : called.contains { decl in
        decl.facet == .implicitInitializer
          ? decls.contains(DeclID(file: decl.file, node: decl.node))
          : program.owner(of: decl).map(decls.contains) ?? false
      }
  }

  /// Whether a declaration is the type, or another name for it.
  private func isNamed(by decl: DeclID, _ program: Program) -> Bool {
    if decls.contains(decl) { return true }
    guard program.isAlias(decl),
      case .metatype(.nominal(let type, _)) = program.type(ofDeclared: decl)
    else { return false }
    return decls.contains(type)
  }

  private func isPlain(_ use: SyntaxCursor, _ file: IndexedFile) -> Bool {
    guard let member = file.ancestry.parent(of: use).flatMap(MemberAccessView.init) else {
      return true
    }
    return member.base?.id == use.id
  }

  /// The uses of `Self` in a file that mean the type.
  func usesOfSelf(in file: IndexedFile) -> [SyntaxCursor] {
    parts.filter { $0.cursor.tree === file.tree }.flatMap { part in
      part.cursor.descendants.filter { node in
        node.kind == .declReferenceExpr && node.isCapitalSelf
          && TypeDecl.enclosing(node, ancestry: file.ancestry)?.cursor.id == part.cursor.id
      }
    }
  }
}

extension [TypeDecl] {
  /// The signatures of the initializers of a type with these parts.
  fileprivate var initializers: [InitializerSignature] {
    compactMap { MemberwiseInitializer(of: $0)?.signature }
      + flatMap { $0.members.compactMap(InitializerDeclView.init) }.map(InitializerSignature.init)
  }
}

extension SyntaxCursor {
  /// Whether the node begins with `Self`.
  fileprivate var isCapitalSelf: Bool {
    firstToken.map { tree.tokens[$0.index].kind == .capitalSelfKeyword } ?? false
  }
}
