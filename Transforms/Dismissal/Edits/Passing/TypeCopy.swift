import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// One declaration of a type that several targets or branches of `#if` may declare, and what goes in
/// it.
struct TypeCopy {
  let type: TypeDecl
  /// The properties that go: none, one, or one for each branch of an `#if` around it.
  private(set) var old: [SyntaxCursor]

  /// The declarations, those with the same braces as one.
  static func all(
    of declarations: [InitializerPlan.Declaration]
  ) throws(PlacedObstacle) -> [TypeCopy] {
    var copies: [TypeCopy] = []
    for declaration in declarations {
      if let index = copies.firstIndex(where: { $0.isOf(declaration.type) }) {
        if let property = declaration.property { copies[index].old.append(property) }
        continue
      }
      let copy = TypeCopy(type: declaration.type, old: declaration.property.map { [$0] } ?? [])
      try copy.checkKind()
      copies.append(copy)
    }
    return copies
  }

  func isOf(_ other: TypeDecl) -> Bool {
    type.cursor.tree === other.cursor.tree && type.cursor.id == other.cursor.id
  }

  func contains(_ cursor: SyntaxCursor) -> Bool {
    type.cursor.tree === cursor.tree && type.cursor.range.contains(cursor.range)
  }

  var oldNames: [String] {
    type.storedProperties.filter { isOld($0) }.map(\.name)
  }

  func isOld(_ property: StoredProperty) -> Bool { old.contains { $0.id == property.decl.id } }

  private func checkKind() throws(PlacedObstacle) {
    guard type.cursor.kind == .structDecl else {
      throw PlacedObstacle(.notAStructure, "`\(type.name)` is not a structure", at: type.cursor)
    }
    // A structure that declares initialisers on some platforms alone has its memberwise one on others.
    let initializers = type.members.filter { $0.kind == .initializerDecl }
    let always = type.cursor.child(.memberBlock)?.child(.initializerDecl)
    if let first = initializers.first, always == nil {
      throw PlacedObstacle(
        .conditionalCompilation, "an initialiser is declared within `#if`", at: first)
    }
  }

  /// The edits that put the new property where the old one was, or before another property; where none
  /// goes, before all.
  func edits(
    handing property: HandedProperty, before other: StoredProperty?, keepsPrivacy: Bool
  ) throws(PlacedObstacle) -> [Edit] {
    guard !old.isEmpty else {
      let text = (property.attribute.map { $0 + " " } ?? "") + property.declaration
      return try PropertyInsertion(type: type).edits(addingFirst: text)
    }
    let replacement = PropertyReplacement(
      old: old, type: type, new: property, keepsPrivacy: keepsPrivacy)
    guard let other else { return try replacement.editsInPlace() }
    guard !other.isConditional else {
      throw PlacedObstacle(
        .conditionalCompilation, "`\(other.name)` before it is declared within `#if`",
        at: other.decl)
    }
    return try replacement.edits(before: other.decl)
  }
}
