// What `onDelete` and `onMove` are answered with.

extension RangeReplaceableCollection where Self: MutableCollection {
  public mutating func remove(atOffsets offsets: IndexSet) where Index == Int {
    for offset in offsets.reversed() { remove(at: offset) }
  }
}

extension MutableCollection {
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)
  where Index == Int {
    var others = Array(self)
    let moved = source.map { others[$0] }
    for offset in source.reversed() { others.remove(at: offset) }
    others.insert(contentsOf: moved, at: destination - source.count { $0 < destination })
    for (index, element) in zip(Array(indices), others) { self[index] = element }
  }
}
