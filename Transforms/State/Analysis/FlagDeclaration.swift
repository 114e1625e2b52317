import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The declaration of a flag, and what depends on it besides the uses of its name.
struct FlagDeclaration {
  private let property: StoredProperty
  private let type: TypeDecl

  init(_ property: StoredProperty, in type: TypeDecl) {
    self.property = property
    self.type = type
  }

  /// Why the declaration cannot be removed; nil where it can.
  func obstacle(in context: TransformContext) -> Obstacle? {
    formObstacle ?? (property.isPrivate ? nil : reachObstacle(in: context))
  }

  private var formObstacle: Obstacle? {
    let decl = property.decl
    if property.isConditional {
      return Obstacle(
        .conditionalCompilation, "`\(property.name)` is declared in an `#if`", at: decl)
    }
    let value = property.binding.child(.initializerClause)?.child(.booleanLiteralExpr)
    guard value?.text == "false" else {
      return Obstacle(
        .unsupportedForm, "the initial value of `\(property.name)` is not `false`", at: decl)
    }
    let isPlain =
      decl.children.count { $0.kind == .patternBinding } == 1
      && decl.children.count { $0.kind == .attribute } == 1
      && property.binding.child(.accessorBlock) == nil && !property.wrappers[0].hasArguments
    guard isPlain else {
      return Obstacle(
        .unusualDeclaration, "`\(property.name)` is not declared alone, or with more than `@State`",
        at: decl)
    }
    let comments = decl.tree.comments(in: DeclarationExtent(of: decl).range)
    let lost = comments.first { $0.isDocumentation || decl.range.contains($0.range) }
    if let lost {
      return .lostComment(decl.tree.source.string(lost.range), remedy: nil, at: decl)
    }
    return comments.contains(where: decl.tree.isAboutValue) ? .valueComment(of: property) : nil
  }

  /// What code outside the file may depend on.
  func reachObstacle(in context: TransformContext) -> Obstacle? {
    let decl = property.decl
    if decl.hasModifier(.public) || decl.hasModifier(.open) || decl.hasModifier(.package) {
      return Obstacle(.flagUsedOtherwise, "`\(property.name)` is public", at: decl)
    }
    let unread = context.index.unreadFiles(mentioningOneOf: [property.name])
    if let file = unread.first(where: { $0.mayMention(type.name) }) {
      return Obstacle(file, mayUse: property.name)
    }
    let isWitness = context.program.ask {
      !$0.protocols(requiring: property.name, ofTypeAt: type.cursor).isEmpty
    }
    if isWitness {
      return Obstacle(
        .flagUsedOtherwise, "a protocol requires `\(property.name)`", at: decl)
    }
    guard let argument = argument(in: context) else { return nil }
    return Obstacle(
      .flagUsedOtherwise, "a call passes a value for `\(property.name)`", at: argument)
  }

  /// An argument of the memberwise initializer for the flag.
  private func argument(in context: TransformContext) -> SyntaxCursor? {
    let hasInitializer = type.members.contains { $0.kind == .initializerDecl }
    guard type.cursor.kind == .structDecl, !hasInitializer else { return nil }
    for file in context.files(mentioning: property.name) {
      for call in file.tree.nodes(ofKind: .functionCallExpr).compactMap(FunctionCallView.init) {
        guard let argument = call.arguments.first(where: { $0.label == property.name }),
          mayMake(call, in: file, context)
        else { continue }
        return argument.cursor
      }
    }
    return nil
  }

  /// Whether a call may be of the memberwise initializer.
  private func mayMake(
    _ call: FunctionCallView, in file: IndexedFile, _ context: TransformContext
  ) -> Bool {
    guard let name = call.nameNode, let text = name.declaredName,
      [type.name, "Self", "init"].contains(text)
    else { return false }
    let around = TypeDecl.enclosing(call.cursor, ancestry: file.ancestry)
    if text == "Self" { return around?.name == type.name }
    let base = call.member?.base
    if text == "init", let base {
      if base.isSelf || base.declaredName == "Self" { return around?.name == type.name }
      return base.declaredName == type.name || base.declaredName?.first?.isUppercase != true
    }
    return context.program.ask { program in
      let decls = program.reference(of: name).decls
      return decls.isEmpty
        || decls.contains { decl in
          let cursor = program.cursor(of: decl)
          let owner = TypeDecl(cursor) ?? program.file(decl.file).indexed.enclosingType(of: cursor)
          return owner?.name == type.name
        }
    }
  }
}

extension IndexedFile {
  fileprivate func enclosingType(of cursor: SyntaxCursor) -> TypeDecl? {
    TypeDecl.enclosing(cursor, ancestry: ancestry)
  }
}
