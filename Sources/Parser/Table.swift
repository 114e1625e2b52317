/// A growing array of trivial records in memory that it manages itself, without bounds and
/// uniqueness checks, reused for each file. Appending to a Swift array would take a third of the
/// parsing time.
struct Table<Record: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Record>
  private(set) var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    base = .allocate(capacity: self.capacity)
  }

  /// Frees the memory. The table must not be used afterwards.
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

  /// Reserves memory for `more` additional records.
  mutating func reserve(_ more: Int) {
    if count + more > capacity { grow(to: max(capacity * 2, count + more)) }
  }

  /// Removes the records from an index on but keeps the memory.
  @inline(__always)
  mutating func truncate(to newCount: Int) {
    count = newCount
  }

  /// A copy without spare capacity.
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
