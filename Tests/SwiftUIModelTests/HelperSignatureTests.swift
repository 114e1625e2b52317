import SwiftUIModel
import Testing

@Suite struct HelperSignatureTests {
  /// The type, the labels and the meaning of a helper, in one line.
  private func reading(_ text: String) throws -> String {
    let helper = try HelperSignature(text).helper
    let parameters = helper.parameters.map { "\($0.label ?? "_") \($0.role)" }
    return "\(helper.extendedType) \(helper.name): \(parameters.joined(separator: ", ")); "
      + "\(helper.meaning)"
  }

  @Test(arguments: [
    (
      "applyIf(_:transform:)",
      "View applyIf: _ condition, transform transform(valueCount: 1); applies(whenTrue: true)"
    ),
    (
      "View.if(_:_:)",
      "View if: _ condition, _ transform(valueCount: 1); applies(whenTrue: true)"
    ),
    (
      "Text.ifElse(when:then:else:)",
      "Text ifElse: when condition, then transform(valueCount: 1), else alternative; chooses"
    ),
  ])
  func readsConditionTransformAndAlternative(_ text: String, _ expected: String) throws {
    #expect(try reading(text) == expected)
  }

  @Test(arguments: ["applyIf(_:transform:)", "Text.ifElse(when:then:else:)"])
  func isToldByTheHelper(_ text: String) throws {
    #expect(try HelperSignature(text).helper.signature == text)
  }

  @Test(arguments: [
    "applyIf", "applyIf()", "applyIf(_)", "applyIf(_, transform)", "a.b.applyIf(_:_:)", "(_:_:)",
    "applyIf(_::)", "applyIf(_:_:) -> some View", "apply if(_:_:)", ".applyIf(_:_:)",
  ])
  func refusesWhatIsNoSignature(_ text: String) {
    let fault = #expect(throws: HelperSignature.Fault.self) { try HelperSignature(text) }
    #expect(fault?.message == "`\(text)` is not of the form `applyIf(_:transform:)`")
  }

  @Test(arguments: [("a(_:)", 1), ("a(_:b:c:d:)", 4)])
  func refusesOtherNumbersOfArguments(_ text: String, _ count: Int) {
    let fault = #expect(throws: HelperSignature.Fault.self) { try HelperSignature(text) }
    #expect(fault?.message.hasPrefix("`\(text)` takes \(count) arguments") == true)
  }
}
