/// What modifiers leave on what they are applied to. A modifier whose arguments make it inert
/// leaves nothing, so that `padding(0)` is no padding.
enum Attribute {
  /// Modifiers that change nothing that a person could notice in a listing: they name things,
  /// react, or change how something moves.
  private static let silent: Set<String> = [
    "onAppear", "onDisappear", "task", "onChange", "onReceive", "animation", "transaction",
    "transition", "accessibilityIdentifier", "tag", "id", "environment", "environmentObject",
    "preference", "onPreferenceChange", "onOpenURL", "refreshable", "previewDisplayName",
    "contentShape", "coordinateSpace", "matchedGeometryEffect", "geometryGroup", "onSubmit",
    "focused", "drawingGroup", "compositingGroup", "navigationBarTitleDisplayMode", "gesture",
    "simultaneousGesture", "highPriorityGesture", "onLongPressGesture", "onDelete", "onMove",
    "onGeometryChange", "scrollPosition", "presentationDetents", "presentationDragIndicator",
    "accessibilityElement", "transformEnvironment", "onHover", "sensoryFeedback", "tabItem",
    "onTapGesture", "badge", "toolbar", "contextMenu", "swipeActions", "keyboardShortcut",
    "listRowSeparator", "buttonStyle", "modifier", "disabled", "layoutPriority",
  ]

  static func modifier(_ name: String, _ record: ViewRecord) -> String? {
    silent.contains(name) ? nil : text(name, record)
  }

  static func text(_ name: String, _ record: ViewRecord) -> String? {
    let arguments = record.arguments.compactMap { argument -> (name: String, value: Any)? in
      guard case .value(let value) = argument.captured.payload else { return nil }
      return (argument.name, value)
    }
    if isInert(name, arguments) { return nil }
    let words = arguments.compactMap { argument -> String? in
      if argument.name == "anchor" || argument.name == "alignment" && laidOut.contains(name) {
        return nil
      }
      if argument.value as? Bool == true, arguments.count == 1 || name == "fixedSize" { return nil }
      if isNone(argument.value) { return nil }
      if argument.name == "opaque", argument.value as? Bool == false { return nil }
      let words = phrase(argument.value)
      if words.isEmpty { return nil }
      return named.contains(argument.name) ? "\(argument.name) \(words)" : words
    }
    return words.isEmpty ? name : "\(name)(\(words.joined(separator: ", ")))"
  }

  /// Modifiers whose alignment is not their purpose.
  private static let laidOut: Set<String> = ["frame", "overlay", "background", "safeAreaInset"]

  /// Arguments that mean little without their names.
  private static let named: Set<String> = [
    "width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight", "idealWidth",
    "idealHeight",
    "x", "y", "horizontal", "vertical", "min", "max", "ideal",
  ]

  private static func isNone(_ value: Any) -> Bool {
    (value as? any AnyOptional).map { $0.wrapped == nil } ?? false
  }

  private static func phrase(_ value: Any) -> String {
    if let value = (value as? any AnyOptional)?.wrapped { return phrase(value) }
    switch value {
    case let text as Text: return text.content
    case let key as LocalizedStringKey: return key.text
    case let token
    where Mirror(reflecting: token).children.first?.label == "name":
      return Mirror(reflecting: token).children.first?.value as? String ?? ""
    case let shape as AnyShape: return phrase(shape.shape)
    case is ForegroundStyle: return "ForegroundStyle"
    case let shape as any Shape: return baseName(of: Swift.type(of: shape))
    case let color as Color: return color.name
    case let font as Font: return font.name
    case let weight as Font.Weight: return weight.name
    case let style as HierarchicalShapeStyle: return style.name
    case let material as Material: return material.name
    case let edges as Edge.Set: return phrase(edges)
    case let style as AnyShapeStyle: return phrase(style.style)
    case let number as Double:
      return number.isFinite && number == number.rounded() ? "\(Int(number))" : "\(number)"
    case let number as CGFloat: return phrase(Double(number))
    case let angle as Angle: return "\(phrase(angle.degrees))°"
    case let value as any Described: return value.kind
    case let list as [Any]: return list.map(phrase).joined(separator: " ")
    default: return "\(value)"
    }
  }

