import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Code that reacts to the state of a presentation: an `onChange` of the presenter, or a subscription to a
/// published property.
struct StateObserver {
  /// The code in words that "reacts to" follows.
  let name: String
  /// The state as it is observed: `selectedRace`.
  let state: String

  /// - Parameter sites: the places that create the presented view.
  /// - Returns: nil where nothing is known to observe the state of a presentation.
  init?(of presentation: Presentation, showing sites: [SyntaxCursor], in context: TransformContext)
  {
    guard let state = presentation.trigger.state else { return nil }
    let text = String(state.textWithoutSelf.drop { $0 == "$" })
    let own = state.textWithoutSelf.hasPrefix("$") ? [text] : []
    let chosen = sites.map { ChosenState(of: presentation, showing: $0, in: context) }
    let unset = chosen.map { Set(($0?.earlierFlags ?? []).map(\.textWithoutSelf)) }
    let set = Self.targets(ofSetting: state, in: context).filter { target in
      unset.isEmpty || !unset.allSatisfy { $0.contains(target.textWithoutSelf) }
    }
    let observed = (own + set.map(\.textWithoutSelf)).first {
      Self.isObserved($0, of: presentation, in: context)
    }
    if let observed {
      self.init(name: "an `onChange` of the presenter", state: observed)
    } else if ([state] + Self.arguments(for: state, in: context)).contains(where: {
      Self.isSubscribed($0, in: context)
    }) {
      self.init(name: "a subscription", state: text)
    } else if let target = set.first(where: { Self.isSubscribed($0, in: context) }) {
      self.init(name: "a subscription", state: target.textWithoutSelf)
    } else {
      return nil
    }
  }

  private init(name: String, state: String) {
    self.name = name
    self.state = state
  }

  /// What the setter of a binding that code makes assigns: `model.isShown` and `model.isSharing` in
  /// `set: { _ in model.isShown = false; model.isSharing = false }`.
  private static func targets(
    ofSetting state: SyntaxCursor, in context: TransformContext
  ) -> [SyntaxCursor] {
    let setter = context.program.ask { BindingSetter(of: state, in: $0) }
    let sequences = (setter?.statements ?? []).flatMap { [$0] + Array($0.descendants) }
    return sequences.compactMap { sequence in
      let parts = Array(sequence.children.prefix(2))
      guard sequence.kind == .sequenceExpr, parts.count == 2, parts[1].kind == .assignmentExpr
      else { return nil }
      return parts[0]
    }
  }

  /// Whether an `onChange` of the presenter observes the state, or a value that is made of it:
  /// `onChange(of: Screens(isEditing: isEditing))`.
  private static func isObserved(
    _ name: String, of presentation: Presentation, in context: TransformContext
  ) -> Bool {
    guard let file = context.screens.file(at: presentation.call.tree.source.path),
      let presenter = TypeDecl.enclosing(presentation.call, ancestry: file.ancestry)
    else { return false }
    let calls = presenter.members.lazy.flatMap { $0.descendants(ofKind: .functionCallExpr) }
      .compactMap(FunctionCallView.init)
    return calls.contains { call in
      guard let modifier = call.member?.name, modifier == "onChange" || modifier == "task",
        let value = call.arguments.first,
        modifier == "onChange" && value.label == "of" || modifier == "task" && value.label == "id"
      else { return false }
      return ([value.value] + Array(value.value.descendants)).contains {
        [.declReferenceExpr, .memberAccessExpr].contains($0.kind) && $0.textWithoutSelf == name
      }
    }
  }

  /// Whether code names the publisher of the state: `model.$isShown.sink { … }`.
  static func isSubscribed(_ state: SyntaxCursor, in context: TransformContext) -> Bool {
    guard let path = StatePath(state), let last = path.memberNames.last else { return false }
    let members = context.program.ask { program in
      path.decl(in: program).map { path.members(of: $0, in: program) }
    }
    guard case .ofValue(let member) = members else {
      return members == .unknown && isSomePublisherSubscribed(named: "$" + last, in: context)
    }
    let property = context.program.ask { $0.isSubscribable(member) ? $0.cursor(of: member) : nil }
    return property.map { isSubscribed(to: $0, in: context) } ?? false
  }

  private static func isSubscribed(
    to property: SyntaxCursor, in context: TransformContext
  ) -> Bool {
    guard let name = property.firstToken.map(property.tree.name) else {
      return false
    }
    guard context.mentions("$" + name) else { return false }
    return context.uses(of: [property], arePrivate: false).contains { file, uses in
      uses.contains { use in
        use.name.text.hasPrefix("$") && file.ancestry.parent(of: use.name)?.kind != .inOutExpr
      }
    }
  }

  /// Whether code subscribes to a publisher of a name, where the object is not known.
  private static func isSomePublisherSubscribed(
    named name: String, in context: TransformContext
  ) -> Bool {
    context.files(mentioning: name).flatMap { $0.tree.nodes(ofKind: .functionCallExpr) }
      .compactMap(FunctionCallView.init).contains { call in
        call.member?.name == "sink"
          && call.callee?.descendants.contains { $0.declaredName == name } == true
      }
  }

  /// What callers pass for a state that is a parameter of a function: `$router.order` in
  /// `orderSheet($router.order)`.
  private static func arguments(
    for state: SyntaxCursor, in context: TransformContext
  ) -> [SyntaxCursor] {
    guard let path = StatePath(state), path.rest.isEmpty,
      let decl = context.program.ask({ program in path.decl(in: program).map(program.cursor) }),
      decl.kind == .functionParameter,
      let function = Ancestry(of: decl.tree).ancestors(of: decl)
        .first(where: { $0.kind == .functionDecl }),
      let index = FunctionDeclView(function)?.parameters.firstIndex(where: {
        $0.cursor.id == decl.id
      })
    else { return [] }
    let label = FunctionDeclView(function)?.parameters[index].label
    return context.uses(of: [function], arePrivate: false).flatMap { file, uses in
      uses.compactMap { use in
        let call = file.ancestry.ancestors(of: use.name).first { $0.kind == .functionCallExpr }
        let arguments = call.flatMap(FunctionCallView.init)?.arguments ?? []
        return label == nil
          ? (arguments.indices.contains(index) ? arguments[index].value : nil)
          : arguments.first { $0.label == label }?.value
      }
    }
  }
}

extension Program {
  /// Whether the projected value of a property may be a publisher, unlike that of a `@State`.
  fileprivate func isSubscribable(_ property: DeclID) -> Bool {
    !["Binding", "State"].contains(knownName(of: type(ofDeclared: property.storage)))
  }
}
