extension Publishers.Operator {
  /// The same values, up to a number of them.
  func passed<Base>(prefix count: Int) -> Publishers.Operator<Base, Output, Failure> {
    .init(source: prefix(count).source)
  }
}
