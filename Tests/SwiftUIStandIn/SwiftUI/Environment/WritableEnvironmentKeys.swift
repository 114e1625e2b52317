extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { builtIn("openURL", OpenURLAction { _ in .systemAction }) }
    set { set("openURL", newValue) }
  }
  public var colorScheme: ColorScheme {
    get { builtIn("colorScheme", .light) }
    set { set("colorScheme", newValue) }
  }
  public var colorSchemeContrast: ColorSchemeContrast { builtIn("colorSchemeContrast", .standard) }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { builtIn("horizontalSizeClass", .compact) }
    set { set("horizontalSizeClass", newValue) }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { builtIn("verticalSizeClass", .regular) }
    set { set("verticalSizeClass", newValue) }
  }
  public var scenePhase: ScenePhase {
    get { builtIn("scenePhase", .active) }
    set { set("scenePhase", newValue) }
  }
  public var locale: Locale {
    get { builtIn("locale", Locale(identifier: "en_US")) }
    set { set("locale", newValue) }
  }
  public var calendar: Calendar {
    get { builtIn("calendar", Calendar(identifier: .gregorian)) }
    set { set("calendar", newValue) }
  }
  public var timeZone: TimeZone {
    get { builtIn("timeZone", TimeZone(secondsFromGMT: 0)!) }
    set { set("timeZone", newValue) }
  }
  public var layoutDirection: LayoutDirection {
    get { builtIn("layoutDirection", .leftToRight) }
    set { set("layoutDirection", newValue) }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { builtIn("dynamicTypeSize", .large) }
    set { set("dynamicTypeSize", newValue) }
  }
  public var sizeCategory: ContentSizeCategory {
    get { builtIn("sizeCategory", .large) }
    set { set("sizeCategory", newValue) }
  }
  public var legibilityWeight: LegibilityWeight? {
    get { builtIn("legibilityWeight", nil) }
    set { set("legibilityWeight", newValue) }
  }
  public var displayScale: CGFloat {
    get { builtIn("displayScale", 0) }
    set { set("displayScale", newValue) }
  }
  public var isEnabled: Bool {
    get { builtIn("isEnabled", true) }
    set { set("isEnabled", newValue) }
  }
  public var isScrollEnabled: Bool {
    get { builtIn("isScrollEnabled", true) }
    set { set("isScrollEnabled", newValue) }
  }
  public var isFocusEffectEnabled: Bool {
    get { builtIn("isFocusEffectEnabled", true) }
    set { set("isFocusEffectEnabled", newValue) }
  }
  public var isLuminanceReduced: Bool {
    get { builtIn("isLuminanceReduced", false) }
    set { set("isLuminanceReduced", newValue) }
  }
  public var editMode: Binding<EditMode>? {
    get { builtIn("editMode", nil) }
    set { set("editMode", newValue) }
  }
  public var font: Font? {
    get { builtIn("font", nil) }
    set { set("font", newValue) }
  }
  public var fontResolutionContext: Font.Context { fatalError() }
  public var imageScale: Image.Scale {
    get { builtIn("imageScale", .medium) }
    set { set("imageScale", newValue) }
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { builtIn("symbolRenderingMode", nil) }
    set { set("symbolRenderingMode", newValue) }
  }
  public var lineLimit: Int? {
    get { builtIn("lineLimit", nil) }
    set { set("lineLimit", newValue) }
  }
  public var lineSpacing: CGFloat {
    get { builtIn("lineSpacing", 0) }
    set { set("lineSpacing", newValue) }
  }
  public var minimumScaleFactor: CGFloat {
    get { builtIn("minimumScaleFactor", 1) }
    set { set("minimumScaleFactor", newValue) }
  }
  public var allowsTightening: Bool {
    get { builtIn("allowsTightening", false) }
    set { set("allowsTightening", newValue) }
  }
  public var multilineTextAlignment: TextAlignment {
    get { builtIn("multilineTextAlignment", .leading) }
    set { set("multilineTextAlignment", newValue) }
  }
  public var truncationMode: Text.TruncationMode {
    get { builtIn("truncationMode", .tail) }
    set { set("truncationMode", newValue) }
  }
  public var textCase: Text.Case? {
    get { builtIn("textCase", nil) }
    set { set("textCase", newValue) }
  }
  public var autocorrectionDisabled: Bool {
    get { builtIn("autocorrectionDisabled", false) }
    set { set("autocorrectionDisabled", newValue) }
  }
  public var redactionReasons: RedactionReasons {
    get { builtIn("redactionReasons", []) }
    set { set("redactionReasons", newValue) }
  }
  public var controlSize: ControlSize {
    get { builtIn("controlSize", .regular) }
    set { set("controlSize", newValue) }
  }
  public var controlActiveState: ControlActiveState {
    get { builtIn("controlActiveState", .key) }
    set { set("controlActiveState", newValue) }
  }
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { builtIn("buttonRepeatBehavior", .automatic) }
    set { set("buttonRepeatBehavior", newValue) }
  }
  public var headerProminence: Prominence {
    get { builtIn("headerProminence", .standard) }
    set { set("headerProminence", newValue) }
  }
  public var defaultMinListRowHeight: CGFloat {
    get { builtIn("defaultMinListRowHeight", 0) }
    set { set("defaultMinListRowHeight", newValue) }
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { builtIn("defaultMinListHeaderHeight", nil) }
    set { set("defaultMinListHeaderHeight", newValue) }
  }
  public var backgroundStyle: AnyShapeStyle? {
    get { builtIn("backgroundStyle", nil) }
    set { set("backgroundStyle", newValue) }
  }
  public var backgroundProminence: BackgroundProminence {
    get { builtIn("backgroundProminence", .standard) }
    set { set("backgroundProminence", newValue) }
  }
  public var backgroundMaterial: Material? {
    get { builtIn("backgroundMaterial", nil) }
    set { set("backgroundMaterial", newValue) }
  }
  public var defaultWheelPickerItemHeight: CGFloat {
    get { builtIn("defaultWheelPickerItemHeight", 0) }
    set { set("defaultWheelPickerItemHeight", newValue) }
  }
  public var labelsVisibility: Visibility {
    get { builtIn("labelsVisibility", .automatic) }
    set { set("labelsVisibility", newValue) }
  }
  public var contentTransition: ContentTransition {
    get { builtIn("contentTransition", .identity) }
    set { set("contentTransition", newValue) }
  }
  public var contentTransitionAddsDrawingGroup: Bool {
    get { builtIn("contentTransitionAddsDrawingGroup", false) }
    set { set("contentTransitionAddsDrawingGroup", newValue) }
  }
  public var isTabBarShowingSections: Bool {
    get { builtIn("isTabBarShowingSections", false) }
    set { set("isTabBarShowingSections", newValue) }
  }
  public var tabBarPlacement: TabBarPlacement? { builtIn("tabBarPlacement", nil) }
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { builtIn("springLoadingBehavior", .automatic) }
    set { set("springLoadingBehavior", newValue) }
  }
  public var menuOrder: MenuOrder {
    get { builtIn("menuOrder", .automatic) }
    set { set("menuOrder", newValue) }
  }
  public var allowedDynamicRange: Image.DynamicRange? {
    get { builtIn("allowedDynamicRange", nil) }
    set { set("allowedDynamicRange", newValue) }
  }
  public var documentConfiguration: DocumentConfiguration? { builtIn("documentConfiguration", nil) }
}
