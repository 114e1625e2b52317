import Foundation

nonisolated public struct Text: Equatable, Sendable {
  /// What is read, and the modifiers that have an effect.
  var content: String
  var modifiers: [String] = []

  public init(verbatim content: String) { self.content = content }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self.init(verbatim: key.text) }
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: resource.key)
  }
  // A literal is a key.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }
  public init(_ image: Image) { self.init(verbatim: "") }
}

extension Text: PrimitiveView {}

nonisolated extension Text {
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(format.format(input))
  }
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: "\(subject)")
  }
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: "\(subject)")
  }
  public init(_ date: Date, style: DateStyle) { self.init(verbatim: "date") }
  public init(_ dates: ClosedRange<Date>) { self.init(verbatim: "dates") }
  public init(_ interval: DateInterval) { self.init(verbatim: "interval") }
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) { self.init(verbatim: "timer") }

  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = Text(verbatim: lhs.content + rhs.content)
    text.modifiers = lhs.modifiers + rhs.modifiers
    return text
  }

  func with(_ name: String, _ record: ViewRecord = [:]) -> Text {
    var text = self
    if name == "accessibilityLabel", let label = record.arguments.first?.captured.text {
      text.modifiers.append("label(\(label))")
    } else if let attribute = Attribute.text(name, record) {
      text.modifiers.append(attribute)
    }
    return text
  }
}

nonisolated extension Text {
  public struct DateStyle: Equatable, Codable, Sendable {
    var name = ""

    public static let time = Self(name: "time")
    public static let date = Self(name: "date")
    public static let relative = Self(name: "relative")
    public static let offset = Self(name: "offset")
    public static let timer = Self(name: "timer")
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
    var name = ""

    public static let `default` = Self(name: "default")
    public static let secondary = Self(name: "secondary")
  }
}
