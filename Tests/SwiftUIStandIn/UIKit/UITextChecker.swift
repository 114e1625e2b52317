open class UITextChecker: NSObject {
  public override init() {}
  public static var availableLanguages: [String] { [] }
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt: Int, wrap: Bool, language: String
  ) -> NSRange { range }
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
}
