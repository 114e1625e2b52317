import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The type of the model that a view shares with its presenters.
struct SharedModel: Hashable, Sendable {
  /// `PresentationModel`, or `PresentationItem` for an optional item.
  let name: String
  /// `Note` in `PresentationItem<Note>`
  let item: String?

  /// The model of a Boolean state.
  static let ofFlag = SharedModel(name: "PresentationModel", item: nil)

  /// The model of an optional item.
  static func ofItem(_ type: String) -> SharedModel {
    SharedModel(name: "PresentationItem", item: type)
  }

  private init(name: String, item: String?) {
    self.name = name
    self.item = item
  }

  /// `PresentationItem<Note>`
  var type: String { name + (item.map { "<\($0)>" } ?? "") }

  /// The state in it.
  var member: String { item == nil ? "isPresented" : "item" }

  /// The names of a view's property for it, the best first. No presenter calls its model so.
  static let propertyNames = ["presentation", "presentationModel", "ownPresentation"]
}

extension SharedModel {
  /// The model that suits everything that presents a view.
  ///
  /// A state that cannot become a model is an obstacle where the view is created, and not here.
  init(of facts: DismissalFacts) throws(Obstacle) {
    var found: SharedModel?
    for route in facts.view.sites.flatMap(\.routes) {
      guard case .presentation(let presentation) = route.end,
        let model = try Self.model(of: presentation, for: facts)
      else { continue }
      guard found == nil || found == model else {
        throw Obstacle(
          .unsuitedState,
          "`\(facts.view.name)` is presented by states of different types, which need different models",
          at: presentation.call)
      }
      found = model
    }
    self = found ?? .ofFlag
  }

  private static func model(
    of presentation: Presentation, for facts: DismissalFacts
  ) throws(Obstacle) -> SharedModel? {
    switch presentation.trigger {
    case .flag: return .ofFlag
    case .item:
      guard let state = try? OwnedState(of: presentation, in: facts.context) else { return nil }
      return .ofItem(try PresentedItem(of: state, in: facts.context).type(in: facts.view))
    case .path, .none, .hosting: return nil
    }
  }
}
