import Foundation

nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  var record = ViewRecord()

  public var body: Never { return fatalError() }
}

nonisolated extension ToolbarItem where ID == () {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { record = ["placement": .value(placement), "content": .value(content())] }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

nonisolated extension ToolbarItem where ID == String {
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    record = [
      "id": .value(id), "placement": .value(placement), "showsByDefault": .value(showsByDefault),
      "content": .value(content()),
    ]
  }
}

nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  var record = ViewRecord()

  public var body: Never { return fatalError() }
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { record = ["placement": .value(placement), "content": .value(content())] }
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    record = [
      "placement": .value(placement), "content": .value(content()), "label": .value(label()),
    ]
  }
}

nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>:
  PrimitiveView
{
  var record = ViewRecord()
}

nonisolated public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  var record = ViewRecord()

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    record = ["sizing": .value(sizing), "placement": .value(placement)]
  }
  public var body: Never { return fatalError() }
}

nonisolated public struct DefaultToolbarItem: ToolbarContent {
  var record = ViewRecord()

  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    record = ["kind": .value(kind), "placement": .value(placement)]
  }
  public var body: Never { return fatalError() }
}

nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  var record = ViewRecord()

  public init(@ViewBuilder content: () -> Content) { record = ["content": .value(content())] }
  public init() where Content == EmptyView {}
  public var body: Never { return fatalError() }
}

public struct SpacerSizing: Hashable, Sendable {
  var name = ""

  public static let flexible = Self(name: "flexible"), fixed = Self(name: "fixed")
}

public struct ToolbarItemPlacement: Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), principal = Self(name: "principal"),
    navigation = Self(name: "navigation")
  public static let primaryAction = Self(name: "primaryAction"),
    secondaryAction = Self(name: "secondaryAction"), status = Self(name: "status")
  public static let confirmationAction = Self(name: "confirmationAction"),
    cancellationAction = Self(name: "cancellationAction")
  public static let destructiveAction = Self(name: "destructiveAction"),
    keyboard = Self(name: "keyboard")
  public static let topBarLeading = Self(name: "topBarLeading"),
    topBarTrailing = Self(name: "topBarTrailing")
  public static let navigationBarLeading = Self(name: "navigationBarLeading"),
    navigationBarTrailing = Self(name: "navigationBarTrailing")
  public static let bottomBar = Self(name: "bottomBar"), title = Self(name: "title"),
    subtitle = Self(name: "subtitle"), largeTitle = Self(name: "largeTitle")
  public static let bottomOrnament = Self(name: "bottomOrnament")
  public static func accessoryBar<ID: Hashable>(id: ID) -> Self { Self() }
}

public struct ToolbarPlacement: Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), bottomBar = Self(name: "bottomBar"),
    navigationBar = Self(name: "navigationBar")
  public static let tabBar = Self(name: "tabBar"), windowToolbar = Self(name: "windowToolbar"),
    bottomOrnament = Self(name: "bottomOrnament")
}

public struct ToolbarRole: Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"),
    navigationStack = Self(name: "navigationStack"), browser = Self(name: "browser")
  public static let editor = Self(name: "editor")
}

public struct ToolbarDefaultItemKind: Sendable {
  var name = ""

  public static let sidebarToggle = Self(name: "sidebarToggle"), title = Self(name: "title"),
    search = Self(name: "search")
}

public enum ToolbarLabelStyle: Sendable { case automatic, titleAndIcon, titleOnly, iconOnly }

nonisolated extension ToolbarContent {
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    modified("hidden", ["hidden": .value(hidden)])
  }
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    modified("sharedBackgroundVisibility", ["visibility": .value(visibility)])
  }
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    modified("matchedTransitionSource", ["id": .value(id), "namespace": .value(namespace)])
  }
}

nonisolated extension CustomizableToolbarContent {
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    modified("customizationBehavior", ["behavior": .value(behavior)])
  }
  public func defaultCustomization(
    _ visibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    modified(
      "defaultCustomization", ["visibility": .value(visibility), "options": .value(options)])
  }
}

public struct ToolbarCustomizationBehavior: Sendable {
  var name = ""

  public static let `default` = Self(name: "default"), reorderable = Self(name: "reorderable"),
    disabled = Self(name: "disabled")
}

public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = Self(rawValue: 1)
}
