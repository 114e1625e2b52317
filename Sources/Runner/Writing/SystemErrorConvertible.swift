/// An error type that has a case for system errors that left everything unchanged.
protocol SystemErrorConvertible: Error {
  /// The system reported an error, and nothing changed.
  static func failed(_ error: SystemError) -> Self
}

extension SystemErrorConvertible {
  /// Returns the result of a function and converts its system error to this error type.
  static func wrapping<Result: ~Copyable>(
    _ step: () throws(SystemError) -> Result
  ) throws(Self) -> Result {
    do throws(SystemError) {
      return try step()
    } catch {
      throw failed(error)
    }
  }
}

extension ReplacementError: SystemErrorConvertible {}
extension UndoError: SystemErrorConvertible {}
