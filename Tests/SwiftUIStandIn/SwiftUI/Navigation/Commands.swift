import Foundation

nonisolated public struct CommandMenu<Content: View>: Commands {
  public var body: Never { fatalError() }
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

nonisolated public struct CommandGroup<Content: View>: Commands {
  public var body: Never { fatalError() }
  public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
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
  public var body: Never { fatalError() }
  public init() {}
}

nonisolated public struct SidebarCommands: Commands {
  public var body: Never { fatalError() }
  public init() {}
}

nonisolated public struct ToolbarCommands: Commands {
  public var body: Never { fatalError() }
  public init() {}
}

nonisolated public struct TextEditingCommands: Commands {
  public var body: Never { fatalError() }
  public init() {}
}

nonisolated public struct TextFormattingCommands: Commands {
  public var body: Never { fatalError() }
  public init() {}
}

nonisolated public struct InspectorCommands: Commands {
  public var body: Never { fatalError() }
  public init() {}
}

nonisolated public struct SettingsLink<Label: View>: PrimitiveView {
  public init(@ViewBuilder label: () -> Label) {}
}

nonisolated public struct DefaultSettingsLinkLabel: PrimitiveView {}

nonisolated extension SettingsLink where Label == DefaultSettingsLinkLabel {
  public init() {}
}
