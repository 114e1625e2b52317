/// A pattern in code: `let old: Pattern = "f($X)"`, or `Pattern("f($X)")`.
///
/// A literal that is not a pattern is a mistake of the program and stops it; any case that runs the
/// transform finds it. Text from outside goes through `init(_:isLiteral:)`, which throws.
extension Pattern: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    do throws(PatternError) {
      try self.init(text, isLiteral: false)
    } catch {
      preconditionFailure("`\(text)` is not a pattern: \(error.message)")
    }
  }
}
