import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The Boolean properties of a view that are constant where a call creates it: the call passes a literal, or a property
/// of the view around it that is constant wherever that view is created.
struct ConstantFlags {
  private let context: TransformContext

  init(in context: TransformContext) { self.context = context }

  /// - Parameter declarations: those of the view, with its extensions.
  func values(of declarations: [TypeDecl], at place: SyntaxCursor) -> [String: Bool] {
    values(of: declarations, at: place, views: Self.mostViews)
  }

  /// The number of views that a value is followed through.
  private static let mostViews = 3

  private func values(
    of declarations: [TypeDecl], at place: SyntaxCursor, views: Int
  ) -> [String: Bool] {
    let types = declarations.filter { !$0.isExtension }
    // Branches of an `#if` may have copies.
    guard !types.isEmpty, types.areCopies, let call = FunctionCallView(place),
      let initialized = InitializedProperties(
        of: types[0], extensions: declarations.filter(\.isExtension)),
      let arguments = initialized.arguments(of: call)
    else { return [:] }
    let defaults = initialized.defaults(besides: call)
    let hasInitializer = declarations.flatMap(\.members).contains { $0.kind == .initializerDecl }
    var flags: [String: Bool] = [:]
    for property in types[0].storedProperties where property.wrappers.isEmpty {
      let passed = arguments.first { $0.0.name == property.name }?.1
      let initial = property.binding.child(.initializerClause)?.children.reversed().first
      let value = passed ?? (hasInitializer ? defaults[property.name] : initial)
      flags[property.name] = value.flatMap { self.value(of: $0, views: views) }
    }
    return flags
  }

  private func value(of expression: SyntaxCursor, views: Int) -> Bool? {
    if expression.kind == .booleanLiteralExpr { return expression.text == "true" }
    if expression.kind == .prefixOperatorExpr, expression.text.hasPrefix("!"),
      let operand = expression.children.reversed().first
    {
      return value(of: operand, views: views).map(!)
    }
    guard 0 < views, let name = expression.declaredName, expression.kind == .declReferenceExpr,
      let file = context.file(at: expression.tree.source.path),
      file.ancestry.localDeclaration(of: name, at: expression) == nil,
      let type = TypeDecl.enclosing(expression, ancestry: file.ancestry), !type.isExtension
    else { return nil }
    let extensions = context.index.extensions(named: type.name).compactMap { placed in
      context.file(at: placed.path).flatMap {
        TypeDecl(SyntaxCursor(tree: $0.tree, id: placed.symbol.node))
      }
    }
    let found = context.constructions(
      of: type.qualifiedName(ancestry: file.ancestry), declaredIn: file.path)
    var values: Set<Bool?> = []
    for construction in found {
      let place = construction.expression
      if context.isPreviewOrTest(place) { continue }
      let flags = self.values(of: [type] + extensions, at: place, views: views - 1)
      values.insert(construction.obstacle == nil ? flags[name] : nil)
    }
    return values.count == 1 ? values.first ?? nil : nil
  }
}

extension [TypeDecl] {
  /// Whether all have the same code. The text of a whole type is long, so that of a single one is not read.
  var areCopies: Bool {
    guard 1 < count, let first = first?.cursor.textWithoutTrivia else { return true }
    return dropFirst().allSatisfy { $0.cursor.textWithoutTrivia == first }
  }
}
