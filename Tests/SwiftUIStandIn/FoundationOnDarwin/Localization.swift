extension String {
  public struct LocalizationValue: Equatable, Sendable, Codable, ExpressibleByStringInterpolation {
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    public struct StringInterpolation: StringInterpolationProtocol {
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {}
      public mutating func appendInterpolation<T>(_ value: T) {}
      public mutating func appendInterpolation<T>(_ value: T, specifier: String) {}
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) {}
    }
  }

  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = "" }
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self = "" }
  public init(localized resource: LocalizedStringResource) { self = "" }

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
  public init(stringLiteral value: String) { fatalError() }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) { fatalError() }
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { fatalError() }
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { fatalError() }
}

extension AttributedString {
  public init(localized keyAndValue: String.LocalizationValue) { self.init("") }
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
  { self.init("") }
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
