import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The state of a presentation, where the presented view reaches it through what it gets anyway: its
/// binding, that of the value around it, or the object that has it.
struct HeldState {
  var dismissal: CarriedDismissal

  /// - Parameters:
  ///   - argument: what the presenter passes: `$isShown`, `model`.
  ///   - property: the property of the view that gets it.
  init?(
    of presentation: Presentation, in argument: SyntaxCursor, for property: StoredProperty,
    _ context: TransformContext
  ) {
    guard let state = presentation.trigger.state,
      let value = presentation.trigger.dismissedValue, let path = StatePath(state),
      !property.binding.hasObservers,
      let rest = argument.path(to: state, asBinding: property.isBinding), !rest.contains("[")
    else { return nil }
    if rest.isEmpty {
      guard property.fits(value) else { return nil }
    } else {
      guard path.isAssignable(in: context) else { return nil }
    }
    let isReached = context.program.ask { program in
      state.namesWithOtherMeaning(at: argument, in: program).isEmpty
        && argument.hasRoot(of: state, in: program)
        && (property.isBinding || program.isObject(argument, of: property))
        && program.canSet(rest.split(separator: ".").map(String.init), of: property)
    }
    guard isReached, !property.replacesObject(context),
      rest.isEmpty || property.isBinding || !argument.isReplaced(before: rest, context)
    else { return nil }
    dismissal = CarriedDismissal(
      name: property.name + rest, strategy: .binding, isPlain: true, value: value,
      closing: Self.closing(presentation, property, rest, context))
  }
}

extension HeldState {
  /// The state of an object that the setter of a binding sets, which the presenter makes:
  /// `set: { model.isSharing = $0 }`.
  init?(
    of presentation: Presentation, madeBeside argument: SyntaxCursor, for property: StoredProperty,
    _ context: TransformContext
  ) {
    guard let state = presentation.trigger.state,
      let value = presentation.trigger.dismissedValue,
      let target = SetterEffect.target(of: state, setting: value, in: context)
    else { return nil }
    self.init(target, beside: argument, for: property, value: value, context)
  }

  /// The flag for which a binding that the presenter makes has the item of the view: it may clear others, too, so
  /// that setting it dismisses the view without doing all that the binding does.
  init?(
    of presentation: Presentation, chosenBeside argument: SyntaxCursor,
    for property: StoredProperty, _ context: TransformContext
  ) {
    guard property.wrappers.map(\.name) != ["Binding"],
      let chosen = ChosenState(of: presentation, showing: argument, in: context)
    else { return nil }
    self.init(chosen.flag, beside: argument, for: property, value: "false", context)
    dismissal.isPlain = false
    dismissal.isChosen = true
  }

  private init?(
    _ target: SyntaxCursor, beside argument: SyntaxCursor, for property: StoredProperty,
    value: String, _ context: TransformContext
  ) {
    let source = context.program.ask { argument.unwrappedSource(in: $0) }
    let start = source.map { $0.textWithoutSelf + "?." } ?? argument.textWithoutSelf + "."
    let whole = target.textWithoutSelf
    guard whole.hasPrefix(start), !whole.contains("[") else { return nil }
    let members = whole.dropFirst(start.count).split(separator: ".").map(String.init)
    let isReached = context.program.ask { program in
      target.namesWithOtherMeaning(at: argument, in: program).isEmpty
        && (source ?? argument).hasRoot(of: target, in: program)
        && program.isObject(argument, of: property) && program.canSet(members, of: property)
    }
    guard isReached, !property.replacesObject(context),
      !(source ?? argument).isReplaced(before: members.joined(separator: "."), context)
    else {
      return nil
    }
    dismissal = CarriedDismissal(
      name: ([property.name] + members).joined(separator: "."), strategy: .binding, isPlain: true,
      value: value)
  }

  /// The function of the object that has the state which closes what it presents: `model.closeSheet`.
  static func closing(
    _ presentation: Presentation, _ property: StoredProperty, _ rest: String,
    _ context: TransformContext
  ) -> String? {
    let function = ClosingFunction(
      for: presentation.trigger, seenFrom: property.binding, in: context)
    guard let function, !rest.isEmpty, rest.hasSuffix(function.member) else { return nil }
    return "\(property.name)\(rest.dropLast(function.member.count)).\(function.name)"
  }

