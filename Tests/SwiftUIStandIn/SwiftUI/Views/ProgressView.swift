import Foundation

nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  var record = ViewRecord()
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {}
  public init(@ViewBuilder label: () -> Label) { record = ["label": .value(label())] }
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    record = ["titleKey": .value(titleKey)]
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Label == Text {
    record = ["title": .value(title)]
  }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    record = ["value": .value(value), "total": .value(total)]
  }
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) { record = ["value": .value(value), "total": .value(total), "label": .value(label())] }
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    record = ["titleKey": .value(titleKey), "value": .value(value), "total": .value(total)]
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    record = ["title": .value(title), "value": .value(value), "total": .value(total)]
  }
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    record = [
      "timerInterval": .value(timerInterval), "countsDown": .value(countsDown),
      "label": .value(label()),
    ]
  }
}

nonisolated extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    record = [
      "value": .value(value), "total": .value(total), "label": .value(label()),
      "currentValueLabel": .value(currentValueLabel()),
    ]
  }
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    record = ["progress": .value(progress)]
  }
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    record = [
      "timerInterval": .value(timerInterval), "countsDown": .value(countsDown),
      "label": .value(label()), "currentValueLabel": .value(currentValueLabel()),
    ]
  }
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    record = ["timerInterval": .value(timerInterval), "countsDown": .value(countsDown)]
  }
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  { record = ["configuration": .value(configuration)] }
}

nonisolated public struct DefaultDateProgressLabel: PrimitiveView {
  var record = ViewRecord()
}

nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: PrimitiveView {
  var record = ViewRecord()
}

nonisolated extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    record = ["value": .value(value), "bounds": .value(bounds), "label": .value(label())]
  }
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    record = [
      "value": .value(value), "bounds": .value(bounds), "label": .value(label()),
      "currentValueLabel": .value(currentValueLabel()),
    ]
  }
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    record = [
      "value": .value(value), "bounds": .value(bounds), "label": .value(label()),
      "currentValueLabel": .value(currentValueLabel()),
      "minimumValueLabel": .value(minimumValueLabel()),
      "maximumValueLabel": .value(maximumValueLabel()),
    ]
  }
}
