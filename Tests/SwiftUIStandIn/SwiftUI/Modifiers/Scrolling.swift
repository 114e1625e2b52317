import Foundation

nonisolated extension View {
  public func scrollDisabled(_ disabled: Bool) -> some View {
    modified("scrollDisabled", ["disabled": .value(disabled)])
  }
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modified("scrollIndicators", ["visibility": .value(visibility), "axes": .value(axes)])
  }
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modified("scrollIndicatorsFlash", ["onAppear": .value(onAppear)])
  }
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modified("scrollIndicatorsFlash", ["value": .value(value)])
  }
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modified("scrollContentBackground", ["visibility": .value(visibility)])
  }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    modified("scrollDismissesKeyboard", ["mode": .value(mode)])
  }
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modified("scrollBounceBehavior", ["behavior": .value(behavior), "axes": .value(axes)])
  }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modified("scrollClipDisabled", ["disabled": .value(disabled)])
  }
  public func scrollTarget(isEnabled: Bool = true) -> some View {
    modified("scrollTarget", ["isEnabled": .value(isEnabled)])
  }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modified("scrollTargetLayout", ["isEnabled": .value(isEnabled)])
  }
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modified("scrollTargetBehavior", ["behavior": .value(behavior)])
  }
  public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View { modified("scrollPosition", ["id": .binding(id), "anchor": .value(anchor)]) }
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modified("scrollPosition", ["position": .binding(position), "anchor": .value(anchor)])
  }
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modified("defaultScrollAnchor", ["anchor": .value(anchor)])
  }
  public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    modified("defaultScrollAnchor", ["anchor": .value(anchor), "role": .value(role)])
  }
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modified(
      "scrollTransition",
      [
        "configuration": .value(configuration), "axis": .value(axis),
        "transition": .value(transition),
      ])
  }
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modified(
      "scrollTransition",
      [
        "topLeading": .value(topLeading), "bottomTrailing": .value(bottomTrailing),
        "axis": .value(axis), "transition": .value(transition),
      ])
  }
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    modified("scrollEdgeEffectStyle", ["style": .value(style), "edges": .value(edges)])
  }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modified(
      "contentMargins",
      ["edges": .value(edges), "insets": .value(insets), "placement": .value(placement)])
  }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modified(
      "contentMargins",
      ["edges": .value(edges), "length": .value(length), "placement": .value(placement)])
  }
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modified("contentMargins", ["length": .value(length), "placement": .value(placement)])
  }
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modified(
      "onScrollGeometryChange",
      ["type": .value(type), "transform": .row(transform), "action": .change(action)])
  }
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { modified("onScrollPhaseChange", ["action": .change(action)]) }
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { modified("onScrollPhaseChange", ["action": .value(action)]) }
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modified(
      "onScrollVisibilityChange", ["threshold": .value(threshold), "action": .handler(action)])
  }
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modified(
      "onScrollTargetVisibilityChange",
      ["idType": .value(idType), "threshold": .value(threshold), "action": .handler(action)])
  }
}

public struct ScrollIndicatorVisibility: Equatable, Sendable {
  var name = ""

  public static var automatic: Self { Self(name: "automatic") }
  public static var visible: Self { Self(name: "visible") }
  public static var hidden: Self { Self(name: "hidden") }
  public static var never: Self { Self(name: "never") }
}

public struct ScrollDismissesKeyboardMode: Sendable {
  var name = ""

  public static var automatic: Self { Self(name: "automatic") }
  public static var immediately: Self { Self(name: "immediately") }
  public static var interactively: Self { Self(name: "interactively") }
  public static var never: Self { Self(name: "never") }
}

public struct ScrollBounceBehavior: Sendable {
  var name = ""

  public static var automatic: Self { Self(name: "automatic") }
  public static var always: Self { Self(name: "always") }
  public static var basedOnSize: Self { Self(name: "basedOnSize") }
}

public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), hard = Self(name: "hard"),
    soft = Self(name: "soft")
}

public struct ScrollAnchorRole: Hashable, Sendable {
  var name = ""

  public static let initialOffset = Self(name: "initialOffset"),
    sizeChanges = Self(name: "sizeChanges"), alignment = Self(name: "alignment")
}

public struct ContentMarginPlacement: Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"),
    scrollContent = Self(name: "scrollContent"), scrollIndicators = Self(name: "scrollIndicators")
}
