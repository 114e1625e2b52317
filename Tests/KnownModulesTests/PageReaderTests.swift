import Testing

@testable import KnownModules

/// How a page is cut into chunks: Swift in, the first words of each chunk out.
@Suite struct PageReaderTests {
  @Test func cutsBetweenDeclarations() {
    check(
      """
      public struct Text: View { public init() }
      public struct Image: View {
        public init()
      }

      public func withAnimation(_ body: () -> Void)
      public typealias Codable = Decodable & Encodable
      @freestanding(declaration) public macro Preview(body: () -> any View)
      public let first: Int
      """,
      "Text", "Image", "withAnimation", "Codable", "Preview", "first")
  }

  @Test func continuesWithBracketsAndRequirements() {
    check(
      """
      public func pair<First, Second>(
        _ first: First, _ second: Second
      ) -> (First, Second)
      where First: Equatable
      public struct Table<Row>
      where
        Row: Identifiable
      {
        public init()
      }
      """,
      "pair", "Table")
  }

  @Test func takesAttributesAndCommentsAlong() {
    check(
      """
      // observed
      @propertyWrapper
      @attached(peer, names: prefixed(__Key_))
      public struct State<Value> {}
      // drawn by the system
      public struct Menu {}
      """,
      "State", "Menu")
  }

  @Test func joinsExtensionsInARow() {
    check(
      """
      public struct Text {}
      extension Text: View {}
      extension Text { public func bold() -> Text }
      extension View {}
      extension Text {}
      """,
      "Text", "extension Text", "extension View", "extension Text")
  }

  @Test func namesAnExtensionByItsLastPart() {
    check("extension SwiftUI.Image.Scale: Sendable {}", "extension Scale")
  }

  @Test func readsOperatorsAndQuotedNames() {
    check(
      """
      public func == (first: Never, second: Never) -> Bool
      public struct `default` {}
      """,
      "==", "default")
  }

  @Test func tellsWhatAModuleExports() {
    let code: StaticString = """
      @_exported import Combine
      @_exported import UIKit
      public struct Text {}
      """
    let reader = PageReader(Page(path: "SwiftUI", code: code))
    #expect(reader.exports() == ["Combine", "UIKit"])
    check(code, "Text")
  }

  private func check(
    _ code: StaticString, _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let chunks = PageReader(Page(path: "Page", code: code)).chunks()
    #expect(
      chunks.map { ($0.isExtension ? "extension " : "") + $0.name } == expected,
      sourceLocation: sourceLocation)
    let text = chunks.map { String(decoding: $0.code, as: UTF8.self) }.joined()
    #expect(code.description.hasSuffix(text), "no line is lost", sourceLocation: sourceLocation)
  }
}
