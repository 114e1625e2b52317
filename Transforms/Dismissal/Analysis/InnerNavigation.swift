import SwiftUIModel
import Syntax
import TransformKit

/// A navigation container inside of what a link or destination pushes. SwiftUI does not say which of the two
/// `dismiss` means at the root of the inner one.
struct InnerNavigation {
  /// `NavigationView`
  let name: String

  /// - Parameter sites: the expressions that create the view that dismisses itself.
  /// - Returns: nil where no container is between a site and what is pushed, as far as the declaration of the site
  ///   shows.
  init?(
    around sites: [SyntaxCursor], pushedBy presentation: Presentation, in context: TransformContext
  ) {
    guard [.navigationLink, .navigationDestination].contains(presentation.kind) else { return nil }
    let found = sites.lazy.compactMap { site -> String? in
      guard let file = context.screens.file(at: site.tree.source.path) else { return nil }
      return file.ancestry.ancestors(of: site).lazy
        .prefix { $0.tree !== presentation.call.tree || !$0.contains(presentation.call) }
        .compactMap(FunctionCallView.init)
        .first { call in
          SwiftUINames[call.name ?? ""].contains(.navigationContainer)
            && call.callee?.contains(site) == false
            && context.program.ask { !$0.facts(of: call).isEmpty }
        }?.name
    }
    guard let name = found.first(where: { _ in true }) else { return nil }
    self.name = name
  }
}
