/// The modifiers that can carry a condition, each with the value that does nothing.
enum ModifierTable {
  /// What an inherited value is that an inert `nil` covers up.
  private static func drops(_ what: String) -> ModifierForm.Exactness {
    .near("without the condition an inherited \(what) is dropped")
  }

  static let forms: [ModifierForm] = layout + drawing + text + control + bars + gestures

  private static let layout: [ModifierForm] = [
    ModifierForm("padding(_: edges = .all, _: = nil | 0)"),
    ModifierForm("padding(_: number | 0)"),
    ModifierForm("padding(_: insets | EdgeInsets())"),
    ModifierForm("safeAreaPadding(_: edges = .all, _: = nil | 0)", since: 17),
    ModifierForm("safeAreaPadding(_: number | 0)", since: 17),
    ModifierForm("safeAreaPadding(_: insets | EdgeInsets())", since: 17),
    ModifierForm("frame(width?: | nil, height?: | nil, alignment?:)"),
    ModifierForm(
      "frame(minWidth?: | nil, idealWidth?: | nil, maxWidth?: | nil, "
        + "minHeight?: | nil, idealHeight?: | nil, maxHeight?: | nil, alignment?:)"),
    ModifierForm("fixedSize(horizontal: = true | false, vertical: = true | false)"),
    ModifierForm("offset(x?: | 0, y?: | 0)"),
    ModifierForm("offset(_: | .zero)"),
    ModifierForm("layoutPriority(_: | 0)"),
    ModifierForm("zIndex(_: | 0)"),
    ModifierForm("ignoresSafeArea(_?:, edges: = .all | [])", since: 14),
    ModifierForm("edgesIgnoringSafeArea(_: | [])"),
    ModifierForm("listRowInsets(_: | nil)"),
    ModifierForm("listRowSpacing(_: | nil)", since: 15, drops("spacing")),
  ]

  private static let drawing: [ModifierForm] = [
    ModifierForm("hidden(_: = 0 | 1) -> opacity"),
    ModifierForm("opacity(_: | 1)"),
    ModifierForm("blur(radius: | 0, opaque?:)"),
    ModifierForm("brightness(_: | 0)"),
    ModifierForm("contrast(_: | 1)"),
    ModifierForm("saturation(_: | 1)"),
    ModifierForm("grayscale(_: | 0)"),
    ModifierForm("hueRotation(_: | .zero)"),
    ModifierForm("colorMultiply(_: | .white)"),
    ModifierForm("blendMode(_: | .normal)"),
    ModifierForm("shadow(color: = Color.black.opacity(0.33) | .clear, radius: | 0, x?:, y?:)"),
    ModifierForm("rotationEffect(_: | .zero, anchor?:)"),
    ModifierForm("scaleEffect(_: number | 1, anchor?:)"),
    ModifierForm("scaleEffect(_: size | CGSize(width: 1, height: 1), anchor?:)"),
    ModifierForm("scaleEffect(x?: | 1, y?: | 1, anchor?:)"),
    ModifierForm("transformEffect(_: | .identity)"),
    ModifierForm("border(_: style | .clear, width?:)", since: 15),
    ModifierForm("background(_: style | .clear, ignoresSafeAreaEdges?:)", since: 15),
    ModifierForm("background(_: style | .clear, in:, fillStyle?:)", since: 15),
    ModifierForm("overlay(_: style | .clear, ignoresSafeAreaEdges?:)", since: 15),
    ModifierForm("overlay(_: style | .clear, in:, fillStyle?:)", since: 15),
    ModifierForm("glassEffect(_: = .regular | .identity, in?:)", since: 26),
    ModifierForm("redacted(reason: | [])", since: 14),
    ModifierForm("privacySensitive(_: = true | false)", since: 15),
    ModifierForm("listRowBackground(_: | nil)"),
    ModifierForm("listRowSeparator(_: | .automatic, edges?:)", since: 15),
    ModifierForm("listSectionSeparator(_: | .automatic, edges?:)", since: 15),
    ModifierForm("foregroundColor(_: | nil)", drops("colour")),
    ModifierForm(
      "foregroundStyle(_: style | .foreground)", since: 15, drops("second style"),
      isAsOldAsOriginal: true),
    ModifierForm("tint(_: | nil)", since: 15, drops("tint")),
    ModifierForm("accentColor(_: | nil)", drops("accent colour")),
    ModifierForm(
      "clipShape(_: shape | Rectangle(), style?:)", since: 16,
      .near("a rectangle still clips what is drawn outside of the frame")),
    ModifierForm(
      "cornerRadius(_: | 0, antialiased?:)",
      .near("a radius of 0 still clips what is drawn outside of the frame")),
  ]

