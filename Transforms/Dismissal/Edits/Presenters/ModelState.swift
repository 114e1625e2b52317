import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The model that a presenting view keeps instead of a state, with the edits that let all of its code use
/// the model.
struct ModelState {
  let name: String
  let edits: [Edit]
  let state: OwnedState
  private let viewName: String
  private let context: TransformContext

  init(
    of presentation: Presentation, showing view: DismissingView, observedAs form: ObservationForm,
    in context: TransformContext
  ) throws(Obstacle) {
    let state = try OwnedState(of: presentation, in: context)
    self.state = state
    self.context = context
    viewName = view.name
    guard context.modules[state.type.cursor.tree.source.path] == context.modules[view.path] else {
      throw Obstacle(
        .otherModule, "`\(view.name)` is presented in another module, which has other models",
        at: presentation.call)
    }
    if state.isModel {
      name = state.property.name
      edits = []
      return
    }
    let candidate = ModelName(of: state, presenting: presentation.kind, in: context).free
    guard let candidate else {
      throw Obstacle(
        .nameTaken,
        "every candidate name for the model instead of `\(state.property.name)` is taken",
        at: state.property.decl)
    }
    name = candidate
    let model = state.itemType.map(SharedModel.ofItem) ?? .ofFlag
    let uses = StateUses(of: state, in: context)
    edits =
      Self.declaration(of: state, named: candidate, as: model, form)
      + (try uses.edits(naming: candidate + "." + model.member))
  }

  /// The model, as it is named where the view is created.
  func value(at place: SyntaxCursor) throws(Obstacle) -> String {
    let access = context.program.ask { program in
      state.property.binding.child(.identifierPattern).flatMap(program.decl)
        .flatMap { program.access(to: $0, at: place) }
    }
    guard let access else {
      throw Obstacle(
        .nameMeansAnother,
        "`\(state.property.name)` is not in scope where `\(viewName)` is created",
        at: place)
    }
    // No local name hides a new one.
    let isHidden = access == .throughSelf && name == state.property.name
    return (isHidden || state.isOfSelf ? "self." : "") + name
  }

  /// The bytes by which the edits make the line of a place longer.
  func growth(onLineOf place: SyntaxCursor) -> Int {
    let source = place.tree.source
    guard source.path == state.type.cursor.tree.source.path else { return 0 }
    let lines = LineTable(source)
    let line = lines.line(of: place.range.start)
    return edits.filter { lines.line(of: $0.range.start) == line }
      .reduce(0) { $0 + $1.replacement.count - $1.range.count }
  }

  /// A path shows more than one screen.
  static func obstacle(toPath state: SyntaxCursor, of subject: String) -> Obstacle {
    Obstacle(
      .unsuitedState,
      "\(subject) is pushed through the `path` of a `NavigationStack`, which is no model of one "
        + "presentation", at: state)
  }

  private static func declaration(
    of state: OwnedState, named name: String, as model: SharedModel, _ form: ObservationForm
  ) -> [Edit] {
    let property = state.property
    let value = Edit.replace(property.binding.range, with: "\(name) = \(model.type)()")
    guard form == .object else { return [value] }
    return [value]
      + property.wrappers.compactMap { $0.attribute.child(.identifierType) }
      .map { .replace($0.range, with: "StateObject") }
  }
}
