import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A function of a presenter that removes the last element of its path, so that views do not each get the
/// same closure: `private func pop() { … }`.
struct PopFunction {
  let name: String
  /// The edits that add it; none where the presenter has it.
  let edits: [Edit]

  /// - Parameters:
  ///   - place: where the function is passed to a view.
  /// - Returns: nil where a closure is better: for few views, and for a path that is no property of the
  ///   presenter, nor a member of one.
  init?(
    for presentation: Presentation, at place: SyntaxCursor, ancestry: Ancestry,
    in context: TransformContext
  ) {
    guard case .path(let state) = presentation.trigger,
      let type = TypeDecl.enclosing(presentation.call, ancestry: ancestry),
      type.cursor.kind == .structDecl, type.cursor.contains(place),
      TypeDecl.enclosing(place, ancestry: ancestry)?.cursor.id == type.cursor.id,
      let statement = Self.statement(poppingPath: state, of: type, context)
    else { return nil }
    let existing = type.functions.first {
      $0.isPlainMethod && $0.cursor.isCompiled(with: place)
        && $0.plainBody == statement.filter { $0 != " " }
    }?.name
    guard let name = existing ?? Self.freeName(for: state, in: type, context),
      !context.program.ask({ $0.isHidden(name, at: place) })
    else { return nil }
    let edit = Self.edit(adding: name, doing: statement, to: type)
    guard existing != nil || edit != nil else { return nil }
    self.name = name
    edits = existing == nil ? [edit].compactMap(\.self) : []
  }

  /// The statement of the function; nil where the path begins with no property of the type.
  private static func statement(
    poppingPath state: SyntaxCursor, of type: TypeDecl, _ context: TransformContext
  ) -> String? {
    guard let path = StatePath(state), path.indices.isEmpty,
      let body = type.members.first(where: { $0.declaresBody })?.descendants
        .first(where: { $0.kind == .accessorBlock })
    else { return nil }
    let isOwn = context.program.ask { program in
      path.decl(in: program).flatMap { program.owner(of: $0) }
        == program.type(declaredAt: type.cursor)
    }
    guard isOwn else { return nil }
    return try? StateExpression(state, in: context).removal(at: body, needsSelf: false)
  }

  /// A name for the function, if enough views are pushed on the path, and on no other one of the type.
  private static func freeName(
    for state: SyntaxCursor, in type: TypeDecl, _ context: TransformContext
  ) -> String? {
    var places: Set<NodeID> = []
    for site in context.screens.dismissing.flatMap(\.sites) {
      for route in site.routes {
        guard case .presentation(let presentation) = route.end,
          case .path(let other) = presentation.trigger, type.cursor.contains(presentation.call),
          type.cursor.contains(site.expression)
        else { continue }
        guard other.text == state.text else { return nil }
        places.insert(site.expression.id)
      }
    }
    guard fewestViews <= places.count else { return nil }
    return context.program.ask { program in
      ["pop", "popLast", "goBack"].first { program.canDeclareMember($0, in: type.cursor) }
    }
  }

  /// A closure that is written twice is still shorter than a function.
  private static let fewestViews = 3

  /// The edit that adds the function after all members, once for all views that use it.
  private static func edit(adding name: String, doing statement: String, to type: TypeDecl) -> Edit?
  {
    let tree = type.cursor.tree
    guard let block = type.cursor.child(.memberBlock), let brace = block.lastToken,
      tree.tokens[brace.index].flags.contains(.startsLine),
      let member = block.children.reversed().first, let last = member.lastToken
    else { return nil }
    let style = TextStyle(of: tree.source)
    let indentation = tree.source.indentation(ofLineAt: member.range.start)
    let comment = tree.trailingTrivia(of: last).last(where: \.isComment)
    let separator = String(repeating: style.lineEnding.rawValue, count: 2) + indentation
    let text = style.styled(
      "private func \(name)() {\n  \(statement)\n}", indentedBy: indentation)
    return .insertOnce(separator + text, at: comment?.range.end ?? member.range.end)
  }
}

extension TypeDecl {
  fileprivate var functions: [FunctionDeclView] { members.compactMap(FunctionDeclView.init) }
}

extension SyntaxCursor {
  fileprivate var declaresBody: Bool {
    kind == .variableDecl && child(.patternBinding)?.child(.identifierPattern)?.text == "body"
  }
}
