import Semantics
import Syntax
import TransformKit

/// A binding that an object makes of a property of its own: `model.noteBinding` for
/// `Binding(get: { self.note }, set: { self.note = $0 })`, also with a setter that calls a method of the object.
struct ObjectBinding {
  /// The object, as the presenter names it.
  private let object: SyntaxCursor
  private let setter: BindingSetter
  private let context: TransformContext

  /// - Returns: nil where anything but a variable or a constant names the object.
  init?(_ binding: SyntaxCursor, in context: TransformContext) {
    guard let object = MemberAccessView(binding)?.base, object.isPathOfNames,
      let setter = context.program.ask({ $0.setterOfObject(binding) })
    else { return nil }
    self.object = object
    self.setter = setter
    self.context = context
  }

  /// `model.note = nil`, where the setter does nothing else.
  func assignment(of value: String, at place: SyntaxCursor) -> String? {
    guard let effect = SettingEffect(of: setter, setting: value), let assigned = effect.value,
      effect.computed == nil
    else { return nil }
    return context.program.ask { program in
      guard let property = program.property(set: effect.target),
        program.canSet(property, from: place),
        object.namesWithOtherMeaning(at: place, in: program).isEmpty
      else { return nil }
      return "\(object.textWithoutTrivia).\(program.name(of: property)) = \(assigned)"
    }
  }
}

extension ObjectBinding {
  /// `model.closeNote()`, where the setter only calls that method for a value.
  ///
  /// - Returns: the statement, and the call in the setter.
  func call(insteadOf value: String, at place: SyntaxCursor) -> (text: String, call: SyntaxCursor)?
  {
    guard let effect = SettingEffect(of: setter, setting: value), effect.value == nil,
      let call = FunctionCallView(effect.target), call.arguments.isEmpty,
      let name = call.name ?? call.member?.name, call.member?.base?.isSelf ?? true
    else { return nil }
    return context.program.ask { program in
      guard case .declaration(let decl) = program.reference(of: call.cursor),
        let function = FunctionDeclView(program.cursor(of: decl)), function.isPlainMethod,
        let owner = program.owner(of: decl), program.cursor(of: owner).kind == .classDecl,
        ![.private, .fileprivate].contains(where: function.cursor.hasModifier),
        object.namesWithOtherMeaning(at: place, in: program).isEmpty
      else { return nil }
      return ("\(object.textWithoutTrivia).\(name)()", call.cursor)
    }
  }
}

extension Program {
  /// The setter of a binding that a class makes in a property.
  fileprivate func setterOfObject(_ binding: SyntaxCursor) -> BindingSetter? {
    guard let id = declaration(used: binding), knownModule(of: id) == nil,
      let owner = owner(of: id), cursor(of: owner).kind == .classDecl,
      let made = cursor(of: id).onlyExpression(in: self, id)
    else { return nil }
    return BindingSetter(of: made, in: self)
  }

  /// The property of the object itself that a setter assigns.
  fileprivate func property(set target: SyntaxCursor) -> DeclID? {
    let member = MemberAccessView(target)
    guard member == nil || member?.base?.isSelf == true, let id = declaration(used: target),
      !isLocal(id), let owner = owner(of: id), cursor(of: owner).kind == .classDecl
    else { return nil }
    return id
  }
}

extension SyntaxCursor {
  /// Whether it is a name, or names with periods between them, other than `self`.
  fileprivate var isPathOfNames: Bool {
    switch kind {
    case .declReferenceExpr: !isSelf && declaredName?.hasPrefix("$") == false
    case .memberAccessExpr: MemberAccessView(self)?.base?.isPathOfNames ?? false
    default: false
    }
  }
}
