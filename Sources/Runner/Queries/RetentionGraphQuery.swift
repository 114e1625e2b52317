import Reporting
import Semantics
import SwiftUIModel
import SymbolIndex

/// Asks which types of a repository keep which in memory.
public struct RetentionGraphQuery: Sendable {
  private let jobs: Int

  /// - Parameter jobs: the number of threads; all cores when nil.
  public init(jobs: Int? = nil) {
    self.jobs = jobs ?? Workers.coreCount
  }

  /// The types in some files and folders, and those of the repository that keep one of them or are
  /// kept by one.
  ///
  /// - Throws: when a root does not exist.
  public func answer(for roots: [String]) throws(SystemError) -> ScreenGraphQuery.Answer {
    let source = try GraphSource(around: roots, jobs: jobs)
    let repository = source.repository
    let files = repository.files.files(at: repository.index.paths).compactMap(\.self)
    let map = RetentionMap(of: files, modules: repository.modules, program: source.program)
    return ScreenGraphQuery.Answer(
      graph: ScreenGraph(map).aroundViews(in: source.paths),
      failures: source.failures(hiding: "objects"))
  }
}

extension ScreenGraph {
  fileprivate init(_ map: RetentionMap) {
    var places = PlaceReading()
    let names = Dictionary(grouping: map.types, by: \.name)
    let ids = map.types.map { type in
      names[type.name]!.count == 1 ? type.name : "\(type.name) (\(type.module.name))"
    }
    // Types of one name in one module stand on different platforms, and count as one.
    var nodes: [String: Node] = [:]
    for (id, type) in zip(ids, map.types) where nodes[id] == nil {
      nodes[id] = Node(id: id, name: type.name, location: places.location(of: type.declaration))
    }
    let edges = map.holds.map { hold in
      Edge(
        from: ids[hold.source], to: ids[hold.target], kind: Edge.Kind(hold.kind),
        state: hold.property, location: places.location(of: hold.place))
    }
    self.init(nodes: nodes.sorted { $0.key < $1.key }.map(\.value), edges: edges)
  }
}

extension ScreenGraph.Edge.Kind {
  fileprivate init(_ kind: RetentionMap.Hold.Kind) {
    switch kind {
    case .property: self = .property
    case .closure: self = .closure
    case .environment: self = .environment
    }
  }
}
