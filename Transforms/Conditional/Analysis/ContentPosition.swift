import Semantics
import SwiftUIModel
import Syntax
import TransformKit

/// Whether a name stands where code shows a view: it begins or continues a chain that a view builder lists.
struct ContentPosition {
  private let part: KeptContent.Part
  private let context: TransformContext

  init(_ part: KeptContent.Part, _ context: TransformContext) {
    self.part = part
    self.context = context
  }

  func isShown(_ name: SyntaxCursor) -> Bool {
    let ancestry = part.ancestry
    var place = name
    while place.id != part.code.id, let parent = ancestry.parent(of: place) {
      switch parent.kind {
      case .memberAccessExpr:
        let member = MemberAccessView(parent)
        if member?.base?.id == name.id, let member, !isModifier(member, of: name) { return false }
      case .ifConfigClause:
        let isCondition =
          parent.token(.poundElse) == nil && parent.children.first { _ in true }?.id == place.id
        if isCondition { return false }
      case .optionalChainingExpr, .forceUnwrapExpr, .postfixIfConfigExpr, .ifConfigDecl,
        .subscriptCallExpr, .genericSpecializationExpr:
        break
      case .functionCallExpr:
        let call = FunctionCallView(parent)!
        guard call.callee?.id == place.id else { return isShown(place, passedTo: call) }
      case .labeledExpr, .multipleTrailingClosureElement:
        break
      case .closureExpr: return isShown(closure: parent)
      case .codeBlock, .switchCase, .ifExpr, .switchExpr, .returnStmt: break
      case .accessorBlock, .accessorDecl:
        if parent.kind == .accessorDecl { break }
        let written = ancestry.parent(of: parent)?.child(.typeAnnotation)
        return written?.children.first { $0.kind != .unexpectedNodes }.map(mayBeView) ?? true
      case .functionDecl: return FunctionDeclView(parent)?.returnType.map(mayBeView) ?? false
      default: return false
      }
      place = parent
    }
    return place.id == part.code.id
  }

  /// Whether a member of what a name stands for may be a modifier, so that the name is a view.
  private func isModifier(_ member: MemberAccessView, of base: SyntaxCursor) -> Bool {
    // `SwiftUI` in `SwiftUI.Button("Back")`
    guard base.declaredName?.first?.isUppercase != true, let node = member.nameNode,
      let name = member.name
    else { return false }
    return context.program.ask { program in
      let decls = program.reference(of: node).decls
      guard !decls.isEmpty else {
        return !SwiftUINames[name].isEmpty || program.isKnownModifier(node, name)
      }
      return decls.contains { decl in
        program.owner(of: decl).map { program.cursor(of: $0).kind == .protocolDecl } == true
          || program.knownModule(of: decl) == "SwiftUI"
      }
    }
  }

  private func mayBeView(_ written: SyntaxCursor) -> Bool {
    guard written.kind != .someOrAnyType else { return true }
    return context.program.ask { $0.isView($0.type(written: written)) != false }
  }

  /// Whether a call shows an argument that is no closure.
  private func isShown(_ argument: SyntaxCursor, passedTo call: FunctionCallView) -> Bool {
    context.program.ask { program in
      switch program.expectation(of: argument) {
      case .anyType(let protocols): protocols.contains { program.name(of: $0) == "View" }
      case .type(let type): program.isView(type) == true
      case nil: program.facts(of: call).contains(.container) && call.name == "AnyView"
      }
    }
  }

  private func isShown(closure: SyntaxCursor) -> Bool {
    let result = context.program.ask { program -> Bool? in
      guard case .function(_, let result, _) = program.type(of: closure) else { return nil }
      if result == .void { return false }
      return program.isView(result)
    }
    if let result { return result }
    guard let call = part.ancestry.call(passed: closure),
      let argument = call.arguments.first(where: { $0.value.id == closure.id })
    else { return true }
    let facts = context.program.ask { $0.facts(of: call) }
    if facts.contains(.userAction) { return argument.label == "label" }
    return argument.label.map { !Self.actions.contains($0) } ?? true
      && !facts.isDisjoint(with: Self.showing)
  }

  private static let actions: Set<String> = [
    "action", "onCommit", "onDismiss", "onEditingChanged", "onIncrement", "onDecrement", "perform",
  ]
  private static let showing: SwiftUINames.Facts = [
    .container, .viewBuilder, .contentModifier, .presenting, .navigationContainer, .reader,
  ]
}
