extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { fatalError() }
    set {}
  }
  public var colorScheme: ColorScheme {
    get { fatalError() }
    set {}
  }
  public var colorSchemeContrast: ColorSchemeContrast { fatalError() }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { fatalError() }
    set {}
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { fatalError() }
    set {}
  }
  public var scenePhase: ScenePhase {
    get { fatalError() }
    set {}
  }
  public var locale: Locale {
    get { fatalError() }
    set {}
  }
  public var calendar: Calendar {
    get { fatalError() }
    set {}
  }
  public var timeZone: TimeZone {
    get { fatalError() }
    set {}
  }
  public var layoutDirection: LayoutDirection {
    get { fatalError() }
    set {}
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { fatalError() }
    set {}
  }
  public var sizeCategory: ContentSizeCategory {
    get { fatalError() }
    set {}
  }
  public var legibilityWeight: LegibilityWeight? {
    get { fatalError() }
    set {}
  }
  public var displayScale: CGFloat {
    get { fatalError() }
    set {}
  }
  public var isEnabled: Bool {
    get { fatalError() }
    set {}
  }
  public var isScrollEnabled: Bool {
    get { fatalError() }
    set {}
  }
  public var isFocusEffectEnabled: Bool {
    get { fatalError() }
    set {}
  }
  public var isLuminanceReduced: Bool {
    get { fatalError() }
    set {}
  }
  public var editMode: Binding<EditMode>? {
    get { fatalError() }
    set {}
  }
  public var font: Font? {
    get { fatalError() }
    set {}
  }
  public var fontResolutionContext: Font.Context { fatalError() }
  public var imageScale: Image.Scale {
    get { fatalError() }
    set {}
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { fatalError() }
    set {}
  }
  public var lineLimit: Int? {
    get { fatalError() }
    set {}
  }
  public var lineSpacing: CGFloat {
    get { fatalError() }
    set {}
  }
  public var minimumScaleFactor: CGFloat {
    get { fatalError() }
    set {}
  }
  public var allowsTightening: Bool {
    get { fatalError() }
    set {}
  }
  public var multilineTextAlignment: TextAlignment {
    get { fatalError() }
    set {}
  }
  public var truncationMode: Text.TruncationMode {
    get { fatalError() }
    set {}
  }
  public var textCase: Text.Case? {
    get { fatalError() }
    set {}
  }
  public var autocorrectionDisabled: Bool {
    get { fatalError() }
    set {}
  }
  public var redactionReasons: RedactionReasons {
    get { fatalError() }
    set {}
  }
  public var controlSize: ControlSize {
    get { fatalError() }
    set {}
  }
  public var controlActiveState: ControlActiveState {
    get { fatalError() }
    set {}
  }
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { fatalError() }
    set {}
  }
  public var headerProminence: Prominence {
    get { fatalError() }
    set {}
  }
  public var defaultMinListRowHeight: CGFloat {
    get { fatalError() }
    set {}
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { fatalError() }
    set {}
  }
  public var backgroundStyle: AnyShapeStyle? {
    get { fatalError() }
    set {}
  }
  public var backgroundProminence: BackgroundProminence {
    get { fatalError() }
    set {}
  }
  public var backgroundMaterial: Material? {
    get { fatalError() }
    set {}
  }
  public var defaultWheelPickerItemHeight: CGFloat {
    get { fatalError() }
    set {}
  }
  public var labelsVisibility: Visibility {
    get { fatalError() }
    set {}
  }
  public var contentTransition: ContentTransition {
    get { fatalError() }
    set {}
  }
  public var contentTransitionAddsDrawingGroup: Bool {
    get { fatalError() }
    set {}
  }
  public var isTabBarShowingSections: Bool {
    get { fatalError() }
    set {}
  }
  public var tabBarPlacement: TabBarPlacement? { fatalError() }
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { fatalError() }
    set {}
  }
  public var menuOrder: MenuOrder {
    get { fatalError() }
    set {}
  }
  public var allowedDynamicRange: Image.DynamicRange? {
    get { fatalError() }
    set {}
  }
  public var documentConfiguration: DocumentConfiguration? { fatalError() }
}
