extension Workers {
  /// What `body` makes of each element and its index, where most of the work is to wait for the disk.
  ///
  /// Many wait at once, so that the file system writes its own books once for all of them: 160 files on
  /// an SSD took 50 ms, and one after another 500.
  static func mapWaitingForDisk<Element: Sendable, Made: Sendable>(
    _ elements: [Element],
    _ body: @escaping @Sendable (Int, Element) throws(SystemError) -> Made
  ) -> [Result<Made, SystemError>] {
    map(Array(elements.enumerated()), jobs: waitingCount, makeState: {}) { element, _ in
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
  /// The values of results that are all successes.
  ///
  /// - Throws: the first failure.
  func values<Made>() throws(SystemError) -> [Made] where Element == Result<Made, SystemError> {
    try map { result throws(SystemError) in try result.get() }
  }
}
