import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

extension DismissalFacts {
  /// Adds what a reviewer has to know of a view that shows whether it is presented.
  func warnOfShownQuestion(in edits: inout DismissalEdits) {
    guard showsWhetherPresented else { return }
    edits.add(
      "`\(view.name)` shows whether it is presented, which changes as soon as it dismisses itself")
  }

  /// Whether what the view shows depends on whether it is presented: `if mode.wrappedValue.isPresented { … }`. With
  /// SwiftUI's own value, that changes only when the view is gone.
  private var showsWhetherPresented: Bool {
    files.contains { file in
      file.uses.contains { $0.kind == .isPresented && isShown($0.expression, in: file.file) }
    }
  }

  private func isShown(_ place: SyntaxCursor, in file: IndexedFile) -> Bool {
    for ancestor in file.ancestry.ancestors(of: place) {
      switch ancestor.kind {
      case .functionCallExpr:
        guard let call = FunctionCallView(ancestor) else { continue }
        let isContent = call.arguments.contains { argument in
          argument.value.kind == .closureExpr && argument.value.contains(place)
        }
        if isContent, isAction(call) { return false }
      case .functionDecl: return FunctionDeclView(ancestor)?.returnType != nil
      case .variableDecl: return true
      default: continue
      }
    }
    return false
  }

  /// Whether a call takes other closures than those that make views.
  private func isAction(_ call: FunctionCallView) -> Bool {
    context.program.ask { program in
      program.facts(of: call).isDisjoint(with: [
        .builderContent, .container, .contentModifier, .grouping, .reader, .screen, .stack,
      ])
    }
  }
}
