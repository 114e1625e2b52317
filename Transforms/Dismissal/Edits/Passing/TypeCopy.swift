import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// One declaration of a type that several targets or branches of `#if` may declare, and the
/// properties that it loses.
struct TypeCopy {
  let type: TypeDecl
  /// The properties that it loses: none, one, or one for each branch of an `#if` around it.
  private(set) var old: [SyntaxCursor]

  /// The declarations, where entries for the same declaration count as one.
  static func all(
    of declarations: [InitializerPlan.Declaration]
  ) throws(Obstacle) -> [TypeCopy] {
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

  var isOldPrivate: Bool { old.first?.isPrivate == true }

  private func checkKind() throws(Obstacle) {
    guard type.cursor.kind == .structDecl else {
      throw Obstacle(.notAStructure, "`\(type.name)` is not a structure", at: type.cursor)
    }
    // A structure with initializers on some platforms has its memberwise initializer on the others.
    let initializers = type.members.filter { $0.kind == .initializerDecl }
    let always = type.cursor.child(.memberBlock)?.child(.initializerDecl)
    if let first = initializers.first, always == nil {
      throw Obstacle(
        .conditionalCompilation, "an initializer of `\(type.name)` is declared inside `#if`",
        at: first)
    }
  }

  /// The edits that put the new property at a place; before all properties where there is no old one.
  func edits(
    passing property: PassedProperty, at place: PropertyPlace, keepsPrivacy: Bool
  ) throws(Obstacle) -> [Edit] {
    guard !old.isEmpty else {
      let text = (property.attribute.map { $0 + " " } ?? "") + property.declaration
      let insertion = PropertyInsertion(type: type)
      let new = MemberInsertion(type: type, declaration: text)
      return switch place {
      case .after(let other): insertion.edits(adding: text, after: other)
      case .before(let other): new.edits(before: other.decl)
      case .beforeMember(let member): new.edits(before: member)
      case .atTop: new.editsAtTop()
      case .ofOld: try new.editsBeforeProperties()
      }
    }
    let replacement = PropertyReplacement(
      old: old, type: type, new: property, keepsPrivacy: keepsPrivacy)
    switch place {
    case .ofOld:
      return try replacement.editsInPlace()
    case .before(let other):
      guard !other.isConditional else {
        throw Obstacle(
          .conditionalCompilation,
          "the property `\(other.name)` of `\(type.name)` is declared inside `#if`",
          at: other.decl)
      }
      return try replacement.edits(before: other.decl)
    case .after(let other):
      return try replacement.edits(after: other.decl)
    case .beforeMember(let member):
      return try replacement.edits(before: member)
    case .atTop:
      return try replacement.editsAtTop()
    }
  }
}

/// Where a new property goes.
enum PropertyPlace {
  /// In the place of the old one.
  case ofOld
  case before(StoredProperty)
  case after(StoredProperty)
  case beforeMember(SyntaxCursor)
  /// Before all members and the heading above the first one.
  case atTop

  /// Whether a declaration of the type stands above it.
  func isBelow(_ decl: SyntaxCursor) -> Bool {
    switch self {
    case .after(let other): decl.id <= other.decl.id
    case .before(let other): decl.id < other.decl.id
    case .beforeMember(let member): decl.id < member.id
    case .atTop, .ofOld: false
    }
  }
}
