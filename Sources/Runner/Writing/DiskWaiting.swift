extension Workers {
  /// Transforms each element and its index concurrently, for work that mostly waits for the disk.
  ///
  /// With many concurrent writes, the file system updates its own data once for all of them: 160
  /// files on an SSD took 50 ms, sequentially 500 ms.
  static func mapWaitingForDisk<Element: Sendable, Made: Sendable>(
    _ elements: [Element],
    _ body: @escaping @Sendable (Int, Element) throws(SystemError) -> Made
  ) -> [Result<Made, SystemError>] {
    map(Array(elements.enumerated()), jobs: waitingCount, state: ()) { element, _ in
      do throws(SystemError) {
        return .success(try body(element.offset, element.element))
      } catch {
        return .failure(error)
      }
    }
  }

  private static let waitingCount = 8
}

extension Array {
  /// Returns the values of the results if all are successes.
  ///
  /// - Throws: the first failure.
  func values<Made>() throws(SystemError) -> [Made] where Element == Result<Made, SystemError> {
    try map { result throws(SystemError) in try result.get() }
  }
}
