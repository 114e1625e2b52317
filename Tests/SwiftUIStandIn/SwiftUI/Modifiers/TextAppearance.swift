import Foundation

nonisolated extension View {
  public func font(_ font: Font?) -> some View { modified("font", ["font": .value(font)]) }
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    modified("fontWeight", ["weight": .value(weight)])
  }
  public func fontWidth(_ width: Font.Width?) -> some View {
    modified("fontWidth", ["width": .value(width)])
  }
  public func fontDesign(_ design: Font.Design?) -> some View {
    modified("fontDesign", ["design": .value(design)])
  }
  public func bold(_ isActive: Bool = true) -> some View {
    modified("bold", ["isActive": .value(isActive)])
  }
  public func italic(_ isActive: Bool = true) -> some View {
    modified("italic", ["isActive": .value(isActive)])
  }
  public func monospaced(_ isActive: Bool = true) -> some View {
    modified("monospaced", ["isActive": .value(isActive)])
  }
  public func monospacedDigit() -> some View { modified("monospacedDigit") }
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modified(
      "underline",
      ["isActive": .value(isActive), "pattern": .value(pattern), "color": .value(color)])
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modified(
      "strikethrough",
      ["isActive": .value(isActive), "pattern": .value(pattern), "color": .value(color)])
  }
  public func kerning(_ kerning: CGFloat) -> some View {
    modified("kerning", ["kerning": .value(kerning)])
  }
  public func tracking(_ tracking: CGFloat) -> some View {
    modified("tracking", ["tracking": .value(tracking)])
  }
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modified("baselineOffset", ["baselineOffset": .value(baselineOffset)])
  }
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modified("textScale", ["scale": .value(scale), "isEnabled": .value(isEnabled)])
  }
  public func textCase(_ textCase: Text.Case?) -> some View {
    modified("textCase", ["textCase": .value(textCase)])
  }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modified("dynamicTypeSize", ["size": .value(size)])
  }
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { modified("dynamicTypeSize", ["range": .value(range)]) }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modified("multilineTextAlignment", ["alignment": .value(alignment)])
  }
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modified("lineSpacing", ["lineSpacing": .value(lineSpacing)])
  }
  public func lineLimit(_ number: Int?) -> some View {
    modified("lineLimit", ["number": .value(number)])
  }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modified("lineLimit", ["limit": .value(limit)])
  }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modified("lineLimit", ["limit": .value(limit)])
  }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modified("lineLimit", ["limit": .value(limit)])
  }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modified("lineLimit", ["limit": .value(limit), "reservesSpace": .value(reservesSpace)])
  }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modified("minimumScaleFactor", ["factor": .value(factor)])
  }
  public func allowsTightening(_ flag: Bool) -> some View {
    modified("allowsTightening", ["flag": .value(flag)])
  }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modified("truncationMode", ["mode": .value(mode)])
  }
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modified("textSelection", ["selectability": .value(selectability)])
  }
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View
  {
    modified("typesettingLanguage", ["language": .value(language), "isEnabled": .value(isEnabled)])
  }
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modified("textRenderer", ["renderer": .value(renderer)])
  }
}

public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: Self { Self() }
}

public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
}

public protocol TextAttribute {}

extension Text {
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    with("customAttribute", ["value": .value(value)])
  }

  public struct Layout: RandomAccessCollection {
    public var isTruncated: Bool { false }
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Line { fatalError() }

    public struct Line: RandomAccessCollection {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> Run { fatalError() }
    }

    public struct Run: RandomAccessCollection {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> RunSlice { fatalError() }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    public struct RunSlice {}
  }
}

extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line) {}
  public func draw(_ run: Text.Layout.Run) {}
  public func draw(_ slice: Text.Layout.RunSlice) {}
}

nonisolated extension View {
  public func imageScale(_ scale: Image.Scale) -> some View {
    modified("imageScale", ["scale": .value(scale)])
  }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modified("symbolRenderingMode", ["mode": .value(mode)])
  }
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modified("symbolVariant", ["variant": .value(variant)])
  }
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    modified("allowedDynamicRange", ["range": .value(range)])
  }
}
