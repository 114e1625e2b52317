import Semantics
import SymbolIndex
import Syntax

/// The places where a function or view of the repository uses the content that it is given.
struct ContentUses {
  private let parameter: ContentParameter
  private let callee: OwnCallee
  /// The declarations and extensions of the type that an initializer creates.
  private let parts: [TypeDecl]
  private let facts: DeclarationFacts

  init?(of parameter: ContentParameter, parts: [TypeDecl], facts: DeclarationFacts) {
    guard let callee = facts.program.ask({ OwnCallee(parameter.callee, in: $0) }) else {
      return nil
    }
    self.parameter = parameter
    self.callee = callee
    self.parts = parts
    self.facts = facts
  }

  /// A place that uses the content.
  struct Content {
    /// The content, with its call if it is called.
    let expression: SyntaxCursor
    /// Whether the expression is a call on the content, which it does not name.
    var isCallOnContent = false
  }

  /// The parameter that each variable is a copy of.
  var variables: [DeclID: Int] {
    facts.program.ask { callee.variablesByDecl(parts: parts, $0) }
  }

  func contents(in file: IndexedFile) -> [Content] {
    switch parameter.part {
    case .parameter(let index):
      return uses(of: callee.variables(of: index, parts: parts), in: file)
    case .modified:
      return uses(of: parts.compactMap(\.modifiedContent), in: file)
    case .receiver:
      return callee.file.path == file.path ? receivers(in: file) : []
    }
  }

  // MARK: Variables

  private func uses(of variables: [SyntaxCursor], in file: IndexedFile) -> [Content] {
    let uses = facts.program.ask { program in
      let own = program.uses(of: variables.compactMap { program.decl(at: $0) }, in: file)
      let unwrapped = own.map(\.name).compactMap { unwrappedVariable($0, file) }
      return own.filter { unwrappedVariable($0.name, file) == nil }
        + program.uses(of: unwrapped.compactMap { program.decl(at: $0) }, in: file)
    }
    // A parameter is no member of another value, as `controller.view` is.
    let areParameters = variables.allSatisfy { $0.kind == .functionParameter }
    return uses.compactMap { use in
      guard use.name.kind == .declReferenceExpr, !isOnlyKept(use.name, in: file) else { return nil }
      let member = file.ancestry.parent(of: use.name).flatMap(MemberAccessView.init)
      let isMember = member.map { $0.nameNode?.id == use.name.id } ?? false
      if isMember, areParameters { return nil }
      let place = isMember ? member?.cursor ?? use.name : use.name
      return Content(expression: file.ancestry.call(of: place) ?? place)
    }
  }

  /// The variable that a condition gives the content to: `if let content`, `if let view = content`.
  private func unwrappedVariable(_ use: SyntaxCursor, _ file: IndexedFile) -> SyntaxCursor? {
    guard let parent = file.ancestry.parent(of: use) else { return nil }
    if use.kind == .identifierPattern {
      return parent.kind == .optionalBindingCondition ? use : nil
    }
    guard parent.kind == .initializerClause,
      let condition = file.ancestry.parent(of: parent), condition.kind == .optionalBindingCondition
    else { return nil }
    return condition.child(.identifierPattern)
  }

  /// Whether a place in an initializer only keeps the content in a property, whose uses count instead.
  private func isOnlyKept(_ place: SyntaxCursor, in file: IndexedFile) -> Bool {
    for outer in file.ancestry.ancestors(of: place) {
      if FunctionCallView(outer)?.isDelegation == true { return false }
      if outer.kind == .initializerDecl { return true }
    }
    return false
  }

  // MARK: Receivers

  /// The places in a member that name the value which it is called on, or call something on it.
  private func receivers(in file: IndexedFile) -> [Content] {
    let owner = TypeDecl.enclosing(callee.cursor, ancestry: file.ancestry)?.cursor.id
    let body = callee.body(in: file.ancestry)
    return body.descendants.compactMap { node -> Content? in
      guard node.kind == .declReferenceExpr,
        TypeDecl.enclosing(node, ancestry: file.ancestry)?.cursor.id == owner
      else { return nil }
      if node.isValueOfSelf(file.ancestry) {
        return Content(expression: transformed(node, in: file) ?? node)
      }
      guard let call = file.ancestry.call(of: node), isMember(node) else { return nil }
      return Content(expression: call, isCallOnContent: true)
    }
  }

  /// The call of a closure that the member is given, which makes another view of the value.
  private func transformed(_ value: SyntaxCursor, in file: IndexedFile) -> SyntaxCursor? {
    guard let argument = file.ancestry.parent(of: value), argument.kind == .labeledExpr,
      let call = file.ancestry.parent(of: argument).flatMap(FunctionCallView.init),
      let callee = call.callee, let name = callee.declaredName
    else { return nil }
    let isGiven = facts.program.ask { program in
      guard case .local(let decl) = program.meaning(of: name, at: callee) else { return false }
      return program.cursor(of: decl).kind == .functionParameter
    }
    return isGiven ? call.cursor : nil
  }

  /// Whether a plain name is that of a member of the value.
  private func isMember(_ name: SyntaxCursor) -> Bool {
    facts.program.ask { program in
      guard
        case .members(_, let isStatic) = program.meaning(of: name.declaredName ?? "", at: name)
      else { return false }
      return !isStatic
    }
  }
}

extension SyntaxCursor {
  /// Whether a name is `self` and no metatype, as in `Shelf.self`.
  func isValueOfSelf(_ ancestry: Ancestry) -> Bool {
    guard kind == .declReferenceExpr, declaredName == "self" else { return false }
    let member = ancestry.parent(of: self).flatMap(MemberAccessView.init)
    return member.map { $0.base?.id == id } ?? true
  }
}

extension OwnCallee {
  /// What a function does, or how a property gets its value.
  fileprivate func body(in ancestry: Ancestry) -> SyntaxCursor {
    cursor.kind == .identifierPattern ? ancestry.parent(of: cursor) ?? cursor : cursor
  }
}

extension TypeDecl {
  /// The parameter of a modifier's `body(content:)`.
  fileprivate var modifiedContent: SyntaxCursor? {
    members.lazy.compactMap(FunctionDeclView.init)
      .first { $0.name == "body" && $0.parameters.count == 1 }?.parameters[0].cursor
  }
}
