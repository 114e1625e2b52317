/// The modifiers that can take an optional or a neutral value where a helper unwraps one, although they would
/// not take a condition so: the neutral value replaces an inherited one.
extension ModifierTable {
  static let unwrappedForms: [ModifierForm] = [
    near("font(_: | nil)", "font"),
    near("fontDesign(_: | nil)", "font design"),
    near("foregroundStyle(_: style | .primary)", "foreground style"),
    near("lineLimit(_: number | nil)", "line limit"),
    near("lineSpacing(_: number | 0)", "line spacing"),
    near("minimumScaleFactor(_: number | 1)", "scale factor"),
    near("multilineTextAlignment(_: | .leading)", "text alignment"),
    near("textCase(_: | nil)", "text case"),
    ModifierForm(
      "accessibilityHint(_: string | \"\")",
      .near(
        "after the change, an empty hint may replace one of the content while the optional is nil")),
    ModifierForm("shadow(color: | .clear, radius: | 0, x?: | 0, y?: | 0)"),
  ]

  /// Those of them that replace what a modifier further out sets.
  static let unwrappedReplacingInherited = replacingInherited.union(
    unwrappedForms.filter { !$0.exactness.isExact }.map(\.name))

  private static func near(_ signature: String, _ what: String) -> ModifierForm {
    ModifierForm(
      signature,
      .near("after the change, an inherited \(what) no longer applies while the optional is nil"))
  }
}
