import SourceText
import SwiftUIModel
import Syntax
import TransformKit

extension Outcome {
  /// The outcome for a call of a conditional modifier at its name, which concerns the declarations of that
  /// modifier, too.
  func aboutHelper(in file: ParsedFile, _ context: TransformContext) -> Outcome {
    let name = file.tree.name(of: file.tree.token(at: offset))
    return about(context.model.places(ofHelpersNamed: name))
  }
}

extension Outcome {
  fileprivate var offset: ByteOffset {
    switch self {
    case .change(let change): change.offset
    case .declined(let decline): decline.offset
    }
  }
}
