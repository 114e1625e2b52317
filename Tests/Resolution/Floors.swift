/// The share of answers that has to agree, by subject. Raise a floor when more agree.
struct Floors {
  private let shares: [Finding.Subject: Double]

  /// For the cases of transforms. Measured: 99.87, 99.93, 99.89 and 99.59 %.
  static let cases = Floors(shares: [
    .ownReference: 0.997, .libraryReference: 0.998, .receiverType: 0.997, .expressionType: 0.994,
  ])

  /// For the samples. Measured: 99.87, 100, 99.76 and 98.95 %.
  static let samples = Floors(shares: [
    .ownReference: 0.997, .libraryReference: 0.996, .receiverType: 0.994, .expressionType: 0.987,
  ])

  /// The subjects in which a report falls short.
  func shortfalls(of report: Report) -> [String] {
    Finding.Subject.allCases.compactMap { subject in
      guard let floor = shares[subject], report.share(of: subject) < floor else { return nil }
      return "fewer than \(100 * floor) % of the \(subject.rawValue) agree"
    }
  }
}
