import SourceText
import SymbolIndex
import TransformKit

/// Transforms, with the names of which a file mentions one where it holds something for them.
struct ConcernedTransforms: Sendable {
  private let transforms: [(transform: any Transform, names: Set<String>?)]

  init(_ transforms: [any Transform], in context: TransformContext) {
    self.transforms = transforms.map { ($0, $0.requiredNames(in: context)) }
  }

  /// The transforms that may find something in a file with some names.
  func concerned(with names: NameSet) -> [any Transform] { select(where: names.mayContain) }

  /// The transforms that may find something in a text.
  func concerned(with source: SourceText) -> [any Transform] { select(where: source.holds) }

  private func select(where isMentioned: (String) -> Bool) -> [any Transform] {
    transforms.filter { $0.names?.contains(where: isMentioned) ?? true }.map(\.transform)
  }
}
