import SwiftUIModel
import Testing

/// The catalog of SwiftUI's names.
@Suite struct SwiftUINamesTests {
  /// Reading the catalog stops the program if a name has two entries.
  @Test func hasFactsForANameWithItsModule() {
    #expect(SwiftUINames.facts(ofType: "SwiftUI.View") == SwiftUINames["View"])
    #expect(SwiftUINames["View"].contains(.viewLikeProtocol))
    #expect(SwiftUINames["Shelf"].isEmpty)
  }

  /// A name may not be two of these at once.
  @Test(arguments: [
    [SwiftUINames.Facts.view, .scene, .builderContent],
    [.viewLikeProtocol, .sceneProtocol, .observedWrapper],
    [.lifetimeDependent, .presenting, .environmentValue, .outermostWins],
  ])
  func keepsSortsOfNamesApart(_ facts: [SwiftUINames.Facts]) {
    for (index, fact) in facts.enumerated() {
      for other in facts.dropFirst(index + 1) {
        let both = SwiftUINames.names(fact).filter { SwiftUINames[$0].contains(other) }
        #expect(both.isEmpty, "\(both)")
      }
    }
  }

  @Test func marksWhatPresentsOverAViewAsPresenting() {
    #expect(SwiftUINames.names(.modal) == ["fullScreenCover", "popover", "sheet"])
    #expect(SwiftUINames.names(.modal).allSatisfy { SwiftUINames[$0].contains(.presenting) })
  }
}
