import Foundation

nonisolated public struct WindowGroup<Content: View>: Scene {
  var record = ViewRecord()

  public var body: Never { fatalError() }
}

nonisolated extension WindowGroup {
  public init(@ViewBuilder content: () -> Content) { record = ["content": .value(content())] }
  public init(id: String, @ViewBuilder content: () -> Content) {
    record = ["id": .value(id), "content": .value(content())]
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    record = ["titleKey": .value(titleKey), "content": .value(content())]
  }
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    record = ["titleKey": .value(titleKey), "id": .value(id), "content": .value(content())]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    record = ["title": .value(title), "content": .value(content())]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    record = ["title": .value(title), "id": .value(id), "content": .value(content())]
  }
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    record = [
      "type": .value(type), "content": .row { (value: Any) in content(.constant(value as? D)) },
    ]
  }
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    record = [
      "id": .value(id), "type": .value(type),
      "content": .row { (value: Any) in content(.constant(value as? D)) },
    ]
  }
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    record = [
      "titleKey": .value(titleKey), "id": .value(id), "type": .value(type),
      "content": .row { (value: Any) in content(.constant(value as? D)) },
    ]
  }
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    record = [
      "titleKey": .value(titleKey), "type": .value(type),
      "content": .row { (value: Any) in content(.constant(value as? D)) },
    ]
  }
}

nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>:
  PrimitiveView
{
  var record = ViewRecord()
}

nonisolated public struct Window<Content: View>: Scene {
  var record = ViewRecord()

  public var body: Never { fatalError() }
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    record = ["titleKey": .value(titleKey), "id": .value(id), "content": .value(content())]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    record = ["title": .value(title), "id": .value(id), "content": .value(content())]
  }
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    record = ["title": .value(title), "id": .value(id), "content": .value(content())]
  }
}

nonisolated public struct Settings<Content: View>: Scene {
  var record = ViewRecord()

  public var body: Never { fatalError() }
  public init(@ViewBuilder content: () -> Content) { record = ["content": .value(content())] }
}

nonisolated public struct MenuBarExtra<Label: View, Content: View>: Scene {
  var record = ViewRecord()

  public var body: Never { fatalError() }
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    record = ["content": .value(content()), "label": .value(label())]
  }
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    record = [
      "isInserted": .binding(isInserted), "content": .value(content()), "label": .value(label()),
    ]
  }
}

nonisolated extension MenuBarExtra where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    record = ["titleKey": .value(titleKey), "content": .value(content())]
  }
}

nonisolated extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    record = [
      "titleKey": .value(titleKey), "systemImage": .value(systemImage),
      "content": .value(content()),
    ]
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    record = [
      "titleKey": .value(titleKey), "systemImage": .value(systemImage),
      "isInserted": .binding(isInserted), "content": .value(content()),
    ]
  }
}

nonisolated extension Scene {
  public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    modified("commands", ["content": .value(content())])
  }
  public func commandsRemoved() -> some Scene { modified("commandsRemoved") }
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    modified("windowStyle", ["style": .value(style)])
  }
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    modified("windowToolbarStyle", ["style": .value(style)])
  }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    modified("windowResizability", ["resizability": .value(resizability)])
  }
  public func windowLevel(_ level: WindowLevel) -> some Scene {
    modified("windowLevel", ["level": .value(level)])
  }
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene {
    modified("windowIdealSize", ["idealSize": .value(idealSize)])
  }
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene {
    modified("windowManagerRole", ["role": .value(role)])
  }
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    modified("menuBarExtraStyle", ["style": .value(style)])
  }
  public func defaultSize(_ size: CGSize) -> some Scene {
    modified("defaultSize", ["size": .value(size)])
  }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    modified("defaultSize", ["width": .value(width), "height": .value(height)])
  }
  public func defaultPosition(_ position: UnitPoint) -> some Scene {
    modified("defaultPosition", ["position": .value(position)])
  }
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    modified("defaultLaunchBehavior", ["behavior": .value(behavior)])
  }
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    modified("restorationBehavior", ["behavior": .value(behavior)])
  }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    modified("keyboardShortcut", ["shortcut": .value(shortcut)])
  }
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene {
    modified("keyboardShortcut", ["key": .value(key), "modifiers": .value(modifiers)])
  }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    modified("handlesExternalEvents", ["conditions": .value(conditions)])
  }
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    modified("defaultAppStorage", ["store": .value(store)])
  }
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    modified("environment", ["setter": .value(EnvironmentSetter { $0[keyPath: keyPath] = value })])
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    modified("environment", ["setter": .value(EnvironmentSetter { $0[T.self] = object })])
  }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    modified(
      "environmentObject",
      ["setter": .value(EnvironmentSetter { $0.set(ObjectIdentifier(T.self), object) })])
  }
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { modified("onChange", ["value": .value(value), "action": .handler(action)]) }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    modified(
      "onChange", ["value": .value(value), "initial": .value(initial), "action": .change(action)])
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    modified(
      "onChange", ["value": .value(value), "initial": .value(initial), "action": .action(action)])
  }
  public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { modified("backgroundTask", ["task": .value(task), "action": .value(action)]) }
}

public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> Self { Self() }
}

extension BackgroundTask where Request == String, Response == Void {
  public static var urlSession: Self { Self() }
}

public struct WindowResizability: Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), contentSize = Self(name: "contentSize"),
    contentMinSize = Self(name: "contentMinSize")
}

public struct WindowLevel: Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), normal = Self(name: "normal"),
    floating = Self(name: "floating"), desktop = Self(name: "desktop")
}

public struct WindowIdealSize: Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), fitToContent = Self(name: "fitToContent"),
    maximum = Self(name: "maximum")
}

public struct WindowManagerRole: Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), principal = Self(name: "principal"),
    associated = Self(name: "associated")
}

public struct SceneLaunchBehavior: Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), presented = Self(name: "presented"),
    suppressed = Self(name: "suppressed")
}

public struct SceneRestorationBehavior: Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), disabled = Self(name: "disabled")
}
