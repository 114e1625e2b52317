import Foundation

nonisolated public struct Text: Equatable, Sendable {
  public init(verbatim content: String) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {}
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {}
  public init(_ attributedContent: AttributedString) {}
  public init(_ image: Image) {}
}

extension Text: PrimitiveView {}

nonisolated extension Text {
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {}
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {}
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {}
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {}
  public init(_ date: Date, style: DateStyle) {}
  public init(_ dates: ClosedRange<Date>) {}
  public init(_ interval: DateInterval) {}
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {}

  public static func + (lhs: Text, rhs: Text) -> Text { lhs }
}

nonisolated extension Text {
  public struct DateStyle: Equatable, Codable, Sendable {
    public static let time = DateStyle()
    public static let date = DateStyle()
    public static let relative = DateStyle()
    public static let offset = DateStyle()
    public static let timer = DateStyle()
  }

  public enum TruncationMode: Sendable { case head, tail, middle }

  public enum Case: Sendable { case uppercase, lowercase }

  public struct LineStyle: Hashable, Sendable {
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
    public static let single = LineStyle()

    public struct Pattern: Hashable, Sendable {
      public static let solid = Pattern()
      public static let dot = Pattern()
      public static let dash = Pattern()
      public static let dashDot = Pattern()
      public static let dashDotDot = Pattern()
    }
  }

  public struct Scale: Hashable, Sendable {
    public static let `default` = Scale()
    public static let secondary = Scale()
  }
}
