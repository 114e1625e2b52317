/// A growing array of plain records in memory of its own, written without bounds or uniqueness checks
/// and reused from file to file. Appending to a Swift array instead costs a third of the parser's speed.
struct Table<Record: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Record>
  private(set) var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    base = .allocate(capacity: self.capacity)
  }

  /// Frees the memory. The table may not be used afterwards.
  func deallocate() {
    base.deallocate()
  }

  @inline(__always)
  subscript(index: Int) -> Record {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }

  @inline(__always)
  mutating func append(_ record: Record) {
    if count == capacity { grow(to: capacity &* 2) }
    (base + count).initialize(to: record)
    count &+= 1
  }

  /// Makes room for `more` records behind the present ones.
  mutating func reserve(_ more: Int) {
    if count + more > capacity { grow(to: max(capacity * 2, count + more)) }
  }

  /// Forgets the records from an index on; the memory stays.
  @inline(__always)
  mutating func truncate(to newCount: Int) {
    count = newCount
  }

  /// A right-sized copy.
  var array: [Record] {
    Array(UnsafeBufferPointer(start: base, count: count))
  }

  @inline(never)
  private mutating func grow(to newCapacity: Int) {
    let larger = UnsafeMutablePointer<Record>.allocate(capacity: newCapacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = newCapacity
  }
}
