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
  var name = ""

  public static let appInfo = Self(name: "appInfo"), appSettings = Self(name: "appSettings"),
    systemServices = Self(name: "systemServices")
  public static let appVisibility = Self(name: "appVisibility"),
    appTermination = Self(name: "appTermination"), newItem = Self(name: "newItem")
  public static let saveItem = Self(name: "saveItem"), importExport = Self(name: "importExport"),
    printItem = Self(name: "printItem")
  public static let undoRedo = Self(name: "undoRedo"), pasteboard = Self(name: "pasteboard"),
    textEditing = Self(name: "textEditing")
  public static let textFormatting = Self(name: "textFormatting"), toolbar = Self(name: "toolbar"),
    sidebar = Self(name: "sidebar")
  public static let windowSize = Self(name: "windowSize"), windowList = Self(name: "windowList"),
    singleWindowList = Self(name: "singleWindowList")
  public static let windowArrangement = Self(name: "windowArrangement"), help = Self(name: "help")
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
