import Semantics
import SymbolIndex
import Syntax
import TransformKit

/// Why a declaration has to keep the type `DismissAction`.
struct ReceiverObstacles {
  private let receiver: ActionReceiver
  private let context: TransformContext

  init(of receiver: ActionReceiver, in context: TransformContext) {
    self.receiver = receiver
    self.context = context
  }

  func obstacle(_ allowsPublicAPI: Bool) -> Obstacle? {
    guard let decl = receiver.function ?? variable else { return nil }
    let isPublic = decl.hasModifier(.public) || decl.hasModifier(.open)
    if isPublic, !allowsPublicAPI, context.modules[decl.tree.source.path].isPublished {
      return Obstacle(
        .publicInterface,
        "`\(receiver.name)` is a `\(receiver.typeName)` that code outside this repository may pass",
        remedy: "pass `public-api=true`", at: receiver.decl)
    }
    if decl.hasModifier(.override) || isRequired(decl) {
      return Obstacle(
        .protocolRequirement,
        "a protocol or a class asks for `\(receiver.name)` as a `\(receiver.typeName)`",
        at: receiver.decl)
    }
    if let value = initialValue, value.kind != .nilLiteralExpr {
      return Obstacle(
        .actionNotOnlyCalled, "`\(receiver.name)` has a value of its own", at: value)
    }
    let name = FunctionDeclView(decl)?.name ?? "init"
    switch overload(of: decl) {
    case .none: break
    case .callable:
      return Obstacle(
        .actionNotOnlyCalled,
        "another `\(name)` may be called instead of the one that gets `\(receiver.name)`",
        at: receiver.decl)
    case .withTrailingClosure:
      return Obstacle(
        .actionNotOnlyCalled,
        "the trailing closure of another `\(name)` could be meant for `\(receiver.name)`, once that is a function",
        at: receiver.decl)
    }
    if receiver.owner?.inheritedNames.contains("Sendable") == true {
      return Obstacle(
        .actionNotOnlyCalled, "`\(receiver.name)` is part of a `Sendable` type", at: receiver.decl)
    }
    return nil
  }

  /// The declaration of a property.
  private var variable: SyntaxCursor? {
    receiver.owner?.storedProperties.first { $0.name == receiver.name }?.decl
  }

  /// The default value of a parameter, or the initial value of a property.
  private var initialValue: SyntaxCursor? {
    let place =
      receiver.function == nil
      ? receiver.owner?.storedProperties.first { $0.name == receiver.name }?.binding
      : receiver.decl
    return place?.child(.initializerClause)?.children.first { _ in true }
  }

  private enum Overload { case none, callable, withTrailingClosure }

  /// Whether the repository has another function that a call may mean, or another initializer of the type.
  private func overload(of decl: SyntaxCursor) -> Overload {
    if let function = FunctionDeclView(decl) {
      let isShared = context.functions(named: function.name).contains { other in
        (other.cursor.tree !== decl.tree || other.cursor.id != decl.id)
          && other.parameters.mayBeCalled(like: function.parameters)
      }
      return isShared ? .callable : .none
    }
    guard decl.kind == .initializerDecl, let file = context.file(at: decl.tree.source.path),
      let type = TypeDecl.enclosing(decl, ancestry: file.ancestry)
    else { return .none }
    let others = context.index.extensions(named: type.name).compactMap { part in
      context.file(at: part.path).map { SyntaxCursor(tree: $0.tree, id: part.symbol.node) }
    }
    let overloads = ([type.cursor] + others).flatMap(\.members).filter { other in
      other.kind == .initializerDecl && (other.tree !== decl.tree || other.id != decl.id)
    }
    guard !overloads.isEmpty, let own = InitializerDeclView(decl)?.parameters else { return .none }
    let isShared = overloads.compactMap(InitializerDeclView.init).contains { other in
      !other.parameters.requireMore(than: own) && other.parameters.mayBeCalled(like: own)
    }
    if isShared { return .callable }
    let name = type.qualifiedName(ancestry: file.ancestry)
    let isTrailing = context.constructions(of: name, declaredIn: file.path).contains { made in
      FunctionCallView(made.expression)?.arguments.contains(where: \.isTrailing) ?? true
    }
    return isTrailing ? .withTrailingClosure : .none
  }

  private func isRequired(_ decl: SyntaxCursor) -> Bool {
    guard let file = context.file(at: decl.tree.source.path),
      let type = TypeDecl.enclosing(decl, ancestry: file.ancestry)
    else { return false }
    if type.cursor.kind == .protocolDecl { return true }
    return context.program.ask { program in
      if let function = FunctionDeclView(decl) {
        return !program.protocols(requiring: function.name, ofTypeAt: type.cursor).isEmpty
          || type.cursor.kind == .classDecl && isOverridden(function.name)
      }
      if decl.kind == .initializerDecl {
        return !program.protocols(requiring: "init", ofTypeAt: type.cursor).isEmpty
      }
      return !program.protocols(requiring: receiver.name, ofTypeAt: type.cursor).isEmpty
    }
  }

  private func isOverridden(_ name: String) -> Bool {
    context.functions(named: name).contains { $0.cursor.hasModifier(.override) }
  }
}

extension [FunctionDeclView.Parameter] {
  /// Whether a call has to pass something that others have no label for.
  fileprivate func requireMore(than others: [Element]) -> Bool {
    contains { own in
      !own.hasDefault && own.label != nil && !others.contains { $0.label == own.label }
    }
  }

  /// Whether a call with arguments for other parameters may mean these, as far as the labels tell.
  fileprivate func mayBeCalled(like others: [Element]) -> Bool {
    guard others.count(where: \.hasDefault) < 2 else { return true }
    let signature = InitializerSignature(of: self)
    return [others, others.filter { !$0.hasDefault }].contains { given in
      signature.parameterIndices(
        of: given.map { InitializerSignature.Argument(label: $0.label, isTrailing: false) }) != nil
    }
  }
}
