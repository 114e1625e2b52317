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
    if !property.isPrivate,
      let obstacle = FlagDeclaration(property, in: type).reachObstacle(in: context)
    {
      return obstacle
    }
    return formObstacle ?? commentObstacle
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
    let tree = decl.tree
    let comments = tree.comments(in: DeclarationExtent(of: decl).range)
    if let lost = comments.first(where: { decl.range.contains($0.range) }) {
      return .lostComment(tree.source.string(lost.range), remedy: nil, at: decl)
    }
    return comments.contains(where: tree.isAboutValue) ? .valueComment(of: property) : nil
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