  /// The state of an object that the presenter and the view both read from the environment.
  ///
  /// - Parameters:
  ///   - property: the property of the view that reads it.
  ///   - containers: the views between the presentation and that view.
  init?(
    of presentation: Presentation, inEnvironment property: StoredProperty,
    through containers: [TypeDecl], _ context: TransformContext
  ) {
    let pops = if case .path = presentation.trigger { true } else { false }
    guard property.readsObject, !property.isConditional, let state = presentation.trigger.state,
      let value = pops ? "" : presentation.trigger.dismissedValue,
      let path = StatePath(ofValue: value, at: state, in: context), path.indices.isEmpty,
      !path.memberNames.isEmpty,
      let file = context.screens.file(at: presentation.call.tree.source.path),
      let presenter = TypeDecl.enclosing(presentation.call, ancestry: file.ancestry),
      !context.once({ InnerEnvironment(in: context) }).mayReplace(
        property, in: presentation, containers: containers, context.program)
    else { return nil }
    let members = path.memberNames
    let rest = members.map { "." + $0 }.joined()
    let isReached = context.program.ask { program in
      program.isSameObject(path, property, showing: presentation, in: presenter)
        && program.canSet(members, of: property)
    }
    guard isReached else { return nil }
    dismissal = CarriedDismissal(
      name: property.name + rest, strategy: .binding, isPlain: true, value: value,
      closing: Self.closing(presentation, property, rest, context), pops: pops)
  }
}

extension StatePath {
  /// The path to what a state assigns: itself, or `model.isShown` in the setter of a binding that code makes.
  fileprivate init?(ofValue value: String, at state: SyntaxCursor, in context: TransformContext) {
    if let path = StatePath(state), path.isProjected {
      guard path.isAssignable(in: context) else { return nil }
      self = path
      return
    }
    guard let target = SetterEffect.target(of: state, setting: value, in: context) else {
      return nil
    }
    self.init(target)
  }
}

extension StoredProperty {
  /// `@EnvironmentObject var model: Model`, `@Environment(Model.self) var model`
  var readsObject: Bool {
    guard wrappers.count == 1, let wrapper = wrappers.first else { return false }
    return wrapper.name == "EnvironmentObject"
      || wrapper.name == "Environment" && wrapper.attribute.textWithoutTrivia.hasSuffix(".self)")
  }

  fileprivate var isBinding: Bool { wrappers.map(\.name) == ["Binding"] }

  /// Whether the value that dismisses can be assigned to the property.
  fileprivate func fits(_ value: String) -> Bool {
    value == "nil" ? isOptional : type?.textWithoutTrivia == "Bool"
  }
}

extension StoredProperty {
  /// Whether it keeps the object that it gets first, while the view may put another one in its place.
  func replacesObject(_ context: TransformContext) -> Bool {
    wrappers.map(\.name) == ["State"]
      && binding.child(.identifierPattern)?.isReassigned(context) != false
  }
}

extension SyntaxCursor {
  /// `model.history` for `history` after `if let history = model.history`.
  fileprivate func unwrappedSource(in program: Program) -> SyntaxCursor? {
    guard kind == .declReferenceExpr, let decl = program.declarations(of: self).first,
      program.isLocal(decl)
    else { return nil }
    let pattern = program.cursor(of: decl)
    let condition = Ancestry(of: pattern.tree).parent(of: pattern)
    guard condition?.kind == .optionalBindingCondition, condition?.token(.let) != nil else {
      return nil
    }
    return condition?.child(.initializerClause)?.children.reversed().first
  }

  /// Whether an expression begins with the variable of a binding, and not with another one of its name.
  fileprivate func hasRoot(of state: SyntaxCursor, in program: Program) -> Bool {
    let ends = [self, state].map { end -> NameMeaning? in
      let text = end.textWithoutTrivia
      guard !text.hasPrefix("self.") else { return nil }
      let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
      return program.meaning(of: String(name), at: end)
    }
    let isLocal = ends.contains { if case .local? = $0 { true } else { false } }
    return !isLocal || ends[0]?.decls.map(\.declared) == ends[1]?.decls.map(\.declared)
  }

