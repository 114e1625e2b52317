import Reporting
import SourceText
import Testing

@Suite struct ScreenGraphTests {
  private static func node(
    _ name: String, isSelfDismissing: Bool = false, unresolved: [ScreenGraph.UnresolvedPlace] = []
  ) -> ScreenGraph.Node {
    ScreenGraph.Node(
      id: name, name: name, location: Location(path: "\(name).swift", line: 3, column: 1),
      isSelfDismissing: isSelfDismissing, unresolved: unresolved)
  }

  private static func edge(
    _ source: String, _ target: String, _ kind: ScreenGraph.Edge.Kind, _ state: String? = nil,
    line: Int = 9
  ) -> ScreenGraph.Edge {
    ScreenGraph.Edge(
      from: source, to: target, kind: kind, state: state,
      location: Location(path: "\(source).swift", line: line, column: 5))
  }

  /// `Shelf` pushes `Book` and presents `AddBook`. A row presents `EditBook`; `Book` embeds `Badge`.
  private static let graph = ScreenGraph(
    nodes: [
      node("Shelf"), node("Book"), node("AddBook", isSelfDismissing: true), node("EditBook"),
      node("Row"), node("Badge"), node("Lost.Close", isSelfDismissing: true),
    ],
    edges: [
      edge("Shelf", "Book", .push, "path"), edge("Shelf", "AddBook", .sheet, "showsAdd", line: 12),
      edge("Shelf", "AddBook", .sheet, "isAdding", line: 8), edge("Shelf", "Row", .embedding),
      edge("Row", "EditBook", .sheet, "\"<book>\""), edge("Book", "Badge", .embedding),
      edge("Book", "Book", .push),
    ])

  private func names(_ graph: ScreenGraph?) -> [String]? { graph?.nodes.map(\.name) }

  @Test func assignsRoles() {
    let roles = Self.graph.nodes.map { "\($0.name) \($0.role)" }
    #expect(
      roles == [
        "AddBook screen", "Badge embedded", "Book screen", "EditBook screen", "Lost.Close root",
        "Row embedded", "Shelf root",
      ])
  }

  @Test func omitsViewsWithoutPresentations() {
    #expect(
      names(Self.graph.ofScreens) == [
        "AddBook", "Book", "EditBook", "Lost.Close", "Row", "Shelf",
      ])
  }

  @Test func selectsViewsConnectedToAView() {
    #expect(names(Self.graph.around(viewsNamed: "Row")) == ["EditBook", "Row", "Shelf"])
    #expect(names(Self.graph.around(viewsNamed: "Close")) == ["Lost.Close"])
    #expect(names(Self.graph.around(viewsNamed: "lose")) == nil)
  }

  @Test func isIndependentOfTheInputOrder() {
    let turned = ScreenGraph(
      nodes: Self.graph.nodes.reversed(), edges: Self.graph.edges.reversed())
    #expect(turned == Self.graph)
    for format in GraphFormat.allCases {
      #expect(format.text(of: turned) == format.text(of: Self.graph))
    }
  }

  @Test func writesMermaid() {
    let text = GraphFormat.mermaid.text(of: Self.graph.ofScreens)
    #expect(
      text == """
        flowchart LR
          v1["AddBook<br/>✕ dismisses itself"]:::dismissing
          v2["Book"]
          v3["EditBook"]
          v4(["Lost.Close<br/>✕ dismisses itself"]):::dismissing
          v5("Row")
          v6(["Shelf"])
          v2 ==>|"push"| v2
          v5 -->|"sheet: #quot;#lt;book#gt;#quot;"| v3
          v6 -->|"sheet: isAdding, showsAdd"| v1
          v6 ==>|"push: path"| v2
          v6 -.->|"embeds"| v5
          classDef dismissing fill:#ffe9c2,stroke:#a65f00,color:#2b1a00

        """)
  }

  @Test func writesDOT() {
    let text = GraphFormat.dot.text(of: Self.graph.around(viewsNamed: "EditBook")!)
    #expect(
      text == #"""
        digraph screens {
          rankdir=LR;
          node [shape=box, style=rounded, fontname="Helvetica"];
          edge [fontname="Helvetica", fontsize=10];
          "EditBook" [label="EditBook", tooltip="EditBook.swift:3"];
          "Row" [label="Row", tooltip="Row.swift:3", color=gray50];
          "Shelf" [label="Shelf", tooltip="Shelf.swift:3", penwidth=2];
          "Row" -> "EditBook" [label="sheet: \"<book>\""];
          "Shelf" -> "Row" [label="embeds", style=dotted, color=gray50];
        }

        """#)
  }

  @Test func writesJSON() {
    let place = ScreenGraph.UnresolvedPlace(
      location: Location(path: "A.swift", line: 7, column: 2), reason: "in a\n\"variable\"\u{1}")
    let graph = ScreenGraph(
      nodes: [Self.node("A", unresolved: [place])], edges: [Self.edge("A", "A", .sheet, "x")])
    #expect(
      GraphFormat.json.text(of: graph) == #"""
        {
          "schema": "statewise-graph/1",
          "nodes": [
            {
              "id": "A",
              "name": "A",
              "path": "A.swift",
              "line": 3,
              "column": 1,
              "role": "root",
              "isSelfDismissing": false,
              "unresolved": [
                {
                  "path": "A.swift",
                  "line": 7,
                  "column": 2,
                  "reason": "in a\n\"variable\"\u0001"
                }
              ]
            }
          ],
          "edges": [
            {
              "from": "A",
              "to": "A",
              "kind": "sheet",
              "state": "x",
              "path": "A.swift",
              "line": 9,
              "column": 5
            }
          ]
        }

        """#)
  }

  @Test func drawsASelfContainedPicture() {
    let text = GraphFormat.svg.text(of: Self.graph)
    #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 "))
    #expect(text.contains("aria-label=\"Screens: 7 views, 5 presentations and pushes, 2 views"))
    #expect(text.contains("<title>AddBook&#10;AddBook.swift:3&#10;✕ dismisses itself</title>"))
    #expect(
      text.contains(
        "<title>Shelf → AddBook&#10;Shelf.swift:8: sheet isAdding&#10;Shelf.swift:12: sheet showsAdd"
      ))
    #expect(text.contains(">&quot;&lt;book&gt;&quot;</text>"))
    #expect(!text.contains("href") && !text.contains("@import") && text.hasSuffix("</svg>\n"))
  }

  @Test func drawsAnEmptyGraph() {
    for format in GraphFormat.allCases {
      #expect(!format.text(of: ScreenGraph(nodes: [], edges: [])).isEmpty)
    }
  }

  @Test(
    arguments: [
      ("a.svg", .svg), ("b/a.MMD", .mermaid), ("a.gv", .dot), ("a.b.json", .json), ("a.txt", nil),
      ("svg", nil), ("a.svg/b", nil),
    ] as [(String, GraphFormat?)])
  func infersTheFormatFromTheExtension(_ path: String, _ format: GraphFormat?) {
    #expect(GraphFormat(ofFile: path) == format)
  }
}
