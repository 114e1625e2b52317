/// An error of work in steps, any of which the system may refuse.
protocol SystemRefusal: Error {
  /// The system refused, and all is as it was.
  static func failed(_ error: SystemError) -> Self
}

extension SystemRefusal {
  /// What a step gives, its error made one of the whole work.
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

extension ReplacementError: SystemRefusal {}
extension UndoError: SystemRefusal {}
