// What an app may only read has a getter alone, so that setting it is an error here as well.

extension EnvironmentValues {
  public var dismiss: DismissAction { DismissAction(scope: presentationScope) }
  public var isPresented: Bool { presentationScope?.isPresented ?? false }
  public var presentationMode: Binding<PresentationMode> {
    let scope = presentationScope
    return Binding(
      place: nil, getter: { PresentationMode(isPresented: scope?.isPresented ?? false) },
      setter: { if !$0.isPresented { scope?.leave?() } })
  }
  public var dismissSearch: DismissSearchAction { builtIn("dismissSearch", DismissSearchAction()) }
  public var dismissWindow: DismissWindowAction { DismissWindowAction(scope: presentationScope) }
  public var dismissImmersiveSpace: DismissImmersiveSpaceAction {
    builtIn("dismissImmersiveSpace", DismissImmersiveSpaceAction())
  }
  public var openImmersiveSpace: OpenImmersiveSpaceAction {
    builtIn("openImmersiveSpace", OpenImmersiveSpaceAction())
  }
  public var openWindow: OpenWindowAction { builtIn("openWindow", OpenWindowAction()) }
  public var openSettings: OpenSettingsAction { builtIn("openSettings", OpenSettingsAction()) }
  public var openDocument: OpenDocumentAction { builtIn("openDocument", OpenDocumentAction()) }
  public var newDocument: NewDocumentAction { builtIn("newDocument", NewDocumentAction()) }
  public var resetFocus: ResetFocusAction { builtIn("resetFocus", ResetFocusAction()) }
  public var requestReview: RequestReviewAction { builtIn("requestReview", RequestReviewAction()) }
  public var rename: RenameAction? { builtIn("rename", nil) }
  public var refresh: RefreshAction? { builtIn("refresh", nil) }
  public var undoManager: UndoManager? { builtIn("undoManager", nil) }
  public var isSearching: Bool { builtIn("isSearching", false) }
  public var isFocused: Bool { builtIn("isFocused", false) }
  public var isSceneCaptured: Bool { builtIn("isSceneCaptured", false) }
  public var isActivityFullscreen: Bool { builtIn("isActivityFullscreen", false) }
  public var supportsMultipleWindows: Bool { builtIn("supportsMultipleWindows", false) }
  public var pixelLength: CGFloat { builtIn("pixelLength", 0) }
  public var isHoverEffectEnabled: Bool { builtIn("isHoverEffectEnabled", false) }
  public var keyboardShortcut: KeyboardShortcut? { builtIn("keyboardShortcut", nil) }
  public var menuIndicatorVisibility: Visibility { builtIn("menuIndicatorVisibility", .automatic) }
  public var badgeProminence: BadgeProminence { builtIn("badgeProminence", .standard) }
  public var symbolVariants: SymbolVariants { builtIn("symbolVariants", .none) }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    builtIn("horizontalScrollIndicatorVisibility", .automatic)
  }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    builtIn("verticalScrollIndicatorVisibility", .automatic)
  }
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    builtIn("scrollDismissesKeyboardMode", .automatic)
  }
  public var accessibilityEnabled: Bool { builtIn("accessibilityEnabled", false) }
  public var accessibilityVoiceOverEnabled: Bool { builtIn("accessibilityVoiceOverEnabled", false) }
  public var accessibilitySwitchControlEnabled: Bool {
    builtIn("accessibilitySwitchControlEnabled", false)
  }
  public var accessibilityReduceMotion: Bool { builtIn("accessibilityReduceMotion", false) }
  public var accessibilityReduceTransparency: Bool {
    builtIn("accessibilityReduceTransparency", false)
  }
  public var accessibilityDifferentiateWithoutColor: Bool {
    builtIn("accessibilityDifferentiateWithoutColor", false)
  }
  public var accessibilityInvertColors: Bool { builtIn("accessibilityInvertColors", false) }
  public var accessibilityShowButtonShapes: Bool { builtIn("accessibilityShowButtonShapes", false) }
  public var accessibilityDimFlashingLights: Bool {
    builtIn("accessibilityDimFlashingLights", false)
  }
  public var accessibilityPlayAnimatedImages: Bool {
    builtIn("accessibilityPlayAnimatedImages", false)
  }
  public var accessibilityLargeContentViewerEnabled: Bool {
    builtIn("accessibilityLargeContentViewerEnabled", false)
  }
  public var accessibilityQuickActionsEnabled: Bool {
    builtIn("accessibilityQuickActionsEnabled", false)
  }
  public var accessibilityAssistiveAccessEnabled: Bool {
    builtIn("accessibilityAssistiveAccessEnabled", false)
  }
  public var appearsActive: Bool { builtIn("appearsActive", false) }
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    builtIn("tabViewBottomAccessoryPlacement", nil)
  }
}
