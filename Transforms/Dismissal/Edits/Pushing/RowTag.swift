import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What tells the rows of a loop apart: the element, and the value that identifies it, such as `book.id`.
struct RowTag {
  let element: RowElement
  private let row: PushSite.Row
  private let link: SyntaxCursor
  private let identity: RowIdentity?
  /// Why the identity is not known.
  private let unidentified: String

  /// - Parameter type: the structure that gets the state.
  init(
    of row: PushSite.Row, at link: SyntaxCursor, in file: IndexedFile, _ type: TypeDecl,
    _ context: TransformContext
  ) throws(Obstacle) {
    guard ["ForEach", "List"].contains(row.call.name ?? ""),
      let data = row.call.arguments.first, data.label == nil, !data.isTrailing,
      let variable = file.ancestry.localDeclaration(of: row.element, at: link),
      row.closure.range.contains(variable.range), variable.range.start < link.range.start
    else {
      throw Self.obstacle("Statewise cannot tell the elements of \(RowElement.subject)", link)
    }
    let found = context.program.ask { program -> (RowElement, RowIdentity?, String)? in
      guard
        let element = RowElement(of: variable, in: row, type, program)
          ?? RowElement(fetchedBy: data.value, context, program)
      else { return nil }
      return (
        element, RowIdentity(of: element, in: row, program),
        RowIdentity.obstacle(of: element, in: row, program)
      )
    }
    guard let found else {
      throw Self.obstacle(
        "Statewise cannot tell the element type of \(RowElement.subject)", link)
    }
    (element, identity, unidentified) = found
    if let reason = element.obstacle { throw Self.obstacle(reason, link) }
    self.row = row
    self.link = link
  }

  /// - Throws: where an element cannot be the item of a destination.
  func checkForDestination() throws(Obstacle) {
    guard !element.isHashable, identity?.value != row.element else { return }
    throw Self.obstacle(
      "`\(element.type)` is not `Hashable`, as the item of a destination has to be", link)
  }

  /// The type of the state that selects a row, and the arguments of a link for it.
  func selection(
    _ state: String
  ) throws(Obstacle) -> (type: String, value: String, arguments: String) {
    if row.isNested {
      throw Self.obstacle(
        "the `NavigationLink` is in a loop within a loop, so one element does not tell which link is active",
        link)
    }
    guard let identity else { throw Self.obstacle(unidentified, link) }
    return (identity.type, identity.value, "tag: \(identity.value), selection: $\(state)")
  }

  /// The element, as the loop calls it: `book`.
  var elementName: String { row.element }

  private static func obstacle(_ reason: String, _ link: SyntaxCursor) -> Obstacle {
    Obstacle(.pushedWithoutState, reason, at: link)
  }
}
