import SwiftUIModel
import TransformKit

/// One way to call a modifier, and how it takes a condition: a row of the table.
///
/// A signature is the name and the parameters in the order in which Swift takes them, each as
/// `label: kind = default | inert`.
/// - The label is `_` for none; a `?` after it marks an argument that may be omitted.
/// - The kind, one of `ArgumentKind`, distinguishes overloads.
/// - The default is written if the argument is omitted and the result needs it.
/// - An argument with an inert value takes the condition. The others stay as they are.
///
/// `bold(_: = true | false)` turns `bold()` into `bold(c)`; `hidden(_: = 0 | 1) -> opacity` also
/// changes the name.
struct ModifierForm: Sendable {
  /// The text of the row.
  let signature: String
  let name: String
  let resultName: String
  let parameters: [Parameter]
  let exactness: Exactness
  let availability: Availability

  struct Parameter: Sendable {
    let label: String?
    let mayBeMissing: Bool
    let kind: ArgumentKind?
    let defaultValue: String?
    let inertValue: String?
    /// Whether the argument is a Boolean value.
    var isBoolean: Bool { ["true", "false"].contains(inertValue) }
  }

  /// Whether the modifier with its inert value is equivalent to no modifier.
  enum Exactness: Sendable {
    case exact
    /// The difference, as a clause for people.
    case near(String)

    var isExact: Bool {
      if case .exact = self { true } else { false }
    }
  }

  /// - Parameter iOS: the release that introduced the result, if it is newer than the original.
  init(_ signature: String, since iOS: Int = 13, _ exactness: Exactness = .exact) {
    self.signature = signature
    self.exactness = exactness
    availability = iOS == 13 ? .any : Availability(iOS: iOS)
    let sides = signature.split(separator: " -> ")
    let open = sides[0].firstIndex(of: "(")!
    name = String(sides[0][..<open])
    resultName = sides.count == 2 ? String(sides[1]) : name
    parameters = Self.elements(of: sides[0][open...].dropFirst().dropLast())
      .map { Parameter(String($0)) }
  }

  /// The parts between commas that are not inside parentheses: a value may be a call.
  private static func elements(of list: Substring) -> [Substring] {
    var depth = 0
    return list.split { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == "," && depth == 0
    }
  }
}

extension ModifierForm.Parameter {
  /// Reads `label: kind = default | inert`.
  fileprivate init(_ text: String) {
    let halves = text.split(separator: " | ", maxSplits: 1)
    let colon = halves[0].firstIndex(of: ":")!
    let name = halves[0][..<colon].drop { $0 == " " }
    let rest = halves[0][colon...].dropFirst().split(separator: "= ", maxSplits: 1)
    let values = halves[0].contains("= ") ? rest.last.map { String($0) } : nil
    let word = rest.first?.filter { $0 != " " } ?? ""
    mayBeMissing = name.hasSuffix("?")
    let label = name.filter { $0 != "?" }
    self.label = label == "_" ? nil : String(label)
    kind = ArgumentKind(rawValue: String(word))
    defaultValue = values
    inertValue = halves.count == 2 ? String(halves[1]) : nil
  }
}
