/// A time in ISO 8601 format, in UTC with seconds: `2026-03-01T09:05:00Z`.
public struct Timestamp {
  /// Seconds since 1970-01-01 UTC.
  let seconds: Int

  public init(seconds: Int) {
    self.seconds = seconds
  }

  /// Parses the format of `text`, and no other.
  init?(_ text: String) {
    let numbers = text.split { "-T:Z".contains($0) }.compactMap { Int($0) }
    guard text.utf8.count == 20, numbers.count == 6, (1...12).contains(numbers[1]) else {
      return nil
    }
    let day = Self.start(ofMonth: numbers[1], in: numbers[0]) + numbers[2] - 1
    seconds = ((day * 24 + numbers[3]) * 60 + numbers[4]) * 60 + numbers[5]
    guard self.text == text else { return nil }
  }

  public var text: String {
    let (day, second) = Self.divide(seconds, by: 24 * 60 * 60)
    let (cycle, dayOfCycle) = Self.divide(day, by: Self.cycleLength)
    // A year has at most 366 days, so this is the right year or the one before it.
    var year = 1970 + 400 * cycle + dayOfCycle / 366
    if Self.start(ofMonth: 1, in: year + 1) <= day { year += 1 }
    let month = (1...12).last { Self.start(ofMonth: $0, in: year) <= day }!
    let dayOfMonth = day - Self.start(ofMonth: month, in: year) + 1
    let date = [Self.digits(year, 4), Self.digits(month, 2), Self.digits(dayOfMonth, 2)]
    let time = [second / 3600, second / 60 % 60, second % 60].map { Self.digits($0, 2) }
    return "\(date.joined(separator: "-"))T\(time.joined(separator: ":"))Z"
  }

  /// The number of days in 400 years, after which the calendar repeats.
  private static let cycleLength = 146_097

  /// The number of days from 1970-01-01 to the first day of a month.
  private static func start(ofMonth month: Int, in year: Int) -> Int {
    let (cycle, past) = divide(year - 1, by: 400)
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    let years = cycle * cycleLength + past * 365 + past / 4 - past / 100
    return years + lengths[..<(month - 1)].reduce(0, +) - daysBefore1970
  }

  /// Counted from the first day of year 1.
  private static let daysBefore1970 = 719_162

  private static func divide(_ number: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
    let remainder = (number % divisor + divisor) % divisor
    return ((number - remainder) / divisor, remainder)
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
