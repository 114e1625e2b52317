import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// An action that the presenting view stores in a state: it is created once, when that view
/// appears, and stays the same value whenever the view computes its body.
struct StoredAction {
  let name: String
  let edits: [Edit]

  /// - Parameters:
  ///   - closure: the action.
  ///   - viewName: the name of the presented view.
  ///   - place: where the action is passed to it.
  /// - Throws: where the action might become outdated: it may only use the presenting view's own
  ///   state.
  init(
    _ closure: String, dismissing viewName: String, presentedBy action: PresentationAction,
    at place: SyntaxCursor, in file: IndexedFile, taken: Set<String>
  ) throws(Obstacle) {
    let call = action.presentation.call
    guard let type = TypeDecl.enclosing(call, ancestry: file.ancestry),
      type.cursor.kind == .structDecl, FunctionCallView(call)?.member != nil,
      let state = action.presentation.trigger.state,
      let keeper = Self.keeper(of: state, in: type, action.context.program)
    else {
      throw Obstacle(
        .unsuitedState,
        "the presenting view does not own the state, so it cannot store the action",
        at: call)
    }
    let free = action.context.program.ask { program in
      ["dismiss\(viewName)", "close\(viewName)"].first {
        !taken.contains($0) && program.canDeclareMember($0, in: type.cursor)
          && !program.isHidden($0, at: place) && !program.isHidden($0, at: call)
      }
    }
    guard let free else {
      throw Obstacle(.nameTaken, "every candidate name for the stored action is taken", at: call)
    }
    // A private property would make the memberwise initializer private, unless another one already
    // does.
    let access = keeper.isPrivate ? "private " : ""
    name = free
    let declaration = "@State \(access)var \(free): () -> Void = {}"
    let gap = Self.gap(after: call, in: file.tree)
    edits =
      try PropertyInsertion(type: type).edits(addingState: declaration)
      + [.insert(gap + ".onAppear { \(free) = \(closure) }", at: call.range.end)]
      + Self.capture(free, at: place, in: call, file.ancestry)
  }

  /// The edit that captures the action in the content: the body then depends on it, and SwiftUI does not
  /// keep a content with the action of an earlier time.
  private static func capture(
    _ name: String, at place: SyntaxCursor, in call: SyntaxCursor, _ ancestry: Ancestry
  ) -> [Edit] {
    let closures = ancestry.ancestors(of: place).prefix { $0.id != call.id }
      .compactMap(ClosureView.init)
    guard let content = closures.last, let brace = content.cursor.firstToken else { return [] }
    guard let signature = content.signature else {
      return [.insert(" [\(name)] in", at: content.cursor.tree.range(of: brace).end)]
    }
    guard let captures = signature.child(.closureCaptureClause) else {
      return [.insert("[\(name)] ", at: signature.range.start)]
    }
    return [.insert("\(name), ", at: ByteOffset(captures.range.start.index + 1))]
  }

  /// The property of the view itself that a binding refers to.
  private static func keeper(
    of state: SyntaxCursor, in type: TypeDecl, _ program: SharedProgram
  ) -> StoredProperty? {
    let decl = program.ask { program -> SyntaxCursor? in
      guard let path = StatePath(state), path.isProjected else { return nil }
      return path.decl(in: program).map(program.cursor)
    }
    guard decl?.tree.source.path == type.cursor.tree.source.path else { return nil }
    return type.storedProperties.first { property in
      property.binding.child(.identifierPattern)?.id == decl?.id
        && program.ask { program in
          property.wrappers.contains { program.facts(of: $0).contains(.storingWrapper) }
        }
    }
  }

  /// The line end and white space before the next modifier: those before the one that presents.
  private static func gap(after call: SyntaxCursor, in tree: SyntaxTree) -> String {
    guard let name = FunctionCallView(call)?.member?.nameToken else { return "" }
    let period = TokenID(name.index - 1)
    guard tree.tokens[period.index].flags.contains(.startsLine) else { return "" }
    return LineEnding(of: tree.source).rawValue
      + tree.source.indentation(ofLineAt: tree.range(of: period).start)
  }
}
