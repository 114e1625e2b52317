import TransformKit

// The declarations that the strategies need once in a module.

extension OnceDeclaration {
  /// `.isPresent($item)`: a binding that says whether there is an item, and removes it.
  ///
  /// It uses a key path: closures over a binding of any item are not sendable, and SwiftUI cannot
  /// tell that two of them are equal.
  public static func bindingIsPresent(access: String? = nil) -> OnceDeclaration {
    OnceDeclaration(
      extending: "Binding",
      """
      /// Whether there is an item. Setting it to false takes the item away; there is none to put in
      /// its place, so setting it to true does nothing.
      \(access.modifier)static func isPresent<Item>(_ item: Binding<Item?>) -> Binding<Bool>
      where Value == Bool {
        item.holdsItem
      }
      """,
      after: """
        extension Optional {
          fileprivate var holdsItem: Bool {
            get { self != nil }
            set { if !newValue { self = nil } }
          }
        }
        """)
  }

  /// The environment entry whose action dismisses the screen that a view is on.
  ///
  /// - Parameters:
  ///   - key: the name of the entry.
  ///   - type: the type of the action.
  ///   - value: the default value.
  ///   - isEntry: whether `@Entry` declares the key, which needs Xcode 16.
  public static func dismissAction(
    key: String, type: String = "() -> Void", value: String = "{}", isEntry: Bool = true,
    access: String? = nil
  ) -> OnceDeclaration {
    let documentation = "/// Closes the screen that a view is on. What shows the screen sets it."
    if isEntry {
      return OnceDeclaration(
        extending: "EnvironmentValues",
        """
        \(documentation)
        @Entry \(access.modifier)var \(key): \(type) = \(value)
        """)
    }
    let keyType = key.prefix(1).uppercased() + key.dropFirst() + "Key"
    return OnceDeclaration(
      extending: "EnvironmentValues",
      """
      \(documentation)
      \(access.modifier)var \(key): \(type) {
        get { self[\(keyType).self] }
        set { self[\(keyType).self] = newValue }
      }

      private struct \(keyType): EnvironmentKey {
        static var defaultValue: \(type) { \(value) }
      }
      """)
  }

  /// The choice between dismissing one screen and dismissing all of them.
  public static func dismissal(named name: String, access: String? = nil) -> OnceDeclaration {
    OnceDeclaration(
      extending: nil,
      """
      /// How far an action that closes screens goes.
      \(access.modifier)enum \(name): Sendable {
        /// The screen that the view is on.
        case dismiss
        /// All screens that were shown one upon another.
        case dismissAll
      }
      """)
  }

  /// The modifier that sets SwiftUI's own action where no known state presents a view.
  ///
  /// - Parameter mode: whether it reads the presentation mode, as for releases before iOS 15.
  public static func nativeDismissal(key: String, mode: Bool) -> OnceDeclaration {
    let name = mode ? "presentationMode" : "dismiss"
    let call = mode ? "presentationMode.wrappedValue.dismiss()" : "dismiss()"
    return OnceDeclaration(
      extending: nil,
      """
      /// Closes a view by SwiftUI's own action, where no state says that it is presented.
      struct \(nativeDismissalName): ViewModifier {
        @Environment(\\.\(name)) private var \(name)

        func body(content: Content) -> some View {
          content.environment(\\.\(key), { \(call) })
        }
      }
      """)
  }

  static let nativeDismissalName = "NativeDismissal"
}

extension String? {
  /// The access level and a space.
  fileprivate var modifier: String { map { $0 + " " } ?? "" }
}
