import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax

/// The parameter that an argument is for, as far as the type of a view matters to it.
struct ArgumentParameter {
  let typing: Typing

  /// What the parameter asks of the type of a view, or of what a closure shows.
  enum Typing: Hashable {
    /// Any view, of a type that nothing else is tied to.
    case own(hasBuilder: Bool)
    /// Any view, whose type is forgotten: `any View`.
    case erased
    /// One type.
    case concrete
    /// The type of other arguments, too.
    case shared
    case unknown
  }

  init(of argument: FunctionCallView.Argument, in call: FunctionCallView, _ program: Program) {
    let decls = program.functions(calledBy: call)
    guard !decls.isEmpty || argument.value.kind != .closureExpr else {
      typing = Self.typing(ofClosure: argument, inUnresolved: call, program)
      return
    }
    typing = Self.common(
      decls.map { Self.typing(of: argument, in: call, as: $0, program) ?? .unknown })
  }

  private static func common(_ typings: [Typing]) -> Typing {
    typings.first { $0 == .shared || $0 == .concrete } ?? typings.first { $0 == .unknown }
      ?? typings.first ?? .unknown
  }

  /// What a closure is for whose call cannot be told from others of its name.
  private static func typing(
    ofClosure argument: FunctionCallView.Argument, inUnresolved call: FunctionCallView,
    _ program: Program
  ) -> Typing {
    let types = program.typeDecls(calledBy: call.cursor)
    if !types.isEmpty, types.allSatisfy({ program.knownModule(of: $0) == nil }) {
      return common(types.map { typing(ofClosure: argument, in: call, making: $0, program) })
    }
    let showing: SwiftUINames.Facts = [
      .container, .viewBuilder, .contentModifier, .presenting, .navigationContainer, .reader,
    ]
    // The labels at both ends of a slider or gauge have one type.
    if argument.label?.hasSuffix("ValueLabel") == true { return .shared }
    return program.facts(of: call).isDisjoint(with: showing) ? .unknown : .own(hasBuilder: true)
  }

  /// What a closure is for that an initializer of a type gets.
  private static func typing(
    ofClosure argument: FunctionCallView.Argument, in call: FunctionCallView, making type: DeclID,
    _ program: Program
  ) -> Typing {
    let made = program.type(ofInstancesOf: type)
    let homes = program.staticMembers(named: "init", of: made, from: type.file)
    let found = (homes + [type]).compactMap { typing(of: argument, in: call, as: $0, program) }
    // A layout is called with the views that it places.
    let isLayout = program.conforms(made, to: "Layout", of: "SwiftUI") == true
    return found.isEmpty && isLayout && argument.isTrailing
      ? .own(hasBuilder: true) : common(found)
  }

  /// A parameter of a function, or the property that a memberwise initializer sets.
  private struct Slot {
    let label: String?
    let node: SyntaxCursor
    let type: SyntaxCursor?
    let hasBuilder: Bool

    var takesClosure: Bool { type?.functionType != nil }
  }

  private static func typing(
    of argument: FunctionCallView.Argument, in call: FunctionCallView, as decl: DeclID,
    _ program: Program
  ) -> Typing? {
    let slots = slots(of: program.cursor(of: decl))
    guard let index = index(of: argument, in: call, slots), var type = slots[index].type else {
      return nil
    }
    let isClosure = argument.value.kind == .closureExpr
    if isClosure {
      guard let function = type.functionType else { return nil }
      type = function
    }
    while type.kind == .optionalType || type.kind == .attributedType, let inner = type.lastType {
      type = inner
    }
    let isVariadic = slots[index].node.ownTokens.contains {
      type.tree.tokens[$0.index].kind == .ellipsis
    }
    if isVariadic { return .shared }
    if type.kind == .someOrAnyType {
      return type.text.hasPrefix("some") ? .own(hasBuilder: slots[index].hasBuilder) : .erased
    }
    let name = type.text
    switch program.type(written: type, in: decl.file) {
    case .parameter:
      let others = slots.indices.filter { $0 != index }.compactMap { slots[$0].type }
      return others.contains { $0.names(name) }
        ? .shared : .own(hasBuilder: slots[index].hasBuilder)
    case .nominal: return .concrete
    default: return nil
    }
  }

