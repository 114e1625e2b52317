import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A view of the repository that shows its content once, in nothing but what fills a screen, arranges views or is a
/// section: `private struct Scaffold<Content: View>: View { … ScrollView { content.padding() } … }`.
struct PlainWrapper {
  /// Whether a call creates such a view around a place.
  static func isCreated(
    by call: FunctionCallView, around place: SyntaxCursor, _ context: TransformContext
  ) -> Bool {
    guard let name = call.name,
      let closure = call.arguments.last?.value, closure.kind == .closureExpr,
      closure.contains(place), ClosureView(closure)?.signature == nil
    else { return false }
    guard name.first?.isUppercase == true else {
      return isShown(by: call, context)
    }
    guard let declared = context.index.declarations(named: name).first,
      context.index.declarations(named: name).count == 1,
      context.index.inheritedNames(of: name).contains("View"),
      let file = context.file(at: declared.path),
      let type = TypeDecl(SyntaxCursor(tree: file.tree, id: declared.symbol.node))
    else { return false }
    let content = type.storedProperties.filter(\.isContent)
    guard content.count == 1, content[0].mayGet(call.arguments.last?.label),
      let body = type.members.first(where: \.isBody)
    else { return false }
    let initializers = type.members.filter { $0.kind == .initializerDecl }
    // An initializer stores the content. What other members do with it is not followed.
    let uses = type.cursor.descendants.filter { node in
      node.kind == .declReferenceExpr && node.declaredName == content[0].name
        && !initializers.contains { $0.contains(node) }
    }
    guard uses.count == 1, let use = uses.first, body.contains(use),
      initializers.count < 2 || initializers.allSatisfy(content[0].isParameter)
    else { return false }
    return file.ancestry.showsOnce(use, in: body, context)
  }

  /// Whether a function shows its content so: `func card(@ViewBuilder content: () -> some View) -> some View { … }`.
  private static func isShown(
    by call: FunctionCallView, _ context: TransformContext
  ) -> Bool {
    let decls = context.program.ask { program in
      call.nameNode.map { program.reference(of: $0).decls } ?? []
    }
    guard decls.count == 1,
      let function = context.program.ask({ FunctionDeclView($0.cursor(of: decls[0])) }),
      let body = function.body, let content = function.parameters.last,
      content.type?.textWithoutTrivia.hasPrefix("()") == true,
      let file = context.file(at: function.cursor.tree.source.path)
    else { return false }
    let uses = body.descendants.filter {
      $0.kind == .declReferenceExpr && $0.declaredName == content.name
    }
    let isPlain = body.descendants.allSatisfy { ![.variableDecl, .forStmt].contains($0.kind) }
    return uses.count == 1 && isPlain && file.ancestry.showsOnce(uses[0], in: body, context)
  }
}

extension StoredProperty {
  /// `let content: Content`, `@ViewBuilder var content: () -> Content`
  fileprivate var isContent: Bool {
    wrappers.contains { $0.name == "ViewBuilder" } || bareName == "content"
  }

  private var bareName: Substring { name.hasPrefix("_") ? name.dropFirst() : name[...] }

  /// Whether a closure with a label may be the content.
  fileprivate func mayGet(_ label: String?) -> Bool { label.map { $0 == bareName } ?? true }

  /// Whether an initializer gets the content by its name.
  fileprivate func isParameter(of initializer: SyntaxCursor) -> Bool {
    InitializerDeclView(initializer)?.parameters.contains { $0.name == bareName } == true
  }
}

extension SyntaxCursor {
  fileprivate var isBody: Bool {
    child(.patternBinding)?.child(.identifierPattern)?.text == "body"
  }
}

extension Ancestry {
  /// Whether only views that fill a screen or arrange views are around a place in the body of a view.
  fileprivate func showsOnce(
    _ place: SyntaxCursor, in body: SyntaxCursor, _ context: TransformContext
  ) -> Bool {
    var part = place
    for ancestor in ancestors(of: place) {
      defer { part = ancestor }
      if ancestor.id == body.id { return true }
      guard let call = FunctionCallView(ancestor) else {
        // A branch may not show the content.
        if [.ifExpr, .switchExpr, .ifConfigDecl].contains(ancestor.kind) { return false }
        continue
      }
      if call.callee?.id == part.id { continue }
      let facts = context.program.ask { $0.facts(of: call) }
      let name = call.name ?? ""
      if name == "Section" { continue }
      guard !facts.isDisjoint(with: [.grouping, .screen, .stack, .reader]),
        !name.hasPrefix("Lazy"), !PushedDestination.rowContainers.contains(name)
      else { return false }
    }
    return false
  }
}
