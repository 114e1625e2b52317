import Testing

@testable import statewise

/// `statewise syntax --resolve`, and what `why` says of names.
@Suite struct NameResolutionTests {
  private static let files = [
    "Tag.swift": """
    import Labels
    import SwiftUI
    struct Tag: View {
      var body: some View { Text("a").font(.headline) }
      func font(_ size: Int) -> Tag { self }
      var page: some View { Tag().font(3).labeled("b").if(true) { $0.hidden() } }
    }
    extension View {
      @ViewBuilder func `if`<V: View>(_ c: Bool, transform: (Self) -> V) -> some View {
        if c { transform(self) } else { self }
      }
    }

    """,
    ".statewise/modules/Labels.swift": """
    extension View {
      public func labeled(_ text: String) -> some View
    }

    """,
  ]

  @Test(arguments: [
    (
      "4:35", 0,
      """
      Tag.swift:4:35: `font`
        declaration: SwiftUI: public func font(_ font: Font?) -> Text
        type of `Text("a").font(.headline)`: Text

      """
    ),
    (
      "6:31", 0,
      """
      Tag.swift:6:31: `font`
        declaration: Tag.swift:5:3: func font(_ size: Int) -> Tag { self }
        type of `Tag().font(3)`: Tag

      """
    ),
    (
      "6:41", 0,
      """
      Tag.swift:6:41: `labeled`
        declaration: Labels: public func labeled(_ text: String) -> some View
        type of `Tag().font(3).labeled("b")`: some labeled<Tag>

      """
    ),
    (
      "3:13", 0,
      """
      Tag.swift:3:13: `View`
        declaration: SwiftUI: public protocol View {

      """
    ),
    ("4:3", 1, "Tag.swift:4:3: no name of an expression or type stands here\n"),
  ])
  func saysWhatANameMeans(_ place: String, _ code: Int32, _ expected: String) throws {
    let ending = try Tool.run(["syntax", "--resolve", "Tag.swift:\(place)"], files: Self.files)
    #expect(ending == Tool.Ending(code: code, output: expected, error: ""))
  }

  @Test func whySaysWhichDeclarationIsMeant() throws {
    let ending = try Tool.run(["why", "Tag.swift:6"], files: Self.files)
    #expect(
      ending.output.contains(
        """
          declaration: Tag.swift:9:3: @ViewBuilder func `if`<V: View>(_ c: Bool, transform: (Self) -> V) -> some View {
        """))
  }

  @Test func rejectsDeclarationsWithSyntaxErrors() throws {
    let files = ["a.swift": "", ".statewise/modules/Labels.swift": "func )"]
    let ending = try Tool.run(["diff", "."], files: files)
    #expect(ending.code == 64)
    #expect(ending.error.hasPrefix(".statewise/modules/Labels.swift:1:6: error: "))
  }
}
