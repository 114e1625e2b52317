import Testing

/// `statewise graph --retention`, from source files to its output.
@Suite struct RetentionGraphTests {
  private static let app = [
    "Player.swift": """
    import SwiftUI
    import UIKit

    final class PlayerController: UIViewController {
      private let slider = SliderView()
      private weak var coordinator: Coordinator?
      private var host: UIHostingController<AnyView>?
      private var seconds = 0.0

      override func viewDidLoad() {
        super.viewDidLoad()
        slider.onMove = { self.seconds = $0 }
      }

      func show() {
        let page = Notes().environmentObject(NotesModel())
        host = UIHostingController(rootView: AnyView(page))
      }
    }

    final class SliderView: UIView {
      var onMove: ((Double) -> Void)?
    }
    """,
    "Coordinator.swift": """
    import SwiftUI

    final class Coordinator {
      var players: [PlayerController] = []
      var parent: Coordinator?
      static let shared = Coordinator()
    }

    final class NotesModel: ObservableObject {
      @Published var text = ""
      var pages: [String: AnyView] = [:]
      private lazy var archive = Archive(notes: self)

      func prepare() { pages["notes"] = AnyView(Notes()) }
    }

    final class Archive {
      private let notes: NotesModel
      init(notes: NotesModel) { self.notes = notes }
    }

    struct Notes: View {
      @EnvironmentObject private var model: NotesModel
      @Binding var title: String
      var body: some View { Text(model.text) }
    }

    #Preview { Notes() }
    """,
  ]

  @Test func showsWhatKeepsWhat() throws {
    let ending = try Tool.run("graph", "--retention", files: Self.app)
    #expect(
      ending.output == """
        flowchart LR
          v1["Archive<br/>↻ in a cycle"]:::cycle
          v2(["Coordinator"])
          v3["Notes<br/>↻ in a cycle"]:::cycle
          v4["NotesModel<br/>↻ in a cycle"]:::cycle
          v5["PlayerController<br/>↻ in a cycle"]:::cycle
          v6["SliderView<br/>↻ in a cycle"]:::cycle
          v1 ==>|"keeps: notes"| v4
          v2 -->|"keeps: parent"| v2
          v2 -->|"keeps: players"| v5
          v3 ==>|"environment: model"| v4
          v4 ==>|"keeps: archive"| v1
          v4 ==>|"keeps: pages"| v3
          v5 -->|"keeps: host"| v3
          v5 -->|"environment: host"| v4
          v5 ==>|"keeps: slider"| v6
          v6 ==>|"closure: onMove"| v5
          classDef cycle fill:#ffe0e3,stroke:#b0002a,color:#2b0008

        """)
    #expect(
      ending.error == """
        Coordinator.swift:18:15: Archive → notes → NotesModel → archive → Archive
        Coordinator.swift:23:34: Notes → environment of model → NotesModel → pages → Notes
        Player.swift:5:15: PlayerController → slider → SliderView → closure in onMove → PlayerController

        """)
    #expect(ending.code == 0)
  }

  @Test func marksCyclesInEveryFormat() throws {
    let dot = try Tool.run("graph", "--retention", "--format", "dot", files: Self.app).output
    #expect(dot.hasPrefix("digraph objects {\n"))
    #expect(
      dot.contains(
        "\"SliderView\" -> \"PlayerController\" "
          + "[label=\"closure: onMove\", style=dashed, color=\"#b0002a\", penwidth=2];"))
    let json = try Tool.run("graph", "--retention", "--format", "json", files: Self.app).output
    #expect(json.contains("\"property\": \"onMove\"") && json.contains("\"isInCycle\": true"))
    let picture = try Tool.run("graph", "--retention", "--format", "svg", files: Self.app).output
    #expect(picture.contains("aria-label=\"Objects: 6 types, 3 cycles\""))
    #expect(picture.contains("class=\"edge cycle\"") && picture.contains("url(#cycle-end)"))
    let page = try Tool.run("graph", "--retention", "--format", "html", files: Self.app).output
    #expect(page.contains("placeholder=\"Find a type\""))
  }

  @Test func showsWhatOneTypeKeeps() throws {
    let part = try Tool.run(
      "graph", "--retention", "--from", "NotesModel", "--depth", "1", files: Self.app
    ).output
    #expect(part.contains("Archive") && !part.contains("PlayerController"))
    let ending = try Tool.run("graph", "--retention", "--view", "NoteModel", files: Self.app)
    #expect(ending.error == "error: no type named NoteModel; did you mean `NotesModel`?\n")
    let both = try Tool.run("graph", "--retention", "--screens-only", files: Self.app)
    #expect(both.error == "error: `--screens-only` cannot be used with `--retention`\n")
    #expect(both.code == 64)
  }

  /// A property of the own type holds another object, and what is weak or static is not kept by an object.
  @Test func marksNoCycleOfDifferentObjects() throws {
    let files = [
      "Tree.swift": """
      final class Node {
        var children: [Node] = []
        weak var parent: Parent?
      }
      final class Parent {
        let node = Node()
        static var last: Parent?
      }
      """
    ]
    let ending = try Tool.run("graph", "--retention", files: files)
    #expect(ending.output.contains("v2 -->|\"keeps: node\"| v1") && ending.error == "")
    #expect(!ending.output.contains("cycle"))
  }
}
