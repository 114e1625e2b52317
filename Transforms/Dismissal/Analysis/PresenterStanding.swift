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
    for path in MentionTable(of: context.index).files(mentioning: type.name) {
      guard let file = context.screens.file(at: path) else {
        self = .elsewhere
        return
      }
      for use in file.uses(of: type.name) where use.kind == .declReferenceExpr {
        switch Self.standing(of: use, file.ancestry) {
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
  private static func standing(of use: SyntaxCursor, _ ancestry: Ancestry) -> PresenterStanding {
    for ancestor in ancestry.ancestors(of: use) {
      switch ancestor.kind {
      case .functionCallExpr:
        let name = FunctionCallView(ancestor).flatMap { $0.name ?? $0.member?.name } ?? ""
        if SwiftUINames[name].contains(.scene) { return .window }
        if FunctionCallView(ancestor)?.presents(use) == true { return .elsewhere }
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
