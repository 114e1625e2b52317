// What SwiftUI declares that does the same on a view that is kept as on one that was made anew.

extension SwiftUINames {
  /// Whether a view or modifier does not depend on when the view was made, apart from state that it keeps.
  public static func isSteady(_ name: String) -> Bool {
    steadyModifiers.contains(name) || steadyViews.contains(name)
  }

  /// Whether nobody can use a view or modifier: it lays out, draws and describes a view.
  public static func isPassive(_ name: String) -> Bool {
    passiveModifiers.contains(name) || passiveViews.contains(name)
  }

  /// What a view or modifier remembers while it is kept; nil for one that shows only what it is given.
  public static func state(of name: String) -> String? { states[name] }

  private static let states: [String: String] = {
    let names = [
      "a drag in progress": ["Slider", "draggable", "onDrag"],
      "a refresh in progress": ["refreshable"],
      "a gesture in progress": ["gesture", "highPriorityGesture", "simultaneousGesture"],
      "its image": ["AsyncImage"],
      "its position": [
        "Form", "HSplitView", "List", "ScrollView", "ScrollViewReader", "Table", "VSplitView",
      ],
      "its text and cursor": ["SecureField", "TextEditor", "TextField"],
      "its selection": ["MultiDatePicker", "TabView"],
      "the edit mode": ["EditButton", "RenameButton"],
      "the focus": ["focusable", "focused"],
      "what it has open": [
        "ColorPicker", "DatePicker", "DisclosureGroup", "HelpLink", "Menu", "OutlineGroup",
        "Picker", "ShareLink", "contextMenu", "swipeActions",
      ],
      "what it pushed": [
        "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView",
      ],
    ]
    return names.reduce(into: [:]) { states, entry in
      for name in entry.value { states[name] = entry.key }
    }
  }()

  private static let steadyModifiers = passiveModifiers.union(activeModifiers)

  private static let passiveModifiers: Set<String> = [
    // Layout
    "alignmentGuide", "aspectRatio", "containerRelativeFrame", "containerShape", "contentMargins",
    "coordinateSpace", "edgesIgnoringSafeArea", "fixedSize", "frame", "geometryGroup",
    "gridCellAnchor", "gridCellColumns", "gridCellUnsizedAxes", "gridColumnAlignment",
    "ignoresSafeArea", "layoutDirectionBehavior", "layoutPriority", "layoutValue", "offset",
    "padding", "position", "safeAreaBar", "safeAreaInset", "safeAreaPadding", "scaledToFill",
    "scaledToFit", "scenePadding", "zIndex",
    // Drawing
    "accentColor", "allowedDynamicRange", "animation", "background", "backgroundExtensionEffect",
    "backgroundStyle", "blendMode", "blur", "border", "brightness", "clipShape", "clipped",
    "colorEffect", "colorInvert", "colorMultiply", "colorScheme", "compositingGroup",
    "containerBackground", "contentShape", "contrast", "cornerRadius", "distortionEffect",
    "drawingGroup", "foregroundColor", "foregroundStyle", "glassEffect", "grayscale", "hidden",
    "hueRotation", "imageScale", "invalidatableContent", "layerEffect", "listItemTint",
    "listRowBackground", "listRowInsets", "listRowSeparator", "listRowSeparatorTint",
    "listRowSpacing", "listSectionSeparator", "listSectionSeparatorTint", "listSectionSpacing",
    "luminanceToAlpha", "mask", "materialActiveAppearance", "opacity", "overlay",
    "privacySensitive", "projectionEffect", "redacted", "rotation3DEffect", "rotationEffect",
    "saturation", "scaleEffect", "shadow", "symbolRenderingMode", "symbolVariant", "tint",
    "transformEffect", "unredacted", "visualEffect",
    // Text
    "allowsTightening", "baselineOffset", "bold", "dynamicTypeSize", "font", "fontDesign",
    "fontWeight", "fontWidth", "headerProminence", "italic", "kerning", "lineLimit", "lineSpacing",
    "minimumScaleFactor", "monospaced", "monospacedDigit", "multilineTextAlignment",
    "strikethrough", "textCase", "textScale", "tracking", "truncationMode", "typesettingLanguage",
    "underline",
    // Descriptions and values
    "accessibility", "accessibilityAddTraits", "accessibilityHeading", "accessibilityHidden",
    "accessibilityHint", "accessibilityIdentifier", "accessibilityIgnoresInvertColors",
    "accessibilityInputLabels", "accessibilityLabel", "accessibilityRemoveTraits",
    "accessibilitySortPriority", "accessibilityTextContentType", "accessibilityValue", "badge",
    "environment", "environmentObject", "equatable", "labelStyle", "labeledContentStyle",
    "modifier", "previewDevice", "previewDisplayName", "previewLayout", "progressViewStyle", "tag",
    "transformEnvironment",
  ]

