// Protocols that a repository's types conform to, macros, and wrappers of properties.

extension SwiftUINames {
  static let protocols: Entries = [
    "App": [.sceneProtocol],
    "ButtonStyle": [.viewLikeProtocol],
    "ChartContent": [.builderContentProtocol],
    "Commands": [.builderContentProtocol],
    "DisclosureGroupStyle": [.viewLikeProtocol],
    "GaugeStyle": [.viewLikeProtocol],
    "GroupBoxStyle": [.viewLikeProtocol],
    "LabelStyle": [.viewLikeProtocol],
    "LabeledContentStyle": [.viewLikeProtocol],
    "MenuStyle": [.viewLikeProtocol],
    "NSViewControllerRepresentable": [.viewLikeProtocol],
    "NSViewRepresentable": [.viewLikeProtocol],
    "PreviewProvider": [.previewProtocol],
    "PrimitiveButtonStyle": [.viewLikeProtocol],
    "ProgressViewStyle": [.viewLikeProtocol],
    "Scene": [.sceneProtocol, .builderContentProtocol],
    "TabContent": [.builderContentProtocol],
    "TableColumnContent": [.builderContentProtocol],
    "TableRowContent": [.builderContentProtocol],
    "TextFieldStyle": [.viewLikeProtocol],
    "ToggleStyle": [.viewLikeProtocol],
    "ToolbarContent": [.viewLikeProtocol, .builderContentProtocol],
    "UIViewControllerRepresentable": [.viewLikeProtocol],
    "UIViewRepresentable": [.viewLikeProtocol],
    "View": [.viewLikeProtocol],
    "ViewModifier": [.viewLikeProtocol],
  ]

  static let macros: Entries = [
    "Preview": [.previewMacro]
  ]

  static let propertyWrappers: Entries = [
    "AccessibilityFocusState": [.observedWrapper],
    "AppStorage": [.observedWrapper],
    "Bindable": [.wrapperNeedingValue],
    "Binding": [.wrapperNeedingValue],
    "Environment": [.observedWrapper],
    "EnvironmentObject": [.observedWrapper],
    "FetchRequest": [.observedWrapper],
    "FocusState": [.observedWrapper],
    "FocusedValue": [.observedWrapper],
    "GestureState": [.observedWrapper],
    "Namespace": [.observedWrapper],
    "ObservedObject": [.wrapperNeedingValue],
    "Query": [.observedWrapper],
    "ScaledMetric": [.observedWrapper],
    "SceneStorage": [.observedWrapper, .storingWrapper],
    "State": [.observedWrapper, .storingWrapper],
    "StateObject": [.observedWrapper, .storingWrapper, .wrapperNeedingValue],
  ]
}
