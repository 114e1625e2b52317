import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// The declaration of a property, and what depends on it besides the uses of its name.
struct StageDeclaration {
  private let shape: StageShape
  private let type: TypeDecl

  init(_ shape: StageShape, in type: TypeDecl) {
    self.shape = shape
    self.type = type
  }

  private var property: StoredProperty { shape.property }

  /// Why the declaration cannot be removed; nil where it can.
  func obstacle(in context: TransformContext) -> Obstacle? {
    if let obstacle = formObstacle ?? commentObstacle { return obstacle }
    if property.isPrivate { return nil }
    return FlagDeclaration(property, in: type).reachObstacle(in: context)
  }

  private var formObstacle: Obstacle? {
    let decl = property.decl
    if property.isConditional {
      return Obstacle(
        .conditionalCompilation, "`\(property.name)` is declared in an `#if`", at: decl)
    }
    if property.binding.child(.accessorBlock) != nil {
      return Obstacle(
        .flagUsedOtherwise, "`\(property.name)` has observers, which run when it changes", at: decl)
    }
    let isPlain =
      decl.children.count { $0.kind == .patternBinding } == 1
      && decl.children.count { $0.kind == .attribute } == property.wrappers.count
      && property.wrappers.allSatisfy { !$0.hasArguments } && decl.hasOnlyPlainModifiers
    guard isPlain else {
      return Obstacle(
        .unusualDeclaration, "`\(property.name)` is not declared alone, or with other attributes",
        at: decl)
    }
    if shape.startsOn, !shape.isFlag {
      return Obstacle(
        .unsupportedForm, "the initial value of `\(property.name)` is not `nil`", at: decl)
    }
    return nil
  }

  /// A comment that would be lost, or would be false above a case.
  private var commentObstacle: Obstacle? {
    let decl = property.decl
    let comments = decl.tree.comments(in: DeclarationExtent(of: decl).range)
    let lost = comments.first { comment in
      decl.range.contains(comment.range) || decl.tree.isAboutValue(comment)
    }
    return lost.map { .lostComment(decl.tree.source.string($0.range), remedy: nil, at: decl) }
  }
}

extension SyntaxCursor {
  /// Whether the modifiers of a declaration say who can use it, and nothing else.
  fileprivate var hasOnlyPlainModifiers: Bool {
    children.filter { $0.kind == .declModifier }.allSatisfy {
      ["private", "fileprivate", "internal", "private(set)", "fileprivate(set)", "final"]
        .contains($0.textWithoutTrivia)
    }
  }
}

extension SyntaxTree {
  /// Whether a comment says what the values of a property mean, which is false of a case.
  fileprivate func isAboutValue(_ comment: TriviaPiece) -> Bool {
    let words = source.string(comment.range).split { !$0.isLetter }.map { $0.lowercased() }
    return words.contains { Self.valueWords.contains($0) }
  }

  private static let valueWords: Set<String> = [
    "bool", "boolean", "false", "flag", "if", "nil", "optional", "property", "true", "whether",
  ]
}
