import SourceText
import Testing
import TransformKit

private struct HiddenIfToOpacity: Transform {
  let summary = "Stands in."
  let safety = Safety.safe
  func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] { [] }
}

@Suite struct TransformTests {
  @Test func isNamedAfterItsType() {
    #expect(HiddenIfToOpacity().name == "hidden-if-to-opacity")
  }

  @Test func isFoundInTheCatalogByName() {
    let catalog = Catalog([.standard(HiddenIfToOpacity())])
    #expect(catalog.names == ["hidden-if-to-opacity"])
    #expect(catalog["hidden-if-to-opacity"] != nil)
    #expect(catalog["HiddenIfToOpacity"] == nil)
  }

  @Test(arguments: [
    (Availability(iOS: 15, macOS: 12), "iOS 15, macOS 12"), (.any, "any"),
    (Availability(iOS: 17), "iOS 17"),
  ])
  func saysSinceWhenItCompiles(_ availability: Availability, _ expected: String) {
    #expect(availability.description == expected)
  }
}
