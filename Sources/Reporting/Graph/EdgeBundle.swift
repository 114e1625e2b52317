/// The edges of one kind between two views, drawn as one arrow.
struct EdgeBundle: Hashable {
  let edges: [ScreenGraph.Edge]

  var source: ScreenGraph.Node.ID { edges[0].source }
  var target: ScreenGraph.Node.ID { edges[0].target }
  var kind: ScreenGraph.Edge.Kind { edges[0].kind }
  var isInCycle: Bool { edges[0].isInCycle }

  /// The distinct states that drive the edges, separated by commas.
  var states: String? {
    var states: [String] = []
    for state in edges.compactMap(\.state) where !states.contains(state) { states.append(state) }
    return states.isEmpty ? nil : states.joined(separator: ", ")
  }
}

extension ScreenGraph {
  /// The edges, grouped by source, target and kind.
  var bundles: [EdgeBundle] {
    var bundles: [EdgeBundle] = []
    var rest = edges[...]
    while let first = rest.first {
      let parallel = rest.prefix { $0.source == first.source && $0.target == first.target }
      rest = rest[parallel.endIndex...]
      for kind in Edge.Kind.allCases {
        let edges = parallel.filter { $0.kind == kind }
        if !edges.isEmpty { bundles.append(EdgeBundle(edges: edges)) }
      }
    }
    return bundles
  }
}

extension ScreenGraph.Edge.Kind {
  /// The label in a picture.
  var label: String {
    switch self {
    case .sheet: "sheet"
    case .fullScreenCover: "full-screen cover"
    case .popover: "popover"
    case .push: "push"
    case .hosting: "hosting controller"
    case .embedding: "embeds"
    case .property: "keeps"
    case .closure: "closure"
    case .environment: "environment"
    }
  }
}

extension ScreenGraph.Node {
  /// The lines below its name in a picture.
  var notes: [String] {
    var notes: [String] = []
    if isSelfDismissing { notes.append("✕ dismisses itself") }
    if isInCycle { notes.append("↻ in a cycle") }
    if !unresolved.isEmpty {
      notes.append("? \(ReportWords.counted(unresolved.count, "unresolved place"))")
    }
    return notes
  }
}
