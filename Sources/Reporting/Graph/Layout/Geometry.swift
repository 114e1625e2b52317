/// A size in pixels.
struct Size: Hashable {
  var width: Int
  var height: Int
}

struct Point: Hashable {
  var x: Int
  var y: Int
}

/// A rectangle. `y` increases downward.
struct Box: Hashable {
  var origin: Point
  var size: Size

  var left: Int { origin.x }
  var right: Int { origin.x + size.width }
  var top: Int { origin.y }
  var bottom: Int { origin.y + size.height }
  var middle: Int { origin.y + size.height / 2 }

  /// Whether the rectangles share more than a border.
  func overlaps(_ other: Box) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  func moved(by offset: Point) -> Box {
    Box(origin: origin.moved(by: offset), size: size)
  }
}

extension Point {
  func moved(by offset: Point) -> Point { Point(x: x + offset.x, y: y + offset.y) }
}
