import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What keeps a view from a form by how it is declared and made, wherever it is presented.
struct FormObstacle {
  let view: DismissingView
  let context: TransformContext

  func all(for form: DismissalPlan.Form) -> [PlacedObstacle] {
    switch form {
    case .binding: requirements + initializerRequirements + initialValues + distantInitializers
    case .closure: requirements + initializerRequirements + initialValues
    case .environment: requirements + handedActions
    }
  }

  /// A property that a protocol asks for must stay what it is.
  private var requirements: [PlacedObstacle] {
    view.properties.filter { !$0.isPrivate }.compactMap { property in
      ProtocolRequirement(of: property.type, context: context).naming(property.name).map {
        PlacedObstacle(
          .protocolRequirement, "`\($0)` may ask for `\(property.name)`", at: property.cursor)
      }
    }
  }

  /// An initialiser that a protocol asks for must not take more.
  private var initializerRequirements: [PlacedObstacle] {
    view.properties.compactMap { property in
      ProtocolRequirement(of: property.type, context: context).ofInitializer.map {
        PlacedObstacle(
          .protocolRequirement, "`\($0)` asks for an initialiser, which would take more",
          at: property.cursor)
      }
    }
  }

  /// The initial value of a stored property is made before there is a state.
  private var initialValues: [PlacedObstacle] {
    view.sites.filter { $0.isPresented && isInitialValue($0.expression) }.map {
      PlacedObstacle(
        .keptAsValue, "it is made as the initial value of a property", at: $0.expression)
    }
  }

  private func isInitialValue(_ expression: SyntaxCursor) -> Bool {
    guard let ancestry = context.screens.file(at: expression.tree.source.path)?.ancestry else {
      return false
    }
    let scopes: Set<SyntaxKind> = [.accessorBlock, .closureExpr, .codeBlock, .memberBlock]
    let around = Array(ancestry.ancestors(of: expression))
    guard let scope = around.firstIndex(where: { scopes.contains($0.kind) }),
      around[scope].kind == .memberBlock
    else { return false }
    return around[..<scope].contains { $0.kind == .variableDecl && !$0.hasModifier(.lazy) }
  }

  /// The wrapper of a binding is private to its file, so that no initialiser elsewhere can set it.
  private var distantInitializers: [PlacedObstacle] {
    let homes = view.properties.map(\.cursor.tree.source.path)
    return view.declarations.filter { !homes.contains($0.cursor.tree.source.path) }
      .flatMap { $0.members.filter { $0.kind == .initializerDecl && !$0.delegates } }
      .map {
        PlacedObstacle(
          .unsuitedInitializer, "an initialiser in another file would have to set the binding",
          at: $0)
      }
  }

  /// An action that is handed over is of the type that the property has now.
  private var handedActions: [PlacedObstacle] {
    let names = view.properties.filter { !$0.isPrivate }.map(\.name)
    return view.sites.filter { site in
      FunctionCallView(site.expression)?.arguments.contains {
        $0.label.map(names.contains) ?? false
      } ?? false
    }.map { PlacedObstacle(.unsuitedInitializer, "an action is handed over", at: $0.expression) }
  }
}

extension ViewSite {
  /// Whether it is known what presents what is made here.
  fileprivate var isPresented: Bool {
    routes.contains { if case .presentation = $0.end { true } else { false } }
  }
}

extension SyntaxCursor {
  /// Whether an initialiser leaves the work to another one: `self.init(…)`.
  fileprivate var delegates: Bool {
    descendants.contains { $0.kind == .memberAccessExpr && $0.textWithoutTrivia == "self.init" }
  }
}
