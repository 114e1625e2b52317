import Foundation

nonisolated extension View {
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modified("onTapGesture", ["count": .value(count), "action": .action(action)])
  }
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modified(
      "onTapGesture",
      [
        "count": .value(count), "coordinateSpace": .value(coordinateSpace),
        "action": .handler(action),
      ])
  }
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modified(
      "onTapGesture",
      [
        "count": .value(count), "coordinateSpace": .value(coordinateSpace),
        "action": .handler(action),
      ])
  }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modified(
      "onLongPressGesture",
      [
        "minimumDuration": .value(minimumDuration), "maximumDistance": .value(maximumDistance),
        "action": .action(action), "onPressingChanged": .handler(onPressingChanged),
      ])
  }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    modified(
      "onLongPressGesture",
      [
        "minimumDuration": .value(minimumDuration), "maximumDistance": .value(maximumDistance),
        "pressing": .handler(pressing), "action": .action(action),
      ])
  }

  public func gesture<T: Gesture>(_ gesture: T) -> some View {
    modified("gesture", ["gesture": .value(gesture)])
  }
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
    modified("gesture", ["gesture": .value(gesture), "mask": .value(mask)])
  }
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modified("gesture", ["gesture": .value(gesture), "isEnabled": .value(isEnabled)])
  }
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modified("simultaneousGesture", ["gesture": .value(gesture), "mask": .value(mask)])
  }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modified("simultaneousGesture", ["gesture": .value(gesture), "isEnabled": .value(isEnabled)])
  }
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modified("highPriorityGesture", ["gesture": .value(gesture), "mask": .value(mask)])
  }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modified("highPriorityGesture", ["gesture": .value(gesture), "isEnabled": .value(isEnabled)])
  }
  public func defersSystemGestures(on edges: Edge.Set) -> some View {
    modified("defersSystemGestures", ["edges": .value(edges)])
  }
  public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View {
    modified("handGestureShortcut", ["shortcut": .value(shortcut), "isEnabled": .value(isEnabled)])
  }

  public func disabled(_ disabled: Bool) -> some View {
    modified("disabled", ["disabled": .value(disabled)])
  }
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modified("allowsHitTesting", ["enabled": .value(enabled)])
  }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modified("selectionDisabled", ["isDisabled": .value(isDisabled)])
  }
  public func labelsHidden() -> some View { modified("labelsHidden") }
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    modified("labelsVisibility", ["visibility": .value(visibility)])
  }
  public func help(_ textKey: LocalizedStringKey) -> some View {
    modified("help", ["textKey": .value(textKey)])
  }
  public func help(_ text: Text) -> some View { modified("help", ["text": .value(text)]) }
  @_disfavoredOverload public func help<S: StringProtocol>(_ text: S) -> some View {
    modified("help", ["text": .value(text)])
  }

  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modified("onHover", ["action": .handler(action)])
  }
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modified(
      "onContinuousHover", ["coordinateSpace": .value(coordinateSpace), "action": .handler(action)])
  }
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modified(
      "onContinuousHover", ["coordinateSpace": .value(coordinateSpace), "action": .handler(action)])
  }
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modified("hoverEffect", ["effect": .value(effect), "isEnabled": .value(isEnabled)])
  }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    modified("hoverEffectDisabled", ["disabled": .value(disabled)])
  }
  public func pointerStyle(_ style: PointerStyle?) -> some View {
    modified("pointerStyle", ["style": .value(style)])
  }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modified("persistentSystemOverlays", ["visibility": .value(visibility)])
  }
}

public struct HandGestureShortcut: Hashable, Sendable {
  var name = ""

  public static let primaryAction = Self(name: "primaryAction")
}

public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

public struct HoverEffect: Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), highlight = Self(name: "highlight"),
    lift = Self(name: "lift")
}

public struct PointerStyle: Equatable, Sendable {
  var name = ""

  public static let `default` = Self(name: "default"),
    horizontalText = Self(name: "horizontalText"), verticalText = Self(name: "verticalText")
  public static let rectSelection = Self(name: "rectSelection"), grabIdle = Self(name: "grabIdle"),
    grabActive = Self(name: "grabActive"), link = Self(name: "link")
  public static let zoomIn = Self(name: "zoomIn"), zoomOut = Self(name: "zoomOut"),
    columnResize = Self(name: "columnResize"), rowResize = Self(name: "rowResize")
}

nonisolated extension View {
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    modified("keyboardShortcut", ["key": .value(key), "modifiers": .value(modifiers)])
  }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modified("keyboardShortcut", ["shortcut": .value(shortcut)])
  }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modified("keyboardShortcut", ["shortcut": .value(shortcut)])
  }
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    modified(
      "keyboardShortcut",
      ["key": .value(key), "modifiers": .value(modifiers), "localization": .value(localization)])
  }
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { modified("onKeyPress", ["key": .value(key), "action": .content(action)]) }
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modified("onKeyPress", ["key": .value(key), "phases": .value(phases), "action": .row(action)])
  }
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modified(
      "onKeyPress", ["keys": .value(keys), "phases": .value(phases), "action": .row(action)])
  }
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modified(
      "onKeyPress",
      ["characters": .value(characters), "phases": .value(phases), "action": .row(action)])
  }
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modified("onKeyPress", ["phases": .value(phases), "action": .row(action)]) }
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modified(
      "onModifierKeysChanged",
      ["mask": .value(mask), "initial": .value(initial), "action": .change(action)])
  }
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    modified("onExitCommand", ["action": .action(action)])
  }
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    modified("onMoveCommand", ["action": .handler(action)])
  }
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modified("onDeleteCommand", ["action": .action(action)])
  }
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    modified("onPlayPauseCommand", ["action": .action(action)])
  }
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>
  ) -> some View { modified("digitalCrownRotation", ["binding": .binding(binding)]) }
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint {
    modified(
      "digitalCrownRotation",
      [
        "binding": .binding(binding), "minValue": .value(minValue), "maxValue": .value(maxValue),
        "stride": .value(stride), "sensitivity": .value(sensitivity),
        "isContinuous": .value(isContinuous),
        "isHapticFeedbackEnabled": .value(isHapticFeedbackEnabled),
      ])
  }
}

public enum MoveCommandDirection: Sendable { case up, down, left, right }

public enum DigitalCrownRotationalSensitivity: Sendable { case low, medium, high }
