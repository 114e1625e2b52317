/// Parts that get the action of the view that they belong to.
enum ActionParts {
  static let memberwise = """
    struct DoneButton: View {
      let title: String
      let dismiss: DismissAction

      var body: some View {
        Button(title) { dismiss() }
      }
    }
    """

  static let withInitializer = """
    struct DoneRow: View {
      private let title: String
      private let action: DismissAction
      @State private var asks = false

      init(_ title: String, action: DismissAction) {
        self.title = title
        self.action = action
      }

      var body: some View {
        Button(title) { asks = true }
          .alert("Really \\(title)?", isPresented: $asks) {
            Button("Yes \\(title)") { action() }
          }
      }
    }
    """

  static let optional = """
    struct DoneBar: View {
      let title: String
      var close: DismissAction?

      var body: some View {
        HStack {
          Button(title) { close?() }
          if let close { Button("Again \\(title)") { close() } }
        }
      }
    }
    """
}

/// Models that keep an action.
struct ActionModel {
  let name: String
  let attribute: String
  let declaration: String

  private static let members = [
    "func keep(_ close: DismissAction) { self.close = close }",
    "func leave() {\n  record(\"leaves\")\n  close?()\n}",
  ]

  private init(_ name: String, _ attribute: String, _ head: String, _ property: String) {
    self.name = name
    self.attribute = attribute
    let lines = [([property] + Self.members).joined(separator: "\n\n")].indented()
    declaration = "\(head) {\n\(lines.joined(separator: "\n"))\n}"
  }

  static let plain = ActionModel(
    "Keeper", "@State", "final class Keeper", "var close: DismissAction?")
  static let published = ActionModel(
    "KeeperObject", "@StateObject", "final class KeeperObject: ObservableObject",
    "@Published var close: DismissAction?")
  static let observable = ActionModel(
    "KeeperStore", "@State", "@Observable\nfinal class KeeperStore", "var close: DismissAction?")
}
