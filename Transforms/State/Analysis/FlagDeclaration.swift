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
    return lost.map { .lostComment(decl.tree.source.string($0.range), remedy: nil, at: decl) }
  }

  /// What code outside the file may depend on.
  func reachObstacle(in context: TransformContext) -> Obstacle? {
    let decl = property.decl
    if decl.hasModifier(.public) || decl.hasModifier(.open) || decl.hasModifier(.package) {
      return Obstacle(.flagUsedOtherwise, "`\(property.name)` is public", at: decl)
    }
    if let file = context.index.unreadFiles(mentioningOneOf: [property.name]).first {
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
    let names = [type.name, "Self", "init"]
    return context.files(mentioning: property.name).lazy.flatMap { file in
      file.tree.nodes(ofKind: .functionCallExpr).compactMap(FunctionCallView.init)
    }.filter { call in
      call.nameNode?.declaredName.map(names.contains) ?? false
    }.flatMap(\.arguments).first { $0.label == property.name }?.cursor
  }
}
