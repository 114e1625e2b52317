import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// Which code of a type runs only while a presentation is shown, and what its content may call.
struct ContentReach {
  let flags: [PresentationFlag]
  let context: TransformContext
  /// The members of the type and its extensions that have code.
  private let members: [Member]

  private struct Member {
    let name: String
    let decl: SyntaxCursor
    let file: IndexedFile
    /// The files that may use it; nil where some are of no member of the type.
    let users: [IndexedFile]?

    func contains(_ place: SyntaxCursor) -> Bool {
      place.tree.source.path == file.path && decl.range.contains(place.range)
    }
  }

  /// - Parameter files: the files with code of the type.
  init(
    _ flags: [PresentationFlag], of type: TypeDecl, in files: [IndexedFile],
    _ context: TransformContext
  ) {
    self.flags = flags
    self.context = context
    let name = type.qualifiedName(ancestry: Ancestry(of: type.cursor.tree))
    members = files.flatMap { file in
      TypeDecl.all(in: file.tree).filter { $0.qualifiedName(ancestry: file.ancestry) == name }
        .flatMap { type in
          let isPrivate = type.cursor.isPrivate
          return type.members.flatMap { decl in
            decl.memberNames.map { name in
              let users =
                isPrivate || decl.isPrivate
                ? [file] : Self.users(of: context.paths(mentioning: name), in: files)
              return Member(name: name, decl: decl, file: file, users: users)
            }
          }
        }
    }
  }

  private static func users(of paths: [String], in files: [IndexedFile]) -> [IndexedFile]? {
    let users = files.filter { paths.contains($0.path) }
    return users.count == paths.count ? users : nil
  }

  /// The flag whose presentation is shown while the code of a place runs; nil where none has to be.
  func flag(shownAt place: SyntaxCursor) -> Int? { flag(shownAt: place, passing: []) }

  private func flag(shownAt place: SyntaxCursor, passing seen: Set<String>) -> Int? {
    if let lexical = flags.firstIndex(where: { $0.presentation.hasContent(around: place) }) {
      return lexical
    }
    guard let member = members.first(where: { $0.contains(place) }), let users = member.users,
      members.count(where: { $0.name == member.name }) == 1, !seen.contains(member.name)
    else { return nil }
    let mentions = users.flatMap { $0.uses(of: member.name) }
    let homes = mentions.map { flag(shownAt: $0, passing: seen.union([member.name])) }
    return Set(homes).count == 1 ? homes[0] : nil
  }

  /// The places that call the member around a place, each with its file, and the names of the members on the way.
  func callers(
    ofMemberAround place: SyntaxCursor, passing seen: Set<String>
  ) -> (places: [(SyntaxCursor, IndexedFile)], names: Set<String>) {
    guard let member = members.first(where: { $0.contains(place) }), let users = member.users,
      !seen.contains(member.name), member.name != "body"
    else { return ([], seen) }
    let places = users.flatMap { file in file.uses(of: member.name).map { ($0, file) } }
    return (places, seen.union([member.name]))
  }

  /// The places in the content of a presentation from which a use runs: the use itself, or mentions of the member
  /// that it is in.
  func places(in content: SyntaxCursor, reaching use: FlagUse) -> [SyntaxCursor] {
    if use.file.path == content.tree.source.path, content.range.contains(use.node.range) {
      return [use.node]
    }
    let names = memberNames(around: use.node)
    return content.mentions(of: callers(of: names))
  }

  /// The name of the member around a place.
  func memberNames(around place: SyntaxCursor) -> Set<String> {
    Set(members.filter { $0.contains(place) }.map(\.name))
  }

  /// The names of the members that show the presentation of a flag, or call one that does.
  func members(showing flag: Int, unlessHiding hidden: Int) -> Set<String> {
    let own = members.filter { member in
      flags[flag].uses.contains { $0.mayShow && member.contains($0.node) }
        && !flags[hidden].uses.contains { $0.action == .hide && member.contains($0.node) }
    }
    return callers(of: Set(own.map(\.name)))
  }

  /// The names of the members that show any presentation but that of a flag, or call one that does.
  func members(showingOthersThan flag: Int) -> Set<String> {
    let own = members.filter { member in
      flags.indices.contains { other in
        other != flag && flags[other].uses.contains { $0.mayShow && member.contains($0.node) }
      }
    }
    return callers(of: Set(own.map(\.name)))
  }

  /// Whether code shows another presentation than that of a flag.
  func shows(in code: SyntaxCursor, besides flag: Int) -> Bool {
    flags.indices.contains { other in
      other != flag
        && flags[other].uses.contains { use in
          use.mayShow && use.file.path == code.tree.source.path
            && code.range.contains(use.node.range)
        }
    }
  }

  private func callers(of names: Set<String>) -> Set<String> {
    var found = names
    while true {
      let more = members.filter { !found.contains($0.name) && $0.decl.mentions(oneOf: found) }
      guard !more.isEmpty else { return found.subtracting(["body"]) }
      found.formUnion(more.map(\.name))
    }
  }
}

extension FlagPresentation {
  /// Whether a place is in the code of the content.
  func hasContent(around place: SyntaxCursor) -> Bool {
    guard let content else { return false }
    return place.tree.source.path == tree.source.path
      && content.cursor.range.contains(place.range)
  }
}

extension SyntaxCursor {
  /// The names of the function or the variables that a member declares with code of its own.
  fileprivate var memberNames: [String] {
    if let function = FunctionDeclView(self) { return [function.name] }
    return children.filter { $0.kind == .patternBinding }.compactMap {
      $0.child(.identifierPattern)?.textWithoutTrivia
    }
  }

  /// Whether its code names one of some members.
  func mentions(oneOf names: Set<String>) -> Bool { !names.isEmpty && !mentions(of: names).isEmpty }

  /// The places in its code that name one of some members of `self`.
  func mentions(of names: Set<String>) -> [SyntaxCursor] {
    var ofOthers: Set<NodeID> = []
    return descendants.filter { node in
      if let member = MemberAccessView(node), member.base?.isSelf != true,
        let name = member.nameNode
      {
        ofOthers.insert(name.id)
      }
      return node.kind == .declReferenceExpr && !ofOthers.contains(node.id)
        && node.declaredName.map(names.contains) == true
    }
  }
}
