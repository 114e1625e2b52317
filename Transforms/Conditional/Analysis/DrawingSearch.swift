import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The search for a place where the system draws what a declaration shows: directly, or through the
/// properties, functions and views of the repository that show it.
///
/// Names and the forms of the code around them come first: what a name means is only asked where the search
/// would end, because that takes far longer.
struct DrawingSearch {
  private let context: TransformContext
  private let uses: DeclarationUses
  /// The declarations that were searched in vain, with the depth that was left.
  private var searched: [NodePlace: Int] = [:]
  /// The files that mention containers whose content the system draws.
  private let drawingPaths: Set<String>

  private typealias Found = (drawing: SystemDrawing, use: DeclarationUses.Use)

  /// How many declarations lead from a view to the menu that shows it.
  private static let depth = 3

  init(in context: TransformContext) {
    self.context = context
    uses = DeclarationUses(in: context)
    drawingPaths = Set(SwiftUINames.names(.systemDrawn).flatMap(context.paths))
  }

  /// Why a view that a declaration shows would be shown in spite of its opacity.
  mutating func obstacle(to decl: SyntaxCursor) -> Obstacle? {
    find(decl, depth: Self.depth).map { found in
      let source = found.use.name.tree.source
      let line = LineTable(source).location(of: found.use.name.range.start).line
      return .drawnBySystem(in: found.drawing.container, at: "\(source.path):\(line)")
    }
  }

  private mutating func find(_ decl: SyntaxCursor, depth: Int) -> Found? {
    let place = NodePlace(decl)
    if let known = searched[place], depth <= known { return nil }
    searched[place] = depth
    let type = uses.nameOfValueType(around: decl)
    let paths = uses.paths(mentioning: decl).filter { 0 < depth || drawingPaths.contains($0) }
    for file in paths.compactMap(context.file) {
      for use in uses.possibleUses(of: decl, in: file) where use.mayBeOfMember(of: type) {
        if let found = find(use, of: decl, depth: depth) { return found }
      }
    }
    return nil
  }

  /// The place where a use leads, if it is one of the declaration.
  private mutating func find(
    _ use: DeclarationUses.Use, of decl: SyntaxCursor, depth: Int
  ) -> Found? {
    let drawing = context.program.ask {
      SystemDrawing(around: use.name, ancestry: use.ancestry, in: $0)
    }
    if let drawing {
      return !drawing.isBar && uses.isUse(use, of: decl) ? (drawing, use) : nil
    }
    // The name of a member is often that of others, too.
    let isCertain = decl.kind != .variableDecl || use.isWithoutBase
    guard 0 < depth, isCertain || uses.isUse(use, of: decl),
      let outer = use.ancestry.shownDeclaration(around: use.name),
      let found = find(outer, depth: depth - 1)
    else { return nil }
    return uses.isUse(use, of: decl) ? found : nil
  }
}

extension Obstacle {
  /// A view that would be shown in spite of its opacity.
  static func drawnBySystem(in container: String, at place: String? = nil) -> Obstacle {
    Obstacle(
      .drawnBySystem,
      "the system draws the content of `\(container)`\(place.map { " at \($0)" } ?? ""), "
        + "where opacity has no effect")
  }
}
