import Foundation

nonisolated extension View {
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modified("presentationDetents", ["detents": .value(detents)])
  }
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modified("presentationDetents", ["detents": .value(detents), "selection": .binding(selection)])
  }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modified("presentationDragIndicator", ["visibility": .value(visibility)])
  }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modified("presentationBackground", ["style": .value(style)])
  }
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modified(
      "presentationBackground", ["alignment": .value(alignment), "content": .value(content())])
  }
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modified("presentationBackgroundInteraction", ["interaction": .value(interaction)])
  }
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modified("presentationCornerRadius", ["cornerRadius": .value(cornerRadius)])
  }
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { modified("presentationContentInteraction", ["behavior": .value(behavior)]) }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    modified("presentationCompactAdaptation", ["adaptation": .value(adaptation)])
  }
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    modified(
      "presentationCompactAdaptation",
      [
        "horizontalAdaptation": .value(horizontalAdaptation),
        "verticalAdaptation": .value(verticalAdaptation),
      ])
  }
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    modified("presentationSizing", ["sizing": .value(sizing)])
  }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modified("interactiveDismissDisabled", ["isDisabled": .value(isDisabled)])
  }
  public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    modified(
      "dismissalConfirmationDialog",
      [
        "titleKey": .value(titleKey), "shouldPresent": .value(shouldPresent),
        "actions": .value(actions()),
      ])
  }
}

public struct PresentationDetent: Hashable, Sendable {
  var name = ""

  public static let medium = Self(name: "medium")
  public static let large = Self(name: "large")
  public static func fraction(_ fraction: CGFloat) -> Self { Self() }
  public static func height(_ height: CGFloat) -> Self { Self() }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> Self { Self() }

  @dynamicMemberLookup
  public struct Context {
    public var maxDetentValue: CGFloat { 0 }
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      fatalError()
    }
  }
}

public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  static func height(in context: Context) -> CGFloat?
}

public struct PresentationBackgroundInteraction: Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled"),
    disabled = Self(name: "disabled")
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

public struct PresentationContentInteraction: Equatable, Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), resizes = Self(name: "resizes"),
    scrolls = Self(name: "scrolls")
}

public struct PresentationAdaptation: Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), none = Self(name: "none"),
    popover = Self(name: "popover"), sheet = Self(name: "sheet")
  public static let fullScreenCover = Self(name: "fullScreenCover")
}

public protocol PresentationSizing {}

public struct PagePresentationSizing: PresentationSizing {}
public struct FormPresentationSizing: PresentationSizing {}
public struct FittedPresentationSizing: PresentationSizing {}
public struct AutomaticPresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: Self { Self() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: Self { Self() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: Self { Self() }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: Self { Self() }
}

extension PresentationSizing {
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}
