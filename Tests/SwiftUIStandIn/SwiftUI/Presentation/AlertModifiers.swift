import Foundation

nonisolated extension View {
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modified(
      "alert",
      [
        "titleKey": .value(titleKey), "isPresented": .binding(isPresented),
        "actions": .value(actions()),
      ])
  }
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modified(
      "alert",
      [
        "titleKey": .value(titleKey), "isPresented": .binding(isPresented),
        "actions": .value(actions()), "message": .value(message()),
      ])
  }
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modified(
      "alert",
      [
        "titleKey": .value(titleKey), "isPresented": .binding(isPresented), "data": .value(data),
        "actions": .value(data.map { actions($0) }),
      ])
  }
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modified(
      "alert",
      [
        "titleKey": .value(titleKey), "isPresented": .binding(isPresented), "data": .value(data),
        "actions": .value(data.map { actions($0) }), "message": .value(data.map { message($0) }),
      ])
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modified(
      "alert",
      ["title": .value(title), "isPresented": .binding(isPresented), "actions": .value(actions())])
  }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modified(
      "alert",
      [
        "title": .value(title), "isPresented": .binding(isPresented), "actions": .value(actions()),
        "message": .value(message()),
      ])
  }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modified(
      "alert",
      [
        "title": .value(title), "isPresented": .binding(isPresented), "data": .value(data),
        "actions": .value(data.map { actions($0) }),
      ])
  }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modified(
      "alert",
      [
        "title": .value(title), "isPresented": .binding(isPresented), "data": .value(data),
        "actions": .value(data.map { actions($0) }), "message": .value(data.map { message($0) }),
      ])
  }

  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modified(
      "alert",
      ["title": .value(title), "isPresented": .binding(isPresented), "actions": .value(actions())])
  }
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modified(
      "alert",
      [
        "title": .value(title), "isPresented": .binding(isPresented), "actions": .value(actions()),
        "message": .value(message()),
      ])
  }
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modified(
      "alert",
      [
        "title": .value(title), "isPresented": .binding(isPresented), "data": .value(data),
        "actions": .value(data.map { actions($0) }),
      ])
  }
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modified(
      "alert",
      [
        "title": .value(title), "isPresented": .binding(isPresented), "data": .value(data),
        "actions": .value(data.map { actions($0) }), "message": .value(data.map { message($0) }),
      ])
  }
}

nonisolated extension View {
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    modified(
      "alert",
      ["isPresented": .binding(isPresented), "error": .value(error), "actions": .value(actions())])
  }
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    modified(
      "alert",
      [
        "isPresented": .binding(isPresented), "error": .value(error),
        "actions": .value(error.map { actions($0) }), "message": .value(error.map { message($0) }),
      ])
  }
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    modified("alert", ["isPresented": .binding(isPresented), "content": .value(content())])
  }
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    modified(
      "alert", ["item": .binding(item), "content": .value(item.wrappedValue.map { content($0) })])
  }
  public func dialogIcon(_ icon: Image?) -> some View {
    modified("dialogIcon", ["icon": .value(icon)])
  }
  public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    modified("dialogSeverity", ["severity": .value(severity)])
  }
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    modified(
      "dialogSuppressionToggle",
      ["titleKey": .value(titleKey), "isSuppressed": .binding(isSuppressed)])
  }
}

public struct DialogSeverity: Equatable, Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), standard = Self(name: "standard"),
    critical = Self(name: "critical")
}
