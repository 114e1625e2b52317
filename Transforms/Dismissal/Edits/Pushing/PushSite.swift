import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A link or a stack that pushes without a state: the structure that can get one, and the loop
/// around it.
struct PushSite {
  /// The structure that gets the state.
  let type: TypeDecl
  /// The loop that creates one for each element; nil where there is only one.
  let row: Row?

  /// `ForEach(books) { book in … }`
  struct Row {
    let call: FunctionCallView
    let closure: SyntaxCursor
    /// `book`
    let element: String
    /// Whether the loop is in another one, so that an element may be in several rows.
    var isNested = false
  }

  /// - Parameter place: the call that pushes.
  init(
    of place: SyntaxCursor, in file: IndexedFile, _ context: TransformContext
  ) throws(Obstacle) {
    type = try Self.structure(around: place, in: file)
    row = try LinkLoop(around: place, context).row(around: place, in: file)
  }

  // MARK: The structure

  private static func structure(
    around place: SyntaxCursor, in file: IndexedFile
  ) throws(Obstacle) -> TypeDecl {
    guard let decl = TypeDecl.enclosing(place, ancestry: file.ancestry) else {
      throw noState(place)
    }
    guard decl.isExtension else {
      guard decl.cursor.kind == .structDecl else { throw noState(place) }
      return decl
    }
    // A private state is visible only in its file.
    let name = decl.qualifiedName(ancestry: file.ancestry)
    let own = TypeDecl.all(in: file.tree).filter {
      $0.cursor.kind == .structDecl && $0.qualifiedName(ancestry: file.ancestry) == name
    }
    guard let type = own.first, own.count == 1 else { throw noState(place) }
    return type
  }

  private static func noState(_ place: SyntaxCursor) -> Obstacle {
    Obstacle(
      .pushedWithoutState,
      "the `NavigationLink` is not in a structure that can have a `@State` property",
      at: place)
  }
}
