import Testing

@testable import Runner

@Suite struct WorkersTests {
  @Test(arguments: [1, 2, 7, 64], [0, 1, 31, 32, 33, 1000])
  func mapsEveryElementOnceInOrder(jobs: Int, count: Int) {
    let result = Workers.map(Array(0..<count), jobs: jobs, state: 0) { element, seen in
      seen += 1
      return element * 2
    }
    #expect(result == (0..<count).map { $0 * 2 })
  }
}
