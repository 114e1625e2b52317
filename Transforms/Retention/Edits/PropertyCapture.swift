import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax

/// Lets a closure capture the constants of the object that it uses, in the place of the object:
/// `{ [service] in service.search($0) }`.
struct PropertyCapture {
  /// The names of the constants, each once.
  let names: [String]
  let edits: [Edit]

  /// - Returns: nil where the closure uses anything else of the object, or the name of a constant means another thing.
  init?(
    _ closure: ClosureView, replacing capture: StrongCapture, of owner: ScreenObject,
    in program: Program
  ) {
    let nodes = Array(closure.cursor.descendants)
    let members = nodes.compactMap(MemberAccessView.init)
    guard !capture.uses.isEmpty, closure.cursor.count(of: "self") == capture.uses.count else {
      return nil
    }
    let constants = Set(
      TypeDecl(program.cursor(of: owner.decl))?.storedProperties.filter(\.isConstant).map(\.name)
        ?? [])
    var names: [String] = []
    var edits: [Edit] = []
    for use in capture.uses {
      guard let member = members.first(where: { $0.base?.id == use.id }),
        let name = member.nameNode, constants.contains(name.text)
      else { return nil }
      let prefix = ByteRange(use.range.start, name.range.start)
      guard use.tree.comments(in: prefix).isEmpty else { return nil }
      edits.append(.delete(prefix))
      if !names.contains(name.text) { names.append(name.text) }
    }
    let ofOthers = Set(members.filter { $0.base != nil }.compactMap { $0.nameNode?.id })
    let isOther = nodes.contains { node in
      node.kind != .labeledExpr && !ofOthers.contains(node.id)
        && names.contains { node.ownTokens.map(node.tree.name(of:)).contains($0) }
    }
    guard !isOther else { return nil }
    self.names = names
    // In a closure, or below a variable of the name, the property needs `self`.
    let isInClosure = Ancestry(of: closure.cursor.tree).ancestors(of: closure.cursor)
      .contains { $0.kind == .closureExpr }
    let captures = names.map { name in
      isInClosure || program.isHidden(name, at: closure.cursor) ? "\(name) = self.\(name)" : name
    }
    self.edits = [closure.capturing(captures.joined(separator: ", "))] + edits
  }
}

extension StoredProperty {
  /// Whether its value never changes, and the object keeps it strongly.
  fileprivate var isConstant: Bool {
    isLet && wrappers.isEmpty && !decl.hasModifier(.weak) && !decl.hasModifier(.unowned)
      && !decl.hasModifier(.static)
  }
}

extension SyntaxCursor {
  /// How many tokens in it are a name.
  fileprivate func count(of name: String) -> Int {
    ([self] + Array(descendants)).flatMap(\.ownTokens).count { tree.name(of: $0) == name }
  }
}
