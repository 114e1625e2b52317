import SourceText
import Syntax
import TransformKit

/// A declaration that a module needs once, however many changes lean on it.
///
/// It goes into a file that there is already, since a new one would be no part of an Xcode project.
public struct OnceDeclaration: Sendable {
  /// The type that it extends; nil for what stands by itself.
  private let extendedType: String?
  /// What stands in the extension, or by itself.
  private let body: String
  /// What stands before it.
  private let preface: String

  private init(extending type: String?, _ body: String, after preface: String = "") {
    extendedType = type
    self.body = body
    self.preface = preface
  }

  /// `.isPresent($item)`: a binding that says whether there is an item, and takes it away.
  ///
  /// It goes through a key path: closures over a binding of just any item are not sendable, and the
  /// system cannot tell that two of them are the same.
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

  /// The entry of the environment through which a view closes the screen that it is on.
  ///
  /// - Parameters:
  ///   - key: its name.
  ///   - type: that of the action.
  ///   - value: what it is where nothing was set.
  ///   - isEntry: whether `@Entry` writes the key, which needs Xcode 16.
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

  /// The choice between closing one screen and closing all of them.
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

  /// The modifier that sets SwiftUI's own action where no state says that a view is presented.
  ///
  /// - Parameter mode: whether it asks for the presentation mode, as for releases before iOS 15.
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

  // MARK: Where it goes

  /// The edit that adds it to a file: into the last extension of its type there, or at the end.
  ///
  /// - Returns: nil for a file that imports other things and not SwiftUI, or not under all conditions.
  public func edit(in tree: SyntaxTree) -> Edit? {
    guard tree.importsSwiftUIAlways else { return nil }
    let style = TextStyle(of: tree.source)
    let separator = String(repeating: style.lineEnding.rawValue, count: 2)
    if preface.isEmpty, let member = lastMember(in: tree), let last = member.lastToken {
      let indentation = tree.source.indentation(ofLineAt: member.range.start)
      let comment = tree.trailingTrivia(of: last).last(where: \.isComment)
      let text = separator + indentation + style.styled(body, indentedBy: indentation)
      return .insertOnce(text, at: comment?.range.end ?? member.range.end)
    }
    return .insertOnce(separator + style.styled(whole), at: tree.source.endOfText)
  }

  /// The whole of it, where nothing is there that it could go into.
  private var whole: String {
    guard let extendedType else { return body }
    let members = TextStyle(lineEnding: .lineFeed, indentation: .spaces(2))
      .styled(body, indentedBy: "  ")
    let lead = preface.isEmpty ? "" : preface + "\n\n"
    return "\(lead)extension \(extendedType) {\n  \(members)\n}"
  }

  /// The last member of the last extension that asks for nothing and has lines of its own.
  private func lastMember(in tree: SyntaxTree) -> SyntaxCursor? {
    let extensions = tree.root.children.compactMap(ExtensionDeclView.init).filter { decl in
      decl.extendedName == extendedType && decl.whereClause == nil
        && !decl.cursor.children.contains { $0.kind == .attribute || $0.kind == .declModifier }
    }
    guard let block = extensions.last?.cursor.child(.memberBlock), let brace = block.lastToken,
      tree.tokens[brace.index].flags.contains(.startsLine)
    else { return nil }
    return block.children.reversed().first
  }
}

extension String? {
  /// The access level with the space behind it.
  fileprivate var modifier: String { map { $0 + " " } ?? "" }
}

extension SourceText {
  /// Behind the last byte that is no white space.
  fileprivate var endOfText: ByteOffset {
    let blank: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    return ByteOffset(bytes.lastIndex { !blank.contains($0) }.map { $0 + 1 } ?? textStart.index)
  }
}

extension SyntaxTree {
  /// Whether SwiftUI's names are there everywhere in the file. One that imports nothing at all has
  /// them from another file, or is an example.
  fileprivate var importsSwiftUIAlways: Bool {
    if nodes(ofKind: .importDecl).first(where: { _ in true }) == nil { return true }
    return root.children.contains { decl in
      let path = decl.children.filter { $0.kind == .importPathComponent }
      return decl.kind == .importDecl && path.map(\.textWithoutTrivia) == ["SwiftUI"]
    }
  }
}
