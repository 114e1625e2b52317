import Runner
import SourceText
import Syntax
import TransformKit

/// Would rename every `keep` and `move`, as a stand-in for the recipes: in a test of what is left alone,
/// the first must stay and the second must not.
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

/// Says of every `odd` that it is left alone.
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
  /// The places of some names.
  func tokens(called names: Set<String>) -> [ByteRange] {
    tree.tokens.indices.map { tree.range(of: TokenID($0)) }
      .filter { names.contains(source.string($0)) }
  }
}
