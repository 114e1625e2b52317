import SwiftUIModel
import Syntax
import TransformKit

/// What is pushed in the first column of a navigation container on macOS, where it is always shown in the column beside.
/// `dismiss` there closes the sheet or window around the container, and leaves the selection as it is.
struct MacColumns: Sendable {
  private let destinations: SidebarDestinations

  init(in context: TransformContext) {
    destinations = SidebarDestinations(in: context, areSheetsNarrow: false)
  }

  /// Why a state cannot dismiss what a presentation shows; nil where it can, or the code may run elsewhere.
  static func obstacle(
    toDismissing name: String, in presentation: Presentation, _ context: TransformContext
  ) -> Obstacle? {
    let path = presentation.call.tree.source.path
    let targets = context.deploymentTargets(for: path).targets
    guard [.navigationLink, .navigationDestination].contains(presentation.kind), !targets.isEmpty,
      targets.allSatisfy({ $0.platform == .macOS }), let file = context.screens.file(at: path),
      let container = context.once({ MacColumns(in: context) }).destinations
        .container(around: presentation.call, file.ancestry)
    else { return nil }
    return Obstacle(
      .rootOfWindow,
      "`\(name)` is shown in a column of a `\(container)`, where `dismiss` closes the sheet or window around it",
      at: presentation.call)
  }
}
