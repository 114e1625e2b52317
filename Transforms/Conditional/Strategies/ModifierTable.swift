import SwiftUIModel
import TransformKit

/// The modifiers that can take a condition, each with its inert value.
enum ModifierTable {
  /// The inert value `nil` replaces an inherited value.
  private static func drops(_ what: String) -> ModifierForm.Exactness {
    .near("after the change, an inherited \(what) no longer applies while the condition is false")
  }

  private static let emptyTitle = ModifierForm.Exactness.near(
    "after the change, an empty title may replace one of the content while the condition is false")

  /// The inert value may take the place of what another modifier of the name sets.
  private static func overriding(_ signature: String) -> ModifierForm {
    let name = signature.prefix { $0 != "(" }
    return ModifierForm(
      signature,
      .near(
        "after the change, another `\(name)` around, beside or within the view may be overridden "
          + "while the condition is false"))
  }

  private static let mayTakeTouches = ModifierForm.Exactness.near(
    "after the change, the transparent overlay may take touches while the condition is false")

  /// A gesture that its mask switches off.
  private static func masked(_ signature: String) -> ModifierForm {
    ModifierForm(signature, .near(TapGestureForm.caveat))
  }

  static let forms: [ModifierForm] = layout + drawing + text + control + bars + gestures + axes

  /// The module of `axes`.
  static let charts = "Charts"

  private static let emptyLabel = ModifierForm.Exactness.near(
    "after the change, an empty label may take up space while the condition is false")

  private static let axes: [ModifierForm] = [
    ModifierForm("chartXAxis(_: visibility | .automatic)", drops("axis visibility")),
    ModifierForm("chartYAxis(_: visibility | .automatic)", drops("axis visibility")),
    ModifierForm("chartLegend(_: visibility | .automatic)", drops("legend visibility")),
    ModifierForm(
      "chartXAxisLabel(_: string | \"\", position?:, alignment?:, spacing?:)", emptyLabel),
    ModifierForm(
      "chartYAxisLabel(_: string | \"\", position?:, alignment?:, spacing?:)", emptyLabel),
  ]

  private static let layout: [ModifierForm] = [
    ModifierForm("padding(_: edges = .all, _: = nil | 0)"),
    ModifierForm("padding(_:, _: | 0)"),
    ModifierForm("padding(_: number | 0)"),
    ModifierForm("padding(_: insets | EdgeInsets())"),
    ModifierForm("safeAreaPadding(_: edges = .all, _: = nil | 0)"),
    ModifierForm("safeAreaPadding(_:, _: | 0)"),
    ModifierForm("safeAreaPadding(_: number | 0)"),
    ModifierForm("safeAreaPadding(_: insets | EdgeInsets())"),
    ModifierForm("frame(width?: | nil, height?: | nil, alignment?:)"),
    ModifierForm(
      "frame(minWidth?: | nil, idealWidth?: | nil, maxWidth?: | nil, "
        + "minHeight?: | nil, idealHeight?: | nil, maxHeight?: | nil, alignment?:)"),
    ModifierForm("fixedSize(horizontal: = true | false, vertical: = true | false)"),
    ModifierForm("offset(x?: | 0, y?: | 0)"),
    ModifierForm("offset(_: | .zero)"),
    ModifierForm("layoutPriority(_: | 0)"),
    ModifierForm("zIndex(_: | 0)"),
    ModifierForm("ignoresSafeArea(_?:, edges: = .all | [])"),
    ModifierForm("edgesIgnoringSafeArea(_: | [])"),
    overriding("listRowInsets(_: | nil)"),
    ModifierForm(
      "matchedGeometryEffect(id:, in:, properties: = .frame | [], anchor?:, isSource: = true | false)",
      .near(
        "after the change, the view stays in its geometry group while the condition is false")),
    ModifierForm("listRowSpacing(_: | nil)", drops("row spacing")),
  ]

