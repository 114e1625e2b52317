import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What the result means to the code that uses it: a modifier may return the type that it is called on, as
/// `Circle().offset(x: 4)` is a shape, where the helper returned some view.
extension ConditionalCall {
  /// The type of the result, if it is more than some view; nil if it is not known to be.
  func typeOfResult(in program: Program) -> SwiftType? {
    guard let receiver, let file = program.decl(at: receiver)?.file, !appliedCalls.isEmpty else {
      return nil
    }
    let type = program.type(of: receiver)
    let isKept = appliedCalls.allSatisfy { call in
      let name = call.member?.name == "hidden" ? "opacity" : call.member?.name ?? ""
      return program.members(named: name, of: type, from: file).contains { decl in
        program.knownModule(of: decl) != nil && program.owner(of: decl).map(program.name) != "View"
      }
    }
    return isKept ? type : nil
  }

  /// Why a variable may not have the type of the result.
  func variableObstacle(_ ancestry: Ancestry, in context: TransformContext) -> Obstacle? {
    guard let binding = ancestry.variable(of: helper.call.cursor),
      binding.child(.typeAnnotation) == nil,
      let name = binding.child(.identifierPattern)?.textWithoutTrivia
    else { return nil }
    let uses = VariableUses(of: binding, context).all
    return context.program.ask { program in
      guard let type = typeOfResult(in: program) else { return nil }
      // Views and styles both declare `opacity`, and nothing tells which of them is meant.
      let isStyle = program.isShapeStyle(type) == true
      guard isStyle || uses.contains(where: { !isPlain($0, for: type, program) }) else {
        return nil
      }
      return Obstacle(
        .viewTypeMustStay,
        "after the change, `\(name)` would be a `\(program.text(of: type))`, for which code that "
          + "uses it may mean other declarations",
        remedy: "declare the variable as `some View`")
    }
  }

  /// Whether a use of the variable shows it, with modifiers that mean the same for all views.
  private func isPlain(
    _ use: DeclarationUses.Use, for type: SwiftType, _ program: Program
  ) -> Bool {
    let links = ModifierChain(around: use.name, ancestry: use.ancestry).links
    return use.ancestry.isStatement(chainOf: use.name)
      && !links.contains { program.declaresMore($0.name, for: type, at: use.name) }
  }

  /// A method that follows and that the repository declares for the type of the result, too.
  func linkCaveat(in context: TransformContext) -> String? {
    context.program.ask { program in
      guard let receiver else { return nil }
      let type = program.type(of: receiver)
      let link = chain.links.dropFirst(chain.position + 1).first { link in
        program.declaresMore(link.name, for: type, at: receiver)
      }
      return link.map { "after the change, `\($0.name)` may mean another declaration" }
    }
  }
}

extension Program {
  /// Whether the repository declares a member of a name for a type which not all views have.
  fileprivate func declaresMore(_ name: String, for type: SwiftType, at place: SyntaxCursor) -> Bool
  {
    guard let file = decl(at: place)?.file, let view = decl(named: "View", inModule: "SwiftUI")
    else { return false }
    let own = members(named: name, of: type, from: file).filter { knownModule(of: $0) == nil }
    return !own.isEmpty
      && !Set(own).isSubset(of: members(named: name, of: .parameter(view), from: file))
  }

  /// A member of what a call makes that the repository declares for some generic arguments only: that in
  /// `extension Button where Label == Text`.
  func constrainedMember(after call: FunctionCallView, _ ancestry: Ancestry) -> ConstrainedMember? {
    guard let member = ancestry.parent(of: call.cursor).flatMap(MemberAccessView.init),
      member.base?.id == call.cursor.id, let node = member.nameNode, let name = member.name
    else { return nil }
    let homes = reference(of: node).decls.filter { knownModule(of: $0) == nil }.flatMap { decl in
      let cursor = cursor(of: decl)
      return [cursor]
        + Ancestry(of: cursor.tree).ancestors(of: cursor).filter { $0.kind == .extensionDecl }
    }
    let type = typeDecl(calledBy: call.cursor)
    let others = (type.map(extensions(of:)) ?? []).filter { knownModule(of: $0) == nil }.map(cursor)
      .filter { home in
        !home.inheritedNames.isEmpty || home.members.contains { $0.declaresMember(named: name) }
      }
    let clauses = (homes + others).compactMap { $0.child(.genericWhereClause)?.text }
    guard !clauses.isEmpty else { return nil }
    return ConstrainedMember(name: name, isForEqualTypes: clauses.contains { $0.contains("==") })
  }
}

/// A member that is declared for some generic arguments of a type only.
struct ConstrainedMember {
  let name: String
  /// Whether the arguments have to be equal to certain types, or to each other.
  let isForEqualTypes: Bool
}

extension SyntaxCursor {
  fileprivate func declaresMember(named name: String) -> Bool {
    FunctionDeclView(self)?.name == name
      || kind == .variableDecl
        && descendants.contains {
          $0.kind == .identifierPattern && $0.textWithoutTrivia == name
        }
  }
}

extension Ancestry {
  private static let blocks: Set<SyntaxKind> = [
    .accessorBlock, .closureExpr, .codeBlock, .ifConfigClause, .switchCase,
  ]

  /// Whether the chain that starts with a name is a statement, and not part of one.
  fileprivate func isStatement(chainOf name: SyntaxCursor) -> Bool {
    var place = name
    for ancestor in ancestors(of: name) {
      switch ancestor.kind {
      case .memberAccessExpr: break
      case .functionCallExpr where FunctionCallView(ancestor)?.callee?.id == place.id: break
      default: return Self.blocks.contains(ancestor.kind)
      }
      place = ancestor
    }
    return false
  }
}
