import SourceText
import Testing

@Suite struct WordSearchTests {
  @Test func findsAWordInTheWholeTextAndInARange() {
    let source = SourceText("/// Calls \\.dismiss.\nlet a = 1")
    #expect(source.holds("\\.dismiss"))
    #expect(!source.holds("dismiss("))
    #expect(source.holds("let", in: ByteRange(0..<source.count)))
    #expect(!source.holds("let", in: ByteRange(0..<22)))
    #expect(source.holds("dismiss", in: ByteRange(11..<19)))
    #expect(!source.holds("dismiss", in: ByteRange(13..<19)))
  }

  @Test func findsAWordInAString() {
    #expect("schließen".holds("schließ"))
    #expect("a text with words".holds("with"))
    #expect(!"a text".holds("texts"))
    #expect(!"".holds("a"))
  }
}
