/// The signature of a conditional helper that is declared in another repository:
/// `applyIf(_:transform:)` takes a condition and a transform, `View.ifElse(_:then:else:)` also an
/// alternative.
public struct HelperSignature: Sendable {
  /// Why the text of a signature is invalid.
  public struct Fault: Error {
    public let message: String
  }

  private let typeName: String
  private let name: String
  private let labels: [String?]

  public init(_ text: String) throws(Fault) {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(":)") else {
      throw Fault(message: "`\(text)` is not of the form `applyIf(_:transform:)`")
    }
    let path = text[..<open].split(separator: ".", omittingEmptySubsequences: false)
    labels = text[open...].dropFirst().dropLast(2)
      .split(separator: ":", omittingEmptySubsequences: false)
      .map { $0 == "_" ? nil : String($0) }
    let words = path.map(String.init) + labels.compactMap { $0 }
    guard path.count <= 2, words.allSatisfy(Self.isName) else {
      throw Fault(message: "`\(text)` is not of the form `applyIf(_:transform:)`")
    }
    guard 2...3 ~= labels.count else {
      throw Fault(
        message:
          "`\(text)` takes \(labels.count) arguments; a conditional helper takes a condition, "
          + "a transform and perhaps an alternative")
    }
    name = words[path.count - 1]
    typeName = path.count == 2 ? words[0] : "View"
  }

  private static func isName(_ word: String) -> Bool {
    word.first.map { !$0.isNumber } ?? false
      && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The helper that the signature most likely declares: it applies the transform if the condition is
  /// true.
  public var helper: ConditionalHelper {
    let roles: [ConditionalHelper.Parameter.Role] = [
      .condition, .transform(valueCount: 1), .alternative,
    ]
    return ConditionalHelper(
      name: name, extendedType: typeName,
      parameters: zip(labels, roles).map { label, role in
        ConditionalHelper.Parameter(label: label, role: role, hasDefault: false)
      },
      meaning: labels.count == 3 ? .chooses : .applies(whenTrue: true), isTypeErased: false,
      isPrivate: false)
  }
}

extension ConditionalHelper {
  /// The signature of the helper.
  public var signature: String {
    let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
    return (extendedType == "View" ? "" : extendedType + ".") + "\(name)(\(labels))"
  }
}
