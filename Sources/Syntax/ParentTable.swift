#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The parents of the nodes of one tree, found when any thread first asks for them, and kept with the tree: searches
/// ask the same tree again and again.
final class ParentTable: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var parents: [NodeID]?

  init() {
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func parents(_ find: () -> [NodeID]) -> [NodeID] {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    if let parents { return parents }
    let found = find()
    parents = found
    return found
  }
}
