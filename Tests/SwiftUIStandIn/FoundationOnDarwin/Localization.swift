extension String {
  public struct LocalizationValue: Equatable, Sendable, Codable, ExpressibleByStringInterpolation {
    package let text: String

    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    public struct StringInterpolation: StringInterpolationProtocol {
      package private(set) var text = ""

      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) { text += literal }
      public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
      public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
        text += "\(value)"
      }
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) {
        text += "\(format.format(input))"
      }
    }
  }

  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = keyAndValue.text }
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self = defaultValue.text }
  public init(localized resource: LocalizedStringResource) { self = resource.key }

  public static func localizedStringWithFormat(_ format: String, _ arguments: CVarArg...) -> String
  {
    format
  }
}

public struct LocalizedStringResource: Equatable, Sendable, Codable,
  ExpressibleByStringInterpolation
{
  public var locale: Locale { .current }
  public let key: String
  public let table: String?
  private init(key: String, table: String?) {
    self.key = key
    self.table = table
  }
  public init(stringLiteral value: String) { self.init(key: value, table: nil) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(key: stringInterpolation.text, table: nil)
  }
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { self.init(key: keyAndValue.text, table: table) }
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self.init(key: defaultValue.text, table: table) }
}

extension AttributedString {
  public init(localized keyAndValue: String.LocalizationValue) { self.init(keyAndValue.text) }
  public init(_ attributed: NSAttributedString) { self.init("") }
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    public var interpretedSyntax: InterpretedSyntax
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full
    ) { self.interpretedSyntax = interpretedSyntax }
  }
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil)
    throws
  { self.init(markdown) }
}

extension NSAttributedString {
  public convenience init(_ attributed: AttributedString) { self.init(string: "") }
}

public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let emphasized = Self(rawValue: 1)
  public static let stronglyEmphasized = Self(rawValue: 2)
  public static let code = Self(rawValue: 4)
  public static let strikethrough = Self(rawValue: 32)
}

extension AttributeScopes.FoundationAttributes {
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { fatalError() }
}
