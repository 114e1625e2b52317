import Foundation

nonisolated extension View {
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modified("navigationTitle", ["titleKey": .value(titleKey)])
  }
  public func navigationTitle(_ title: Text) -> some View {
    modified("navigationTitle", ["title": .value(title)])
  }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modified("navigationTitle", ["title": .value(title)])
  }
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    modified("navigationTitle", ["titleResource": .value(titleResource)])
  }
  public func navigationTitle(_ title: Binding<String>) -> some View {
    modified("navigationTitle", ["title": .binding(title)])
  }
  public func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View {
    modified("navigationTitle", ["title": .value(title())])
  }
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    modified("navigationSubtitle", ["subtitleKey": .value(subtitleKey)])
  }
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    modified("navigationSubtitle", ["subtitle": .value(subtitle)])
  }
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    modified("navigationSubtitle", ["subtitle": .value(subtitle)])
  }
  public func navigationDocument(_ url: URL) -> some View {
    modified("navigationDocument", ["url": .value(url)])
  }

  public func navigationBarTitle(_ title: Text) -> some View {
    modified("navigationBarTitle", ["title": .value(title)])
  }
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    modified("navigationBarTitle", ["titleKey": .value(titleKey)])
  }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    modified("navigationBarTitle", ["title": .value(title)])
  }
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modified("navigationBarTitle", ["title": .value(title), "displayMode": .value(displayMode)])
  }
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modified(
      "navigationBarTitle", ["titleKey": .value(titleKey), "displayMode": .value(displayMode)])
  }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modified("navigationBarTitle", ["title": .value(title), "displayMode": .value(displayMode)])
  }
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { modified("navigationBarTitleDisplayMode", ["displayMode": .value(displayMode)]) }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modified("toolbarTitleDisplayMode", ["mode": .value(mode)])
  }
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    modified("navigationBarHidden", ["hidden": .value(hidden)])
  }
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modified("navigationBarBackButtonHidden", ["hidesBackButton": .value(hidesBackButton)])
  }
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    modified("navigationBarItems", ["leading": .value(leading), "trailing": .value(trailing)])
  }
  public func navigationBarItems<L: View>(leading: L) -> some View {
    modified("navigationBarItems", ["leading": .value(leading)])
  }
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    modified("navigationBarItems", ["trailing": .value(trailing)])
  }
  public func statusBar(hidden: Bool) -> some View {
    modified("statusBar", ["hidden": .value(hidden)])
  }
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    modified("statusBarHidden", ["hidden": .value(hidden)])
  }

  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modified("navigationViewStyle", ["style": .value(style)])
  }
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    modified("navigationSplitViewStyle", ["style": .value(style)])
  }
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modified("navigationSplitViewColumnWidth", ["width": .value(width)])
  }
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modified(
      "navigationSplitViewColumnWidth",
      ["min": .value(min), "ideal": .value(ideal), "max": .value(max)])
  }
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modified("navigationTransition", ["style": .value(style)])
  }
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    modified("matchedTransitionSource", ["id": .value(id), "namespace": .value(namespace)])
  }
}

nonisolated extension View {
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modified("navigationDestination", ["data": .value(data), "destination": .row(destination)])
  }
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modified(
      "navigationDestination",
      ["isPresented": .binding(isPresented), "destination": .value(destination())])
  }
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modified("navigationDestination", ["item": .binding(item), "destination": .row(destination)])
  }
}

nonisolated extension View {
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modified("tabItem", ["label": .value(label())])
  }
  public func badge(_ count: Int) -> some View { modified("badge", ["count": .value(count)]) }
  public func badge(_ label: Text?) -> some View { modified("badge", ["label": .value(label)]) }
  public func badge(_ key: LocalizedStringKey?) -> some View {
    modified("badge", ["key": .value(key)])
  }
  @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modified("badge", ["label": .value(label)])
  }
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    modified("badgeProminence", ["prominence": .value(prominence)])
  }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    modified("tabBarMinimizeBehavior", ["behavior": .value(behavior)])
  }
  public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View {
    modified("tabViewBottomAccessory", ["content": .value(content())])
  }
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    modified("tabViewCustomization", ["customization": .binding(customization)])
  }
  public func customizationID(_ id: String) -> some View {
    modified("customizationID", ["id": .value(id)])
  }
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some View {
    modified(
      "defaultVisibility", ["visibility": .value(visibility), "placements": .value(placements)])
  }
}

public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

public struct ToolbarTitleDisplayMode: Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), large = Self(name: "large"),
    inlineLarge = Self(name: "inlineLarge"), inline = Self(name: "inline")
}

public struct BadgeProminence: Hashable, Sendable {
  var name = ""

  public static let decreased = Self(name: "decreased"), standard = Self(name: "standard"),
    increased = Self(name: "increased")
}

public struct TabBarMinimizeBehavior: Hashable, Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), onScrollDown = Self(name: "onScrollDown"),
    onScrollUp = Self(name: "onScrollUp"), never = Self(name: "never")
}

public struct TabViewCustomization: Codable, Sendable {
  public init() {}
}

public struct AdaptableTabBarPlacement: Hashable, Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), tabBar = Self(name: "tabBar"),
    sidebar = Self(name: "sidebar")
}

public protocol NavigationTransition {}

public struct AutomaticNavigationTransition: NavigationTransition {}
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}
