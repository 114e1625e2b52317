import Semantics
import SymbolIndex
import Syntax

/// Looks for the places in a repository that create instances of types.
public struct ConstructionSearch: Sendable {
  private let facts: Lazy<DeclarationFacts>
  private let files: any FileProvider
  private let known = ComputedByKey<TypeKey, [TypeUses.Construction]>()

  public init(
    index: Lazy<SymbolIndex>, mentions: Lazy<MentionTable>, modules: ModuleMap,
    program: SharedProgram, files: any FileProvider
  ) {
    facts = Lazy {
      DeclarationFacts(
        index: index.value, mentions: mentions.value, modules: modules, program: program)
    }
    self.files = files
  }

  /// The places that create an instance of a type, in the order of the index.
  ///
  /// - Parameters:
  ///   - name: the type's name with those of the types around it: `Outer.Inner`.
  ///   - path: a file that declares or extends it.
  public func constructions(of name: String, declaredIn path: String) -> [TypeUses.Construction] {
    let key = facts.value.key(named: name, in: path)
    return known.value(for: key) { constructions(of: key) }
  }

  private func constructions(of key: TypeKey) -> [TypeUses.Construction] {
    let facts = facts.value
    let parts = facts.placedTypes(of: key).compactMap { decl in
      read([decl.path]).first.flatMap {
        TypeDecl(SyntaxCursor(tree: $0.tree, id: decl.symbol.node))
      }
    }
    let type = CreatedType(key, parts: parts, facts: facts)
    let found = TypeSpellings(of: type) { read(facts.mentions.files(mentioning: $0)) }
    let spellings = found ?? TypeSpellings(of: key.name)
    let uses = TypeUses(of: type, spelled: spellings)
    return read(spellings.files(in: facts.mentions, of: facts.index)).flatMap(uses.constructions)
  }

  private func read(_ paths: [String]) -> [IndexedFile] {
    files.files(at: paths).compactMap(\.self)
  }
}
