import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// `@State private var isShowingSettings = false`: a flag that drives one presentation.
struct PresentationFlag {
  let property: StoredProperty
  let presentation: FlagPresentation
  /// All other uses.
  let uses: [FlagUse]
  /// Why the flag has to stay; nil where it can go.
  private(set) var obstacle: Obstacle?

  var name: String { property.name }
}

extension PresentationFlag {
  /// The flags of a type that each drive a presentation, in source order.
  static func all(of type: TypeDecl, in context: TransformContext) -> [PresentationFlag] {
    type.storedProperties.filter(\.isFlag).compactMap { property in
      property.binding.child(.identifierPattern).flatMap {
        PresentationFlag(property, declaredBy: $0, in: type, context)
      }
    }
  }

  private init?(
    _ property: StoredProperty, declaredBy pattern: SyntaxCursor, in type: TypeDecl,
    _ context: TransformContext
  ) {
    let found = context.uses(of: [pattern], arePrivate: property.isPrivate)
    var uses: [FlagUse] = []
    var presentations: [FlagPresentation] = []
    var obstacle = FlagDeclaration(property, in: type).obstacle(in: context)
    for (file, decls) in found {
      for use in decls {
        let presentation =
          use.decl.facet == .projection
          ? FlagPresentation(drivenBy: file.ancestry.withSelf(use.name), in: file) : nil
        if let presentation {
          presentations.append(presentation)
          continue
        }
        do throws(Obstacle) {
          uses.append(try FlagUse(use, of: property.name, in: file))
        } catch {
          obstacle = obstacle ?? error
        }
      }
    }
    guard let presentation = presentations.first else { return nil }
    self.property = property
    self.presentation = presentation
    self.uses = uses.filter { use in !uses.contains { $0.covers(use) } }
    if let other = presentations.dropFirst().first {
      obstacle = Obstacle(
        .flagUsedOtherwise, "`\(property.name)` drives several presentations", at: other.call.cursor
      )
    }
    self.obstacle =
      obstacle ?? presentation.obstacle ?? context.obstacle(to: presentation) ?? unshown(context)
  }

  /// Where nothing makes the flag true, there is nothing to present.
  private func unshown(_ context: TransformContext) -> Obstacle? {
    let mayBeShown = uses.contains { use in
      use.mayShow || use.action == .binding && !context.onlyHides(use)
    }
    guard !mayBeShown else { return nil }
    return Obstacle(.nothingShowsIt, "no code sets `\(name)` to true", at: property.decl)
  }

  /// The flag, with a reason to stay unless it has one.
  func staying(for obstacle: Obstacle?) -> PresentationFlag {
    var flag = self
    flag.obstacle = self.obstacle ?? obstacle
    return flag
  }
}

extension TransformContext {
  /// Whether a binding goes to a view of the repository that only reads it, or sets it to false.
  fileprivate func onlyHides(_ use: FlagUse) -> Bool {
    guard let argument = use.file.ancestry.parent(of: use.node),
      let call = use.file.ancestry.parent(of: argument).flatMap(FunctionCallView.init),
      let name = call.name,
      let label = call.arguments.first(where: { $0.value.id == use.node.id })?.label
    else { return false }
    let types = index.declarations(named: name).map(\.path).compactMap(file).flatMap { file in
      TypeDecl.all(in: file.tree).filter { $0.name == name }.map { (file.ancestry, $0) }
    }
    return !types.isEmpty && index.extensions(named: name).isEmpty
      && types.allSatisfy { $1.onlyHides(label, $0) }
  }

  /// Whether the modifier, or the one that takes its place, may be the repository's own.
  fileprivate func obstacle(to presentation: FlagPresentation) -> Obstacle? {
    let name = presentation.kind.rawValue
    let file = ParsedFile(presentation.tree)
    let isOwn = ["isPresented", "item"].contains {
      declaresModifier("\(name)(\($0):content:)", for: file)
    }
    let origin = program.ask { $0.origin(of: presentation.call) }
    guard isOwn || origin != .swiftUI && origin != .unknown else { return nil }
    return Obstacle(
      .ownModifier, "`\(name)` may not be SwiftUI's modifier", at: presentation.call.cursor)
  }
}

extension Ancestry {
  /// `self.name` for the name of a member of `self`.
  func withSelf(_ name: SyntaxCursor) -> SyntaxCursor {
    guard let outer = parent(of: name), let member = MemberAccessView(outer),
      member.nameNode?.id == name.id, member.base?.isSelf == true
    else { return name }
    return outer
  }
}

extension StoredProperty {
  /// Whether it is a Boolean state, as far as its declaration shows.
  fileprivate var isFlag: Bool {
    guard wrappers.count == 1, wrappers[0].name == "State", !isLet else { return false }
    let isLiteral = binding.child(.initializerClause)?.child(.booleanLiteralExpr) != nil
    return isLiteral || type?.textWithoutTrivia == "Bool"
  }
}

extension TypeDecl {
  /// Whether its code only reads a binding, or sets it to false.
  fileprivate func onlyHides(_ label: String, _ ancestry: Ancestry) -> Bool {
    guard
      storedProperties.contains(where: {
        $0.name == label && $0.wrappers.map(\.name) == ["Binding"]
      }),
      !members.contains(where: { $0.kind == .initializerDecl })
    else { return false }
    return cursor.descendants.allSatisfy { node in
      guard node.kind == .declReferenceExpr, let mentioned = node.declaredName else { return true }
      guard mentioned == label else { return !["$" + label, "_" + label].contains(mentioned) }
      let place = ancestry.withSelf(node)
      guard let outer = ancestry.parent(of: place) else { return true }
      if MemberAccessView(outer)?.base?.id == place.id { return false }
      let parts = outer.kind == .sequenceExpr ? Array(outer.children) : []
      guard 1 < parts.count, parts[0].id == place.id, parts[1].kind == .assignmentExpr else {
        return outer.kind != .inOutExpr
      }
      return parts.count == 3 && parts[2].text == "false"
    }
  }
}
