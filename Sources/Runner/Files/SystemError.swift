#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The world outside said no: which path, what was wanted, and why not.
public struct SystemError: Error, CustomStringConvertible {
  public let path: String
  public let reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Reads `errno`, so it is to be made right behind the call that failed.
  init(path: String, cannot action: String) {
    self.init(
      path: path, reason: "cannot \(action): \(String(cString: strerror(errno)).firstLowercased)")
  }

  public var description: String { "\(path): \(reason)" }
}

extension String {
  fileprivate var firstLowercased: String { prefix(1).lowercased() + dropFirst() }
}
