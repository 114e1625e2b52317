import Testing

@testable import Reporting

/// Properties of the layout for graphs of every shape.
@Suite struct GraphLayoutTests {
  private typealias Edge = GraphLayout.Plan.Edge

  /// A graph, given as edges between numbered nodes.
  struct Shape: CustomTestStringConvertible {
    let testDescription: String
    let nodeCount: Int
    let edges: [(Int, Int)]

    init(_ name: String, _ nodeCount: Int, _ edges: [(Int, Int)]) {
      testDescription = name
      self.nodeCount = nodeCount
      self.edges = edges
    }
  }

  private static let shapes: [Shape] =
    [
      Shape("nothing", 0, []),
      Shape("one", 1, []),
      Shape("self-loops", 1, [(0, 0), (0, 0), (0, 0)]),
      Shape("alone each", 30, []),
      Shape("chain", 12, (1..<12).map { ($0 - 1, $0) }),
      Shape("ring", 9, (0..<9).map { ($0, ($0 + 1) % 9) }),
      Shape("both directions", 2, [(0, 1), (1, 0), (0, 1), (1, 0)]),
      Shape("star", 40, (1..<40).map { (0, $0) }),
      Shape("star inwards", 40, (1..<40).map { ($0, 0) }),
      Shape("tree", 63, (1..<63).map { (($0 - 1) / 2, $0) }),
      Shape("shortcuts", 10, (1..<10).flatMap { [($0 - 1, $0), (0, $0)] }),
      Shape("complete graph", 8, (0..<64).map { ($0 / 8, $0 % 8) }),
      Shape("two sides", 16, (0..<64).map { ($0 / 8, 8 + $0 % 8) }),
    ] + (1...20).map(random)

  /// A random graph; the same for the same seed.
  private static func random(seed: Int) -> Shape {
    var state = UInt64(seed)
    func number(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let count = 2 + number(below: 120)
    let edges = (0..<number(below: 2 * count)).map { _ in
      (number(below: count), number(below: count))
    }
    return Shape("random \(seed)", count, edges)
  }

  /// A plan with different sizes, and a label on every other edge.
  private func plan(_ shape: Shape) -> GraphLayout.Plan {
    GraphLayout.Plan(
      nodes: (0..<shape.nodeCount).map {
        Size(width: 40 + $0 * 37 % 190, height: 34 + $0 % 3 * 16)
      },
      edges: shape.edges.enumerated().map { index, edge in
        let label = Size(width: 20 + index * 53 % 200, height: 18)
        return Edge(
          source: edge.0, target: edge.1, label: index.isMultiple(of: 2) ? label : nil)
      })
  }

  @Test(arguments: shapes)
  func nothingOverlaps(_ shape: Shape) {
    let layout = GraphLayout(plan(shape))
    let labels = layout.routes.compactMap(\.label)
    for (index, box) in layout.boxes.enumerated() {
      #expect(!layout.boxes[(index + 1)...].contains(where: box.overlaps), "node \(index)")
      #expect(!labels.contains(where: box.overlaps), "node \(index)")
    }
    for (index, label) in labels.enumerated() {
      #expect(!labels[(index + 1)...].contains(where: label.overlaps), "label \(index)")
    }
    let page = Box(origin: Point(x: 0, y: 0), size: layout.size)
    for box in layout.boxes + labels {
      #expect(page.left <= box.left && box.right <= page.right)
      #expect(page.top <= box.top && box.bottom <= page.bottom)
    }
  }

  @Test(arguments: shapes)
  func edgesDoNotCrossNodes(_ shape: Shape) {
    let plan = plan(shape)
    let layout = GraphLayout(plan)
    for (edge, route) in zip(plan.edges, layout.routes) {
      let ends = (layout.boxes[edge.source], layout.boxes[edge.target])
      #expect((route.label != nil) == (edge.label != nil))
      guard case .curve(let points) = route.shape else {
        #expect(edge.source == edge.target)
        continue
      }
      let isForward = points[0].x == ends.0.right && points.last?.x == ends.1.left
      let isBackward = points[0].x == ends.0.left && points.last?.x == ends.1.right
      #expect(isForward || isBackward)
      for (from, to) in zip(points, points.dropFirst()) {
        // A curve stays inside the rectangle between its ends.
        let reach = Box(
          origin: Point(x: min(from.x, to.x), y: min(from.y, to.y)),
          size: Size(width: abs(from.x - to.x), height: abs(from.y - to.y)))
        #expect(!layout.boxes.contains(where: reach.overlaps), "\(edge)")
      }
    }
  }

  @Test func edgesLeadFromLeftToRight() {
    let layout = GraphLayout(plan(Shape("tree", 7, (1..<7).map { (($0 - 1) / 2, $0) })))
    #expect(Set(layout.boxes[1...2].map(\.left)).count == 1)
    #expect(Set(layout.boxes[3...6].map(\.left)).count == 1)
    #expect(layout.boxes[0].right < layout.boxes[1].left)
    #expect(layout.boxes[1].right < layout.boxes[3].left)
  }

  @Test func edgesOfATreeDoNotCross() {
    // In the order of their numbers, the edges would cross.
    let shape = Shape("tree", 7, [(0, 1), (0, 2), (2, 3), (1, 4), (2, 5), (1, 6)])
    let middles = GraphLayout(plan(shape)).boxes.map(\.middle)
    #expect(
      (middles[1] < middles[2]) == (max(middles[4], middles[6]) < min(middles[3], middles[5])))
  }

  @Test func aRootIsDirectlyBeforeItsSuccessor() {
    let shape = Shape("late root", 5, [(0, 1), (1, 2), (2, 3), (4, 3)])
    let boxes = GraphLayout(plan(shape)).boxes
    #expect(boxes[4].left == boxes[2].left)
  }

  @Test func packsManyComponentsIntoAPage() {
    let layout = GraphLayout(plan(Shape("alone each", 200, [])))
    #expect(layout.size.height < 2 * layout.size.width)
    #expect(layout.size.width < 3 * layout.size.height)
  }
}
