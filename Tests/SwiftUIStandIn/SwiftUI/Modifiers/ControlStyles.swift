import Foundation

nonisolated extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  public func controlSize(_ controlSize: ControlSize) -> some View { self }
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { self }
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self }
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { self }
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
  public func horizontalRadioGroupLayout() -> some View { self }
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
  public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
}

public struct ButtonSizing: Hashable, Sendable {
  public static let automatic = Self(), flexible = Self(), fitted = Self()
}

public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

nonisolated extension View {
  public func controlSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == ControlSize { self }
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
}

extension ControlSize: Comparable {
  public static func < (lhs: ControlSize, rhs: ControlSize) -> Bool { false }
}

public struct SpringLoadingBehavior: Hashable, Sendable {
  public static let automatic = Self(), enabled = Self(), disabled = Self()
}
