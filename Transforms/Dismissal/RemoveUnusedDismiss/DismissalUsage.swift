import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What uses the property through which a view could close itself.
struct DismissalUsage {
  let property: DismissProperty
  private let view: DismissingView
  private let context: TransformContext

  init(of property: DismissProperty, in view: DismissingView, context: TransformContext) {
    self.property = property
    self.view = view
    self.context = context
  }

  var place: ByteOffset { tree.range(of: property.nameToken).start }

  private var tree: SyntaxTree { property.cursor.tree }

  /// Whether something uses the property, in any branch of an `#if`, or hands over another in its place.
  var isUsed: Bool {
    if isUsed(in: context.screens.file(at: tree.source.path)) { return true }
    if property.isPrivate { return false }
    return isHandedOver || context.index.paths.contains { isUsed(in: context.screens.file(at: $0)) }
  }

  /// Whether a file uses it; one that the search for screens did not ask for has no name of the view.
  private func isUsed(in file: IndexedFile?) -> Bool {
    guard let file, !file.uses(of: property.name).isEmpty || file.path == tree.source.path else {
      return false
    }
    // Which module a file is of is a guess, so the extensions of any count.
    let extensions = TypeDecl.all(in: file.tree).filter {
      $0.isExtension && $0.name == property.type.name
    }
    let declarations = view.declarations + extensions
    return !file.references(to: property.name, of: declarations).isEmpty
  }

  /// Whether a call is given it: `V(dismiss: …)`, for which the initialiser that nobody wrote has a
  /// parameter.
  private var isHandedOver: Bool {
    view.sites.compactMap { FunctionCallView($0.expression) }.contains { call in
      call.arguments.contains { $0.label == property.name }
    }
  }

  /// Why the property must stay although nothing uses it.
  var obstacle: Obstacle? {
    guard property.type.cursor.kind == .structDecl else {
      return Obstacle(.notAStructure, "`\(property.type.name)` is no structure")
    }
    if property.isPrivate { return nil }
    if let access = widerAccess {
      return Obstacle(.publicInterface, "it is `\(access)`, so others may use it")
    }
    return ProtocolRequirement(of: property.type, context: context).naming(property.name)
      .map { Obstacle(.protocolRequirement, "`\($0)` may ask for `\(property.name)`") }
  }

  private var widerAccess: String? {
    let levels: [TokenKind] = [.public, .open, .package]
    return levels.first { property.cursor.hasModifier($0) }?.keywordText
  }
}
