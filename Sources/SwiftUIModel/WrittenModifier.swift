import SymbolIndex

/// A call of a modifier that a change would write, as far as it decides what the call means.
public struct WrittenModifier: Hashable, Sendable {
  public let name: String
  public let arguments: [InitializerSignature.Argument]

  public init(_ name: String, _ arguments: [InitializerSignature.Argument]) {
    self.name = name
    self.arguments = arguments
  }

  /// - Parameter labels: the label of each argument, of which none is a trailing closure.
  public init(_ name: String, labels: [String?]) {
    self.init(
      name, labels.map { InitializerSignature.Argument(label: $0, isTrailing: false) })
  }

  /// - Parameter fullName: the name with its labels: `opacity(_:)`.
  init(_ fullName: String) {
    let parts = fullName.split(separator: "(", maxSplits: 1)
    let labels = parts.dropFirst().first.map { $0.dropLast().split(separator: ":") } ?? []
    self.init(
      parts.first.map(String.init) ?? fullName,
      labels: labels.map { $0 == "_" ? nil : String($0) })
  }
}
