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
    if hasOverloads(decl) {
      let name = FunctionDeclView(decl)?.name ?? "init"
      return Obstacle(
        .actionNotOnlyCalled,
        "another `\(name)` may be called instead of the one that gets `\(receiver.name)`",
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

  /// Whether the repository has another function that a call may mean, or another initializer of the type.
  private func hasOverloads(_ decl: SyntaxCursor) -> Bool {
    if let function = FunctionDeclView(decl) {
      return context.functions(named: function.name).contains { other in
        (other.cursor.tree !== decl.tree || other.cursor.id != decl.id)
          && other.mayBeCalled(like: function)
      }
    }
    guard decl.kind == .initializerDecl, let file = context.file(at: decl.tree.source.path),
      let type = TypeDecl.enclosing(decl, ancestry: file.ancestry)
    else { return false }
    let others = context.index.extensions(named: type.name).compactMap { part in
      context.file(at: part.path).map { SyntaxCursor(tree: $0.tree, id: part.symbol.node) }
    }
    let overloads = ([type.cursor] + others).flatMap(\.members).filter { other in
      other.kind == .initializerDecl && (other.tree !== decl.tree || other.id != decl.id)
    }
    guard !overloads.isEmpty, let own = InitializerDeclView(decl) else { return false }
    if overloads.contains(where: {
      InitializerDeclView($0).map { other in
        !other.parameters.requireMore(than: own.parameters)
          && other.parameters.mayBeCalled(like: own.parameters)
      } ?? true
    }) {
      return true
    }
    // After the change, a trailing closure may be for what gets the action.
    let name = type.qualifiedName(ancestry: file.ancestry)
    return context.constructions(of: name, declaredIn: file.path).contains { construction in
      FunctionCallView(construction.expression)?.arguments.contains(where: \.isTrailing) ?? true
    }
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

extension FunctionDeclView {
  /// Whether a call of another function may mean this one, as far as the labels tell.
  fileprivate func mayBeCalled(like function: FunctionDeclView) -> Bool {
    parameters.mayBeCalled(like: function.parameters)
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
