import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The obstacles in what names mean: those that a strategy writes, and those by which the view is created.
struct NameObstacles {
  let view: DismissingView
  let context: TransformContext

  func all(for strategy: DismissalStrategy) -> [Obstacle] {
    hiddenTypes(for: strategy) + otherTypes
      + (strategy == .environment ? namedTypes + ownModifiers : [])
  }

  /// A modifier of the repository that may be meant where the key is set, or be ambiguous there.
  private var ownModifiers: [Obstacle] {
    ["environment", "transformEnvironment"].flatMap(context.functions).filter {
      $0.parameters.first?.type?.textWithoutTrivia.contains("KeyPath<EnvironmentValues") ?? false
    }.map {
      Obstacle(
        .nameMeansAnother, "the repository declares another modifier `\($0.fullName)`",
        at: $0.cursor)
    }
  }

  /// A type of the repository with the name of one that the strategy writes, also another name of a type, or a
  /// generic parameter.
  private func hiddenTypes(for strategy: DismissalStrategy) -> [Obstacle] {
    let names: [String] =
      switch strategy {
      case .binding: ["Binding", "Bool"]
      case .item: ["Binding"]
      case .closure: ["Void"]
      case .model: ["State", "StateObject", "ObservableObject", "Observable", "Published"]
      case .environment:
        (view.properties.allSatisfy(\.isQualified) ? [] : ["Environment"])
          + ["EnvironmentKey", "EnvironmentValues"]
      }
    return names.compactMap { name in
      view.properties.map(\.cursor).first { context.isOwnType(name, at: $0) }.map {
        Obstacle(.nameMeansAnother, "the repository declares another `\(name)`", at: $0)
      }
    }
  }

  /// A call by the view's name that creates something else: the name may be an alias there.
  private var otherTypes: [Obstacle] {
    let decls = context.program.ask { program in
      view.declarations.filter { !$0.isExtension }.compactMap { program.decl(at: $0.cursor) }
    }
    return view.sites.map(\.expression).filter { site in
      guard let callee = FunctionCallView(site)?.callee, let name = callee.declaredName,
        name == view.declarations[0].name
      else { return false }
      let meant = context.program.ask { $0.meaning(of: name, at: callee).decls }
      return !meant.isEmpty && !meant.contains(where: decls.contains)
    }.map {
      Obstacle(
        .nameMeansAnother,
        "`\(FunctionCallView($0)?.name ?? view.name)` may mean another type here",
        at: $0)
    }
  }

  /// A generic argument or the result of a function type that is the view's own type, which a modifier would
  /// hide.
  private var namedTypes: [Obstacle] {
    let arrivals = view.sites.flatMap(\.routes).map(\.arrival)
    let names = Dictionary(grouping: arrivals) { $0.tree.source.path }.mapValues { arrivals in
      Set(arrivals.compactMap { FunctionCallView($0)?.name })
    }
    return names.sorted { $0.key < $1.key }.flatMap { path, names -> [Obstacle] in
      guard let file = context.file(at: path) else { return [] }
      let places = arrivals.filter { $0.tree === file.tree }
      return file.tree.nodes(ofKind: .identifierType).filter { type in
        names.contains(type.text) && file.isPartOfType(type)
          && !file.isOfSelf(type, besides: places)
      }.map {
        Obstacle(
          .viewTypeMustStay,
          "`\($0.text)` is part of another type here, and a modifier would give the view another type",
          at: $0)
      }
    }
  }
}

extension TransformContext {
  /// Whether a name of a type means one that the repository declares.
  func isOwnType(_ name: String, at place: SyntaxCursor) -> Bool {
    program.ask { program in
      program.meaning(of: name, at: place).decls.contains { program.knownModule(of: $0) == nil }
    }
  }
}

extension DismissProperty {
  /// `@SwiftUI.Environment(\.dismiss)`
  fileprivate var isQualified: Bool {
    cursor.children.contains {
      $0.kind == .attribute && $0.textWithoutTrivia.hasPrefix("@SwiftUI.Environment(")
    }
  }
}

extension IndexedFile {
  /// `Page<BookView>`, `() -> BookView`
  fileprivate func isPartOfType(_ type: SyntaxCursor) -> Bool {
    guard let parent = ancestry.parent(of: type) else { return false }
    let kinds: Set<SyntaxKind> = [.genericArgument, .genericArgumentClause, .functionType]
    return kinds.contains(parent.kind)
      || parent.kind == .returnClause && ancestry.parent(of: parent)?.kind == .functionType
  }

  /// Whether the type itself names it, as in a member that gives its values other modifiers, and creates none.
  fileprivate func isOfSelf(_ type: SyntaxCursor, besides places: [SyntaxCursor]) -> Bool {
    guard let owner = TypeDecl.enclosing(type, ancestry: ancestry), owner.name == type.text else {
      return false
    }
    return !places.contains(where: owner.cursor.contains)
  }
}
