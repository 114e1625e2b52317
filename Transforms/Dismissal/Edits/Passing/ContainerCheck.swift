import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Whether a container view can get a property to pass on.
struct ContainerCheck {
  let container: ContainerView
  let context: TransformContext

  /// The protocols whose requirements the compiler synthesizes from the stored properties.
  private static let synthesized: Set = [
    "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable",
  ]

  /// - Parameter removed: the names of properties that go.
  func allow(_ property: PassedProperty, insteadOf removed: [String]) throws(Obstacle) {
    let name = container.name
    let types = container.declarations.filter { !$0.isExtension }
    for type in container.declarations {
      guard
        removed.contains(property.name)
          || context.program.ask({ $0.canDeclareMember(property.name, in: type.cursor) })
      else {
        throw Obstacle(
          .nameTaken, "the container view `\(name)` already uses the name `\(property.name)`",
          at: types.first?.cursor)
      }
      let inside = type.cursor.child(.memberBlock) ?? type.cursor
      let hidden = property.typeNames.sorted().first {
        context.isOwnType($0, at: inside)
      }
      if let hidden {
        throw Obstacle(
          .nameMeansAnother, "the container view `\(name)` declares another `\(hidden)`",
          at: type.cursor)
      }
      if type.isExtension, type.members.contains(where: { $0.kind == .initializerDecl }) {
        throw Obstacle(
          .unsuitedInitializer, "the container view `\(name)` has an initializer in an extension",
          at: type.cursor)
      }
    }
    let compared = container.declarations.first {
      !Self.synthesized.isDisjoint(with: $0.inheritedNames)
    }
    if let compared {
      throw Obstacle(
        .protocolRequirement,
        "the compiler writes the code that compares or encodes the container view `\(name)`",
        at: compared.cursor)
    }
    for type in types where ProtocolRequirement(of: type, context: context).ofInitializer != nil {
      throw Obstacle(
        .protocolRequirement, "a protocol requires the initializer of the container view `\(name)`",
        at: type.cursor)
    }
  }
}

extension ContainerView {
  /// Whether its properties are in scope at a place that creates another view.
  func canPassProperties(to expression: SyntaxCursor, in screens: Screens) -> Bool {
    guard let ancestry = screens.file(at: expression.tree.source.path)?.ancestry,
      let type = TypeDecl.enclosing(expression, ancestry: ancestry),
      declarations.contains(where: {
        $0.cursor.tree === type.cursor.tree && $0.cursor.id == type.cursor.id
      }),
      let member = ancestry.ancestors(of: expression).first(where: {
        ancestry.parent(of: $0)?.kind == .memberBlock
      })
    else { return false }
    let hasBody =
      member.kind == .functionDecl
      || member.descendants.contains {
        $0.kind == .accessorBlock && $0.range.contains(expression.range)
      }
    return hasBody && !member.hasModifier(.static)
  }
}
