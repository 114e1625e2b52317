import Combine
import Foundation

nonisolated extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modified("onAppear", ["action": .action(action)])
  }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modified("onDisappear", ["action": .action(action)])
  }
  public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modified("task", ["name": .value(name), "priority": .value(priority), "action": .task(action)])
  }
  public func task<T: Equatable>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modified(
      "task",
      [
        "value": .value(value), "name": .value(name), "priority": .value(priority),
        "action": .task(action),
      ])
  }
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View { modified("refreshable", ["action": .task(action)]) }

  // The solver tries them in this order; the last one takes a while to refuse a closure without parameters.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modified(
      "onChange", ["value": .value(value), "initial": .value(initial), "action": .action(action)])
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modified(
      "onChange", ["value": .value(value), "initial": .value(initial), "action": .change(action)])
  }
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View { modified("onChange", ["value": .value(value), "action": .handler(action)]) }
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modified("onReceive", ["publisher": .value(publisher), "action": .handler(action)])
  }

  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modified("onOpenURL", ["action": .handler(action)])
  }
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modified(
      "onContinueUserActivity", ["activityType": .value(activityType), "action": .handler(action)])
  }
  public func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modified(
      "userActivity",
      [
        "activityType": .value(activityType), "isActive": .value(isActive),
        "update": .handler(update),
      ])
  }
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    modified(
      "handlesExternalEvents", ["preferring": .value(preferring), "allowing": .value(allowing)])
  }
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    modified(
      "onGeometryChange",
      ["type": .value(type), "transform": .row(transform), "action": .handler(action)])
  }
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modified(
      "onGeometryChange",
      ["type": .value(type), "transform": .row(transform), "action": .change(action)])
  }

  public func id<ID: Hashable>(_ id: ID) -> some View { modified("id", ["id": .value(id)]) }
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modified("tag", ["tag": .value(tag), "includeOptional": .value(includeOptional)])
  }
  public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

nonisolated extension View {
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modified("environment", ["setter": .value(EnvironmentSetter { $0[keyPath: keyPath] = value })])
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modified("environment", ["setter": .value(EnvironmentSetter { $0[T.self] = object })])
  }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modified(
      "environmentObject",
      ["setter": .value(EnvironmentSetter { $0.set(ObjectIdentifier(T.self), object) })])
  }
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modified(
      "transformEnvironment",
      ["setter": .value(EnvironmentSetter(transforming: keyPath, transform))])
  }
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    modified("defaultAppStorage", ["store": .value(store)])
  }
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modified("containerValue", ["keyPath": .value(keyPath), "value": .value(value)])
  }

  public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View { modified("preference", ["key": .value(key), "value": .value(value)]) }
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modified("transformPreference", ["key": .value(key), "callback": .value(callback)])
  }
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modified(
      "anchorPreference",
      ["key": .value(key), "value": .value(value), "transform": .row(transform)])
  }
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modified(
      "transformAnchorPreference",
      ["key": .value(key), "value": .value(value), "transform": .value(transform)])
  }
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modified(
      "onPreferenceChange",
      ["reader": .value(PreferenceReader(key)), "action": .handler(action)])
  }
  public func backgroundPreferenceValue<K: PreferenceKey, T: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> T
  ) -> some View {
    modified("backgroundPreferenceValue", ["key": .value(key), "transform": .row(transform)])
  }
  public func backgroundPreferenceValue<K: PreferenceKey, T: View>(
    _ key: K.Type = K.self, alignment: Alignment,
    @ViewBuilder _ transform: @escaping (K.Value) -> T
  ) -> some View {
    modified(
      "backgroundPreferenceValue",
      ["key": .value(key), "alignment": .value(alignment), "transform": .row(transform)])
  }
  public func overlayPreferenceValue<K: PreferenceKey, T: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> T
  ) -> some View {
    modified("overlayPreferenceValue", ["key": .value(key), "transform": .row(transform)])
  }
  public func overlayPreferenceValue<K: PreferenceKey, T: View>(
    _ key: K.Type = K.self, alignment: Alignment,
    @ViewBuilder _ transform: @escaping (K.Value) -> T
  ) -> some View {
    modified(
      "overlayPreferenceValue",
      ["key": .value(key), "alignment": .value(alignment), "transform": .row(transform)])
  }
}
