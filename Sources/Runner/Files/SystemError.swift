#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A failed operation outside the program: the path and the reason.
public struct SystemError: Error, CustomStringConvertible {
  public let path: String
  public let reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Reads `errno`, so create the error directly after the call that failed.
  init(path: String, cannot action: String) {
    self.init(
      path: path, reason: "cannot \(action): \(String(cString: strerror(errno)).firstLowercased)")
  }

  public var description: String { "\(path): \(reason)" }
}

extension String {
  fileprivate var firstLowercased: String { prefix(1).lowercased() + dropFirst() }
}