  private static func phrase(_ edges: Edge.Set) -> String {
    if edges == .all { return "" }
    return Edge.allCases.filter { edges.contains(Edge.Set($0)) }.map { "\($0)" }
      .joined(separator: " ")
  }

  // MARK: Inert values

  /// Apple, Demystify SwiftUI (WWDC21): an inert modifier has no effect on the rendered result.
  private static func isInert(_ name: String, _ arguments: [(name: String, value: Any)]) -> Bool {
    let values = arguments.filter {
      $0.name != "anchor" && !($0.name == "alignment" && laidOut.contains(name))
    }
    guard let first = values.first?.value else { return false }
    switch name {
    case "padding", "safeAreaPadding":
      return isEmptySet(first) || values.last.map { isZero($0.value) } ?? false
    case "opacity", "scaleEffect", "saturation", "contrast":
      return values.allSatisfy { isOne($0.value) }
    case "rotation3DEffect": return isZero(first)
    case "shadow":
      return isClear(first) || values.dropFirst().allSatisfy { isZero($0.value) }
    case "overlay", "background": return isClear(first)
    case "border":
      return isClear(first) || values.contains { $0.name == "width" && isZero($0.value) }
    case "colorMultiply": return (first as? Color)?.name == "white"
    case "clipShape": return first is Rectangle || (first as? AnyShape)?.shape is Rectangle
    case "allowsHitTesting": return first as? Bool == true
    case "frame": return values.allSatisfy { isNone($0.value) }
    case "lineLimit", "listRowSeparatorTint", "listSectionSeparatorTint": return isNone(first)
    case "minimumScaleFactor": return isOne(first)
    case "multilineTextAlignment": return phrase(first) == "leading"
    case "truncationMode", "submitLabel", "controlSize", "headerProminence", "imageScale":
      return ["tail", "return", "regular", "standard", "medium"].contains(phrase(first))
    case "dynamicTypeSize": return phrase(first) == "large"
    case "ignoresSafeArea", "edgesIgnoringSafeArea":
      return values.contains { isEmptySet($0.value) }
    default:
      return isNothing("", first) && values.dropFirst().allSatisfy { isNothing($0.name, $0.value) }
    }
  }

  private static func isClear(_ value: Any) -> Bool {
    ((value as? AnyShapeStyle)?.style as? Color ?? value as? Color)?.name == "clear"
  }

  private static func isNothing(_ name: String, _ value: Any) -> Bool {
    if isNone(value) || value as? Bool == false || isZero(value) || isEmptySet(value) {
      return true
    }
    if ["automatic", "normal", "unspecified", "default", "identity", "ForegroundStyle"].contains(
      phrase(value))
    {
      return true
    }
    // Arguments that mean nothing without another.
    return ["pattern", "color", "regions", "antialiased", "edges", "shape", "axes"].contains(name)
  }

  private static func isZero(_ value: Any) -> Bool {
    switch value {
    case let flag as Bool: !flag
    case let number as Double: number == 0
    case let number as CGFloat: number == 0
    case let number as Int: number == 0
    case let angle as Angle: angle == .zero
    case let transform as CGAffineTransform: transform == .identity
    case let size as CGSize: size == .zero
    case let insets as EdgeInsets: insets == EdgeInsets()
    case let optional as any AnyOptional: optional.wrapped.map(isZero) ?? false
    default: false
    }
  }

  private static func isOne(_ value: Any) -> Bool {
    switch value {
    case let number as Double: number == 1
    case let number as CGFloat: number == 1
    case let size as CGSize: size.width == 1 && size.height == 1
    default: false
    }
  }

  private static func isEmptySet(_ value: Any) -> Bool {
    (value as? any OptionSet).map { "\($0.rawValue)" == "0" }
      ?? (value as? any Collection).map(\.isEmpty)
      ?? (value as? any SetAlgebra).map(\.isEmpty) ?? false
  }
}
