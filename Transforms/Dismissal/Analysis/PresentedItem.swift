import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The type of the item that presents a view, as the view can write it.
struct PresentedItem {
  /// The state of the presentation, and the type that declares it.
  private let state: StoredProperty
  private let owner: TypeDecl
  private let written: String
  private let context: TransformContext

  init(of state: OwnedState, in context: TransformContext) {
    self.init(state.itemType ?? "", of: state.property, in: state.type, context)
  }

  init(
    _ written: String, of state: StoredProperty, in owner: TypeDecl, _ context: TransformContext
  ) {
    self.written = written
    self.state = state
    self.owner = owner
    self.context = context
  }

  private var presenterPath: String { state.decl.tree.source.path }

  /// `Note`, `BookView.Sheet`
  ///
  /// - Throws: where the name means something else in the view, or cannot be used there.
  func type(in view: DismissingView) throws(Obstacle) -> String {
    guard written.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }),
      let root = written.split(separator: ".").first.map(String.init)
    else { throw obstacle("cannot be written in `\(view.name)`") }
    let place = view.properties[0].cursor
    let (own, other) = context.program.ask {
      ($0.meaning(of: root, at: state.binding), $0.meaning(of: root, at: place))
    }
    if own == .nothing, other == .nothing {
      guard mayName(root, in: place.tree) else { throw obstacle("may be unknown in that file") }
      return written
    }
    guard let decl = own.decls.first, areCopies(own.decls) else {
      throw obstacle("has several meanings")
    }
    let isSame = !other.decls.isEmpty && areCopies(own.decls + other.decls)
    if context.program.ask({ $0.isPrivate(decl) || isPrivate(in: $0) }),
      !view.isPrivate || view.path != presenterPath || !isSame
    {
      throw obstacle("is private")
    }
    let home = context.program.ask { $0.knownModule(of: decl) == nil ? $0.path(of: decl) : nil }
    if let home, context.modules[home] != context.modules[view.path], !mayName(root, in: place.tree)
    {
      throw obstacle("may be unknown in that file")
    }
    if isSame { return written }
    return try nested(decl, seenFrom: place)
  }

  /// Whether declarations are one, or stand for each other in the branches of an `#if`.
  private func areCopies(_ decls: [DeclID]) -> Bool {
    context.program.ask { program in decls.allSatisfy { program.isSame($0, decls[0]) } }
  }

  /// Whether the type itself is private, where it is the member of another one: `Book.Sheet`.
  private func isPrivate(in program: Program) -> Bool {
    guard let type = state.type?.children.first(where: { _ in true }) else { return false }
    return program.decl(of: program.type(written: type)).map(program.isPrivate) ?? false
  }

  /// A type that the presenter declares: `BookView.Sheet`.
  private func nested(_ decl: DeclID, seenFrom place: SyntaxCursor) throws(Obstacle) -> String {
    let name = context.program.ask { program -> String? in
      guard let presenter = program.type(declaredAt: owner.cursor),
        program.owner(of: decl) == presenter, !owner.isGeneric,
        program.isTypeDecl(decl)
      else { return nil }
      let ancestry = Ancestry(of: owner.cursor.tree)
      let types = [owner.cursor] + ancestry.ancestors(of: owner.cursor)
      guard !types.contains(where: \.isPrivate) else { return nil }
      let outer = owner.qualifiedName(ancestry: ancestry)
      let first = String(outer.prefix { $0 != "." })
      let meant = [owner.cursor, place].map { program.meaning(of: first, at: $0).decls }
      return meant[0] == meant[1] && !meant[0].isEmpty ? outer + "." + written : nil
    }
    guard let name else { throw obstacle("means something else in the presented view") }
    return name
  }

  /// Whether a type that no file of the repository declares is known to the view's file: that mentions it, or
  /// imports whatever the presenter's file does.
  private func mayName(_ name: String, in tree: SyntaxTree) -> Bool {
    if tree.source.path == presenterPath { return true }
    if context.paths(mentioning: name).contains(tree.source.path) { return true }
    return state.decl.tree.importedModules.isSubset(of: tree.importedModules)
  }

  private func obstacle(_ words: String) -> Obstacle {
    Obstacle(
      .unsuitedState, "the item's type `\(written)` \(words)",
      remedy: "declare the type of the item outside of the presenting view, and not private",
      at: state.decl)
  }
}

extension Program {
  /// Whether only the code of a type or file can name a declaration.
  fileprivate func isPrivate(_ decl: DeclID) -> Bool {
    guard knownModule(of: decl) == nil else { return false }
    return cursor(of: decl).isPrivate
  }
}

extension DismissingView {
  /// Whether only the code of a type or file can name the view.
  fileprivate var isPrivate: Bool {
    declarations.contains { !$0.isExtension && $0.cursor.isPrivate }
  }
}

extension SyntaxTree {
  /// `import Models`
  fileprivate var importedModules: Set<String> {
    Set(nodes(ofKind: .importDecl).map(\.textWithoutTrivia))
  }
}
