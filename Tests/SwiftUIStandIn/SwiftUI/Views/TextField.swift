import Foundation

nonisolated public struct TextField<Label: View>: PrimitiveView {
  var record = ViewRecord()

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    record = ["text": .binding(text), "prompt": .value(prompt), "label": .value(label())]
  }
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    record = [
      "text": .binding(text), "prompt": .value(prompt), "axis": .value(axis),
      "label": .value(label()),
    ]
  }
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    record = [
      "value": .binding(value), "format": .value(format), "prompt": .value(prompt),
      "label": .value(label()),
    ]
  }
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    record = [
      "value": .binding(value), "format": .value(format), "prompt": .value(prompt),
      "label": .value(label()),
    ]
  }
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    record = [
      "value": .binding(value), "formatter": .value(formatter), "prompt": .value(prompt),
      "label": .value(label()),
    ]
  }
}

nonisolated extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    record = ["titleKey": .value(titleKey), "text": .binding(text)]
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    record = ["titleKey": .value(titleKey), "text": .binding(text), "prompt": .value(prompt)]
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    record = ["titleKey": .value(titleKey), "text": .binding(text), "axis": .value(axis)]
  }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    record = [
      "titleKey": .value(titleKey), "text": .binding(text), "prompt": .value(prompt),
      "axis": .value(axis),
    ]
  }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    record = [
      "titleKey": .value(titleKey), "text": .binding(text),
      "onEditingChanged": .handler(onEditingChanged), "onCommit": .action(onCommit),
    ]
  }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    record = [
      "titleKey": .value(titleKey), "text": .binding(text),
      "onEditingChanged": .handler(onEditingChanged),
    ]
  }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    record = ["titleKey": .value(titleKey), "text": .binding(text), "onCommit": .action(onCommit)]
  }
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    record = [
      "titleKey": .value(titleKey), "value": .binding(value), "format": .value(format),
      "prompt": .value(prompt),
    ]
  }
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    record = [
      "titleKey": .value(titleKey), "value": .binding(value), "format": .value(format),
      "prompt": .value(prompt),
    ]
  }
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    record = [
      "titleKey": .value(titleKey), "value": .binding(value), "formatter": .value(formatter),
      "prompt": .value(prompt),
    ]
  }
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    record = [
      "titleKey": .value(titleKey), "value": .binding(value), "formatter": .value(formatter),
      "onEditingChanged": .handler(onEditingChanged), "onCommit": .action(onCommit),
    ]
  }
}

nonisolated extension TextField where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    record = ["title": .value(title), "text": .binding(text)]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    record = ["title": .value(title), "text": .binding(text), "prompt": .value(prompt)]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    record = ["title": .value(title), "text": .binding(text), "axis": .value(axis)]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    record = [
      "title": .value(title), "text": .binding(text), "prompt": .value(prompt),
      "axis": .value(axis),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    record = [
      "title": .value(title), "text": .binding(text),
      "onEditingChanged": .handler(onEditingChanged), "onCommit": .action(onCommit),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    record = [
      "title": .value(title), "text": .binding(text),
      "onEditingChanged": .handler(onEditingChanged),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) { record = ["title": .value(title), "text": .binding(text), "onCommit": .action(onCommit)] }
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    record = [
      "title": .value(title), "value": .binding(value), "format": .value(format),
      "prompt": .value(prompt),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    record = [
      "title": .value(title), "value": .binding(value), "format": .value(format),
      "prompt": .value(prompt),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    record = [
      "title": .value(title), "value": .binding(value), "formatter": .value(formatter),
      "prompt": .value(prompt),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    record = [
      "title": .value(title), "value": .binding(value), "formatter": .value(formatter),
      "onEditingChanged": .handler(onEditingChanged), "onCommit": .action(onCommit),
    ]
  }
}

nonisolated public struct SecureField<Label: View>: PrimitiveView {
  var record = ViewRecord()

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    record = ["text": .binding(text), "prompt": .value(prompt), "label": .value(label())]
  }
}

nonisolated extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    record = ["titleKey": .value(titleKey), "text": .binding(text)]
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    record = ["titleKey": .value(titleKey), "text": .binding(text), "prompt": .value(prompt)]
  }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    record = ["titleKey": .value(titleKey), "text": .binding(text), "onCommit": .action(onCommit)]
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    record = ["title": .value(title), "text": .binding(text)]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    record = ["title": .value(title), "text": .binding(text), "prompt": .value(prompt)]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) { record = ["title": .value(title), "text": .binding(text), "onCommit": .action(onCommit)] }
}

nonisolated public struct TextEditor: PrimitiveView {
  var record = ViewRecord()

  public init(text: Binding<String>) { record = ["text": .binding(text)] }
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    record = ["text": .binding(text), "selection": .binding(selection)]
  }
  public init(text: Binding<AttributedString>) { record = ["text": .binding(text)] }
}

public struct TextSelection: Hashable, Sendable {
  public init(insertionPoint: String.Index) {}
  public init(range: Range<String.Index>) {}
}
