import Foundation

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = Self(rawValue: 1)
  public static let date = Self(rawValue: 2)
  public static let hourMinuteAndSecond = Self(rawValue: 4)
}

nonisolated public struct DatePicker<Label: View>: PrimitiveView {
  var record = ViewRecord()

  public typealias Components = DatePickerComponents

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    record = [
      "selection": .binding(selection), "displayedComponents": .value(displayedComponents),
      "label": .value(label()),
    ]
  }
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    record = [
      "selection": .binding(selection), "range": .value(range),
      "displayedComponents": .value(displayedComponents), "label": .value(label()),
    ]
  }
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    record = [
      "selection": .binding(selection), "range": .value(range),
      "displayedComponents": .value(displayedComponents), "label": .value(label()),
    ]
  }
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    record = [
      "selection": .binding(selection), "range": .value(range),
      "displayedComponents": .value(displayedComponents), "label": .value(label()),
    ]
  }
}

nonisolated extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    record = [
      "titleKey": .value(titleKey), "selection": .binding(selection),
      "displayedComponents": .value(displayedComponents),
    ]
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    record = [
      "titleKey": .value(titleKey), "selection": .binding(selection), "range": .value(range),
      "displayedComponents": .value(displayedComponents),
    ]
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    record = [
      "titleKey": .value(titleKey), "selection": .binding(selection), "range": .value(range),
      "displayedComponents": .value(displayedComponents),
    ]
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    record = [
      "titleKey": .value(titleKey), "selection": .binding(selection), "range": .value(range),
      "displayedComponents": .value(displayedComponents),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    record = [
      "title": .value(title), "selection": .binding(selection),
      "displayedComponents": .value(displayedComponents),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    record = [
      "title": .value(title), "selection": .binding(selection), "range": .value(range),
      "displayedComponents": .value(displayedComponents),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    record = [
      "title": .value(title), "selection": .binding(selection), "range": .value(range),
      "displayedComponents": .value(displayedComponents),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    record = [
      "title": .value(title), "selection": .binding(selection), "range": .value(range),
      "displayedComponents": .value(displayedComponents),
    ]
  }
}

nonisolated public struct MultiDatePicker<Label: View>: PrimitiveView {
  var record = ViewRecord()

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    record = ["selection": .binding(selection), "label": .value(label())]
  }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    record = ["selection": .binding(selection), "bounds": .value(bounds), "label": .value(label())]
  }
}

nonisolated extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    record = ["titleKey": .value(titleKey), "selection": .binding(selection)]
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    record = [
      "titleKey": .value(titleKey), "selection": .binding(selection), "bounds": .value(bounds),
    ]
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    record = [
      "titleKey": .value(titleKey), "selection": .binding(selection), "bounds": .value(bounds),
    ]
  }
}

nonisolated public struct ColorPicker<Label: View>: PrimitiveView {
  var record = ViewRecord()

  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    record = [
      "selection": .binding(selection), "supportsOpacity": .value(supportsOpacity),
      "label": .value(label()),
    ]
  }
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    record = [
      "selection": .binding(selection), "supportsOpacity": .value(supportsOpacity),
      "label": .value(label()),
    ]
  }
}

nonisolated extension ColorPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    record = [
      "titleKey": .value(titleKey), "selection": .binding(selection),
      "supportsOpacity": .value(supportsOpacity),
    ]
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    record = [
      "titleKey": .value(titleKey), "selection": .binding(selection),
      "supportsOpacity": .value(supportsOpacity),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    record = [
      "title": .value(title), "selection": .binding(selection),
      "supportsOpacity": .value(supportsOpacity),
    ]
  }
}
