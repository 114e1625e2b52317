import Foundation

nonisolated extension View {
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    modified(
      "confirmationDialog",
      [
        "titleKey": .value(titleKey), "isPresented": .binding(isPresented),
        "titleVisibility": .value(titleVisibility), "actions": .value(actions()),
      ])
  }
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modified(
      "confirmationDialog",
      [
        "titleKey": .value(titleKey), "isPresented": .binding(isPresented),
        "titleVisibility": .value(titleVisibility), "actions": .value(actions()),
        "message": .value(message()),
      ])
  }
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modified(
      "confirmationDialog",
      [
        "titleKey": .value(titleKey), "isPresented": .binding(isPresented),
        "titleVisibility": .value(titleVisibility), "data": .value(data),
        "actions": .value(data.map { actions($0) }),
      ])
  }
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modified(
      "confirmationDialog",
      [
        "titleKey": .value(titleKey), "isPresented": .binding(isPresented),
        "titleVisibility": .value(titleVisibility), "data": .value(data),
        "actions": .value(data.map { actions($0) }), "message": .value(data.map { message($0) }),
      ])
  }

  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modified(
      "confirmationDialog",
      [
        "title": .value(title), "isPresented": .binding(isPresented),
        "titleVisibility": .value(titleVisibility), "actions": .value(actions()),
      ])
  }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modified(
      "confirmationDialog",
      [
        "title": .value(title), "isPresented": .binding(isPresented),
        "titleVisibility": .value(titleVisibility), "actions": .value(actions()),
        "message": .value(message()),
      ])
  }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modified(
      "confirmationDialog",
      [
        "title": .value(title), "isPresented": .binding(isPresented),
        "titleVisibility": .value(titleVisibility), "data": .value(data),
        "actions": .value(data.map { actions($0) }),
      ])
  }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modified(
      "confirmationDialog",
      [
        "title": .value(title), "isPresented": .binding(isPresented),
        "titleVisibility": .value(titleVisibility), "data": .value(data),
        "actions": .value(data.map { actions($0) }), "message": .value(data.map { message($0) }),
      ])
  }

  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modified(
      "confirmationDialog",
      [
        "title": .value(title), "isPresented": .binding(isPresented),
        "titleVisibility": .value(titleVisibility), "actions": .value(actions()),
      ])
  }
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modified(
      "confirmationDialog",
      [
        "title": .value(title), "isPresented": .binding(isPresented),
        "titleVisibility": .value(titleVisibility), "actions": .value(actions()),
        "message": .value(message()),
      ])
  }
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modified(
      "confirmationDialog",
      [
        "title": .value(title), "isPresented": .binding(isPresented),
        "titleVisibility": .value(titleVisibility), "data": .value(data),
        "actions": .value(data.map { actions($0) }),
      ])
  }
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modified(
      "confirmationDialog",
      [
        "title": .value(title), "isPresented": .binding(isPresented),
        "titleVisibility": .value(titleVisibility), "data": .value(data),
        "actions": .value(data.map { actions($0) }), "message": .value(data.map { message($0) }),
      ])
  }
}
