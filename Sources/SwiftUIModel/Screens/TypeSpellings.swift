import SymbolIndex
import Syntax

/// The names that lead to the places which create instances of a type.
struct TypeSpellings: Sendable {
  /// The type's own name, and those of its aliases.
  private(set) var names: [String]
  /// What is declared with the type: where it is mentioned, `.init(…)` may create an instance.
  private(set) var carriers: Set<Carrier> = []

  /// A function that takes or returns an instance, a property that has one, or a case that holds one.
  struct Carrier: Hashable, Sendable {
    let name: String
    /// The type around a property or initializer.
    let owner: String?
    /// Whether other files have to mention it to give it an instance.
    let isGivenElsewhere: Bool

    /// What a place mentions that gives it an instance.
    var mentions: [String] { owner.map { [name, $0] } ?? [name] }
  }

  init(of name: String) {
    names = [name]
  }

  /// - Parameter files: gives the files that mention a name; nil when they are not all read.
  init?(of type: CreatedType, files: (String) -> [IndexedFile]?) {
    names = [type.key.name]
    var next = 0
    while next < names.count {
      guard let files = files(names[next]) else { return nil }
      for file in files { add(from: file, usesOf: names[next], of: type) }
      next += 1
    }
  }

  /// Adds the aliases and carriers that a file declares with one of the names.
  private mutating func add(from file: IndexedFile, usesOf name: String, of type: CreatedType) {
    for use in file.uses(of: name) where use.kind != .declReferenceExpr {
      // `Outer` in `Outer.Inner` is not the type that is written.
      guard file.ancestry.parent(of: use)?.kind != .memberType else { continue }
      if type.isMeant(byType: use, in: file) { add(use, in: file.ancestry) }
    }
  }

  /// Adds the declaration whose type is written with a name.
  private mutating func add(_ use: SyntaxCursor, in ancestry: Ancestry) {
    var isResult = false
    var inner = use
    for outer in ancestry.ancestors(of: use) {
      switch outer.kind {
      case .typeAliasDecl:
        guard let alias = outer.declaredNames.first?.name else { return }
        let isWhole = ancestry.parent(of: use)?.id == inner.id
        return isWhole ? addName(alias) : carry(alias)
      case .patternBinding:
        guard ancestry.isMember(outer) else { return }
        let owner = TypeDecl.enclosing(outer, ancestry: ancestry)?.name
        for name in outer.boundVariables.map(\.name) { carry(name, of: owner) }
        return
      case .functionDecl:
        return carry(FunctionDeclView(outer)?.name ?? "", isGivenElsewhere: !isResult)
      case .initializerDecl:
        return carry(TypeDecl.enclosing(outer, ancestry: ancestry)?.name ?? "")
      case .enumCaseElement:
        return carry(outer.firstToken.map(outer.tree.name(of:)) ?? "")
      case .returnClause, .functionParameter:
        isResult = outer.kind == .returnClause
      case .attribute, .closureExpr, .codeBlock, .initializerClause, .memberBlock:
        return
      default:
        break
      }
      inner = outer
    }
  }

  private mutating func addName(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }

  private mutating func carry(
    _ name: String, of owner: String? = nil, isGivenElsewhere: Bool = true
  ) {
    carriers.insert(Carrier(name: name, owner: owner, isGivenElsewhere: isGivenElsewhere))
  }

  /// The files that may create an instance, in the order of the index, once those that mention one of
  /// the names are read.
  func files(in mentions: MentionTable, of index: SymbolIndex) -> [String] {
    let elsewhere = carriers.filter(\.isGivenElsewhere)
    if names.count == 1, elsewhere.isEmpty { return mentions.files(mentioning: names[0]) }
    var files = Set(names.flatMap { mentions.files(mentioning: $0) })
    for carrier in elsewhere {
      let mentioning = (carrier.mentions + ["init"]).map { Set(mentions.files(mentioning: $0)) }
      files.formUnion(mentioning.dropFirst().reduce(mentioning[0]) { $0.intersection($1) })
    }
    return index.paths.filter(files.contains)
  }
}

extension Ancestry {
  /// Whether a variable is declared in a type or at the top level of its file.
  fileprivate func isMember(_ binding: SyntaxCursor) -> Bool {
    for outer in ancestors(of: binding) {
      switch outer.kind {
      case .variableDecl, .ifConfigClause, .ifConfigDecl: continue
      case .memberBlock, .sourceFile: return true
      default: return false
      }
    }
    return false
  }
}