  private static let text: [ModifierForm] = [
    ModifierForm("labelsHidden(_: = .hidden | .automatic) -> labelsVisibility", since: 18),
    ModifierForm("bold(_: = true | false)", since: 16),
    ModifierForm("italic(_: = true | false)", since: 16),
    ModifierForm("underline(_: = true | false, pattern?:, color?:)", since: 16),
    ModifierForm("strikethrough(_: = true | false, pattern?:, color?:)", since: 16),
    ModifierForm("kerning(_: | 0)", since: 16),
    ModifierForm("tracking(_: | 0)", since: 16),
    ModifierForm("baselineOffset(_: | 0)", since: 16),
    ModifierForm("fontWeight(_: | nil)", since: 16, drops("weight")),
    ModifierForm("fontWidth(_: | nil)", since: 16, drops("width")),
    ModifierForm("textContentType(_: | nil)", drops("content type")),
    ModifierForm("textInputAutocapitalization(_: | nil)", since: 15, drops("capitalisation")),
    ModifierForm("keyboardType(_: | .default)", drops("keyboard")),
    ModifierForm("submitLabel(_: | .return)", since: 15, drops("label")),
    ModifierForm("autocorrectionDisabled(_: = true | false)", since: 16),
  ]

  private static let control: [ModifierForm] = [
    ModifierForm("disabled(_: | false)"),
    ModifierForm("allowsHitTesting(_: | true)"),
    ModifierForm("deleteDisabled(_: | false)"),
    ModifierForm("moveDisabled(_: | false)"),
    ModifierForm("selectionDisabled(_: = true | false)", since: 17),
    ModifierForm("hoverEffectDisabled(_: = true | false)", since: 17),
    ModifierForm("scrollDisabled(_: | false)", since: 16),
    ModifierForm("scrollIndicators(_: | .automatic, axes?:)", since: 16),
    ModifierForm("scrollContentBackground(_: visibility | .automatic)", since: 16),
    ModifierForm("scrollDismissesKeyboard(_: | .automatic)", since: 16),
    ModifierForm("scrollClipDisabled(_: = true | false)", since: 17),
    ModifierForm("buttonBorderShape(_: | .automatic)", since: 15),
    ModifierForm("menuIndicator(_: | .automatic)", since: 15),
    ModifierForm("badge(_: number | 0)", since: 15),
    ModifierForm("accessibilityHidden(_: | false)", since: 14),
    ModifierForm("accessibilityAddTraits(_: | [])", since: 14),
    ModifierForm("accessibilityRemoveTraits(_: | [])", since: 14),
    ModifierForm("accessibilitySortPriority(_: | 0)", since: 14),
    ModifierForm(
      "animation(_: | nil, value:)", since: 15,
      .near("`nil` keeps other animations away when the value changes")),
  ]

  private static let bars: [ModifierForm] = [
    ModifierForm("navigationBarBackButtonHidden(_: = true | false)"),
    ModifierForm("navigationBarTitleDisplayMode(_: | .automatic)", since: 14),
    ModifierForm("toolbar(_: visibility | .automatic, for?:)", since: 16),
    ModifierForm("persistentSystemOverlays(_: | .automatic)", since: 16),
    ModifierForm("statusBarHidden(_: = true | false)", since: 15),
    ModifierForm("interactiveDismissDisabled(_: = true | false)", since: 15),
    ModifierForm("presentationDragIndicator(_: | .automatic)", since: 16),
    ModifierForm(
      "presentationDetents(_: | [.large], selection?:)", since: 16,
      .near("a sheet that asks for the large detent may differ from one that asks for none")),
    ModifierForm("presentationCornerRadius(_: | nil)", since: 16),
    ModifierForm("presentationBackgroundInteraction(_: | .automatic)", since: 16),
    ModifierForm(
      "preferredColorScheme(_: | nil)", .near("`nil` is a preference of its own")),
  ]

  private static let gestures: [ModifierForm] = [
    ModifierForm("gesture(_: gesture, including: = .all | .subviews)"),
    ModifierForm("simultaneousGesture(_: gesture, including: = .all | .subviews)"),
    ModifierForm("highPriorityGesture(_: gesture, including: = .all | .subviews)"),
  ]

  /// The modifiers that set a value of the environment, under its name, and the release of that.
  static let environmentValues: [String: Int] = [
    "allowsTightening": 13, "controlSize": 15, "dynamicTypeSize": 15, "font": 13,
    "headerProminence": 15, "imageScale": 13, "lineLimit": 13, "lineSpacing": 13,
    "minimumScaleFactor": 13, "multilineTextAlignment": 13, "symbolRenderingMode": 15,
    "textCase": 14, "truncationMode": 13,
  ]

  /// Modifiers of which the outermost counts, be its value the usual one.
  static let ofOutermost: Set<String> = [
    "layoutPriority", "listRowBackground", "listRowInsets", "listRowSeparator",
    "listSectionSeparator", "zIndex",
  ]

  /// Modifiers without a value that does nothing.
  static let withoutInertValue: Set<String> = [
    "accessibilityElement", "buttonStyle", "clipped", "containerShape", "contentShape",
    "draggable", "focused", "fullScreenCover", "id", "labelsHidden", "mask",
    "matchedGeometryEffect", "navigationTitle", "onAppear", "onChange", "onDisappear", "onDrag",
    "onDrop", "onReceive", "pickerStyle", "popover", "resizable", "searchable", "sheet", "task",
    "transition",
  ]
}
