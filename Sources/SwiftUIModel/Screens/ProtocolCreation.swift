import Semantics
import SymbolIndex
import Syntax

extension ScreenSearch {
  /// What stands for the places that create an instance of a type without naming it: generic code
  /// that calls the initializer of a protocol, and code that names a case of an enumeration.
  func unnamedUses(of key: TypeKey) -> [Use] {
    declarations(of: key).filter { !$0.isExtension }.compactMap { decl in
      if decl.cursor.kind == .enumDecl {
        return UnresolvedRoute(
          code: .madeIndirectly,
          reason: "shown by `\(key.qualifiedName)`, an enumeration whose cases cannot be traced",
          place: decl.cursor)
      }
      return facts.program.ask { facts.creationThroughProtocol(of: decl, $0) }
    }.map { Use(expression: $0.place, result: .unresolved($0)) }
  }
}

extension DeclarationFacts {
  /// Where code may create an instance of a type by the initializer that a protocol requires.
  fileprivate func creationThroughProtocol(
    of type: TypeDecl, _ program: Program
  ) -> UnresolvedRoute? {
    for proto in program.protocols(requiring: "init", ofTypeAt: type.cursor) {
      let name = program.name(of: proto)
      let isKnown = program.knownModule(of: proto) != nil
      if let place = isKnown ? type.cursor : genericUse(of: name, program) {
        return UnresolvedRoute(
          code: .madeIndirectly, reason: "perhaps created here through the protocol `\(name)`",
          place: place)
      }
    }
    return nil
  }

  /// A place that may create instances of whatever type conforms to a protocol: one that names the
  /// protocol, or one that refines it, other than for a type to conform to it.
  private func genericUse(of proto: String, _ program: Program) -> SyntaxCursor? {
    var names = [proto]
    var next = 0
    while next < names.count {
      for path in mentions.files(mentioning: names[next]) {
        guard let number = program.number(ofFileAt: path) else { continue }
        let file = program.file(number).indexed
        for use in file.uses(of: names[next]) where use.kind != .declReferenceExpr {
          switch ProtocolUse(use, file.ancestry) {
          case .conformance: continue
          case .otherName(let name): if !names.contains(name) { names.append(name) }
          case .generic: return use
          }
        }
      }
      next += 1
    }
    return nil
  }
}

/// What a protocol is named for.
private enum ProtocolUse {
  case conformance
  /// A protocol that refines it, or an alias.
  case otherName(String)
  /// Something that may create an instance.
  case generic

  init(_ use: SyntaxCursor, _ ancestry: Ancestry) {
    var inner = use
    for outer in ancestry.ancestors(of: use) {
      switch outer.kind {
      case .protocolDecl, .typeAliasDecl:
        self = outer.declaredNames.first.map { .otherName($0.name) } ?? .generic
        return
      case .structDecl, .classDecl, .enumDecl, .actorDecl:
        self = inner.kind == .inheritanceClause ? .conformance : .generic
        return
      case .extensionDecl:
        let creates = inner.kind != .inheritanceClause && outer.createsSelf
        self = creates ? .generic : .conformance
        return
      case .genericParameterClause, .genericWhereClause, .functionDecl, .initializerDecl,
        .subscriptDecl, .variableDecl, .associatedTypeDecl, .memberBlock, .codeBlock:
        self = .generic
        return
      default: inner = outer
      }
    }
    self = .generic
  }
}

extension SyntaxCursor {
  /// Whether an extension of a protocol may create an instance: `Self()`, `.init()`, `make(Self.self)`.
  fileprivate var createsSelf: Bool {
    descendants.contains { node in
      guard node.kind == .declReferenceExpr, let first = node.firstToken else { return false }
      let kind = node.tree.tokens[first.index].kind
      return kind == .capitalSelfKeyword || kind == .initKeyword
    }
  }
}
