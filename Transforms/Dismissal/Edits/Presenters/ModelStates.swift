import Syntax

/// The models that the presenters of a view share with it, by the calls that present.
struct ModelStates {
  private var models: [(call: SyntaxCursor, model: ModelState)] = []

  var isEmpty: Bool { models.isEmpty }

  subscript(call: SyntaxCursor) -> ModelState? {
    models.first { $0.call.tree === call.tree && $0.call.id == call.id }?.model
  }

  mutating func add(_ model: ModelState, for call: SyntaxCursor) { models.append((call, model)) }

  /// The bytes by which the edits make the line of a place longer.
  func growth(onLineOf place: SyntaxCursor) -> Int {
    models.reduce(0) { $0 + $1.model.growth(onLineOf: place) }
  }

  /// What a reviewer has to know: each pair of names once, with all views that have it.
  func caveats(for viewName: String) -> [String] {
    var starts: [String] = []
    var presenters: [String: [String]] = [:]
    for (_, model) in models {
      let state = model.state.property.name
      let start =
        model.state.isModel
        ? "`\(viewName)` shares the model `\(model.name)` of"
        : "the model `\(model.name)` takes the place of `\(state)` in"
      if presenters[start] == nil { starts.append(start) }
      let name = "`\(model.state.type.name)`"
      if presenters[start]?.contains(name) != true { presenters[start, default: []].append(name) }
    }
    return starts.map { start in
      let names = presenters[start] ?? []
      let list = names.dropLast().joined(separator: ", ")
      return start + " " + (names.count == 1 ? names[0] : "\(list) and \(names[names.count - 1])")
    }
  }
}
