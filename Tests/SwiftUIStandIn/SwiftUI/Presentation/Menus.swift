import Foundation

nonisolated extension View {
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View {
    modified("contextMenu", ["menuItems": .value(menuItems())])
  }
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modified("contextMenu", ["menuItems": .value(menuItems()), "preview": .value(preview())])
  }
  public func contextMenu<M: View>(_ contextMenu: ContextMenu<M>?) -> some View {
    modified("contextMenu", ["contextMenu": .value(contextMenu)])
  }
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modified(
      "contextMenu",
      ["itemType": .value(itemType), "menu": .row(menu), "primaryAction": .handler(primaryAction)])
  }
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modified("menuStyle", ["style": .value(style)])
  }
  public func menuIndicator(_ visibility: Visibility) -> some View {
    modified("menuIndicator", ["visibility": .value(visibility)])
  }
  public func menuOrder(_ order: MenuOrder) -> some View {
    modified("menuOrder", ["order": .value(order)])
  }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    modified("menuActionDismissBehavior", ["behavior": .value(behavior)])
  }
}

nonisolated public struct ContextMenu<MenuItems: View> {
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

public struct MenuOrder: Equatable, Hashable, Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), priority = Self(name: "priority"),
    fixed = Self(name: "fixed")
}

public struct MenuActionDismissBehavior: Equatable, Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled"),
    disabled = Self(name: "disabled")
}
