public struct Font: Hashable, Sendable {
  var name = ""

  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2, extraLargeTitle, extraLargeTitle2
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum Leading: Sendable { case standard, tight, loose }

  public struct Weight: Hashable, Sendable {
    var name = ""

    public static let ultraLight = Weight(name: "ultraLight")
    public static let thin = Weight(name: "thin")
    public static let light = Weight(name: "light")
    public static let regular = Weight(name: "regular")
    public static let medium = Weight(name: "medium")
    public static let semibold = Weight(name: "semibold")
    public static let bold = Weight(name: "bold")
    public static let heavy = Weight(name: "heavy")
    public static let black = Weight(name: "black")
  }

  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(0)
    public static let condensed = Width(0)
    public static let standard = Width(0)
    public static let expanded = Width(0)
  }

  public struct Context: Hashable, Sendable {}

  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")
  public static let title2 = Font(name: "title2")
  public static let title3 = Font(name: "title3")
  public static let headline = Font(name: "headline")
  public static let subheadline = Font(name: "subheadline")
  public static let body = Font(name: "body")
  public static let callout = Font(name: "callout")
  public static let footnote = Font(name: "footnote")
  public static let caption = Font(name: "caption")
  public static let caption2 = Font(name: "caption2")
  public static let extraLargeTitle = Font(name: "extraLargeTitle")
  public static let extraLargeTitle2 = Font(name: "extraLargeTitle2")

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font() }
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font { Font() }
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(name: "system \(size) \(weight?.name ?? "")") }
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font { Font() }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle)
    -> Font
  { Font() }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
  public init(_ font: CTFont) {}
  public init(_ font: UIFont) {}
  public init(_ font: NSFont) {}
  init(name: String = "") { self.name = name }

  public func weight(_ weight: Weight) -> Font { Font(name: "\(name) \(weight.name)") }
  public func width(_ width: Width) -> Font { self }
  public func width(_ width: CGFloat) -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
  public func bold() -> Font { Font(name: "\(name) bold") }
  public func bold(_ isActive: Bool) -> Font { self }
  public func italic() -> Font { Font(name: "\(name) italic") }
  public func italic(_ isActive: Bool) -> Font { self }
  public func monospaced() -> Font { Font(name: "\(name) monospaced") }
  public func monospaced(_ isActive: Bool) -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }
  public func scaled(by factor: CGFloat) -> Font { self }
}
