import Syntax
import Testing

/// The sizes that the figures for memory and speed were measured with. Changing one is a decision.
@Suite struct RecordTests {
  @Test func recordsKeepTheirSizes() {
    #expect(MemoryLayout<TokenRecord>.stride == 8)
    #expect(MemoryLayout<NodeRecord>.stride == 12)
    #expect(MemoryLayout<SyntaxKind>.stride == 1)
    #expect(MemoryLayout<SyntaxCursor>.stride == 16)
  }
}
