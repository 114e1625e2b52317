import SourceText

/// A place where the source is not Swift, and what was expected there.
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
