import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What presenters get so that they can dismiss a view: a name for a binding, a state for a link or stack that has
/// none. Each is added once, however many sites need it.
struct AddedStates {
  private let view: DismissingView
  private let options: DismissalOptions
  private let context: TransformContext
  /// The bindings that get a name, by the expression that creates the binding.
  private var named: [SyntaxPlace: NamedBinding] = [:]
  /// The states of links and stacks that had none, by the call that pushes.
  private var pushed: [SyntaxPlace: PushedState] = [:]

  init(for view: DismissingView, options: DismissalOptions, context: TransformContext) {
    self.view = view
    self.options = options
    self.context = context
  }

  /// Adds a state to a link or stack that has none, if the user chose so.
  mutating func state(
    for presentation: Presentation, showing content: SyntaxCursor, in file: IndexedFile,
    _ edits: inout DismissalEdits
  ) throws(Obstacle) -> PushedState? {
    guard options.pushesByState, case .none = presentation.trigger else { return nil }
    // Several destinations of one stack share its path.
    var call = presentation.call
    if case .navigationDestination = presentation.kind {
      call = try PushedStack(around: call, in: file, context).call.cursor
    }
    let place = SyntaxPlace(path: file.path, node: call.id)
    if let known = pushed[place] { return known }
    let new = try PushedState(
      for: presentation, pushing: name(ofScreen: content, in: presentation), in: file,
      context: context,
      besides: Array(pushed.values))
    pushed[place] = new
    // Of several states of one view, the first brings the blank line after all.
    edits.addOnce(new.edits, in: file.path)
    edits.addState(new.caveat)
    return new
  }

  /// The name of what is pushed. A function may create other views, too.
  private func name(ofScreen content: SyntaxCursor, in presentation: Presentation) -> String {
    if !presentation.content.contains(content) {
      let shown = ClosureView(presentation.content)?.statements.first ?? presentation.content
      let called = FunctionCallView(shown)?.name?.first
      return called?.isLowercase == true ? "Destination" : view.name
    }
    let called = FunctionCallView(content)?.name
    return called?.first?.isUppercase == true ? called! : view.name
  }

  /// Gives a binding a name, if it needs one and there is room.
  mutating func name(
    for trigger: Presentation.Trigger, in file: IndexedFile, _ edits: inout DismissalEdits
  ) -> NamedBinding? {
    guard let binding = trigger.state, let value = trigger.dismissedValue,
      StateExpression(binding, in: context).needsName
    else { return nil }
    let state = NamedBinding.State(cursor: binding, isItem: value == "nil")
    let place = SyntaxPlace(path: file.path, node: state.cursor.id)
    if let known = named[place] { return known }
    let taken = Set(named.values.map(\.name))
    let new = context.program.ask { NamedBinding(of: state, in: file, taken: taken, $0) }
    guard let new else { return nil }
    named[place] = new
    edits.add(new.edits, in: file.path)
    return new
  }

  /// Moves the destinations of links that became buttons, as the other edits leave them.
  func moveDestinations(in edits: inout DismissalEdits) {
    for path in Set(pushed.keys.map(\.path)) {
      guard let source = context.screens.file(at: path)?.tree.source else { continue }
      let moves = pushed.filter { $0.key.path == path }.compactMap(\.value.move)
      for move in moves.sorted(by: { $0.range.start < $1.range.start }) {
        edits.replace(in: path, with: move.applied(to: edits.byPath[path] ?? [], of: source))
      }
    }
  }
}

/// A node of a file.
struct SyntaxPlace: Hashable {
  let path: String
  let node: NodeID
}
