/// Packs rectangles into rows, so that the result has about the proportions of a page.
struct Packing {
  /// The origin of each rectangle.
  private(set) var origins: [Point]
  private(set) var size = Size(width: 0, height: 0)

  private static let gap = 40

  /// Fills rows from the top, the tallest rectangles first. Within a row, low rectangles are stacked.
  init(_ sizes: [Size]) {
    origins = Array(repeating: Point(x: 0, y: 0), count: sizes.count)
    let widest = Self.width(for: sizes)
    var shelf = (top: 0, height: 0)
    // The current stack of rectangles in the current row.
    var pile = (left: 0, width: 0, bottom: 0)
    for index in sizes.indices.sorted(by: { Self.isBefore(sizes[$0], sizes[$1]) ?? ($0 < $1) }) {
      let size = sizes[index]
      let fitsBelow =
        size.width <= pile.width && pile.bottom + size.height <= shelf.top + shelf.height
      if !fitsBelow {
        let left = pile.width == 0 ? 0 : pile.left + pile.width + Self.gap
        if left + size.width <= widest {
          pile = (left, size.width, shelf.top)
        } else {
          shelf.top += shelf.height + Self.gap
          shelf.height = 0
          pile = (0, size.width, shelf.top)
        }
      }
      origins[index] = Point(x: pile.left, y: pile.bottom)
      pile.bottom += size.height + Self.gap
      shelf.height = max(shelf.height, size.height)
      self.size.width = max(self.size.width, pile.left + size.width)
      self.size.height = max(self.size.height, shelf.top + shelf.height)
    }
  }

  /// The width of a page with the ratio 3:2 that holds all rectangles, or of the widest rectangle.
  private static func width(for sizes: [Size]) -> Int {
    let area = sizes.reduce(0) { $0 + ($1.width + gap) * ($1.height + gap) }
    let page = Int((Double(area) * 1.5).squareRoot())
    return max(page, sizes.map(\.width).max() ?? 0, 800)
  }

  private static func isBefore(_ a: Size, _ b: Size) -> Bool? {
    if a.height != b.height { return b.height < a.height }
    return a.width == b.width ? nil : b.width < a.width
  }
}
