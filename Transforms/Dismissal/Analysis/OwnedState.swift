import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The state of a presentation, where it is a private property of the presenting view that can become a
/// model: `@State private var isAdding = false`. Or it is a part of such a model already.
struct OwnedState {
  let property: StoredProperty
  /// The type that declares the property.
  let type: TypeDecl
  /// Whether the property is a model already.
  let isModel: Bool
  /// The type of the item as it is written; nil for a Boolean state.
  let itemType: String?
  /// Whether the presentation writes `self` before the state.
  let isOfSelf: Bool

  /// - Throws: where the state is anything else.
  init(of presentation: Presentation, in context: TransformContext) throws(Obstacle) {
    let call = presentation.call
    guard let file = context.screens.file(at: call.tree.source.path),
      let state = presentation.trigger.state, let path = StatePath(state), path.isPlainProjection
    else { throw Self.foreign(at: call) }
    let found = context.program.ask { program in path.decl(in: program).map(program.cursor) }
    guard let pattern = found, pattern.tree === call.tree,
      let type = TypeDecl.enclosing(pattern, ancestry: file.ancestry),
      type.cursor.kind == .structDecl, !type.cursor.hasModifier(.nonisolated),
      let property = type.storedProperties.first(where: {
        $0.binding.child(.identifierPattern)?.id == pattern.id
      })
    else { throw Self.foreign(at: call) }
    self.property = property
    self.type = type
    isOfSelf = path.isOfSelf
    if let item = property.itemOfModel(at: path.rest) {
      isModel = true
      itemType = item.isEmpty ? nil : item
      return
    }
    guard path.rest.isEmpty, property.wrappers.contains(where: { $0.name == "State" }) else {
      throw Self.foreign(at: call)
    }
    isModel = false
    let isItem = presentation.trigger.dismissedValue == "nil"
    itemType = isItem ? property.wrappedType : nil
    if isItem && itemType == nil {
      throw Self.unsuited(property, "has an initial value, or its type is not written as `T?`")
    }
    if !isItem && !property.isPlainFlag {
      throw Self.unsuited(property, "does not begin with `false`")
    }
    try Self.check(property)
  }

  private static func foreign(at call: SyntaxCursor) -> Obstacle {
    Obstacle(
      .unsuitedState, "the presenting view does not own the state, so it cannot keep it in a model",
      remedy: "present the view from a private `@State` property", at: call)
  }

  private static func unsuited(
    _ property: StoredProperty, _ words: String,
    remedy: String = "present the view from a private `@State` property of its own"
  ) -> Obstacle {
    Obstacle(
      .unsuitedState, "the state `\(property.name)` \(words)", remedy: remedy, at: property.decl)
  }

  private static func check(_ property: StoredProperty) throws(Obstacle) {
    guard property.wrappers.map(\.attribute.textWithoutTrivia) == ["@State"],
      property.decl.children.count(where: { $0.kind == .attribute }) == 1
    else { throw unsuited(property, "has other attributes than `@State`") }
    guard property.isPrivate else {
      throw unsuited(
        property, "is not private, so other code may use it", remedy: "make the state private")
    }
    guard !property.isConditional else {
      throw unsuited(property, "is declared inside `#if`")
    }
    guard property.decl.children.count(where: { $0.kind == .patternBinding }) == 1 else {
      throw unsuited(property, "is declared beside another property")
    }
    if let comment = property.decl.tree.comments(in: property.binding.range).first {
      throw .lostComment(
        property.decl.tree.source.string(comment.range), remedy: "move the comment above the state",
        at: property.decl)
    }
  }
}

extension StatePath {
  /// `$name`, `$name.member`
  fileprivate var isPlainProjection: Bool {
    isProjected && indices.isEmpty && root.declaredName?.hasPrefix("$") == true
  }
}

extension StoredProperty {
  /// The initial value without white space and comments.
  private var initialValue: String? {
    binding.child(.initializerClause)?.children.reversed().first?.textWithoutTrivia
  }

  /// `isAdding = false`, also with its type.
  fileprivate var isPlainFlag: Bool {
    initialValue == "false" && binding.child(.accessorBlock) == nil
      && ["Bool", nil].contains(type?.textWithoutTrivia)
  }

  /// `Note` in `note: Note?`
  var wrappedType: String? {
    guard type?.kind == .optionalType, binding.child(.accessorBlock) == nil,
      ["nil", nil].contains(initialValue)
    else { return nil }
    return type?.children.first { _ in true }?.textWithoutTrivia
  }

  /// What a model holds whose member presents: the type of its item, nothing for a Boolean state; nil where
  /// the property is no model.
  fileprivate func itemOfModel(at member: String) -> String? {
    guard let initialValue else { return nil }
    if member == ".isPresented" { return initialValue == "PresentationModel()" ? "" : nil }
    let start = "PresentationItem<"
    guard member == ".item", initialValue.hasPrefix(start), initialValue.hasSuffix(">()") else {
      return nil
    }
    return String(initialValue.dropFirst(start.count).dropLast(3))
  }
}