  private static let drawing: [ModifierForm] = [
    ModifierForm("hidden(_: = 0 | 1) -> opacity"),
    ModifierForm("opacity(_: | 1)"),
    ModifierForm("blur(radius: | 0, opaque?: | false)"),
    ModifierForm("brightness(_: | 0)"),
    ModifierForm("contrast(_: | 1)"),
    ModifierForm("saturation(_: | 1)"),
    ModifierForm("grayscale(_: | 0)"),
    ModifierForm("hueRotation(_: | .zero)"),
    ModifierForm("colorMultiply(_: | .white)"),
    ModifierForm(
      "blendMode(_: | .normal)",
      .near(
        "after the change, `.normal` may replace or isolate another blend mode in the view "
          + "while the condition is false")),
    ModifierForm("shadow(color: = Color.black.opacity(0.33) | .clear, radius: | 0, x?:, y?:)"),
    ModifierForm("rotationEffect(_: | .zero, anchor?:)"),
    ModifierForm("rotation3DEffect(_: | .zero, axis:, anchor?:, anchorZ?:, perspective?:)"),
    ModifierForm("scaleEffect(_: number | 1, anchor?:)"),
    ModifierForm("scaleEffect(_: size | CGSize(width: 1, height: 1), anchor?:)"),
    ModifierForm("scaleEffect(x?: | 1, y?: | 1, anchor?:)"),
    ModifierForm("transformEffect(_: | .identity)"),
    ModifierForm("border(_: style | .clear, width?:)", since: 15),
    ModifierForm("background(_: style | .clear, ignoresSafeAreaEdges?:)", since: 15),
    ModifierForm("background(_: style | .clear, in:, fillStyle?:)", since: 15),
    ModifierForm("overlay(_: style | .clear, ignoresSafeAreaEdges?:)", since: 15, mayTakeTouches),
    ModifierForm("overlay(_: style | .clear, in:, fillStyle?:)", since: 15, mayTakeTouches),
    ModifierForm(
      "glassEffect(_: = .regular | .identity, in?:)",
      .near(
        "after the change, the view may stay part of a glass container while the condition is false"
      )),
    ModifierForm("redacted(reason: | [])"),
    ModifierForm("privacySensitive(_: = true | false)", drops("privacy setting")),
    overriding("listRowBackground(_: | nil)"),
    overriding("listRowSeparator(_: | .automatic, edges?:)"),
    overriding("listSectionSeparator(_: | .automatic, edges?:)"),
    overriding("listRowSeparatorTint(_: | nil, edges?:)"),
    overriding("listSectionSeparatorTint(_: | nil, edges?:)"),
    overriding("listItemTint(_: | nil)"),
    ModifierForm("foregroundColor(_: | nil)", drops("foreground color")),
    ModifierForm("foregroundStyle(_: style | .foreground)", drops("secondary style")),
    ModifierForm("tint(_: | nil)", drops("tint")),
    ModifierForm("accentColor(_: | nil)", drops("accent color")),
    ModifierForm(
      "clipShape(_: shape | Rectangle(), style?:)", since: 16,
      .near(
        "after the change, `Rectangle()` clips content outside the frame "
          + "while the condition is false"
      )),
    ModifierForm(
      "cornerRadius(_: | 0, antialiased?:)",
      .near(
        "after the change, `cornerRadius(0)` clips content outside the frame "
          + "while the condition is false"
      )),
  ]

  private static let text: [ModifierForm] = [
    ModifierForm(
      "labelsHidden(_: = .hidden | .automatic) -> labelsVisibility", since: 18,
      drops("label visibility")),
    ModifierForm("bold(_: = true | false)", since: 16, drops("bold setting")),
    ModifierForm("italic(_: = true | false)", since: 16, drops("italic setting")),
    ModifierForm("underline(_: = true | false, pattern?:, color?:)", drops("underline")),
    ModifierForm("strikethrough(_: = true | false, pattern?:, color?:)", drops("strikethrough")),
    ModifierForm("contentTransition(_: | .identity)", drops("content transition")),
    ModifierForm("kerning(_: | 0)", drops("kerning")),
    ModifierForm("tracking(_: | 0)", drops("tracking")),
    ModifierForm("baselineOffset(_: | 0)", drops("baseline offset")),
    ModifierForm("fontWeight(_: | nil)", drops("font weight")),
    ModifierForm("fontWidth(_: | nil)", drops("font width")),
    ModifierForm("textContentType(_: | nil)", drops("content type")),
    ModifierForm("textInputAutocapitalization(_: | nil)", drops("capitalization")),
    ModifierForm("keyboardType(_: | .default)", drops("keyboard type")),
    ModifierForm("submitLabel(_: | .return)", drops("submit label")),
    ModifierForm("autocorrectionDisabled(_: = true | false)", drops("autocorrection setting")),
  ]

  private static let control: [ModifierForm] = [
    ModifierForm("disabled(_: | false)"),
    ModifierForm("allowsHitTesting(_: | true)"),
    overriding("deleteDisabled(_: | false)"),
    overriding("moveDisabled(_: | false)"),
    overriding("selectionDisabled(_: = true | false)"),
    overriding("hoverEffectDisabled(_: = true | false)"),
    ModifierForm("scrollDisabled(_: | false)", drops("scrolling setting")),
    ModifierForm("scrollIndicators(_: | .automatic, axes?:)", drops("indicator visibility")),
    ModifierForm("scrollContentBackground(_: | .automatic)", drops("background visibility")),
    ModifierForm("scrollDismissesKeyboard(_: | .automatic)", drops("keyboard dismissal mode")),
    ModifierForm("scrollClipDisabled(_: = true | false)", drops("clipping setting")),
    ModifierForm("buttonBorderShape(_: | .automatic)", drops("border shape")),
    ModifierForm("menuIndicator(_: | .automatic)", drops("indicator visibility")),
    ModifierForm("badge(_: number | 0)"),
    ModifierForm("accessibilityHidden(_: | false)"),
    ModifierForm("accessibilityHint(_:, isEnabled: = true | false)", since: 18),
    ModifierForm("accessibilityLabel(_:, isEnabled: = true | false)", since: 18),
    ModifierForm("accessibilityValue(_:, isEnabled: = true | false)", since: 18),
    ModifierForm(
      "accessibilityIdentifier(_: string | \"\")",
      .near("after the change, the identifier is empty while the condition is false")),
    ModifierForm("accessibilityAddTraits(_: | [])"),
    ModifierForm("accessibilityRemoveTraits(_: | [])"),
    overriding("accessibilitySortPriority(_: | 0)"),
    ModifierForm(
      "animation(_: | nil, value:)",
      .near(
        "after the change, `nil` disables other animations of the value, "
          + "and a value that changes with the condition is animated"
      )),
  ]

