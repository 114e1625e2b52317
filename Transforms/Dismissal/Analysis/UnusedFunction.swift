import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

extension DismissalFacts {
  /// Why the view is left alone: it never dismisses itself, since nothing calls the private functions that
  /// would.
  var unusedCode: Obstacle? {
    var unused: FunctionDeclView?
    for file in files {
      for use in file.uses {
        guard
          let function = file.file.ancestry.function(around: use.expression)
            .flatMap(FunctionDeclView.init), function.cursor.hasModifier(.private),
          isUnused(function)
        else { return nil }
        unused = unused ?? function
      }
    }
    return unused.map {
      Obstacle(
        .deadDismiss,
        "only the function `\($0.name)` (\($0.cursor.lineInFile)), which nothing calls, dismisses `\(view.name)`",
        at: $0.cursor)
    }
  }

  private func isUnused(_ function: FunctionDeclView) -> Bool {
    !function.cursor.children.contains { $0.kind == .attribute }
      && context.uses(of: [function.cursor], arePrivate: true).allSatisfy(\.uses.isEmpty)
  }
}
