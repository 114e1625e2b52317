import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// `modifier(Card())` with a view modifier of the repository. Its type gets a property that turns it off, and the
/// call passes the condition: `modifier(Card(isActive: c))`.
struct ViewModifierForm {
  private let modifier: ConditionalModifier
  /// `Card()`
  private let creation: FunctionCallView
  private let type: TypeDecl
  private let context: TransformContext
  private let depth: Int

  /// Nil for any other modifier, and if the view modifier is not known, or other repositories can use it.
  init?(_ modifier: ConditionalModifier, depth: Int, in context: TransformContext) {
    let arguments = modifier.call.arguments
    guard modifier.name == "modifier", arguments.count == 1, let first = arguments.first,
      let creation = FunctionCallView(first.value),
      !creation.arguments.contains(where: \.isTrailing)
    else { return nil }
    let types = context.viewModifiers(createdBy: first.value)
    guard types.count == 1, let type = types.first, type.cursor.kind == .structDecl,
      !context.modules[type.cursor.tree.source.path].isPublished
        || !type.cursor.hasModifier(.public)
    else { return nil }
    self.modifier = modifier
    self.creation = creation
    self.type = type
    self.context = context
    self.depth = depth
  }

  func rewritten() throws(Obstacle) -> RewrittenModifier {
    guard let body = ModifierBody(ofViewModifier: type) else {
      throw obstacle("does not apply a chain of modifiers to its content")
    }
    guard !type.keepsWhatItIsGiven else {
      throw obstacle(
        "keeps the value that it is created with; created earlier, it would keep another one")
    }
    guard !type.cursor.usesNameOfActivation else {
      throw obstacle("already uses the name `\(ActivatedBody.name)`")
    }
    var declaration: ActivatedBody
    do {
      declaration = try ActivatedBody(body, depth: depth, in: context)
    } catch {
      throw depth == 0 ? error.inDeclaration(of: type.name) : error
    }
    declaration.add([type.cursor.tree.source.path: try propertyEdits() + initializerEdits()])
    let types = ArgumentTypes(in: context)
    let created = try ConditionalModifier(
      call: creation, condition: modifier.condition, receiver: nil, origin: .repository
    ).activated(
      at: creation.arguments.count, declaration,
      caveat: "the change adds a property `\(ActivatedBody.name)` to `\(type.name)`", types)
    return RewrittenModifier(
      ChainReplacement.Piece(modifier.call, edits: created.piece.edits), caveats: created.caveats,
      declarationEdits: created.declarationEdits, appliedNames: created.appliedNames)
  }

  /// The property, which is the last one, so that the new argument is, too.
  private func propertyEdits() throws(Obstacle) -> [Edit] {
    let hasInitializer = !initializers.isEmpty
    let declaration =
      hasInitializer
      ? "private let \(ActivatedBody.name): Bool" : "var \(ActivatedBody.name) = true"
    let insertion = PropertyInsertion(type: type)
    guard let last = type.storedProperties.last(where: { !$0.isConditional }) else {
      return try insertion.edits(addingState: declaration)
    }
    return insertion.edits(adding: declaration, after: last)
  }

  /// The parameter of the only initializer; none for a memberwise one.
  private func initializerEdits() throws(Obstacle) -> [Edit] {
    guard !initializers.isEmpty else {
      guard MemberwiseInitializer(of: type)?.hidingProperty == nil else {
        throw obstacle("has a private initializer")
      }
      return []
    }
    guard initializers.count == 1, let body = initializers[0].body,
      let list = ListInsertion(parametersOf: initializers[0].cursor)
    else {
      throw obstacle("has several initializers")
    }
    let name = ActivatedBody.name
    let parameter = list.edit(
      inserting: "\(name): Bool = true", at: initializers[0].parameters.count)
    return [parameter] + FirstStatement(body: body).edits(inserting: "self.\(name) = \(name)")
  }

  private var initializers: [InitializerDeclView] {
    type.members.compactMap(InitializerDeclView.init)
  }

  private func obstacle(_ reason: String) -> Obstacle {
    Obstacle(
      .ownModifier,
      "this repository declares `\(type.name)` (\(type.cursor.lineInFile)), which \(reason)",
      remedy: "add a property to `\(type.name)` that disables it")
  }
}

extension TypeDecl {
  /// Whether a state of it has its first value from the code that creates it.
  fileprivate var keepsWhatItIsGiven: Bool {
    storedProperties.contains { property in
      !property.hasValue
        && property.wrappers.contains { ["State", "StateObject"].contains($0.name) }
    }
  }
}
