/// The modifiers that keep a text a text, so that it can still be joined with `+`.
nonisolated extension Text {
  public func font(_ font: Font?) -> Text { with("font", ["font": .value(font)]) }
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    with("fontWeight", ["weight": .value(weight)])
  }
  public func fontWidth(_ width: Font.Width?) -> Text {
    with("fontWidth", ["width": .value(width)])
  }
  public func fontDesign(_ design: Font.Design?) -> Text {
    with("fontDesign", ["design": .value(design)])
  }
  public func foregroundColor(_ color: Color?) -> Text {
    with("foregroundColor", ["color": .value(color)])
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with("foregroundStyle", ["style": .value(style)])
  }
  public func bold() -> Text { with("bold") }
  public func bold(_ isActive: Bool) -> Text { with("bold", ["isActive": .value(isActive)]) }
  public func italic() -> Text { with("italic") }
  public func italic(_ isActive: Bool) -> Text { with("italic", ["isActive": .value(isActive)]) }
  public func monospaced(_ isActive: Bool = true) -> Text {
    with("monospaced", ["isActive": .value(isActive)])
  }
  public func monospacedDigit() -> Text { with("monospacedDigit") }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with("strikethrough", ["isActive": .value(isActive), "color": .value(color)])
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(
      "strikethrough",
      ["isActive": .value(isActive), "pattern": .value(pattern), "color": .value(color)])
  }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with("underline", ["isActive": .value(isActive), "color": .value(color)])
  }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(
      "underline",
      ["isActive": .value(isActive), "pattern": .value(pattern), "color": .value(color)])
  }
  public func kerning(_ kerning: CGFloat) -> Text { with("kerning", ["kerning": .value(kerning)]) }
  public func tracking(_ tracking: CGFloat) -> Text {
    with("tracking", ["tracking": .value(tracking)])
  }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with("baselineOffset", ["baselineOffset": .value(baselineOffset)])
  }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    with("textScale", ["scale": .value(scale), "isEnabled": .value(isEnabled)])
  }
}

nonisolated extension Text {
  public func accessibilityLabel(_ label: Text) -> Text {
    with("accessibilityLabel", ["label": .value(label)])
  }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    with("accessibilityLabel", ["labelKey": .value(labelKey)])
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    with("accessibilityLabel", ["label": .value(label)])
  }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    with("accessibilityHeading", ["level": .value(level)])
  }
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    with("accessibilityTextContentType", ["value": .value(value)])
  }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    with("speechAlwaysIncludesPunctuation", ["value": .value(value)])
  }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    with("speechSpellsOutCharacters", ["value": .value(value)])
  }
  public func speechAdjustedPitch(_ value: Double) -> Text {
    with("speechAdjustedPitch", ["value": .value(value)])
  }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    with("speechAnnouncementsQueued", ["value": .value(value)])
  }
}
