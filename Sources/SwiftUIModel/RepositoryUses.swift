import Semantics
import SymbolIndex
import Syntax

/// Looks for the places in a repository that use declarations.
public struct RepositoryUses: Sendable {
  private let mentions: Lazy<MentionTable>
  private let modules: ModuleMap
  private let program: SharedProgram
  private let files: any FileProvider

  public init(
    mentions: Lazy<MentionTable>, modules: ModuleMap, program: SharedProgram,
    files: any FileProvider
  ) {
    self.mentions = mentions
    self.modules = modules
    self.program = program
    self.files = files
  }

  /// The places that use declarations of one name, or may, by file, in the order of the index.
  ///
  /// - Parameters:
  ///   - decls: the nodes that declare them, such as the pattern of a variable.
  ///   - arePrivate: whether only the files that declare them can name them.
  ///   - other: a name that a file has to mention, too, for its uses to count.
  public func uses(
    of decls: [SyntaxCursor], arePrivate: Bool, inFilesMentioning other: String?
  ) -> [(file: IndexedFile, uses: [DeclUse])] {
    let ids = program.ask { program in decls.compactMap(program.decl) }
    guard !ids.isEmpty else { return [] }
    var paths = paths(ofUsesOf: ids, declaredIn: decls[0].tree.source.path, and: other)
    if arePrivate {
      let own = Set(decls.map(\.tree.source.path))
      paths.removeAll { !own.contains($0) }
    }
    let found = files.files(at: paths).compactMap(\.self)
    return program.ask { program in
      found.map { ($0, program.uses(of: ids, in: $0)) }.filter { !$0.1.isEmpty }
    }
  }

  /// The files that can use some declarations, as far as names and modules tell.
  private func paths(
    ofUsesOf ids: [DeclID], declaredIn home: String, and other: String?
  ) -> [String] {
    let (name, owner, isExported) = program.ask { program in
      (
        program.name(of: ids[0]), program.owner(of: ids[0]).map(program.name),
        ids.contains(where: program.isExported)
      )
    }
    let mentions = mentions.value
    let paths = mentions.files(mentioningOneOf: [name, "_" + name, "$" + name], and: other)
    guard let owner, !isExported else { return paths }
    return mentions.paths(paths, mayUseMembersOf: owner, declaredIn: home, modules)
  }
}
