import Foundation

nonisolated extension View {
  public func focused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { self }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { self }
  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void
  ) -> some View { self }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func focusSection() -> some View { self }
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }
  public func focusedValue<V>(
    _ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V
  ) -> some View { self }
  public func focusedValue<V>(
    _ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V?
  ) -> some View { self }
  public func focusedSceneValue<V>(
    _ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V
  ) -> some View { self }
  public func focusedSceneValue<V>(
    _ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V?
  ) -> some View { self }
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }
}

public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = Self(), userInitiated = Self()
}

public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = Self(rawValue: 1)
  public static let edit = Self(rawValue: 2)
  public static let automatic = Self(rawValue: 3)
}

nonisolated extension View {
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { self }
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
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
  public static let done = Self(), go = Self(), send = Self(), join = Self(), route = Self()
  public static let search = Self(), `return` = Self(), next = Self(), `continue` = Self()
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = Self(rawValue: 1)
  public static let search = Self(rawValue: 2)
}

public struct WritingToolsBehavior: Equatable, Sendable {
  public static let automatic = Self(), complete = Self(), limited = Self(), disabled = Self()
}
