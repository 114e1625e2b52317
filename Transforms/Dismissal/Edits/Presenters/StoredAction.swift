import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// An action in a state of the view that presents another: made once, when that view appears, it is the
/// same value whenever the view computes its body.
struct StoredAction {
  let name: String
  let edits: [Edit]

  /// - Parameters:
  ///   - closure: what the action does.
  ///   - viewName: the name of what is presented.
  /// - Throws: where the action would not stay the right one: it may speak of nothing but the presenting
  ///   view's own state.
  init(
    _ closure: String, closing viewName: String, presentedBy action: PresentationAction,
    in file: IndexedFile, taken: Set<String>
  ) throws(PlacedObstacle) {
    let call = action.presentation.call
    guard let type = TypeDecl.enclosing(call, ancestry: file.ancestry),
      type.cursor.kind == .structDecl, FunctionCallView(call)?.member != nil,
      let state = action.presentation.trigger.state,
      let keeper = Self.keeper(of: state, in: type, file.ancestry)
    else {
      throw PlacedObstacle(
        .unsuitedState,
        "what presents it is no state of the view around, so that the action cannot be kept there",
        at: call)
    }
    let free = ["dismiss\(viewName)", "close\(viewName)"].first {
      !taken.contains($0) && file.isNameFree($0, in: [type])
    }
    guard let free else {
      throw PlacedObstacle(.nameTaken, "every name for the action is taken", at: call)
    }
    // A private one would make the initialiser private, unless another has.
    let access = keeper.isPrivate ? "private " : ""
    name = free
    let declaration = "@State \(access)var \(free): () -> Void = {}"
    let gap = Self.gap(behind: call, in: file.tree)
    edits =
      try PropertyInsertion(type: type).edits(addingState: declaration)
      + [.insert(gap + ".onAppear { \(free) = \(closure) }", at: call.range.end)]
  }

  /// The property in which the view keeps what a binding is of, itself.
  private static func keeper(
    of state: SyntaxCursor, in type: TypeDecl, _ ancestry: Ancestry
  ) -> StoredProperty? {
    var text = state.textWithoutTrivia[...]
    if text.hasPrefix("self.") { text = text.dropFirst(5) }
    guard text.hasPrefix("$") else { return nil }
    let root = String(text.dropFirst().prefix { $0 != "." })
    guard ancestry.localDeclaration(of: root, at: state) == nil,
      ancestry.localDeclaration(of: "$" + root, at: state) == nil
    else { return nil }
    return type.storedProperties.first { property in
      property.name == root
        && property.wrappers.contains { SwiftUINames[$0.name].contains(.storingWrapper) }
    }
  }

  /// The line end and white space before the next modifier: those before the one that presents.
  private static func gap(behind call: SyntaxCursor, in tree: SyntaxTree) -> String {
    guard let name = FunctionCallView(call)?.member?.nameToken else { return "" }
    let period = TokenID(name.index - 1)
    guard tree.tokens[period.index].flags.contains(.startsLine) else { return "" }
    return LineEnding(of: tree.source).rawValue
      + tree.source.indentation(ofLineAt: tree.range(of: period).start)
  }
}

extension Presentation.Trigger {
  /// The binding that it is.
  fileprivate var state: SyntaxCursor? {
    switch self {
    case .flag(let state), .item(let state), .path(let state): state
    case .none, .hosting: nil
    }
  }
}
