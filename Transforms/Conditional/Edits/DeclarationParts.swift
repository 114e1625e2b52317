import SourceText
import TransformKit

extension ParsedFile {
  /// The edits of a call in the file, with those of the declarations that its modifiers need.
  func parts(_ edits: [Edit], with rewritten: [RewrittenModifier]) -> [Change.FileEdits] {
    var all = [source.path: edits]
    for declaration in rewritten.map(\.declarationEdits) {
      all.merge(declaration) { known, new in known + new.filter { !known.contains($0) } }
    }
    return all.map { path, edits in
      guard let edits = EditSet(edits) else {
        preconditionFailure("The edits of a call and of a declaration do not overlap: \(path)")
      }
      return Change.FileEdits(path: path, edits: edits)
    }
  }
}
