import Runner
import SourceText
import Syntax
import TransformKit

/// A test transform that renames every `keep` and `move`. In tests of suppressions, every `keep`
/// must stay and every `move` must be renamed.
struct Renaming: Transform {
  let summary = "Stands in."
  let safety = Safety.safe
  let needsRepository = false
  var name = "renaming"

  func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    file.tokens(called: ["keep", "move"]).map { range in
      .change(
        Change(
          "Rename", safety: .safe, at: range.start, in: file,
          edits: [.replace(range, with: "done")]))
    }
  }
}

/// A test transform that declines every `odd`.
struct Declining: Transform {
  let summary = "Stands in."
  let safety = Safety.safe
  let needsRepository = false

  func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    file.tokens(called: ["odd"]).map {
      .declined(Decline(.stillUsed, "it is odd", at: $0.start))
    }
  }
}

extension ParsedFile {
  /// Returns the ranges of some names.
  func tokens(called names: Set<String>) -> [ByteRange] {
    tree.tokens.indices.map { tree.range(of: TokenID($0)) }
      .filter { names.contains(source.string($0)) }
  }
}
