import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax

extension DismissalFacts {
  /// The places that a finding about the view concerns: its declarations, what dismisses it, and what creates
  /// and presents it.
  var places: [SourcePlace] {
    view.declarations.compactMap(\.heading) + view.properties.map { SourcePlace($0.cursor) }
      + files.flatMap(\.uses).map { SourcePlace($0.expression) } + view.sites.flatMap(\.places)
  }
}

extension TypeDecl {
  /// The declaration without its members.
  fileprivate var heading: SourcePlace? {
    guard let members = cursor.child(.memberBlock) else { return nil }
    let range = ByteRange(cursor.range.start, members.range.start)
    return SourcePlace(cursor.tree.source.path, range)
  }
}

extension ViewSite {
  fileprivate var places: [SourcePlace] {
    [SourcePlace(expression)]
      + routes.flatMap { route in
        guard case .presentation(let presentation) = route.end else {
          return [SourcePlace(route.arrival)]
        }
        return [SourcePlace(route.arrival)] + presentation.places
      }
  }
}

extension Presentation {
  /// The name of what presents the view, and the state that does.
  fileprivate var places: [SourcePlace] {
    let name = FunctionCallView(call)?.callee?.lastToken.map {
      SourcePlace(call.tree.source.path, call.tree.range(of: $0))
    }
    return [name, state.map { SourcePlace($0) }].compactMap(\.self)
  }

  private var state: SyntaxCursor? {
    switch trigger {
    case .flag(let state), .item(let state), .path(let state): state
    case .none, .hosting: nil
    }
  }
}

extension SourcePlace {
  fileprivate init(_ cursor: SyntaxCursor) { self.init(cursor.tree.source.path, cursor.range) }
}
