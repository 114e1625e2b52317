import SourceText

/// A syntax error or warning at an offset.
public struct SyntaxDiagnostic: Hashable, Sendable {
  public enum Severity: Sendable { case error, warning }

  public let offset: ByteOffset
  public let severity: Severity
  public let message: String

  public init(offset: ByteOffset, severity: Severity = .error, message: String) {
    self.offset = offset
    self.severity = severity
    self.message = message
  }
}
