import TransformKit

// The declarations that the strategies need once in a module.

extension OnceDeclaration {
  /// `.isPresent($item)`: a binding that says whether there is an item, and removes it.
  ///
  /// It uses a key path: closures over a binding of any item are not sendable, and SwiftUI cannot
  /// tell that two of them are equal.
  ///
  /// - Parameter property: the name of the property that the key path leads to.
  public static func bindingIsPresent(
    property: String = "holdsItem", access: String? = nil
  ) -> OnceDeclaration {
    OnceDeclaration(
      extending: "Binding",
      """
      /// A binding that is true while there is an item. Setting the binding to false sets the item
      /// to `nil`; setting the binding to true does nothing.
      \(access.modifier)static func isPresent<Item>(_ item: Binding<Item?>) -> Binding<Bool>
      where Value == Bool {
        item.\(property)
      }
      """,
      after: """
        extension Optional {
          fileprivate var \(property): Bool {
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
  ///   - keyType: the name of the key's type.
  static func dismissAction(
    key: String, type: String = "() -> Void", value: String = "{}", form: EntryForm = .macro,
    access: String? = nil, keyType: String = "DismissActionKey"
  ) -> OnceDeclaration {
    let documentation = dismissActionDocumentation
    if form == .macro {
      return OnceDeclaration(
        extending: "EnvironmentValues",
        """
        \(documentation)
        @Entry \(access.modifier)var \(key): \(type) = \(value)
        """)
    }
    let property = """
      \(documentation)
      \(access.modifier)var \(key): \(type) {
        get { self[\(keyType).self] }
        set { self[\(keyType).self] = newValue }
      }
      """
    let structure = """
      private struct \(keyType): EnvironmentKey {
        static var defaultValue: \(type) { \(value) }
      }
      """
    return OnceDeclaration(
      extending: "EnvironmentValues", property, after: structure, mayNestPreface: true)
  }

  /// The names that the type of a key may have, the best first: `DismissActionKey`.
  static func keyTypes(of key: String) -> [String] {
    ["Key", "EnvironmentKey", "EntryKey"].map { key.prefix(1).uppercased() + key.dropFirst() + $0 }
  }

  /// The first line of the declaration, by which a later run knows it.
  static let dismissActionDocumentation =
    "/// Dismisses the screen that contains the view. The presenter sets this action."

  /// The choice between dismissing one screen and dismissing all of them.
  public static func dismissal(named name: String, access: String? = nil) -> OnceDeclaration {
    OnceDeclaration(
      extending: nil,
      """
      /// The screens that a dismiss action dismisses.
      \(access.modifier)enum \(name): Sendable {
        /// Only the screen that contains the view.
        case dismiss
        /// All presented and pushed screens, up to the root of the window.
        case dismissAll
      }
      """)
  }

  /// The modifier that sets SwiftUI's own action where no known state presents a view.
  ///
  /// - Parameters:
  ///   - mode: whether it reads the presentation mode, as for releases before iOS 15.
  ///   - isQualified: whether the repository has another `Environment`.
  public static func nativeDismissal(
    key: String, mode: Bool, isQualified: Bool = false
  ) -> OnceDeclaration {
    OnceDeclaration(
      extending: nil,
      """
      /// Dismisses a view with SwiftUI's own action where no known state presents the view.
      \(nativeDismissalCode(key: key, mode: mode, isQualified: isQualified))
      """)
  }

  /// The structure itself.
  static func nativeDismissalCode(key: String, mode: Bool, isQualified: Bool) -> String {
    let environment = isQualified ? "SwiftUI.Environment" : "Environment"
    let name = mode ? "presentationMode" : "dismiss"
    let call = mode ? "presentationMode.wrappedValue.dismiss()" : "dismiss()"
    return """
      struct \(nativeDismissalName): ViewModifier {
        @\(environment)(\\.\(name)) private var \(name)
        @State private var relay = Relay()

        func body(content: Content) -> some View {
          relay.target = { \(call) }
          return content.environment(\\.\(key), relay.action)
        }

        /// Its action stays the same while SwiftUI's own changes, so views that read it are not recomputed.
        private final class Relay {
          var target: () -> Void = {}
          private(set) lazy var action: () -> Void = { [weak self] in self?.target() }
        }
      }
      """
  }

  /// Why no file can hold a declaration.
  static let noHome =
    "no file with a self-dismissing view or its presenter imports all of SwiftUI outside of `#if`, "
    + "as the new declaration needs"

  static let nativeDismissalName = "NativeDismissal"
}

extension String? {
  /// The access level and a space.
  fileprivate var modifier: String { map { $0 + " " } ?? "" }
}
