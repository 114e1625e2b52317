import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// An object that the body of a view creates anew whenever SwiftUI evaluates it, because no `@StateObject`
/// keeps the first one.
///
/// What the object holds is then lost: the text of a form, for example.
struct RemadeObject {
  /// The view whose body is evaluated.
  let host: String
  /// The view that gets the new object.
  let owner: String
  let typeName: String

  /// - Parameter declarations: the type and its extensions.
  /// - Returns: nil where the body creates no such object.
  init?(inBodyOf declarations: [TypeDecl], _ program: Program) {
    var search = RemadeObjectSearch(program)
    guard let found = search.object(in: declarations) else { return nil }
    host = declarations.first?.name ?? ""
    (owner, typeName) = found
  }

  /// What a reviewer has to know.
  var caveat: String {
    "SwiftUI now evaluates `\(host)` with each change of its presenter, and then `\(owner)` gets "
      + "another `\(typeName)`"
  }
}

/// Looks for an object in the body of a view, and in those of the views that are evaluated together with it.
private struct RemadeObjectSearch {
  private let program: Program
  private var visited: Set<DeclID> = []

  init(_ program: Program) { self.program = program }

  mutating func object(in declarations: [TypeDecl]) -> (owner: String, typeName: String)? {
    object(in: declarations.flatMap(\.codeOfBody), of: declarations[0].name)
  }

  /// - Parameter name: the view whose body runs the code.
  private mutating func object(
    in code: [SyntaxCursor], of name: String
  ) -> (owner: String, typeName: String)? {
    for call in code.flatMap(\.descendants).compactMap(FunctionCallView.init) {
      if call.member?.name == "environmentObject", let object = call.arguments.first?.value,
        let type = program.classOfObject(createdBy: object)
      {
        return (name, type.name)
      }
      guard let part = program.part(createdBy: call) else { continue }
      let type =
        part.classOfObject(madeBy: call, program)
        ?? program.classOfObject(inInitializerCalledBy: call)
      if let type, part.mayChange(type) {
        return (part.name, type.name)
      }
      guard part.isNeverEqual(in: program), let decl = program.decl(at: part.cursor),
        visited.insert(decl).inserted
      else { continue }
      if let found = object(in: [part]) { return found }
    }
    for node in code.flatMap(\.descendants) where node.kind == .declReferenceExpr {
      if let maker = program.makerOfView(named: node), visited.insert(maker).inserted,
        let found = object(in: program.code(of: maker), of: name)
      {
        return found
      }
    }
    return nil
  }
}

extension TypeDecl {
  /// Whether no value of a view equals another one: it takes closures, or creates an object of its own.
  func isNeverEqual(in program: Program) -> Bool {
    storedProperties.contains { $0.takesClosure && !$0.hasValue }
      || ownObject(program) != nil
  }

  /// Whether an object of a class may get other values than its initializer sets: because views observe it, by its
  /// own methods, by a binding of the view, or by an assignment.
  fileprivate func mayChange(_ type: TypeDecl) -> Bool {
    type.inheritedNames.contains("ObservableObject")
      || type.cursor.children.contains {
        $0.kind == .attribute && $0.textWithoutTrivia.hasSuffix("Observable")
      }
      || type.members.contains { $0.kind == .functionDecl }
      || members.filter { $0.kind != .initializerDecl }.contains { member in
        member.descendants.contains {
          $0.kind == .assignmentExpr || $0.declaredName?.hasPrefix("$") == true
        }
      }
  }

  /// The class of an object that a call of the initializer creates, or that it is passed.
  fileprivate func classOfObject(madeBy call: FunctionCallView, _ program: Program) -> TypeDecl? {
    if let type = ownObject(program) { return type }
    let kept = Set(storedProperties.filter(\.keepsFirstValue).map(\.name))
    let parameters = members.compactMap(InitializerDeclView.init).flatMap(\.parameters)
    let defaults = parameters.filter { parameter in
      parameter.hasDefault && !kept.contains(parameter.name)
        && !call.arguments.contains { $0.label == parameter.label }
    }
    let arguments = call.arguments.filter { !($0.label.map(kept.contains) ?? false) }
    return (defaults.compactMap(\.cursor.initialValue) + arguments.map(\.value)).lazy
      .compactMap(program.classOfObject).first
      ?? classOfUnclearObject(in: arguments, program)
  }

