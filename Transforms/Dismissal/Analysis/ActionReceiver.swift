import Semantics
import SymbolIndex
import Syntax

/// A parameter, property or local variable of the repository that gets SwiftUI's action as a value.
struct ActionReceiver {
  /// How it gets the action.
  enum Form {
    /// `DismissAction`
    case action
    /// `Binding<PresentationMode>`
    case mode
    /// `@Binding var mode: PresentationMode`
    case wrappedMode
  }

  /// The parameter, or the pattern of the variable.
  let decl: SyntaxCursor
  let name: String
  /// `DismissAction` or `DismissAction?` as written; nil where the type is inferred.
  let type: SyntaxCursor?
  /// The function or initializer of a parameter.
  let function: SyntaxCursor?
  /// The type of a stored property.
  let owner: TypeDecl?
  var form = Form.action

  var isOptional: Bool { type?.kind == .optionalType }

  /// The type that it has as a function.
  ///
  /// - Parameter escapes: whether the value of a parameter outlives the call.
  func functionType(escapes: Bool) -> String {
    if isOptional { return "(() -> Void)?" }
    return function != nil && escapes ? "@escaping () -> Void" : "() -> Void"
  }
}

extension Program {
  /// What gets the value of an expression: the parameter of a call, the variable of an assignment or of a
  /// declaration; nil where that is not known, or has another type than the action.
  func receiver(of branch: SyntaxCursor, in file: IndexedFile) -> ActionReceiver? {
    let value = file.ancestry.ternary(withBranch: branch) ?? branch
    guard let parent = file.ancestry.parent(of: value) else { return nil }
    switch parent.kind {
    case .labeledExpr:
      guard let call = file.ancestry.parent(of: parent).flatMap(FunctionCallView.init),
        let index = call.arguments.firstIndex(where: { $0.value.id == value.id })
      else { return nil }
      return receiver(ofArgument: index, of: call)
    case .sequenceExpr:
      let parts = Array(parent.children)
      guard parts.count == 3, parts[1].kind == .assignmentExpr, parts[2].id == value.id else {
        return nil
      }
      return receiver(namedBy: parts[0])
    case .initializerClause:
      let pattern = file.ancestry.parent(of: parent)?.child(.identifierPattern)
      return pattern.flatMap { decl(at: $0) }.flatMap(receiver)
    default: return nil
    }
  }

  /// What an expression refers to, where that can hold the action.
  func receiver(namedBy expression: SyntaxCursor) -> ActionReceiver? {
    let decls = declarations(of: expression)
    return decls.count == 1 ? receiver(decls[0]) : nil
  }

  private func receiver(ofArgument index: Int, of call: FunctionCallView) -> ActionReceiver? {
    let takers = declarations(takingArgumentsOf: call)
    guard takers.count == 1, knownModule(of: takers[0]) == nil else { return nil }
    if let parameter = parameter(index, of: call, takers[0]) {
      return receiver(parameter, of: cursor(of: takers[0]))
    }
    let made = property(getting: index, of: call, by: takers[0], in: "Binding")
    guard let (property, _) = made else { return nil }
    return property.binding.child(.identifierPattern).flatMap { decl(at: $0) }.flatMap(receiver)
  }

  private func receiver(_ decl: DeclID) -> ActionReceiver? {
    guard knownModule(of: decl) == nil else { return nil }
    let cursor = cursor(of: decl)
    let ancestry = file(decl.file).indexed.ancestry
    if cursor.kind == .functionParameter {
      let function = ancestry.ancestors(of: cursor).first {
        $0.kind == .functionDecl || $0.kind == .initializerDecl
      }
      let parameters =
        function.flatMap(FunctionDeclView.init)?.parameters
        ?? function.flatMap(InitializerDeclView.init)?.parameters ?? []
      return parameters.first { $0.cursor.id == cursor.id }.flatMap { receiver($0, of: function!) }
    }
    guard cursor.kind == .identifierPattern, let binding = ancestry.parent(of: cursor) else {
      return nil
    }
    let type = binding.child(.typeAnnotation)?.children.first { $0.kind != .unexpectedNodes }
    if let owner = TypeDecl.enclosing(cursor, ancestry: ancestry), !isLocal(decl) {
      let property = owner.storedProperties.first { $0.binding.id == binding.id }
      guard let property, property.isAlone, let form = property.receiverForm else { return nil }
      return ActionReceiver(
        decl: cursor, name: property.name, type: type, function: nil, owner: owner, form: form)
    }
    guard isLocal(decl), type.map(\.isDismissAction) != false, let name = cursor.patternName else {
      return nil
    }
    return ActionReceiver(decl: cursor, name: name, type: type, function: nil, owner: nil)
  }

  private func receiver(
    _ parameter: FunctionDeclView.Parameter, of function: SyntaxCursor
  ) -> ActionReceiver? {
    guard let type = parameter.type, type.isDismissAction || type.isPresentationMode else {
      return nil
    }
    return ActionReceiver(
      decl: parameter.cursor, name: parameter.name, type: type, function: function, owner: nil,
      form: type.isPresentationMode ? .mode : .action)
  }
}

extension Ancestry {
  /// `isShown ? dismiss : nil` around one of the two values.
  fileprivate func ternary(withBranch value: SyntaxCursor) -> SyntaxCursor? {
    guard let parent = parent(of: value) else { return nil }
    let sequence = parent.kind == .unresolvedTernaryExpr ? self.parent(of: parent) : parent
    return sequence?.branchesOfTernary.contains { $0.id == value.id } == true ? sequence : nil
  }
}

extension SyntaxCursor {
  /// The two values of `a ? b : c`; none of anything else.
  var branchesOfTernary: [SyntaxCursor] {
    guard kind == .sequenceExpr else { return [] }
    let parts = Array(children)
    guard parts.count == 3, parts[1].kind == .unresolvedTernaryExpr else { return [] }
    return Array(parts[1].children) + [parts[2]]
  }
}

extension StoredProperty {
  /// How it gets SwiftUI's action; nil where it has another type.
  fileprivate var receiverForm: ActionReceiver.Form? {
    guard let type else { return nil }
    if wrappers.map(\.name) == ["Binding"] {
      return type.textWithoutTrivia == "PresentationMode" ? .wrappedMode : nil
    }
    guard wrappers.allSatisfy({ $0.name == "Published" }) else { return nil }
    if type.isDismissAction { return .action }
    return type.isPresentationMode && wrappers.isEmpty ? .mode : nil
  }

  /// Whether its declaration declares no other variable.
  fileprivate var isAlone: Bool {
    decl.children.count { $0.kind == .patternBinding } == 1
  }
}

extension SyntaxCursor {
  /// Whether a written type is SwiftUI's action, or an optional one.
  fileprivate var isDismissAction: Bool {
    let text = textWithoutTrivia
    let name = text.hasSuffix("?") ? text.dropLast() : text[...]
    return name == "DismissAction" || name == "SwiftUI.DismissAction"
  }

  /// Whether a written type is the binding that the environment has for the presentation mode.
  fileprivate var isPresentationMode: Bool {
    ["Binding<PresentationMode>", "Binding<PresentationMode>?"].contains(textWithoutTrivia)
  }
}
