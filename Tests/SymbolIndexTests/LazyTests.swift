import SourceText
import SymbolIndex
import Testing

@Suite struct LazyTests {
  @Test func computesItsValueOnce() async {
    let count = Locked(0)
    let lazy = Lazy {
      count.withLock {
        $0 += 1
        return $0
      }
    }
    #expect(count.withLock { $0 } == 0)
    let values = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 { group.addTask { lazy.value } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(values == Array(repeating: 1, count: 8))
  }
}
