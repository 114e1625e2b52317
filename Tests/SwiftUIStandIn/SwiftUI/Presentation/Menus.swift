import Foundation

nonisolated extension View {
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View { self }
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { self }
  public func contextMenu<M: View>(_ contextMenu: ContextMenu<M>?) -> some View { self }
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    self
  }
}

nonisolated public struct ContextMenu<MenuItems: View> {
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

public struct MenuOrder: Equatable, Hashable, Sendable {
  public static let automatic = Self(), priority = Self(), fixed = Self()
}

public struct MenuActionDismissBehavior: Equatable, Sendable {
  public static let automatic = Self(), enabled = Self(), disabled = Self()
}