  private static let bars: [ModifierForm] = [
    overriding("navigationBarBackButtonHidden(_: = true | false)"),
    overriding("navigationBarTitleDisplayMode(_: | .automatic)"),
    ModifierForm("navigationTitle(_: string | \"\")", emptyTitle),
    ModifierForm("navigationBarTitle(_: string | \"\", displayMode?:)", emptyTitle),
    overriding("toolbar(_: visibility | .automatic, for?:, _?:, _?:)"),
    overriding("persistentSystemOverlays(_: | .automatic)"),
    overriding("navigationBarHidden(_: | false)"),
    overriding("statusBarHidden(_: = true | false)"),
    overriding("interactiveDismissDisabled(_: = true | false)"),
    overriding("presentationDragIndicator(_: | .automatic)"),
    ModifierForm(
      "presentationDetents(_: | [.large], selection?:)",
      .near(
        "after the change, `[.large]` replaces the default detents while the condition is false")),
    overriding("presentationCornerRadius(_: | nil)"),
    overriding("presentationBackgroundInteraction(_: | .automatic)"),
    ModifierForm(
      "preferredColorScheme(_: | nil)",
      .near("after the change, `nil` may override another preferred color scheme")),
  ]

  private static let gestures: [ModifierForm] = [
    masked("gesture(_: gesture, including: = .all | .subviews)"),
    masked("simultaneousGesture(_: gesture, including: = .all | .subviews)"),
    masked("highPriorityGesture(_: gesture, including: = .all | .subviews)"),
  ]

  /// The first form that a call matches.
  static func match(of modifier: ConditionalModifier, _ types: ArgumentTypes) -> FormMatch? {
    forms.lazy.compactMap { FormMatch(modifier, $0, types) }.first
  }

  /// Whether a modifier, even with its inert value, overrides one that follows it on the chain. Of
  /// modifiers that set the same value, the inner one wins.
  static func isOverridden(_ following: String, by name: String) -> Bool {
    if addingUp.contains(name) { return false }
    // The old `navigationBarTitle` sets a display mode only if it is given one.
    guard following != "navigationBarTitle" else { return false }
    return SwiftUINames.namesOfTrait(name).contains(following)
  }

  /// Whether all inert values of a modifier are equivalent to no modifier.
  static func isExact(_ name: String) -> Bool {
    forms.allSatisfy { $0.name != name || $0.exactness.isExact }
  }

  /// The modifiers of which several on one chain add up, or concern different values.
  private static let addingUp: Set<String> = {
    let exact = (layout + drawing + control).filter { $0.exactness.isExact } + gestures
    return Set(exact.map(\.name)).union(SwiftUINames.names(.environmentValue))
      .union([
        "accessibilitySortPriority", "animation", "background", "blendMode", "clipShape",
        "cornerRadius", "deleteDisabled", "environment", "hoverEffectDisabled", "moveDisabled",
        "onTapGesture", "overlay", "selectionDisabled",
      ])
  }()

  /// The modifiers whose inert value replaces what a modifier further out sets.
  static let replacingInherited: Set<String> = [
    "accentColor", "fontWeight", "fontWidth", "foregroundColor", "kerning", "tint", "tracking",
  ]

  /// Modifiers that run an action when the view that they are applied to appears or goes, each with what the condition
  /// becomes then.
  static let runningWhenShown = ["onAppear": "true", "onDisappear": "false", "task": "true"]

  /// Modifiers without an inert value.
  static let withoutInertValue: Set<String> = [
    "accessibilityAction", "accessibilityElement", "alert", "aspectRatio", "buttonStyle",
    "clipped", "colorInvert", "confirmationDialog", "containerShape",
    "contentShape", "draggable", "environment", "environmentObject", "focused", "fullScreenCover",
    "id", "labelStyle", "listStyle", "mask", "navigationDestination",
    "onDrag", "onDrop", "onLongPressGesture", "pickerStyle", "popover",
    "progressViewStyle", "refreshable", "resizable", "searchable", "sheet",
    "tabItem", "tag", "textFieldStyle", "toggleStyle", "transition",
  ]
}
