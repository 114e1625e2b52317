import Foundation

nonisolated extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modified("buttonStyle", ["style": .value(style)])
  }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modified("buttonStyle", ["style": .value(style)])
  }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modified("buttonBorderShape", ["shape": .value(shape)])
  }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    modified("buttonRepeatBehavior", ["behavior": .value(behavior)])
  }
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    modified("buttonSizing", ["sizing": .value(sizing)])
  }
  public func controlSize(_ controlSize: ControlSize) -> some View {
    modified("controlSize", ["controlSize": .value(controlSize)])
  }
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modified("controlGroupStyle", ["style": .value(style)])
  }
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modified("datePickerStyle", ["style": .value(style)])
  }
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modified("disclosureGroupStyle", ["style": .value(style)])
  }
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modified("formStyle", ["style": .value(style)])
  }
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modified("gaugeStyle", ["style": .value(style)])
  }
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modified("groupBoxStyle", ["style": .value(style)])
  }
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    modified("indexViewStyle", ["style": .value(style)])
  }
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modified("labelStyle", ["style": .value(style)])
  }
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modified("labeledContentStyle", ["style": .value(style)])
  }
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modified("pickerStyle", ["style": .value(style)])
  }
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modified("progressViewStyle", ["style": .value(style)])
  }
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    modified("tableStyle", ["style": .value(style)])
  }
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modified("tabViewStyle", ["style": .value(style)])
  }
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modified("textFieldStyle", ["style": .value(style)])
  }
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modified("toggleStyle", ["style": .value(style)])
  }
  public func horizontalRadioGroupLayout() -> some View { modified("horizontalRadioGroupLayout") }
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    modified("defaultWheelPickerItemHeight", ["height": .value(height)])
  }
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    modified("renameAction", ["action": .action(action)])
  }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modified("itemProvider", ["action": .value(action)])
  }
}

public struct ButtonSizing: Hashable, Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), flexible = Self(name: "flexible"),
    fitted = Self(name: "fitted")
}

public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

nonisolated extension View {
  public func controlSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == ControlSize { modified("controlSize", ["range": .value(range)]) }
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    modified("springLoadingBehavior", ["behavior": .value(behavior)])
  }
}

extension ControlSize: Comparable {
  public static func < (lhs: ControlSize, rhs: ControlSize) -> Bool { false }
}

public struct SpringLoadingBehavior: Hashable, Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled"),
    disabled = Self(name: "disabled")
}
