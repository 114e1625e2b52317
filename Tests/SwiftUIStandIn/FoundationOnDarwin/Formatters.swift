open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Sendable { case full, spellOut, short, abbreviated }
  public enum DateTimeStyle: Sendable { case numeric, named }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open var unitsStyle = UnitsStyle.full
  open var dateTimeStyle = DateTimeStyle.numeric
  open var locale: Locale! = .current
  open var calendar: Calendar! = .current
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String { "" }
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String { "" }
  open func localizedString(from dateComponents: DateComponents) -> String { "" }
}

open class ListFormatter: Formatter, @unchecked Sendable {
  public static func localizedString(byJoining strings: [String]) -> String { "" }
  open func string(from items: [Any]) -> String? { nil }
}

open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Sendable { case positional, abbreviated, short, full, spellOut, brief }
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: 1)
    public static let dropLeading = Self(rawValue: 2)
    public static let dropMiddle = Self(rawValue: 4)
    public static let dropTrailing = Self(rawValue: 8)
    public static let dropAll = Self(rawValue: 14)
    public static let pad = Self(rawValue: 16)
  }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: Set<Calendar.Component> = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var maximumUnitCount = 0
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var calendar: Calendar?
  open func string(from ti: TimeInterval) -> String? { nil }
  open func string(from startDate: Date, to endDate: Date) -> String? { nil }
  open func string(from components: DateComponents) -> String? { nil }
}

open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = Self(rawValue: 1)
    public static let naturalScale = Self(rawValue: 2)
    public static let temperatureWithoutUnit = Self(rawValue: 4)
  }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = .current
  open var numberFormatter: NumberFormatter! = NumberFormatter()
  open func string<U: Unit>(from measurement: Measurement<U>) -> String { "" }
  open func string(from unit: Unit) -> String { "" }
}

extension Measurement where UnitType: Dimension {
  public struct FormatStyle: Foundation.FormatStyle {
    public struct UnitWidth: Hashable, Sendable, Codable {
      public static var wide: UnitWidth { .init() }
      public static var abbreviated: UnitWidth { .init() }
      public static var narrow: UnitWidth { .init() }
    }
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = nil,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {}
    init() {}
    public func format(_ value: Measurement<UnitType>) -> String { "" }
    public static func measurement(
      width: UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self { .init() }
  }
  public func formatted() -> String { "" }
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement { fatalError() }
}

public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
  public static var general: Self { .init() }
  public static var asProvided: Self { .init() }
  public static var person: Self { .init() }
  public static var road: Self { .init() }
  public static var weather: Self { .init() }
  public static var food: Self { .init() }
}

extension FormatStyle {
  public static func measurement<U: Dimension>(
    width: Measurement<U>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<U> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<U>.FormatStyle { .init() }
}
