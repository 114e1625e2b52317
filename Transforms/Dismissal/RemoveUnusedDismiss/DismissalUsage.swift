import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The uses of a property that could dismiss a view.
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

  /// Whether anything uses the property, in any branch of an `#if`, or a call passes a value for
  /// it.
  var isUsed: Bool {
    if isUsed(in: context.screens.file(at: tree.source.path)) { return true }
    if property.isPrivate { return false }
    return isPassed || context.index.paths.contains { isUsed(in: context.screens.file(at: $0)) }
  }

  /// Whether a file uses it. A file that the screen search did not read does not name the view.
  private func isUsed(in file: IndexedFile?) -> Bool {
    guard let file, !file.uses(of: property.name).isEmpty || file.path == tree.source.path else {
      return false
    }
    // The module of a file is a guess, so extensions in any module count.
    let extensions = TypeDecl.all(in: file.tree).filter {
      $0.isExtension && $0.name == property.type.name
    }
    let declarations = view.declarations + extensions
    return !file.references(to: property.name, of: declarations).isEmpty
  }

  /// Whether a call passes it: `V(dismiss: …)`, to the memberwise initializer.
  private var isPassed: Bool {
    view.sites.compactMap { FunctionCallView($0.expression) }.contains { call in
      call.arguments.contains { $0.label == property.name }
    }
  }

  /// Why the property must stay although nothing uses it.
  var obstacle: Obstacle? {
    guard property.type.cursor.kind == .structDecl else {
      return Obstacle(
        .notAStructure,
        "`\(property.type.name)` is not a structure, so its property may be used elsewhere")
    }
    if property.isPrivate { return nil }
    if let access = widerAccess {
      return Obstacle(
        .publicInterface,
        "`\(property.name)` is `\(access)`; code outside this repository may use it")
    }
    return ProtocolRequirement(of: property.type, context: context).naming(property.name)
      .map { Obstacle(.protocolRequirement, "protocol `\($0)` may require `\(property.name)`") }
  }

  private var widerAccess: String? {
    let levels: [TokenKind] = [.public, .open, .package]
    return levels.first { property.cursor.hasModifier($0) }?.keywordText
  }
}