  /// The class of a property that gets what code in sight may make: `cached ?? .init()`.
  private func classOfUnclearObject(
    in arguments: [FunctionCallView.Argument], _ program: Program
  ) -> TypeDecl? {
    for argument in arguments where !argument.value.isPath {
      guard let property = storedProperties.first(where: { $0.name == argument.label }),
        let pattern = property.binding.child(.identifierPattern),
        let decl = program.decl(at: pattern)
      else { continue }
      var found: TypeDecl?
      _ = program.type(ofDeclared: decl).contains { part in
        guard case .nominal(let type, _) = part, program.knownModule(of: type) == nil else {
          return false
        }
        let home = TypeDecl(program.cursor(of: type))
        found = home?.cursor.kind == .classDecl ? home : nil
        return found != nil
      }
      if let found { return found }
    }
    return nil
  }

  /// The class of an object that each value of the view creates for itself.
  private func ownObject(_ program: Program) -> TypeDecl? {
    let others = storedProperties.filter { !$0.keepsFirstValue }
    let names = Set(others.map(\.name))
    let assigned = members.filter { $0.kind == .initializerDecl }.flatMap(\.descendants)
      .compactMap { sequence -> SyntaxCursor? in
        let parts = Array(sequence.children)
        guard sequence.kind == .sequenceExpr, parts.count == 3, parts[1].kind == .assignmentExpr,
          names.contains(String(parts[0].textWithoutSelf.drop { $0 == "_" }))
        else { return nil }
        return parts[2]
      }
    return (others.compactMap(\.binding.initialValue) + assigned).lazy
      .compactMap(program.classOfObject).first
  }
}

extension SyntaxCursor {
  /// Whether an expression only names something that is there: `model`, `self.models.first`, `item!.model`, `$0`.
  fileprivate var isPath: Bool {
    switch kind {
    case .declReferenceExpr, .nilLiteralExpr, .closureExpr: true
    case .memberAccessExpr:
      MemberAccessView(self)?.base.map(\.isPath) ?? true
    case .optionalChainingExpr, .forceUnwrapExpr: children.first { _ in true }?.isPath ?? false
    case .subscriptCallExpr: children.first { _ in true }?.isPath ?? false
    default: false
    }
  }

  /// `value` in `name = value`.
  var initialValue: SyntaxCursor? {
    child(.initializerClause)?.children.reversed().first
  }
}

extension StoredProperty {
  /// Whether SwiftUI keeps the value of the first initialization.
  var keepsFirstValue: Bool {
    wrappers.contains { ["StateObject", "State"].contains($0.name) }
  }
}

extension Program {
  /// The function or computed property of the repository that a name means, if it gives a view.
  fileprivate func makerOfView(named node: SyntaxCursor) -> DeclID? {
    let decls = reference(of: node).decls
    guard decls.count == 1, let decl = decls.first, knownModule(of: decl) == nil,
      FunctionDeclView(cursor(of: decl)) != nil || isComputed(decl), buildsViews(decl)
    else { return nil }
    return decl
  }

  /// What runs where a function or computed property is used.
  fileprivate func code(of decl: DeclID) -> [SyntaxCursor] {
    let body = FunctionDeclView(cursor(of: decl))?.body ?? binding(of: decl)?.child(.accessorBlock)
    return body.map { [$0] } ?? []
  }

  /// The class of an object that the initializer which a call means creates.
  fileprivate func classOfObject(inInitializerCalledBy call: FunctionCallView) -> TypeDecl? {
    initializers(calledBy: call).filter { knownModule(of: $0) == nil && $0 == $0.declared }
      .compactMap { InitializerDeclView(cursor(of: $0))?.body }
      .flatMap(\.descendants).filter { FunctionCallView($0)?.member?.base?.isSelf == true }
      .compactMap(FunctionCallView.init).flatMap(\.arguments).lazy
      .compactMap { self.classOfObject(createdBy: $0.value) }.first
  }
}
