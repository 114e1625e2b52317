import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A navigation path of an object that only the object itself changes, such as a coordinator with a function for
/// each way through the app.
struct GuardedPath {
  /// The type of the object.
  let owner: String
  let name: String

  /// - Parameter path: the binding of the path: `$coordinator.path`.
  /// - Returns: nil where other code changes the path, or none does.
  init?(_ path: SyntaxCursor, in context: TransformContext) {
    let found = context.program.ask { program -> (member: SyntaxCursor, owner: SyntaxCursor)? in
      guard let path = StatePath(path), !path.memberNames.isEmpty,
        let root = path.decl(in: program),
        case .ofValue(let member) = path.members(of: root, in: program),
        let owner = program.owner(of: member.declared)
      else { return nil }
      return (program.cursor(of: member.declared), program.cursor(of: owner))
    }
    guard let found, found.owner.kind == .classDecl, let name = TypeDecl(found.owner)?.name else {
      return nil
    }
    let all = context.uses(of: [found.member], arePrivate: false).flatMap { file, uses in
      uses.map { (ancestry: file.ancestry, path: file.ancestry.expression(endingWith: $0.name)) }
    }
    let changes = context.program.ask { program in
      all.filter { $0.path.change(in: $0.ancestry, program) != nil }
    }
    let areOwn = changes.allSatisfy { ancestry, path in
      TypeDecl.enclosing(path, ancestry: ancestry)?.name == name
    }
    guard !changes.isEmpty, areOwn else { return nil }
    owner = name
    self.name = found.member.text
  }
}
