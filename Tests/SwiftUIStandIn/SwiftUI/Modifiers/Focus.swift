import Foundation

nonisolated extension View {
  public func focused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { modified("focused", ["binding": .value(binding), "value": .value(value)]) }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modified("focused", ["condition": .value(condition)])
  }
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modified("focusable", ["isFocusable": .value(isFocusable)])
  }
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modified(
      "focusable", ["isFocusable": .value(isFocusable), "interactions": .value(interactions)])
  }
  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void
  ) -> some View {
    modified(
      "focusable", ["isFocusable": .value(isFocusable), "onFocusChange": .handler(onFocusChange)])
  }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modified("focusEffectDisabled", ["disabled": .value(disabled)])
  }
  public func focusSection() -> some View { modified("focusSection") }
  public func focusScope(_ namespace: Namespace.ID) -> some View {
    modified("focusScope", ["namespace": .value(namespace)])
  }
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modified(
      "prefersDefaultFocus",
      ["prefersDefaultFocus": .value(prefersDefaultFocus), "namespace": .value(namespace)])
  }
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modified(
      "defaultFocus",
      ["binding": .value(binding), "value": .value(value), "priority": .value(priority)])
  }
  public func focusedValue<V>(
    _ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V
  ) -> some View { modified("focusedValue", ["keyPath": .value(keyPath), "value": .value(value)]) }
  public func focusedValue<V>(
    _ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V?
  ) -> some View { modified("focusedValue", ["keyPath": .value(keyPath), "value": .value(value)]) }
  public func focusedSceneValue<V>(
    _ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V
  ) -> some View {
    modified("focusedSceneValue", ["keyPath": .value(keyPath), "value": .value(value)])
  }
  public func focusedSceneValue<V>(
    _ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V?
  ) -> some View {
    modified("focusedSceneValue", ["keyPath": .value(keyPath), "value": .value(value)])
  }
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modified("focusedObject", ["object": .value(object)])
  }
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modified("focusedSceneObject", ["object": .value(object)])
  }
}

public struct DefaultFocusEvaluationPriority: Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), userInitiated = Self(name: "userInitiated")
}

public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = Self(rawValue: 1)
  public static let edit = Self(rawValue: 2)
  public static let automatic = Self(rawValue: 3)
}

nonisolated extension View {
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    modified("keyboardType", ["type": .value(type)])
  }
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    modified("textContentType", ["textContentType": .value(textContentType)])
  }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    modified("autocapitalization", ["style": .value(style)])
  }
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    modified("textInputAutocapitalization", ["autocapitalization": .value(autocapitalization)])
  }
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    modified("disableAutocorrection", ["disable": .value(disable)])
  }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modified("autocorrectionDisabled", ["disable": .value(disable)])
  }
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    modified("submitLabel", ["submitLabel": .value(submitLabel)])
  }
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    modified("submitScope", ["isBlocking": .value(isBlocking)])
  }
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modified("onSubmit", ["triggers": .value(triggers), "action": .action(action)])
  }
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    modified("findNavigator", ["isPresented": .binding(isPresented)])
  }
  public func findDisabled(_ isDisabled: Bool = true) -> some View {
    modified("findDisabled", ["isDisabled": .value(isDisabled)])
  }
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    modified("replaceDisabled", ["isDisabled": .value(isDisabled)])
  }
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    modified("writingToolsBehavior", ["behavior": .value(behavior)])
  }
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    modified("textEditorStyle", ["style": .value(style)])
  }
}

public struct TextInputAutocapitalization: Sendable {
  public static var never: Self { Self() }
  public static var words: Self { Self() }
  public static var sentences: Self { Self() }
  public static var characters: Self { Self() }
  public init() {}
  public init?(_ type: UITextAutocapitalizationType) {}
}

public struct SubmitLabel: Sendable {
  var name = ""

  public static let done = Self(name: "done"), go = Self(name: "go"), send = Self(name: "send"),
    join = Self(name: "join"), route = Self(name: "route")
  public static let search = Self(name: "search"), `return` = Self(name: "return"),
    next = Self(name: "next"), `continue` = Self(name: "continue")
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = Self(rawValue: 1)
  public static let search = Self(rawValue: 2)
}

public struct WritingToolsBehavior: Equatable, Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), complete = Self(name: "complete"),
    limited = Self(name: "limited"), disabled = Self(name: "disabled")
}
