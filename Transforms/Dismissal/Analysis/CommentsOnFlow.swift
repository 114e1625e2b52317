import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The comments that say how a view, its presenters and the state between them work together: `No bindings, no
/// callbacks`, `The only place that sets isShown`. A change of who sets the state may make them false, also where they
/// stand on lines that it does not edit.
struct CommentsOnFlow {
  private let facts: DismissalFacts

  init(of facts: DismissalFacts) { self.facts = facts }

  /// The type with the first such comment.
  var placeOfDoubt: String? {
    for type in facts.view.declarations
    where doubts(in: DeclarationExtent(of: type.cursor).range, type) {
      return type.name
    }
    for case .presentation(let presentation) in facts.view.sites.flatMap(\.routes).map(\.end) {
      if let name = placeOfDoubt(about: presentation) { return name }
    }
    return nil
  }

  private func placeOfDoubt(about presentation: Presentation) -> String? {
    let ancestry = Ancestry(of: presentation.call.tree)
    var types: [TypeDecl] = []
    if let presenter = TypeDecl.enclosing(presentation.call, ancestry: ancestry) {
      types.append(presenter)
    }
    var name: String?
    if let state = presentation.trigger.state.flatMap(StatePath.init) {
      name = state.memberNames.last ?? state.name
      let owner = facts.context.program.ask { program -> TypeDecl? in
        guard let root = state.decl(in: program),
          case .ofValue(let member) = state.members(of: root, in: program)
        else { return nil }
        return program.owner(of: member).flatMap { TypeDecl(program.cursor(of: $0)) }
      }
      if let owner { types.append(owner) }
    }
    return types.first { type in
      doubts(in: documentation(of: type.cursor), type)
        || type.members.contains { member in
          let naming = member.contains(presentation.call) || name.map(member.names) == true
          return naming && doubts(in: DeclarationExtent(of: member).range, type)
        }
    }?.name
  }

  private func documentation(of decl: SyntaxCursor) -> ByteRange {
    ByteRange(DeclarationExtent(of: decl).range.start, decl.range.start)
  }

  private func doubts(in range: ByteRange, _ type: TypeDecl) -> Bool {
    let tree = type.cursor.tree
    return tree.comments(in: range).contains { comment in
      !tree.isCommentedOut(comment) && !tree.isDirective(comment)
        && ProseSentences(of: comment, in: tree).tellHow
    }
  }
}

extension SyntaxCursor {
  /// Whether code in a declaration has a name.
  fileprivate func names(_ name: String) -> Bool {
    descendants.contains {
      $0.declaredName == name || $0.declaredName == "$" + name || $0.patternName == name
    }
  }
}