  private static let activeModifiers: Set<String> = [
    // Gestures and actions
    "accessibilityAction", "accessibilityActions", "accessibilityActivationPoint",
    "accessibilityAdjustableAction", "accessibilityChildren", "accessibilityCustomContent",
    "accessibilityElement", "accessibilityRepresentation",
    "accessibilityRespondsToUserInteraction", "accessibilityShowsLargeContentViewer",
    "allowsHitTesting", "contextMenu", "draggable", "dropDestination", "focusable", "focused",
    "gesture", "highPriorityGesture", "hoverEffect", "hoverEffectDisabled", "keyboardShortcut",
    "onDrag", "onDrop", "onLongPressGesture", "onSubmit", "onTapGesture", "refreshable",
    "simultaneousGesture", "submitScope", "swipeActions", "textSelection",
    // Controls and lists
    "alternatingRowBackgrounds", "autocapitalization", "autocorrectionDisabled",
    "badgeProminence", "buttonBorderShape", "buttonRepeatBehavior", "buttonStyle",
    "controlGroupStyle", "controlSize", "datePickerStyle", "deleteDisabled",
    "disableAutocorrection", "disabled", "disclosureGroupStyle", "formStyle", "gaugeStyle",
    "groupBoxStyle", "help", "horizontalRadioGroupLayout", "indexViewStyle", "keyboardType",
    "labelsHidden", "labelsVisibility", "listStyle", "menuIndicator", "menuOrder", "menuStyle",
    "moveDisabled", "navigationSplitViewStyle", "navigationViewStyle", "pickerStyle",
    "scrollBounceBehavior", "scrollClipDisabled", "scrollContentBackground", "scrollDisabled",
    "scrollDismissesKeyboard", "scrollIndicators", "scrollTargetBehavior", "scrollTargetLayout",
    "selectionDisabled", "submitLabel", "tabItem", "tabViewStyle", "tableStyle", "textContentType",
    "textEditorStyle", "textFieldStyle", "textInputAutocapitalization", "toggleStyle",
    // Bars and presentations
    "interactiveDismissDisabled", "navigationBarBackButtonHidden", "navigationBarHidden",
    "navigationBarItems", "navigationBarTitle", "navigationBarTitleDisplayMode",
    "navigationSubtitle", "navigationTitle", "persistentSystemOverlays", "preferredColorScheme",
    "presentationBackground", "presentationBackgroundInteraction",
    "presentationCompactAdaptation", "presentationContentInteraction",
    "presentationCornerRadius", "presentationDetents", "presentationDragIndicator",
    "presentationSizing", "statusBar", "statusBarHidden", "toolbar", "toolbarBackground",
    "toolbarBackgroundVisibility", "toolbarColorScheme", "toolbarRole",
    "toolbarTitleDisplayMode", "toolbarTitleMenu", "toolbarVisibility",
    // What the view presents is looked at by itself.
    "actionSheet", "alert", "confirmationDialog", "fileExporter", "fileImporter", "fileMover",
    "fullScreenCover", "inspector", "navigationDestination", "photosPicker", "popover",
    "quickLookPreview", "sheet",
  ]

  private static let steadyViews = passiveViews.union([
    "Button", "Chart", "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker",
    "DisclosureGroup", "EditButton", "Form", "HSplitView", "HelpLink", "Link", "List", "Menu",
    "MultiDatePicker", "NavigationLink", "NavigationSplitView", "NavigationStack",
    "NavigationView", "OutlineGroup", "PasteButton", "Picker", "RenameButton", "ScrollView",
    "ScrollViewReader", "SecureField", "SettingsLink", "ShareLink", "Slider", "Stepper", "Tab",
    "TabSection", "TabView", "Table", "TextEditor", "TextField", "Toggle", "ToolbarItem",
    "ToolbarItemGroup", "VSplitView",
  ])

  private static let passiveViews: Set<String> = [
    "AngularGradient", "AnyShape", "AnyView", "AsyncImage", "Canvas", "Capsule", "Circle", "Color",
    "ContainerRelativeShape", "Divider", "Ellipse", "EllipticalGradient", "EmptyView",
    "EquatableView", "ForEach", "Gauge", "GeometryReader", "Grid", "GridRow", "Group", "GroupBox",
    "HStack", "Image", "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid",
    "LazyVStack", "LinearGradient", "MeshGradient", "Path", "ProgressView", "RadialGradient",
    "Rectangle", "RoundedRectangle", "Section", "Spacer", "Text", "TupleView",
    "UnevenRoundedRectangle", "VStack", "ViewThatFits", "ZStack",
  ]
}
