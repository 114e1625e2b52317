import Reporting
import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax

/// Asks which screens an app has, and which of them presents which.
public struct ScreenGraphQuery: Sendable {
  private let jobs: Int

  /// The screens, and the files that could not be read or have syntax errors.
  public struct Answer: Sendable {
    public let graph: ScreenGraph
    public let failures: [SystemError]
  }

  /// - Parameter jobs: the number of threads; all cores when nil.
  public init(jobs: Int? = nil) {
    self.jobs = jobs ?? Workers.coreCount
  }

  /// The screens in some files and folders, and those of the repository that present one of them or
  /// are presented by one.
  ///
  /// - Throws: when a root does not exist.
  public func answer(for roots: [String]) throws(SystemError) -> Answer {
    let source = try GraphSource(around: roots, jobs: jobs)
    let repository = source.repository
    let search = ScreenSearch(
      for: .all, index: repository.index, mentions: MentionTable(of: repository.index),
      modules: repository.modules, program: source.program)
    let map = search.finished(reading: repository.files).map()
    return Answer(
      graph: ScreenGraph(map).ofScreens.aroundViews(in: source.paths),
      failures: source.failures(hiding: "screens"))
  }
}

extension ScreenGraph {
  /// The views of a repository and the steps between them, as a report has them.
  fileprivate init(_ map: ScreenMap) {
    var places = PlaceReading()
    let locations = map.views.map { places.location(of: $0.declaration) }
    let ids = Self.ids(of: map.views, at: locations)
    let modifiers = map.views.map { view in
      TypeDecl(view.declaration)?.inheritedNames.contains("ViewModifier") ?? false
    }
    let nodes = map.views.enumerated().map { number, view in
      Node(
        id: ids[number], name: view.name, location: locations[number],
        isSelfDismissing: view.isSelfDismissing, isModifier: modifiers[number],
        unresolved: view.obstacles.map {
          UnresolvedPlace(location: places.location(of: $0.place), reason: $0.reason)
        })
    }
    let edges = map.steps.map { step in
      // A modifier in the content of a sheet is a part of what the sheet shows.
      Edge(
        from: ids[step.source], to: ids[step.target],
        kind: modifiers[step.target] ? .embedding : Edge.Kind(step.kind),
        state: step.kind.state, location: places.location(of: step.kind.place))
    }
    self.init(nodes: nodes, edges: edges)
  }

  /// The names of views, with the module where several have the name, or the location where the module does not tell
  /// them apart.
  private static func ids(of views: [ScreenMap.View], at locations: [Location]) -> [String] {
    let ids = views.map { "\($0.name) (\($0.module.name))" }
    let named = Dictionary(grouping: views, by: \.name).mapValues(\.count)
    let inModules = Dictionary(grouping: ids) { $0 }.mapValues(\.count)
    return views.indices.map { number in
      let name = views[number].name
      if named[name] == 1 { return name }
      return inModules[ids[number]] == 1 ? ids[number] : "\(name) (\(locations[number]))"
    }
  }
}

/// Finds the locations of cursors, with one line table for each file.
struct PlaceReading {
  private var tables: [String: LineTable] = [:]

  mutating func location(of cursor: SyntaxCursor) -> Location {
    let source = cursor.tree.source
    let table = tables[source.path] ?? LineTable(source)
    tables[source.path] = table
    return table.location(of: cursor.range.start)
  }
}

extension ScreenGraph.Edge.Kind {
  fileprivate init(_ step: ScreenMap.Step.Kind) {
    guard case .presentation(let presentation) = step else {
      self = .embedding
      return
    }
    switch presentation.kind {
    // What is not known to be pushed covers the screen, as a sheet does.
    case .sheet, .presumed: self = .sheet
    case .fullScreenCover: self = .fullScreenCover
    case .popover: self = .popover
    case .navigationDestination, .navigationLink: self = .push
    case .hosting: self = .hosting
    }
  }
}

extension ScreenMap.Step.Kind {
  fileprivate var place: SyntaxCursor {
    switch self {
    case .presentation(let presentation): presentation.content
    case .embedding(let place): place
    }
  }

  /// The state that controls it, as the source names it.
  fileprivate var state: String? {
    guard case .presentation(let presentation) = self else { return nil }
    switch presentation.trigger {
    case .flag(let state), .item(let state), .path(let state):
      let text = state.textWithoutTrivia
      let name = text.hasPrefix("self.") ? text.dropFirst(5) : text[...]
      return String(name.hasPrefix("$") ? name.dropFirst() : name)
    case .none, .hosting:
      return nil
    }
  }
}