  /// Whether code may put another object in the place of the one that an argument names, or of one on the way to
  /// a member of it: the view would still have the old one.
  func isReplaced(before members: String, _ context: TransformContext) -> Bool {
    let names = members.split(separator: ".").dropLast().map(String.init)
    let variables = context.program.ask { program -> [SyntaxCursor] in
      var decls = program.declarations(of: self)
      var type = program.type(of: self)
      for name in names {
        guard let member = program.variable(named: name, of: type, at: self) else { break }
        decls.append(member.decl)
        type = member.type
      }
      return decls.filter(program.canBeSet).map(program.cursor)
    }
    return variables.contains { $0.isReassigned(context) }
  }

  /// Whether code assigns a declared variable, outside of initializers.
  fileprivate func isReassigned(_ context: TransformContext) -> Bool {
    context.uses(of: [self], arePrivate: false).contains { file, uses in
      uses.contains { $0.name.isAssigned(in: file.ancestry) }
    }
  }

  /// Whether code outside of initializers assigns what a name means.
  private func isAssigned(in ancestry: Ancestry) -> Bool {
    let place = ancestry.expression(endingWith: self)
    guard let sequence = ancestry.parent(of: place), sequence.kind == .sequenceExpr,
      sequence.isAssignment(to: place)
    else { return false }
    return !ancestry.ancestors(of: sequence).contains { $0.kind == .initializerDecl }
  }

  /// What follows this expression in a binding: `.isShown` in `$model.isShown` and `Bindable(model).isShown`
  /// after `$model` or `model`.
  fileprivate func path(to state: SyntaxCursor, asBinding: Bool) -> String? {
    let own = textWithoutSelf
    let starts = asBinding ? [own] : ["$" + own, "Bindable(\(own))", "Bindable(self.\(own))"]
    let whole = state.textWithoutSelf
    guard let start = starts.first(where: whole.hasPrefix) else { return nil }
    let rest = String(whole.dropFirst(start.count))
    return rest.isEmpty && asBinding || rest.hasPrefix(".") ? rest : nil
  }
}

extension Program {
  /// Whether a property holds the object that an argument is.
  func isObject(_ argument: SyntaxCursor, of property: StoredProperty) -> Bool {
    let wrappers = property.wrappers.map(\.name)
    guard [[], ["ObservedObject"], ["Bindable"], ["State"]].contains(wrappers),
      let type = decl(of: type(of: argument)), cursor(of: type).kind == .classDecl,
      let pattern = property.binding.child(.identifierPattern).flatMap(decl(at:))
    else { return false }
    return decl(of: self.type(ofDeclared: pattern)).map { isSame($0, type) } ?? false
  }

  /// Whether two declarations are one, or stand for each other in the branches of an `#if`.
  func isSame(_ one: DeclID, _ other: DeclID) -> Bool {
    guard one != other else { return true }
    return path(of: one) == path(of: other) && name(of: one) == name(of: other)
      && owner(of: one).map(name) == owner(of: other).map(name)
  }

  /// Whether the type of a property can set a member of its value, or a member of that.
  func canSet(_ members: [String], of property: StoredProperty) -> Bool {
    guard let pattern = property.binding.child(.identifierPattern).flatMap(decl(at:)) else {
      return false
    }
    var type = type(ofDeclared: pattern)
    for name in members {
      guard let member = variable(named: name, of: type, at: property.binding) else {
        return name == members.last && hasDynamicMembers(type)
      }
      guard canBeSet(member.decl), !isHidden(member.decl, from: property.binding) else {
        return false
      }
      type = member.type
    }
    return true
  }

  /// Whether a type has members that nothing declares. A binding of one, as the presenter has, shows that it
  /// can be set.
  private func hasDynamicMembers(_ type: SwiftType) -> Bool {
    guard let decl = decl(of: type), knownModule(of: decl) == nil else { return false }
    return cursor(of: decl).children.contains {
      $0.kind == .attribute && $0.textWithoutTrivia == "@dynamicMemberLookup"
    }
  }

  /// Whether only other code can set a variable: another type, or another file.
  private func isHidden(_ decl: DeclID, from place: SyntaxCursor) -> Bool {
    guard let binding = binding(of: decl),
      let variable = Ancestry(of: binding.tree).parent(of: binding)
    else { return false }
    if variable.hasModifier(.private) {
      return owner(of: decl).map { !cursor(of: $0).contains(place) } ?? true
    }
    return path(of: decl) != place.tree.source.path && variable.hasModifier(.fileprivate)
  }
}
