import SourceText
import Syntax
import TransformKit

/// Renames each `old` to `new`, a change of its own, as a stand-in for the recipes.
struct RenameTransform: Transform {
  let name = "rename"
  let summary = "Stands in."
  let safety = Safety.safe

  func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    file.tree.tokens.indices.map { file.tree.range(of: TokenID($0)) }
      .filter { file.source.string($0) == "old" }
      .map {
        .change(
          Change(
            "Rename", safety: .safe, at: $0.start, in: file, edits: [.replace($0, with: "new")]))
      }
  }
}
