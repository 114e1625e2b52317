import Foundation

nonisolated public struct Stepper<Label: View>: PrimitiveView {
  var record = ViewRecord()

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    record = [
      "label": .value(label()), "onIncrement": .action(onIncrement),
      "onDecrement": .action(onDecrement), "onEditingChanged": .handler(onEditingChanged),
    ]
  }
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    record = [
      "value": .binding(value), "step": .value(step), "label": .value(label()),
      "onEditingChanged": .handler(onEditingChanged),
    ]
  }
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    record = [
      "value": .binding(value), "bounds": .value(bounds), "step": .value(step),
      "label": .value(label()), "onEditingChanged": .handler(onEditingChanged),
    ]
  }
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    record = [
      "onIncrement": .action(onIncrement), "onDecrement": .action(onDecrement),
      "onEditingChanged": .handler(onEditingChanged), "label": .value(label()),
    ]
  }
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    record = [
      "value": .binding(value), "step": .value(step),
      "onEditingChanged": .handler(onEditingChanged), "label": .value(label()),
    ]
  }
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    record = [
      "value": .binding(value), "bounds": .value(bounds), "step": .value(step),
      "onEditingChanged": .handler(onEditingChanged), "label": .value(label()),
    ]
  }
}

nonisolated extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    record = [
      "titleKey": .value(titleKey), "onIncrement": .action(onIncrement),
      "onDecrement": .action(onDecrement), "onEditingChanged": .handler(onEditingChanged),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    record = [
      "title": .value(title), "onIncrement": .action(onIncrement),
      "onDecrement": .action(onDecrement), "onEditingChanged": .handler(onEditingChanged),
    ]
  }
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    record = [
      "titleKey": .value(titleKey), "value": .binding(value), "step": .value(step),
      "onEditingChanged": .handler(onEditingChanged),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    record = [
      "title": .value(title), "value": .binding(value), "step": .value(step),
      "onEditingChanged": .handler(onEditingChanged),
    ]
  }
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    record = [
      "titleKey": .value(titleKey), "value": .binding(value), "bounds": .value(bounds),
      "step": .value(step), "onEditingChanged": .handler(onEditingChanged),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    record = [
      "title": .value(title), "value": .binding(value), "bounds": .value(bounds),
      "step": .value(step), "onEditingChanged": .handler(onEditingChanged),
    ]
  }
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    record = [
      "titleKey": .value(titleKey), "value": .binding(value), "step": .value(step),
      "format": .value(format), "onEditingChanged": .handler(onEditingChanged),
    ]
  }
}
