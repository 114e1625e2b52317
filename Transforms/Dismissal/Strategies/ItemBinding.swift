import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The binding of the item that presents a view, as the view can declare it: `selectedNote`, of `Note?`.
struct ItemBinding {
  let name: String
  /// `Note`
  let type: String

  /// - Returns: nil where a presentation has no optional property for its item, where the view does not hold
  ///   such an item itself, or where no name is free.
  init?(of facts: DismissalFacts) {
    var items: [Item] = []
    for route in facts.view.sites.flatMap(\.routes) where !route.isPreview {
      guard case .presentation(let presentation) = route.end, route.isDirect,
        let item = Item(of: presentation, for: facts)
      else { return nil }
      items.append(item)
    }
    let held = facts.view.declarations.flatMap(\.storedProperties).compactMap {
      $0.type?.textWithoutTrivia
    }
    guard let first = items.first, held.contains(first.type),
      items.allSatisfy({ $0.type == first.type })
    else { return nil }
    let own = items.allSatisfy { $0.name == first.name } ? [first.name] : []
    let simpleType = first.type.split(separator: ".").last ?? ""
    guard let name = (own + ["presented\(simpleType)"]).first(where: facts.isFree) else {
      return nil
    }
    self.name = name
    type = first.type
  }

  /// The property that one presentation has for its item.
  private struct Item {
    let name: String
    let type: String

    init?(of presentation: Presentation, for facts: DismissalFacts) {
      let context = facts.context
      guard case .item(let state) = presentation.trigger, let path = StatePath(state),
        let pattern = context.program.ask({ Self.property(of: path, $0) }),
        let file = context.file(at: pattern.tree.source.path),
        let owner = TypeDecl.enclosing(pattern, ancestry: file.ancestry),
        let property = owner.storedProperties.first(where: {
          $0.binding.child(.identifierPattern)?.id == pattern.id
        }), let written = property.wrappedType,
        let type = try? PresentedItem(written, of: property, in: owner, context).type(
          in: facts.view)
      else { return nil }
      self.type = type
      name = property.name
    }

    /// The declaration of what the binding holds, where the same binding is there each time.
    private static func property(of path: StatePath, _ program: Program) -> SyntaxCursor? {
      guard path.isStable(in: program), let root = path.decl(in: program) else { return nil }
      guard !path.rest.isEmpty else { return program.cursor(of: root) }
      guard case .ofValue(let member) = path.members(of: root, in: program) else { return nil }
      return program.knownModule(of: member) == nil ? program.cursor(of: member) : nil
    }
  }
}
