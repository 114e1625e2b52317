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
}
