import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A view, view controller or window of UIKit or AppKit that a model keeps, although a screen made it: it stays in
/// memory with all that it shows, where it keeps the model in turn.
struct KeptController {
  /// The name of its type.
  let typeName: String
  /// Whether the property can be `weak`: something else keeps each value that is assigned.
  let canBeWeak: Bool

  /// - Returns: nil where the property holds no such object, or the model makes the object itself.
  init?(in property: StoredProperty, of type: TypeDecl, _ context: TransformContext) {
    guard let pattern = property.binding.child(.identifierPattern), !property.isLet,
      !property.decl.hasModifier(.weak), !property.decl.hasModifier(.unowned), !property.isLazy,
      let name = context.program.ask({ $0.nameOfPlatformView(in: pattern) })
    else { return nil }
    let values = context.uses(of: [pattern], arePrivate: property.isPrivate)
      .flatMap { file, uses in
        let ancestry = Ancestry(of: file.tree)
        return uses.compactMap { use in
          context.program.ask { ancestry.assignment(to: use.name, in: $0) }
        }
      }
    guard !values.contains(where: \.isRelease), values.contains(where: \.isOfScreen) else {
      return nil
    }
    typeName = name
    canBeWeak =
      property.isOptional && property.wrappers.isEmpty && !property.hasValue
      && values.allSatisfy(\.isKeptElsewhere)
  }
}

/// A value that code assigns to a property.
private struct AssignedValue {
  /// Whether code outside `deinit` empties the property.
  let isRelease: Bool
  /// Whether other code than the property's own object assigns it, and it is what a representable returns, or belongs
  /// to a view or controller that keeps the object: `model.window = self.window`.
  let isOfScreen: Bool
  /// Whether it is an object that a screen shows: the view that a representable returns, or a controller itself.
  let isKeptElsewhere: Bool
}

extension Ancestry {
  /// The value that is assigned to the property that a name means; nil where the name is not assigned.
  fileprivate func assignment(to name: SyntaxCursor, in program: Program) -> AssignedValue? {
    var target = name
    var base: SyntaxCursor?
    while let outer = parent(of: target), outer.kind != .sequenceExpr {
      guard [.memberAccessExpr, .optionalChainingExpr].contains(outer.kind) else { return nil }
      if let member = MemberAccessView(outer) {
        guard member.nameNode?.id == target.id else { return nil }
        base = member.base
      }
      target = outer
    }
    guard let sequence = parent(of: target) else { return nil }
    let parts = Array(sequence.children)
    guard parts.count == 3, parts[0].id == target.id, parts[1].kind == .assignmentExpr else {
      return nil
    }
    let value = parts[2]
    let isShown = isShown(value)
    let isEmpty = value.kind == .nilLiteralExpr
    return AssignedValue(
      isRelease: isEmpty && !ancestors(of: name).contains { $0.kind == .deinitializerDecl },
      isOfScreen: base.map { !$0.isSelf && (isShown || isOwn(value, of: $0, in: program)) }
        ?? false,
      isKeptElsewhere: isEmpty || isShown)
  }

  /// Whether a value belongs to the view or controller whose code runs, and that keeps an object.
  private func isOwn(
    _ value: SyntaxCursor, of object: SyntaxCursor, in program: Program
  ) -> Bool {
    guard value.firstNode.isSelf, let type = TypeDecl.enclosing(value, ancestry: self),
      let decl = program.type(declaredAt: type.cursor),
      program.isPlatformView(.nominal(decl, []))
    else { return false }
    let names = [object] + object.descendants
    return !names.contains { name in
      program.declarations(of: name).contains { decl in
        let pattern = program.cursor(of: decl)
        let variable = Ancestry(of: pattern.tree).ancestors(of: pattern).first {
          $0.kind == .variableDecl
        }
        return variable.map { $0.hasModifier(.weak) || $0.hasModifier(.unowned) } ?? false
      }
    }
  }

  /// Whether an object is the one whose code runs, or what a representable returns.
  private func isShown(_ value: SyntaxCursor) -> Bool {
    if value.isSelf { return true }
    guard value.kind == .declReferenceExpr,
      let function = ancestors(of: value).first(where: { $0.kind == .functionDecl }).flatMap({
        FunctionDeclView($0)
      }), Self.makers.contains(function.name)
    else { return false }
    let returned = function.body?.children.filter { $0.kind == .returnStmt }
    return returned?.last?.children.first { _ in true }?.text == value.text
  }

  private static let makers: Set<String> = [
    "makeUIView", "makeUIViewController", "makeNSView", "makeNSViewController",
  ]
}

extension SyntaxCursor {
  /// `self` of `self.view.window`
  fileprivate var firstNode: SyntaxCursor {
    var node = self
    while let inner = node.children.first(where: { _ in true }) { node = inner }
    return node
  }
}

extension Program {
  /// The name of the type of a property that holds a view, view controller or window.
  fileprivate func nameOfPlatformView(in pattern: SyntaxCursor) -> String? {
    guard let decl = decl(at: pattern) else { return nil }
    let type = unwrapped(type(ofDeclared: decl))
    return isPlatformView(type) ? self.decl(of: type).map { name(of: $0) } : nil
  }
}
