import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Where a presenting view stands itself, as far as the files that were read show.
enum PresenterStanding {
  /// It is only the root of windows.
  case window
  /// Nothing creates it.
  case nowhere
  /// It may be presented itself.
  case elsewhere

  init(of type: TypeDecl, in context: TransformContext) {
    self = .nowhere
    for path in context.paths(mentioning: type.name) {
      guard let file = context.file(at: path) else {
        self = .elsewhere
        return
      }
      for use in file.uses(of: type.name) where use.kind == .declReferenceExpr {
        switch context.program.ask({ Self.standing(of: use, file.ancestry, $0) }) {
        case .window: self = .window
        case .nowhere: continue
        case .elsewhere:
          self = .elsewhere
          return
        }
      }
    }
  }

  /// Where the view that a place creates stands; a preview does not count.
  private static func standing(
    of use: SyntaxCursor, _ ancestry: Ancestry, _ program: Program
  ) -> PresenterStanding {
    for ancestor in ancestry.ancestors(of: use) {
      switch ancestor.kind {
      case .functionCallExpr:
        guard let call = FunctionCallView(ancestor) else { continue }
        if program.facts(of: call).contains(.scene) { return .window }
        if program.presents(use, by: call) { return .elsewhere }
      case .macroExpansionDecl, .macroExpansionExpr:
        return ancestor.isPreviewMacro ? .nowhere : .elsewhere
      case .variableDecl:
        let name = ancestor.child(.patternBinding)?.child(.identifierPattern)?.text
        return name == "previews" ? .nowhere : .elsewhere
      case .functionDecl, .initializerDecl, .memberBlock:
        return .elsewhere
      default:
        continue
      }
    }
    return .elsewhere
  }
}
