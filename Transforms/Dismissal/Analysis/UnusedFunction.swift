import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

extension DismissalFacts {
  /// Why the view is left alone: it never dismisses itself, since nothing uses the functions and properties that
  /// would.
  var unusedCode: Obstacle? {
    var unused: SyntaxCursor?
    for file in files {
      for use in file.uses {
        guard let member = file.file.ancestry.member(around: use.expression), isUnused(member)
        else { return nil }
        unused = unused ?? member
      }
    }
    return unused.map { member in
      let what =
        member.kind == .functionDecl
        ? "function `\(FunctionDeclView(member)?.name ?? "")`"
        : "property `\(member.variablePattern?.text ?? "")`"
      return Obstacle(
        .deadDismiss,
        "only the \(what) (\(member.lineInFile)), which nothing \(member.useVerb), dismisses `\(view.name)`",
        at: member)
    }
  }

  private func isUnused(_ member: SyntaxCursor) -> Bool {
    guard !member.children.contains(where: { $0.kind == .attribute && $0.text != "@ViewBuilder" }),
      let decl = member.kind == .functionDecl ? member : member.variablePattern
    else { return false }
    let isPrivate = member.hasModifier(.private)
    return (isPrivate || !mayBeUsedUnseen(member, declaring: decl))
      && context.uses(of: [decl], arePrivate: isPrivate).allSatisfy(\.uses.isEmpty)
  }

  /// Whether code may use a member without naming it in this repository: through a protocol, or from outside.
  private func mayBeUsedUnseen(_ member: SyntaxCursor, declaring decl: SyntaxCursor) -> Bool {
    guard !member.hasModifier(.public), !member.hasModifier(.open), !member.hasModifier(.override),
      member.variablePattern?.text != "body"
    else { return true }
    let types = view.declarations
    let isOwn = types.contains { type in
      type.cursor.tree === member.tree && type.members.contains { $0.id == member.id }
    }
    guard isOwn, types.flatMap(\.inheritedNames).allSatisfy(isKnownProtocol) else { return true }
    return context.program.ask { program in
      program.decl(at: decl).map { !program.members(metBy: $0).isEmpty } ?? true
    }
  }

  private func isKnownProtocol(_ name: String) -> Bool {
    ["Equatable", "Hashable", "Identifiable", "Sendable", "View"].contains(name)
      || !context.index.declarations(named: name).isEmpty
  }
}

extension Ancestry {
  /// The function or computed property of a type whose code contains a place.
  fileprivate func member(around place: SyntaxCursor) -> SyntaxCursor? {
    ancestors(of: place).first { node in
      [.functionDecl, .variableDecl].contains(node.kind)
        && parent(of: node)?.kind == .memberBlock
    }
  }
}

extension SyntaxCursor {
  fileprivate var variablePattern: SyntaxCursor? {
    child(.patternBinding)?.child(.identifierPattern)
  }

  fileprivate var useVerb: String { kind == .functionDecl ? "calls" : "uses" }
}
