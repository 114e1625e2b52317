import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The obstacles to a strategy in how a view is declared and created, however it is presented.
struct StrategyObstacles {
  let view: DismissingView
  let context: TransformContext

  func all(for strategy: DismissalStrategy) -> [Obstacle] {
    let names =
      NameObstacles(view: view, context: context).all(for: strategy) + dynamicMembers + inlinedCode
    switch strategy {
    case .binding, .item:
      return names + requirements + initializerRequirements + initialValues + distantInitializers
        + isolation
    case .closure, .model:
      return names + requirements + initializerRequirements + initialValues + isolation
    case .environment:
      return names + requirements + passedActions + isolation + environmentInitializers
    }
  }

  /// A new property may hide a member that other code finds by `@dynamicMemberLookup`.
  private var dynamicMembers: [Obstacle] {
    view.declarations.flatMap(\.cursor.children).filter {
      $0.kind == .attribute && $0.textWithoutTrivia == "@dynamicMemberLookup"
    }.map {
      Obstacle(
        .nameMeansAnother,
        "the new property may hide a member that `\(view.name)` finds by `@dynamicMemberLookup`",
        at: $0)
    }
  }

  /// Code that is inlined into other modules can use only what is public.
  private var inlinedCode: [Obstacle] {
    let initializers = view.declarations.flatMap(\.members).filter { $0.kind == .initializerDecl }
    return initializers.filter(\.isInlinable).map {
      Obstacle(
        .publicInterface,
        "an initializer of `\(view.name)` is `@inlinable`, and can use only public properties",
        at: $0)
    }
      + view.sites.filter { site in
        let path = site.expression.tree.source.path
        return context.screens.file(at: path)?.ancestry.ancestors(of: site.expression)
          .contains(where: \.isInlinable) ?? false
      }.map {
        Obstacle(
          .publicInterface,
          "`\(view.name)` is created in `@inlinable` code, which can use only public declarations",
          at: $0.expression)
      }
  }

  /// A view outside the main actor can neither have a binding nor read an entry of the main actor.
  private var isolation: [Obstacle] {
    view.declarations.filter { !$0.isExtension && $0.cursor.hasModifier(.nonisolated) }.map {
      Obstacle(
        .unsuitedInitializer, "`\(view.name)` is `nonisolated`, and the new property would not be",
        at: $0.cursor)
    }
  }

  /// An entry that may belong to the main actor cannot be read outside of it.
  private var environmentInitializers: [Obstacle] {
    view.declarations.flatMap(\.members).filter {
      $0.kind == .initializerDecl && $0.hasModifier(.nonisolated)
    }.map {
      Obstacle(
        .unsuitedInitializer,
        "an initializer of `\(view.name)` is `nonisolated`, and cannot read a new environment entry",
        at: $0)
    }
  }

  /// A property that a protocol requires cannot change.
  var requirements: [Obstacle] {
    view.properties.filter { !$0.cursor.hasModifier(.private) }.compactMap { property in
      ProtocolRequirement(of: property.type, context: context).naming(property.name).map {
        Obstacle(
          .protocolRequirement, "protocol `\($0)` may require `\(property.name)`",
          at: property.cursor)
      }
    }
  }

  /// An initializer that a protocol requires cannot take another parameter.
  private var initializerRequirements: [Obstacle] {
    view.properties.compactMap { property in
      ProtocolRequirement(of: property.type, context: context).ofInitializer.map {
        Obstacle(
          .protocolRequirement,
          "protocol `\($0)` requires an initializer, which cannot take another parameter",
          at: property.cursor)
      }
    }
  }

  /// The initial value of a stored property is created before there is a state.
  private var initialValues: [Obstacle] {
    view.sites.filter { $0.isPresented && context.isInitialValue($0.expression) }.map {
      Obstacle(
        .keptAsValue, "`\(view.name)` is created as the initial value of a property",
        at: $0.expression)
    }
  }

  /// The wrapper of a binding is private to its file, so no initializer elsewhere can set it.
  private var distantInitializers: [Obstacle] {
    let homes = view.properties.map(\.cursor.tree.source.path)
    return view.declarations.filter { !homes.contains($0.cursor.tree.source.path) }
      .flatMap { $0.members.filter { $0.kind == .initializerDecl && !$0.delegates } }
      .map {
        Obstacle(
          .unsuitedInitializer,
          "an initializer of `\(view.name)` in another file would have to set the binding", at: $0)
      }
  }

  /// An action that a caller passes has the type that the property has now.
  private var passedActions: [Obstacle] {
    let names = view.properties.filter { !$0.isPrivate }.map(\.name)
    return view.sites.filter { site in
      FunctionCallView(site.expression)?.arguments.contains {
        $0.label.map(names.contains) ?? false
      } ?? false
    }.map {
      Obstacle(
        .unsuitedInitializer, "a caller passes a dismiss action to `\(view.name)`",
        at: $0.expression)
    }
  }
}

extension TransformContext {
  /// Whether an expression is in the initial value of a property, which is created before there is a `self`.
  func isInitialValue(_ expression: SyntaxCursor) -> Bool {
    guard let ancestry = screens.file(at: expression.tree.source.path)?.ancestry else {
      return false
    }
    let scopes: Set<SyntaxKind> = [.accessorBlock, .codeBlock, .memberBlock]
    let around = Array(ancestry.ancestors(of: expression))
    guard let scope = around.firstIndex(where: { scopes.contains($0.kind) }),
      around[scope].kind == .memberBlock
    else { return false }
    return around[..<scope].contains { $0.kind == .variableDecl && !$0.hasModifier(.lazy) }
  }
}

extension ViewSite {
  /// Whether it is known what presents the view that is created here.
  fileprivate var isPresented: Bool {
    routes.contains { if case .presentation = $0.end { true } else { false } }
  }
}

extension SyntaxCursor {
  fileprivate var isInlinable: Bool {
    children.contains { $0.kind == .attribute && $0.textWithoutTrivia == "@inlinable" }
  }

  /// Whether an initializer calls another one: `self.init(…)`.
  fileprivate var delegates: Bool {
    descendants.contains { $0.kind == .memberAccessExpr && $0.textWithoutTrivia == "self.init" }
  }
}
