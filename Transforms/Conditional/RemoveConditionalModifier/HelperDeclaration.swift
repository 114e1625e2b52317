import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// The declaration of a conditional modifier.
struct HelperDeclaration {
  let function: FunctionDeclView
  private let enclosing: ExtensionDeclView
  private let helper: ConditionalHelper

  var name: String { helper.name }

  /// The declarations in a file that extend views.
  static func all(in tree: SyntaxTree, _ context: TransformContext) -> [HelperDeclaration] {
    let names = context.model.conditionalModifierNames
    return tree.nodes(ofKind: .extensionDecl).compactMap(ExtensionDeclView.init)
      .flatMap { enclosing in
        enclosing.cursor.members.compactMap(FunctionDeclView.init).compactMap { function in
          guard names.contains(function.name),
            let helper = ConditionalHelper(function, in: enclosing), helper.isConditional,
            context.program.ask({
              $0.isForViews(helper, declaredIn: tree.source.path, of: context.model)
            })
          else { return nil }
          return HelperDeclaration(function: function, enclosing: enclosing, helper: helper)
        }
      }
  }

  /// Why the declaration must stay.
  func obstacle(in context: TransformContext) -> Obstacle? {
    let model = context.model
    let widerAccess = widerAccess(in: context)
    let mentions = (mentionBeside(model).map { [$0] } ?? []) + mentionsElsewhere(model)
    if let mention = mentions.first {
      guard let line = mention.line else {
        let place =
          mention.path.isEmpty
          ? "other files of the current folder, which this run did not read"
          : "\(mention.path), which Statewise could not read"
        return Obstacle(.fileNotRead, "`\(name)` may be used in \(place)")
      }
      let access = widerAccess.map { ", and is `\($0)`" } ?? ""
      let uses = HelperUses(of: function, in: context).uses(among: mentions)
      guard let use = uses.first, let line = use.line else {
        let place = "\(mention.path):\(line)\(Self.others(mentions.count - 1))"
        return Obstacle(
          .stillUsed,
          "other code has the name `\(name)`, as at \(place), and may mean it\(access)")
      }
      let place = "\(use.path):\(line)\(Self.others(uses.count - 1))"
      return Obstacle(.stillUsed, "`\(name)` is still used at \(place)\(access)")
    }
    if name == "callAsFunction" || !(name.first.map { $0.isLetter || $0 == "_" } ?? false) {
      return Obstacle(.stillUsed, "calls of `\(name)` do not contain its name")
    }
    if let access = widerAccess {
      return Obstacle(
        .publicInterface, "`\(name)` is `\(access)`; code outside this repository may call it")
    }
    if let attribute = unknownAttribute {
      return Obstacle(.unusualDeclaration, "`\(attribute)` may be a macro that uses `\(name)`")
    }
    return nil
  }

  func declined(_ obstacle: Obstacle) -> Outcome { .declined(Decline(obstacle, at: place)) }

  var place: ByteOffset {
    let tree = function.cursor.tree
    let name = function.cursor.token(.func).map { TokenID($0.index + 1) }
    return name.map { tree.range(of: $0).start } ?? function.cursor.range.start
  }

  /// A mention in the same file, outside the declaration itself.
  private func mentionBeside(_ model: RepositoryModel) -> Mention? {
    let tree = function.cursor.tree
    let mentions = tree.mentions(of: name)
    guard let found = mentions.first(where: { !function.cursor.tokenIDs.contains($0.index) }) else {
      return nil
    }
    // The line of the first one is known as it is on disk, where other changes precede it.
    let isFirst = mentions.first { _ in true } == found
    return (isFirst ? model.mention(of: name, in: tree.source.path) : nil)
      ?? tree.mention(of: name, at: found)
  }

  private func mentionsElsewhere(_ model: RepositoryModel) -> [Mention] {
    guard !helper.isPrivate else { return [] }
    return model.mentions(of: name, outside: function.cursor.tree.source.path)
  }

  private static func others(_ count: Int) -> String {
    switch count {
    case 0: ""
    case 1: " and in another file"
    default: " and in \(count) other files"
    }
  }

  /// The access level above `internal`, its own or that of the extension. Nobody imports the module of an app.
  private func widerAccess(in context: TransformContext) -> String? {
    let module = context.modules[function.cursor.tree.source.path]
    // That of a package may be made for others.
    guard module.isPublished || module.name.isEmpty || module.importName != nil else { return nil }
    let own = function.cursor.accessLevel ?? enclosing.cursor.accessLevel
    return own.flatMap { Self.widerAccessLevels.contains($0) ? $0 : nil }
  }

  /// An attribute that may be a macro.
  private var unknownAttribute: String? {
    let attributes = function.cursor.children.filter { $0.kind == .attribute }
    return attributes.map(\.textWithoutTrivia).first { text in
      let name = text.dropFirst().prefix { $0 != "(" }.split(separator: ".").last ?? ""
      return !Self.plainAttributes.contains(String(name))
    }
  }

  private static let widerAccessLevels: Set<String> = ["public", "open", "package"]

  private static let plainAttributes: Set<String> = [
    "MainActor", "ViewBuilder", "_disfavoredOverload", "available", "discardableResult",
    "inlinable", "inline", "usableFromInline",
  ]
}

extension SyntaxCursor {
  /// The access level that a declaration states.
  fileprivate var accessLevel: String? {
    children.lazy.filter { $0.kind == .declModifier }.map(\.text).first(
      where: Self.accessLevels.contains)
  }

  private static let accessLevels: Set<String> = [
    "public", "open", "package", "internal", "fileprivate", "private",
  ]
}
