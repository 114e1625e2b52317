import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// An object that the body of a view creates anew whenever SwiftUI evaluates it, because no `@StateObject`
/// keeps the first one.
///
/// A closure never equals another one. So SwiftUI evaluates a view that gets a closure whenever it evaluates
/// the presenter, and what the object holds is lost: the text of a form, for example.
struct RemadeObject {
  /// The view whose body is evaluated.
  let host: String
  /// The view that gets the new object.
  let owner: String
  let typeName: String

  /// - Parameter declarations: the type and its extensions.
  /// - Returns: nil where the body creates no such object, or the view got values before that never equal others.
  init?(inBodyOf declarations: [TypeDecl], _ program: Program) {
    guard !declarations.contains(where: { $0.isNeverEqual(in: program) }) else { return nil }
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
    let stored = Set(declarations.flatMap(\.storedProperties).map(\.decl.id))
    let bodies = declarations.flatMap(\.members).filter {
      $0.kind != .initializerDecl && !stored.contains($0.id) && TypeDecl($0) == nil
    }
    for call in bodies.flatMap(\.descendants).compactMap(FunctionCallView.init) {
      if call.member?.name == "environmentObject", let object = call.arguments.first?.value,
        let name = program.className(createdBy: object)
      {
        return (declarations[0].name, name)
      }
      guard call.name?.first?.isUppercase == true, let view = program.view(createdBy: call)
      else { continue }
      if let name = view.objectMadeAnew(by: call, program) { return (view.name, name) }
      guard view.isNeverEqual(in: program), let decl = program.decl(at: view.cursor),
        visited.insert(decl).inserted
      else { continue }
      if let found = object(in: [view]) { return found }
    }
    return nil
  }
}

extension TypeDecl {
  /// Whether no value of a view equals another one: it takes closures, or creates an object of its own.
  fileprivate func isNeverEqual(in program: Program) -> Bool {
    storedProperties.contains { $0.takesClosure && !$0.hasValue }
      || ownObject(program) != nil
  }

  /// The type of an object that a call of the initializer creates, or that it is passed.
  fileprivate func objectMadeAnew(by call: FunctionCallView, _ program: Program) -> String? {
    if let name = ownObject(program) { return name }
    let kept = Set(storedProperties.filter(\.keepsFirstValue).map(\.name))
    for parameter in members.compactMap(InitializerDeclView.init).flatMap(\.parameters)
    where parameter.hasDefault && !kept.contains(parameter.name)
      && !call.arguments.contains(where: { $0.label == parameter.label })
    {
      let value = parameter.cursor.child(.initializerClause)?.children.reversed().first
      if let name = value.flatMap(program.className) { return name }
    }
    for argument in call.arguments where !(argument.label.map(kept.contains) ?? false) {
      if let name = program.className(createdBy: argument.value) { return name }
    }
    return nil
  }

  /// The type of an object that each value of the view creates for itself.
  private func ownObject(_ program: Program) -> String? {
    let stored = storedProperties
    for property in stored where !property.keepsFirstValue {
      guard let value = property.binding.child(.initializerClause)?.children.reversed().first
      else { continue }
      if let name = program.className(createdBy: value) { return name }
    }
    let kept = Set(stored.filter(\.keepsFirstValue).map(\.name))
    for initializer in members.filter({ $0.kind == .initializerDecl }) {
      for sequence in initializer.descendants where sequence.kind == .sequenceExpr {
        let parts = Array(sequence.children)
        guard parts.count == 3, parts[1].kind == .assignmentExpr,
          case let target = parts[0].textWithoutSelf.drop(while: { $0 == "_" }),
          stored.contains(where: { $0.name == target }), !kept.contains(String(target))
        else { continue }
        if let name = program.className(createdBy: parts[2]) { return name }
      }
    }
    return nil
  }
}

extension StoredProperty {
  /// Whether SwiftUI keeps the value of the first initialization.
  fileprivate var keepsFirstValue: Bool {
    wrappers.contains { ["StateObject", "State"].contains($0.name) }
  }
}

extension Program {
  /// The view of the repository that a call creates.
  fileprivate func view(createdBy call: FunctionCallView) -> TypeDecl? {
    guard let decl = decl(of: type(of: call.cursor)), knownModule(of: decl) == nil,
      cursor(of: decl).kind == .structDecl,
      conforms(typeAt: cursor(of: decl), to: "View", of: "SwiftUI") != false
    else { return nil }
    return TypeDecl(cursor(of: decl))
  }

  /// The class with variables of the repository that an expression creates an object of, also within a wrapper:
  /// `FormModel()`, `ObservedObject(wrappedValue: FormModel())`.
  fileprivate func className(createdBy expression: SyntaxCursor) -> String? {
    guard let call = FunctionCallView(expression) else {
      return value(ofLocal: expression).flatMap(className)
    }
    let isWrapper =
      call.member?.name == "init" && call.arguments.first?.label == "wrappedValue"
      || call.name == "ObservedObject" || call.name == "Bindable"
    if isWrapper, let object = call.arguments.first?.value { return className(createdBy: object) }
    let isCreated = call.name?.first?.isUppercase == true || call.member?.name == "init"
    guard isCreated, let decl = decl(of: type(of: expression)), knownModule(of: decl) == nil,
      let type = TypeDecl(cursor(of: decl)), type.cursor.kind == .classDecl,
      type.storedProperties.contains(where: { !$0.isLet })
    else { return nil }
    return type.name
  }

  /// The initial value of a local constant: `let model = FormModel()`.
  private func value(ofLocal expression: SyntaxCursor) -> SyntaxCursor? {
    guard let name = expression.declaredName,
      case .local(let local) = meaning(of: name, at: expression)
    else { return nil }
    return binding(of: local)?.child(.initializerClause)?.children.reversed().first
  }
}
