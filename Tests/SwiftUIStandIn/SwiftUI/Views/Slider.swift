import Foundation

nonisolated public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
  var record = ViewRecord()
}

nonisolated extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    record = [
      "value": .binding(value), "bounds": .value(bounds), "label": .value(label()),
      "minimumValueLabel": .value(minimumValueLabel()),
      "maximumValueLabel": .value(maximumValueLabel()),
      "onEditingChanged": .handler(onEditingChanged),
    ]
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    record = [
      "value": .binding(value), "bounds": .value(bounds), "step": .value(step),
      "label": .value(label()), "minimumValueLabel": .value(minimumValueLabel()),
      "maximumValueLabel": .value(maximumValueLabel()),
      "onEditingChanged": .handler(onEditingChanged),
    ]
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    record = [
      "value": .binding(value), "bounds": .value(bounds),
      "onEditingChanged": .handler(onEditingChanged),
      "minimumValueLabel": .value(minimumValueLabel),
      "maximumValueLabel": .value(maximumValueLabel), "label": .value(label()),
    ]
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    record = [
      "value": .binding(value), "bounds": .value(bounds), "step": .value(step),
      "onEditingChanged": .handler(onEditingChanged),
      "minimumValueLabel": .value(minimumValueLabel),
      "maximumValueLabel": .value(maximumValueLabel), "label": .value(label()),
    ]
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    record = [
      "value": .binding(value), "bounds": .value(bounds), "label": .value(label()),
      "onEditingChanged": .handler(onEditingChanged),
    ]
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    record = [
      "value": .binding(value), "bounds": .value(bounds), "step": .value(step),
      "label": .value(label()), "onEditingChanged": .handler(onEditingChanged),
    ]
  }
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    record = [
      "value": .binding(value), "bounds": .value(bounds),
      "onEditingChanged": .handler(onEditingChanged),
    ]
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    record = [
      "value": .binding(value), "bounds": .value(bounds), "step": .value(step),
      "onEditingChanged": .handler(onEditingChanged),
    ]
  }
}
