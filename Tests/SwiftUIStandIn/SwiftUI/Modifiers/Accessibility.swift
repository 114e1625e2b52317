import Foundation

nonisolated extension View {
  public func accessibilityLabel(_ label: Text) -> some View {
    modified("accessibilityLabel", ["label": .value(label)])
  }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    modified("accessibilityLabel", ["labelKey": .value(labelKey)])
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modified("accessibilityLabel", ["label": .value(label)])
  }
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modified("accessibilityLabel", ["label": .value(label), "isEnabled": .value(isEnabled)])
  }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    modified("accessibilityLabel", ["labelKey": .value(labelKey), "isEnabled": .value(isEnabled)])
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    modified("accessibilityLabel", ["label": .value(label), "isEnabled": .value(isEnabled)])
  }
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View { self }
  public func accessibilityValue(_ value: Text) -> some View {
    modified("accessibilityValue", ["value": .value(value)])
  }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    modified("accessibilityValue", ["valueKey": .value(valueKey)])
  }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    modified("accessibilityValue", ["value": .value(value)])
  }
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    modified("accessibilityValue", ["value": .value(value), "isEnabled": .value(isEnabled)])
  }
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    modified("accessibilityValue", ["valueKey": .value(valueKey), "isEnabled": .value(isEnabled)])
  }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    modified("accessibilityValue", ["value": .value(value), "isEnabled": .value(isEnabled)])
  }
  public func accessibilityHint(_ hint: Text) -> some View {
    modified("accessibilityHint", ["hint": .value(hint)])
  }
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    modified("accessibilityHint", ["hintKey": .value(hintKey)])
  }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    modified("accessibilityHint", ["hint": .value(hint)])
  }
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    modified("accessibilityHint", ["hint": .value(hint), "isEnabled": .value(isEnabled)])
  }
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    modified("accessibilityHint", ["hintKey": .value(hintKey), "isEnabled": .value(isEnabled)])
  }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    modified("accessibilityHint", ["hint": .value(hint), "isEnabled": .value(isEnabled)])
  }
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    modified("accessibilityInputLabels", ["inputLabels": .value(inputLabels)])
  }
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    modified("accessibilityInputLabels", ["inputLabelKeys": .value(inputLabelKeys)])
  }
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    modified("accessibilityInputLabels", ["inputLabels": .value(inputLabels)])
  }
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modified("accessibilityIdentifier", ["identifier": .value(identifier)])
  }
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    modified(
      "accessibilityIdentifier", ["identifier": .value(identifier), "isEnabled": .value(isEnabled)])
  }
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { modified("accessibilityElement", ["children": .value(children)]) }
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modified("accessibilityHidden", ["hidden": .value(hidden)])
  }
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    modified("accessibilityHidden", ["hidden": .value(hidden), "isEnabled": .value(isEnabled)])
  }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modified("accessibilityAddTraits", ["traits": .value(traits)])
  }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modified("accessibilityRemoveTraits", ["traits": .value(traits)])
  }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modified("accessibilityHeading", ["level": .value(level)])
  }
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    modified("accessibilityTextContentType", ["value": .value(value)])
  }
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    modified("accessibilitySortPriority", ["sortPriority": .value(sortPriority)])
  }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
    modified("accessibilityRespondsToUserInteraction", ["responds": .value(responds)])
  }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    modified("accessibilityIgnoresInvertColors", ["active": .value(active)])
  }
  public func accessibilityShowsLargeContentViewer() -> some View {
    modified("accessibilityShowsLargeContentViewer")
  }
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    modified(
      "accessibilityShowsLargeContentViewer", ["largeContentView": .value(largeContentView())])
  }
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    modified("accessibilityActivationPoint", ["activationPoint": .value(activationPoint)])
  }
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modified("accessibilityRepresentation", ["representation": .value(representation())])
  }
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modified("accessibilityChildren", ["children": .value(children())])
  }
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    modified(
      "accessibilityLabeledPair",
      ["role": .value(role), "id": .value(id), "namespace": .value(namespace)])
  }
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { modified("accessibilityFocused", ["condition": .value(condition)]) }
  public func accessibilityFocused<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, equals value: V
  ) -> some View {
    modified("accessibilityFocused", ["binding": .value(binding), "value": .value(value)])
  }
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    modified(
      "accessibilityCustomContent",
      ["labelKey": .value(labelKey), "value": .value(value), "importance": .value(importance)])
  }
  @_disfavoredOverload
  public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
    _ label: L, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    modified(
      "accessibilityCustomContent",
      ["label": .value(label), "value": .value(value), "importance": .value(importance)])
  }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    modified("speechSpellsOutCharacters", ["value": .value(value)])
  }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    modified("speechAlwaysIncludesPunctuation", ["value": .value(value)])
  }
}

nonisolated extension View {
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modified(
      "accessibilityAction", ["actionKind": .value(actionKind), "handler": .action(handler)])
  }
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    modified("accessibilityAction", ["name": .value(name), "handler": .action(handler)])
  }
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    modified("accessibilityAction", ["nameKey": .value(nameKey), "handler": .action(handler)])
  }
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    modified("accessibilityAction", ["name": .value(name), "handler": .action(handler)])
  }
  public func accessibilityAction<L: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> L
  ) -> some View {
    modified("accessibilityAction", ["action": .action(action), "label": .value(label())])
  }
  public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View {
    modified("accessibilityActions", ["content": .value(content())])
  }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { modified("accessibilityAdjustableAction", ["handler": .handler(handler)]) }
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    modified("accessibilityScrollAction", ["handler": .handler(handler)])
  }
  public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View {
    modified("accessibilityRotor", ["labelKey": .value(labelKey), "entries": .content(entries)])
  }
  public func accessibilityRotor<E: RandomAccessCollection>(
    _ labelKey: LocalizedStringKey, entries: E, entryLabel: KeyPath<E.Element, String>
  ) -> some View where E.Element: Identifiable {
    modified(
      "accessibilityRotor",
      ["labelKey": .value(labelKey), "entries": .value(entries), "entryLabel": .value(entryLabel)])
  }
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    modified("accessibilityRotorEntry", ["id": .value(id), "namespace": .value(namespace)])
  }

  public func accessibility(label: Text) -> some View {
    modified("accessibility", ["label": .value(label)])
  }
  public func accessibility(value: Text) -> some View {
    modified("accessibility", ["value": .value(value)])
  }
  public func accessibility(hint: Text) -> some View {
    modified("accessibility", ["hint": .value(hint)])
  }
  public func accessibility(identifier: String) -> some View {
    modified("accessibility", ["identifier": .value(identifier)])
  }
  public func accessibility(hidden: Bool) -> some View {
    modified("accessibility", ["hidden": .value(hidden)])
  }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    modified("accessibility", ["traits": .value(traits)])
  }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    modified("accessibility", ["traits": .value(traits)])
  }
  public func accessibility(sortPriority: Double) -> some View {
    modified("accessibility", ["sortPriority": .value(sortPriority)])
  }
  public func accessibility(inputLabels: [Text]) -> some View {
    modified("accessibility", ["inputLabels": .value(inputLabels)])
  }
  public func accessibility(selectionIdentifier: AnyHashable) -> some View {
    modified("accessibility", ["selectionIdentifier": .value(selectionIdentifier)])
  }
}