  /// The property that a memberwise initializer sets to an argument.
  static func nameOfProperty(
    for argument: FunctionCallView.Argument, in call: FunctionCallView, of type: TypeDecl
  ) -> String? {
    let slots = slots(of: type.cursor)
    return index(of: argument, in: call, slots).flatMap { slots[$0].label }
  }

  /// The parameter of an initializer that an argument is for.
  static func parameter(
    for argument: FunctionCallView.Argument, in call: FunctionCallView,
    of initializer: InitializerDeclView
  ) -> FunctionDeclView.Parameter? {
    index(of: argument, in: call, slots(of: initializer.cursor)).map { initializer.parameters[$0] }
  }

  private static func slots(of decl: SyntaxCursor) -> [Slot] {
    if let type = TypeDecl(decl) {
      return type.storedProperties.map {
        Slot(
          label: $0.name, node: $0.binding, type: $0.type,
          hasBuilder: $0.decl.hasBuilderAttribute)
      }
    }
    let parameters =
      FunctionDeclView(decl)?.parameters ?? InitializerDeclView(decl)?.parameters ?? []
    return parameters.map {
      Slot(
        label: $0.label, node: $0.cursor, type: $0.type,
        hasBuilder: $0.cursor.hasBuilderAttribute)
    }
  }

  /// The slot of an argument: the one of its label; for the first trailing closure, the first one after the
  /// arguments before it that takes a closure.
  private static func index(
    of argument: FunctionCallView.Argument, in call: FunctionCallView, _ slots: [Slot]
  ) -> Int? {
    var next = 0
    for other in call.arguments {
      let isUnlabeled = other.isTrailing && other.label == nil
      guard
        let found = slots.indices.first(where: {
          next <= $0
            && (isUnlabeled ? slots[$0].takesClosure : slots[$0].label == other.label)
        })
      else { return nil }
      if other.cursor.id == argument.cursor.id { return found }
      next = found + 1
    }
    return nil
  }
}

extension SyntaxCursor {
  fileprivate var hasBuilderAttribute: Bool {
    children.contains { $0.kind == .attribute && $0.textWithoutTrivia.hasSuffix("Builder") }
  }

  /// The type that a closure of a function type returns.
  fileprivate var functionType: SyntaxCursor? {
    let function = ([self] + Array(descendants)).first { $0.kind == .functionType }
    let result = function?.lastType
    return result?.kind == .returnClause ? result?.lastType : result
  }

  fileprivate var lastType: SyntaxCursor? { children.filter { $0.kind != .unexpectedNodes }.last }

  /// Whether a type mentions a name.
  fileprivate func names(_ name: String) -> Bool {
    ([self] + Array(descendants)).contains { $0.kind == .identifierType && $0.text == name }
  }
}

extension Program {
  /// The functions and initializers that a call may mean.
  func functions(calledBy call: FunctionCallView) -> [DeclID] {
    let exact = reference(of: call.cursor).decls
    if !exact.isEmpty { return exact }
    return (call.nameNode.map { reference(of: $0).decls } ?? []).filter { !isTypeDecl($0) }
  }

  /// The initializers that code declares for a type.
  func initializers(of type: DeclID) -> [SyntaxCursor] {
    staticMembers(named: "init", of: self.type(ofInstancesOf: type), from: type.file)
      .filter { $0.facet == .declared }.map { cursor(of: $0) }
  }

  /// The type of the instances of a declared type.
  fileprivate func type(ofInstancesOf decl: DeclID) -> SwiftType {
    if case .metatype(let type) = type(ofDeclared: decl) { type } else { .unknown }
  }
}
