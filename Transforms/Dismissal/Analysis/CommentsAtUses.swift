import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The comments at declarations that a change uses in another way than before, although it does not edit them: a state
/// that one more view sets, a function or closure that one more view calls, a container that passes something on, an
/// extension that gets one more entry. A comment there that says who uses the declaration, and how, may become false.
struct CommentsAtUses {
  private let view: DismissingView
  private let context: TransformContext

  init(of facts: DismissalFacts) {
    view = facts.view
    context = facts.context
  }

  /// The type or file with the first such comment.
  func placeOfDoubt(after edits: [String: [Edit]]) -> String? {
    for path in edits.keys.sorted() {
      guard let file = context.screens.file(at: path) else { continue }
      for edit in edits[path] ?? [] {
        let nodes = file.tree.nodes(around: edit.range.start)
        let name =
          placeOfEntry(nodes, path) ?? placeOfFunction(nodes, edit) ?? placeOfLine(nodes, edit)
        if let name { return name }
      }
    }
    return placeOfRequirement ?? placeOfView ?? placeOfContainer ?? placeOfState
  }

  // MARK: Edited declarations

  /// An extension of the environment that gets another entry, or its file.
  private func placeOfEntry(_ nodes: [SyntaxCursor], _ path: String) -> String? {
    guard let block = nodes.firstIndex(where: { $0.kind == .memberBlock }),
      nodes.indices.contains(block + 1), nodes[block + 1].kind == .extensionDecl,
      let type = TypeDecl(nodes[block + 1]), type.name == "EnvironmentValues"
    else { return nil }
    let tree = type.cursor.tree
    // One above a value may head those below it, too.
    let headings = type.members.compactMap(\.firstToken).flatMap(tree.leadingTrivia)
      .filter { $0.isComment && !$0.isDocumentation }
    let isDoubtful = (type.commentsAbove + headings).contains {
      tree.isHeading($0) || tree.isProse($0)
    }
    if isDoubtful { return type.name }
    return tree.hasProseAboutValues ? path : nil
  }

  /// A function whose parameter takes another action, where its documentation describes the parameter.
  private func placeOfFunction(_ nodes: [SyntaxCursor], _ edit: Edit) -> String? {
    guard !edit.range.isEmpty,
      let parameter = nodes.first(where: { $0.kind == .functionParameter }),
      let function = nodes.first(where: { [.functionDecl, .initializerDecl].contains($0.kind) }),
      let first = function.firstToken
    else { return nil }
    let names = Set(
      FunctionDeclView.Parameter(parameter).map { [$0.name] + [$0.label].compactMap(\.self) } ?? [])
    let tree = function.tree
    let isDescribed = tree.ownComments(above: first).contains { comment in
      !names.isDisjoint(with: tree.source.string(comment.range).identifiers)
    }
    guard isDescribed else { return nil }
    return nodes.lazy.compactMap { TypeDecl($0)?.name }.first ?? tree.source.path
  }

  /// The type with an edited statement, where a comment at the statement names what it uses now, or the system; or the
  /// type with the function that it calls now, where a comment there says what the function is for.
  private func placeOfLine(_ nodes: [SyntaxCursor], _ edit: Edit) -> String? {
    let code = String(decoding: edit.replacement, as: UTF8.self)
    guard view.declarations.contains(where: { $0.cursor.contains(nodes[0]) }) else { return nil }
    let tree = nodes[0].tree
    let used = Set(code.identifiers).subtracting(["false", "nil", "self", "true"])
    let isDoubtful = comments(atStatementsAround: nodes).contains { comment in
      let text = tree.source.string(comment.range)
      return !tree.isCommentedOut(comment)
        && (!used.isDisjoint(with: text.identifiers)
          || text.lowercased().contains(oneOf: Self.providers)
          || ProseTopics(of: text).haveForeignName)
    }
    if isDoubtful { return nodes.lazy.compactMap { TypeDecl($0)?.name }.first }
    return code.identifiers.lazy.flatMap(context.functions)
      .filter { $0.parameters.isEmpty && $0.cursor.tellsOfCallers }
      .compactMap { function in
        TypeDecl.enclosing(function.cursor, ancestry: Ancestry(of: function.cursor.tree))?.name
      }.first
  }

  /// The comments above the statements around an edit and behind them.
  private func comments(atStatementsAround nodes: [SyntaxCursor]) -> [TriviaPiece] {
    let statements = nodes.indices.dropLast().filter { nodes[$0 + 1].holdsStatements }
    return statements.map { nodes[$0] }.flatMap { statement in
      let extent = DeclarationExtent(of: statement).range
      return statement.tree.comments(in: ByteRange(extent.start, statement.range.start))
        + statement.tree.comments(in: ByteRange(statement.range.end, extent.end))
    }
  }

  private static let providers = ["automatic", "framework", "swiftui", "system"]

  // MARK: Other declarations

  /// A protocol of the view, where a comment says how views close.
  private var placeOfRequirement: String? {
    let protocols = view.declarations.flatMap(\.inheritedNames).flatMap { name in
      context.index.declarations(named: name).filter { $0.symbol.kind == .protocolDecl }
        .compactMap { proto in
          context.file(at: proto.path).flatMap {
            TypeDecl(SyntaxCursor(tree: $0.tree, id: proto.symbol.node))
          }
        }
    }
    return protocols.first { type in
      type.cursor.holdsProse { $0.contains(oneOf: ["clos", "dismiss", "presenter", "pop"]) }
    }?.name
  }

