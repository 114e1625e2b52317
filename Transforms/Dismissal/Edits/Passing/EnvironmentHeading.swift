import SymbolIndex
import Syntax
import TransformKit

// `// MARK: - Environment` above the old property alone: the new one does not belong there.

extension TypeCopy {
  /// The heading that speaks of the environment and has no other member below it than the old
  /// property, or the `#if` around it.
  var environmentHeading: SectionHeading? {
    let members = type.cursor.child(.memberBlock)?.children
    let place = members?.first { member in
      !old.isEmpty && old.allSatisfy { member.range.contains($0.range) }
    }
    guard let place, let heading = SectionHeading(above: place, to: place) else { return nil }
    let words = heading.title.lowercased().split { !$0.isLetter }
    let others: Set<Substring> = [
      "swiftui", "value", "values", "variable", "variables", "property", "properties", "object",
      "objects",
    ]
    let named = words.filter { !others.contains($0) }
    return named == ["environment"] ? heading : nil
  }

  /// Where a property goes that no memberwise initializer takes.
  func place(of property: PassedProperty) -> PropertyPlace {
    let isNew = old.isEmpty && property.followsData
    guard isNew || property.mayMove && environmentHeading != nil else { return .ofOld }
    return type.storedProperties.last { $0.isPassed && !isOld($0) }.map { .after($0) } ?? .atTop
  }
}

extension StoredProperty {
  /// Whether callers pass its value, or may: `let title: String`, `@Binding var text: String`.
  var isPassed: Bool {
    let passing: Set<String> = ["Binding", "Bindable", "ObservedObject", "ViewBuilder"]
    guard !isConditional, wrappers.map(\.name).allSatisfy(passing.contains) else { return false }
    return !hasValue || !isLet && !isPrivate && wrappers.isEmpty
  }
}
