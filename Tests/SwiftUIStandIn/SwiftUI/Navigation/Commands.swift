import Foundation

nonisolated public struct CommandMenu<Content: View>: Commands {
  var record = ViewRecord()

  public var body: Never { fatalError() }
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    record = ["nameKey": .value(nameKey), "content": .value(content())]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    record = ["name": .value(name), "content": .value(content())]
  }
}

nonisolated public struct CommandGroup<Content: View>: Commands {
  var record = ViewRecord()

  public var body: Never { fatalError() }
  public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) { record = ["group": .value(group), "addition": .value(addition())] }
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    record = ["group": .value(group), "addition": .value(addition())]
  }
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    record = ["group": .value(group), "addition": .value(addition())]
  }
}

public struct CommandGroupPlacement: Sendable {
  public static let appInfo = Self(), appSettings = Self(), systemServices = Self()
  public static let appVisibility = Self(), appTermination = Self(), newItem = Self()
  public static let saveItem = Self(), importExport = Self(), printItem = Self()
  public static let undoRedo = Self(), pasteboard = Self(), textEditing = Self()
  public static let textFormatting = Self(), toolbar = Self(), sidebar = Self()
  public static let windowSize = Self(), windowList = Self(), singleWindowList = Self()
  public static let windowArrangement = Self(), help = Self()
}

nonisolated public struct EmptyCommands: Commands {
  var record = ViewRecord()

  public var body: Never { fatalError() }
  public init() {}
}

nonisolated public struct SidebarCommands: Commands {
  var record = ViewRecord()

  public var body: Never { fatalError() }
  public init() {}
}

nonisolated public struct ToolbarCommands: Commands {
  var record = ViewRecord()

  public var body: Never { fatalError() }
  public init() {}
}

nonisolated public struct TextEditingCommands: Commands {
  var record = ViewRecord()

  public var body: Never { fatalError() }
  public init() {}
}

nonisolated public struct TextFormattingCommands: Commands {
  var record = ViewRecord()

  public var body: Never { fatalError() }
  public init() {}
}

nonisolated public struct InspectorCommands: Commands {
  var record = ViewRecord()

  public var body: Never { fatalError() }
  public init() {}
}

nonisolated public struct SettingsLink<Label: View>: PrimitiveView {
  var record = ViewRecord()

  public init(@ViewBuilder label: () -> Label) { record = ["label": .value(label())] }
}

nonisolated public struct DefaultSettingsLinkLabel: PrimitiveView {
  var record = ViewRecord()
}

nonisolated extension SettingsLink where Label == DefaultSettingsLinkLabel {
  public init() {}
}
