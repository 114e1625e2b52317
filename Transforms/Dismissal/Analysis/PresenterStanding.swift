import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Where a view that presents others stands itself, as far as the files that were read tell.
enum PresenterStanding {
  /// It is the root of windows and nothing else.
  case window
  /// Nothing makes one.
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

  /// Where what is made at a place stands; a preview shows it nowhere.
  private static func standing(of use: SyntaxCursor, _ ancestry: Ancestry) -> PresenterStanding {
    for ancestor in ancestry.ancestors(of: use) {
      switch ancestor.kind {
      case .functionCallExpr:
        let name = FunctionCallView(ancestor).flatMap { $0.name ?? $0.member?.name } ?? ""
        if SwiftUINames[name].contains(.scene) { return .window }
        if FunctionCallView(ancestor)?.presents(use) == true { return .elsewhere }
      case .macroExpansionDecl, .macroExpansionExpr:
        return ancestor.text.hasPrefix("#Preview") ? .nowhere : .elsewhere
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
