import Foundation
import SwiftUIModel
import TestSupport
import Testing
import TransformKit

@testable import ConditionalTransforms

/// The table of modifiers that can carry a condition, and the page that shows it.
@Suite struct ModifierTableTests {
  @Test func standsOnThePage() throws {
    let path = "Transforms/Conditional/ConditionalModifierToValue/README.md"
    let page = try String(contentsOf: CasePage.top.appending(path: path), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    #expect(rows == ModifierTable.forms.map(\.row))
    for name in SwiftUINames.names(.environmentValue) {
      #expect(page.contains("`\(name)`"), "the page names what goes by the environment")
    }
  }

  @Test func isLong() {
    let names = Set(ModifierTable.forms.map(\.name)).union(SwiftUINames.names(.environmentValue))
    #expect(45 <= names.count)
  }

  @Test func saysWithEachValueWhatItIsGivenFor() {
    for form in ModifierTable.forms {
      #expect(form.parameters.contains { $0.inertValue != nil }, "\(form.signature)")
    }
  }
}

extension ModifierForm {
  /// The form as a row of the page.
  fileprivate var row: String {
    let parameters = parameters.map { ($0.label ?? "_") + ":" + ($0.kind.map { " \($0)" } ?? "") }
    let call = "`\(name)(\(parameters.joined(separator: ", ")))`"
    let result = resultName == name ? "" : " → `\(resultName)`"
    let values = self.parameters.compactMap(\.inertValue).map { "`\($0)`" }
    let exactness =
      if case .near(let difference) = exactness { "near: \(difference)" } else { "exact" }
    let release = availability == .any ? "" : availability[.iOS].map { "iOS \($0)" } ?? ""
    return "| \(call)\(result) | \(values.joined(separator: ", ")) | \(exactness) | \(release) |"
  }
}
