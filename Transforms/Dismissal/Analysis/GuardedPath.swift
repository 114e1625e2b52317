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
    let changes = context.uses(of: [found.member], arePrivate: false).flatMap { file, uses in
      uses.map(\.name).filter { $0.isChange(in: file.ancestry) }.map { (file.ancestry, $0) }
    }
    let areOwn = changes.allSatisfy { ancestry, change in
      TypeDecl.enclosing(change, ancestry: ancestry)?.name == name
    }
    guard !changes.isEmpty, areOwn else { return nil }
    owner = name
    self.name = found.member.text
  }
}

extension SyntaxCursor {
  /// Whether code changes the array or path that a name means.
  fileprivate func isChange(in ancestry: Ancestry) -> Bool {
    var place = self
    if let member = ancestry.parent(of: self).flatMap(MemberAccessView.init),
      member.nameNode?.id == id
    {
      place = member.cursor
    }
    guard let parent = ancestry.parent(of: place) else { return false }
    if let member = MemberAccessView(parent), member.base?.id == place.id {
      return ["append", "insert", "remove"].contains { member.name?.hasPrefix($0) == true }
    }
    return parent.kind == .inOutExpr
      || parent.kind == .sequenceExpr && parent.isAssignment(to: place)
  }
}
