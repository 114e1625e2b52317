import Foundation

nonisolated public struct Toggle<Label: View>: PrimitiveView {
  var record = ViewRecord()

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    record = ["isOn": .binding(isOn), "label": .value(label())]
  }
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) { record = ["sources": .value(sources), "isOn": .value(isOn), "label": .value(label())] }
}

nonisolated extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    record = ["titleKey": .value(titleKey), "isOn": .binding(isOn)]
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    record = ["title": .value(title), "isOn": .binding(isOn)]
  }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    record = ["titleResource": .value(titleResource), "isOn": .binding(isOn)]
  }
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { record = ["titleKey": .value(titleKey), "sources": .value(sources), "isOn": .value(isOn)] }
}

nonisolated extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    record = [
      "titleKey": .value(titleKey), "systemImage": .value(systemImage), "isOn": .binding(isOn),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    record = ["title": .value(title), "systemImage": .value(systemImage), "isOn": .binding(isOn)]
  }
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    record = ["titleKey": .value(titleKey), "image": .value(image), "isOn": .binding(isOn)]
  }
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    record = ["configuration": .value(configuration)]
  }
}