  /// The view, where a comment says how it has to be shown.
  private var placeOfView: String? {
    view.declarations.first { type in
      let tree = type.cursor.tree
      return type.commentsAbove.contains {
        !Self.wordsOfShowing.isDisjoint(with: tree.source.string($0.range).lowercased().proseWords)
      }
    }?.name
  }

  private static let wordsOfShowing: Set = [
    "anywhere", "effect", "either", "everywhere", "independent", "independently", "modally",
    "pushed",
  ]

  /// A view around the view, where a comment says how it can be shown or what it gets.
  private var placeOfContainer: String? {
    containers.flatMap(\.declarations).first { type in
      let tree = type.cursor.tree
      return (type.commentsAbove + type.commentsAtProperties).contains { comment in
        guard let topics = tree.topics(of: comment) else { return false }
        let words = tree.source.string(comment.range).lowercased().proseWords
        return topics.haveOwnDismissal || topics.haveInputs || topics.haveAbsolutes
          || !Self.wordsOfUse.isDisjoint(with: words)
      }
    }?.name
  }

  private var containers: [ContainerView] {
    var numbers = Array(Set(view.sites.flatMap(\.step.containers)))
    var next = 0
    while next < numbers.count {
      for number in context.screens.containers[numbers[next]].steps.flatMap(\.containers)
      where !numbers.contains(number) {
        numbers.append(number)
      }
      next += 1
    }
    return numbers.sorted().map { context.screens.containers[$0] }
  }

  private static let wordsOfUse = wordsOfShowing.union(["nothing", "passed", "presented"])

  /// The type that declares the state of a presentation, or an object with it, where a comment says who reads or
  /// writes values.
  private var placeOfState: String? {
    for case .presentation(let presentation) in view.sites.flatMap(\.routes).map(\.end) {
      let ancestry = Ancestry(of: presentation.call.tree)
      var types = [TypeDecl.enclosing(presentation.call, ancestry: ancestry)].compactMap(\.self)
      if let owner = owner(ofStateOf: presentation) { types.append(owner) }
      let found = types.first { type in
        let tree = type.cursor.tree
        return (type.commentsAbove + type.commentsAtProperties).contains { comment in
          let words = tree.source.string(comment.range).lowercased().proseWords
          return !tree.isCommentedOut(comment) && !Self.wordsOfAccess.isDisjoint(with: words)
            && !Self.wordsOfUsers.isDisjoint(with: words)
        }
      }
      if let found { return found.name }
    }
    return nil
  }

  private func owner(ofStateOf presentation: Presentation) -> TypeDecl? {
    context.program.ask { program in
      guard let state = presentation.trigger.state.flatMap(StatePath.init),
        let root = state.decl(in: program),
        case .ofValue(let member) = state.members(of: root, in: program)
      else { return nil }
      return program.owner(of: member).flatMap { TypeDecl(program.cursor(of: $0)) }
    }
  }

  private static let wordsOfAccess: Set = [
    "mutate", "mutated", "mutates", "mutating", "owner", "owns", "read", "read-only", "readonly",
    "reads",
    "write", "writes", "writing", "written",
  ]

  /// The words for those who read and write, and for who does not.
  private static let wordsOfUsers: Set = [
    "by", "child", "children", "don", "everybody", "host", "must", "never", "no", "nobody", "not",
    "only", "others", "page", "pages", "parent", "presenter", "screen", "screens", "sheet",
    "sheets",
    "view", "views",
  ]
}

extension SyntaxCursor {
  /// Whether comments above a function say who calls it or what it is for: `/// For tests only.`
  fileprivate var tellsOfCallers: Bool {
    guard let firstToken else { return false }
    return tree.ownComments(above: firstToken).contains { comment in
      let words = tree.source.string(comment.range).lowercased().proseWords
      return !tree.isCommentedOut(comment)
        && words.contains { ["by", "call", "called", "for", "never", "only", "used"].contains($0) }
    }
  }

  /// Whether a declaration has comments with some prose, above it or in it.
  fileprivate func holdsProse(where isAbout: (String) -> Bool) -> Bool {
    tree.comments(in: DeclarationExtent(of: self).range).contains { comment in
      !tree.isCommentedOut(comment) && isAbout(tree.source.string(comment.range).lowercased())
    }
  }
}

extension SyntaxTree {
  fileprivate func isHeading(_ comment: TriviaPiece) -> Bool {
    source.string(comment.range).contains("MARK:")
  }

  fileprivate func isProse(_ comment: TriviaPiece) -> Bool {
    !isDirective(comment) && !isCommentedOut(comment)
      && source.string(comment.range).contains { $0.isLetter }
  }

  /// Whether a comment outside of declarations, other than the file's name, author and license, speaks of values.
  fileprivate var hasProseAboutValues: Bool {
    let types = TypeDecl.all(in: self).map(\.cursor.range)
    return comments(in: root.range).contains { comment in
      let words = source.string(comment.range).lowercased().proseWords
      return !types.contains { $0.contains(comment.range) } && isProse(comment)
        && !Self.wordsForValues.isDisjoint(with: words)
    }
  }

  private static let wordsForValues: Set = [
    "entries", "entry", "environment", "key", "keys", "value", "values",
  ]
}

extension String {
  /// The names and words in a text.
  var identifiers: [String] {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
