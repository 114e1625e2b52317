import Semantics
import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// A use of a parameter or property that gets a presentation mode, and becomes a function.
struct ModeUse {
  enum Meaning {
    /// `mode.wrappedValue.dismiss()`
    case call(SyntaxCursor)
    /// `mode.wrappedValue.dismiss`
    case function
    /// `mode`, passed on.
    case value
    /// `self.mode = mode` and `_mode = mode`, with the value.
    case target(SyntaxCursor)
    case other
  }

  let meaning: Meaning
  private let name: SyntaxCursor
  /// The name with its base.
  private let place: SyntaxCursor
  /// The end of `mode.wrappedValue.dismiss`; that of the name otherwise.
  private let end: ByteOffset
  private let isTarget: Bool

  /// - Parameter place: the expression whose value the name is, with its base.
  init(_ use: DeclUse, at place: SyntaxCursor, of receiver: ActionReceiver, in file: IndexedFile) {
    name = use.name
    self.place = place
    let ancestry = file.ancestry
    // Without a sign, the name of `@Binding var mode` means the mode itself.
    let isMode = receiver.form == .wrappedMode && use.decl.facet == .declared
    let parent = ancestry.parent(of: place)
    if let parent, parent.kind == .sequenceExpr, parent.isAssignment(to: place) {
      let parts = Array(parent.children)
      let isBinding = use.decl.facet == (receiver.form == .wrappedMode ? .storage : .declared)
      (isTarget, end) = (true, place.range.end)
      meaning = parts.count == 3 && isBinding ? .target(parts[2]) : .other
      return
    }
    isTarget = false
    let binding = isMode ? nil : ancestry.member("wrappedValue", of: place)
    let function = (isMode ? place : binding).flatMap { ancestry.member("dismiss", of: $0) }
    end = function?.range.end ?? place.range.end
    if let function {
      let call = ancestry.parent(of: function)
      let isCalled = call.flatMap(FunctionCallView.init)?.callee?.id == function.id
      meaning = isCalled ? .call(call!) : call?.kind == .labeledExpr ? .function : .other
    } else {
      meaning = isMode || binding != nil ? .other : .value
    }
  }

  /// Whether it is named without a base.
  var isPlain: Bool { place.firstToken == name.firstToken }

  /// - Parameter new: the name of the function.
  func edits(naming new: String) -> [Edit] {
    // `mode = mode` would be ambiguous under the new name.
    let text = isTarget && isPlain ? "self." + new : new
    return [.replace(name.range, with: text)]
      + (place.range.end < end ? [.delete(ByteRange(place.range.end, end))] : [])
  }
}

extension Ancestry {
  /// The access of a member of an expression.
  fileprivate func member(_ name: String, of base: SyntaxCursor) -> SyntaxCursor? {
    guard let parent = parent(of: base), let member = MemberAccessView(parent),
      member.name == name, member.base?.id == base.id
    else { return nil }
    return parent
  }
}

extension ActionReceiver {
  /// The type as it is written.
  var typeName: String { form == .action ? "DismissAction" : "Binding<PresentationMode>" }

  /// Whether a name is free for it: in its type, or in its function.
  func canBeNamed(_ new: String, in program: Program) -> Bool {
    if let owner {
      // Controllers of UIKit and AppKit have methods of the name.
      let isTaken = new == "dismiss" && owner.inheritedNames.contains { $0.hasSuffix("Controller") }
      return !isTaken && program.canDeclareMember(new, in: owner.cursor)
    }
    guard let function else { return false }
    return !function.descendants.contains { node in
      node.kind == .functionParameter && node.firstToken.map(node.tree.name(of:)) == new
        || node.kind == .declReferenceExpr && node.declaredName == new
          && program.declarations(of: node).contains { $0.isLocal(in: program) }
        || node.kind == .identifierPattern && node.patternName == new
    }
  }

  /// The edits of the declaration that give it a name; the type is replaced besides.
  ///
  /// - Throws: where a comment stands between `@Binding` and the name.
  func edits(naming new: String) throws(Obstacle) -> [Edit] {
    guard form != .action else { return [] }
    let tree = decl.tree
    guard function == nil else {
      let tokens = decl.tokenIDs.map { TokenID($0) }.prefix { tree.tokens[$0.index].kind != .colon }
      return tokens.last.map { [.replace(tree.range(of: $0), with: new)] } ?? []
    }
    let renamed = Edit.replace(decl.range, with: new)
    guard form == .wrappedMode, let owner,
      let property = owner.storedProperties.first(where: { $0.name == name }),
      let attribute = property.wrappers.first?.attribute, let last = attribute.lastToken,
      let introducer = property.decl.token(.var)
    else { return [renamed] }
    let next = tree.range(of: TokenID(last.index + 1)).start
    let range = ByteRange(attribute.range.start, next)
    if let comment = tree.comments(in: range).first {
      throw Obstacle.lostComment(
        tree.source.string(comment.range), remedy: "move the comment above the property", at: decl)
    }
    return [.delete(range), .replace(tree.range(of: introducer), with: "let"), renamed]
  }
}

extension DeclID {
  fileprivate func isLocal(in program: Program) -> Bool { program.isLocal(self) }
}
