import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Where the views are made that the code of a view is given.
extension KeptContent {
  // MARK: Properties, parameters and variables

  /// What a property, parameter or variable holds.
  mutating func caveat(
    ofGiven decl: DeclID, namedBy node: SyntaxCursor, _ part: Part
  ) -> String? {
    let (cursor, binding, owner) = context.program.ask { program in
      (program.cursor(of: decl), program.binding(of: decl), program.owner(of: decl))
    }
    guard let file = context.file(at: cursor.tree.source.path) else { return Self.unknown(node) }
    let home = file.ancestry.ancestors(of: cursor).first { Self.scopes.contains($0.kind) }
    if home?.kind == .functionDecl || home?.kind == .initializerDecl,
      cursor.kind == .functionParameter
    {
      let function = home.flatMap { home in context.program.ask { $0.decl(at: home) } }
      if let function, called.contains(function) || part.declares(cursor) { return nil }
      guard seen.insert(decl).inserted else { return nil }
      return caveat(ofParameter: cursor, of: home!, namedBy: node)
    }
    if home?.kind == .closureExpr, cursor.kind != .identifierPattern {
      return caveat(ofParameterOfClosure: node, part)
    }
    if let owner, home?.kind == .memberBlock {
      let isWrapped = binding.flatMap(file.ancestry.parent)?.hasWrapper == true
      guard !called.contains(owner) || isWrapped else { return nil }
      guard seen.insert(decl).inserted else { return nil }
      return caveat(ofProperty: cursor, binding, of: owner, in: file, namedBy: node)
    }
    if part.declares(cursor), !file.ancestry.isUnwrapping(cursor) { return nil }
    guard seen.insert(decl).inserted else { return nil }
    return caveat(ofVariable: cursor, binding, in: file, namedBy: node)
  }

  private static let scopes: Set<SyntaxKind> = [
    .memberBlock, .functionDecl, .initializerDecl, .closureExpr, .accessorBlock, .subscriptDecl,
  ]

  /// A variable of a function or file, which its initial value alone tells.
  private mutating func caveat(
    ofVariable cursor: SyntaxCursor, _ binding: SyntaxCursor?, in file: IndexedFile,
    namedBy node: SyntaxCursor
  ) -> String? {
    let ancestry = file.ancestry
    let holder = binding ?? ancestry.parent(of: cursor)
    if let value = holder?.child(.initializerClause) {
      return caveat(in: Part(code: value, ancestry: ancestry))
    }
    // `if let footer` names what it unwraps.
    guard let holder, holder.kind == .optionalBindingCondition, let name = node.declaredName,
      let place = ancestry.parent(of: holder)
    else { return Self.unknown(node) }
    let decls = context.program.ask { program in
      program.meaning(of: name, at: place).decls.filter { $0 != program.decl(at: cursor) }
    }
    guard let outer = decls.first, decls.count == 1 else { return Self.unknown(node) }
    return caveat(ofGiven: outer, namedBy: node, Part(code: node, ancestry: ancestry))
  }

  /// A parameter of a closure. The view comes from the call that the closure is passed to.
  mutating func caveat(ofParameterOfClosure node: SyntaxCursor, _ part: Part) -> String? {
    let isView = context.program.ask { program in program.isView(program.type(of: node)) }
    guard isView != false, let name = node.declaredName,
      isView == true || ContentPosition(part, context).isShown(node)
    else { return nil }
    let closure = part.ancestry.ancestors(of: node).compactMap(ClosureView.init).first {
      $0.parameterNames?.contains(name) ?? name.hasPrefix("$")
    }
    guard let closure, !part.code.encloses(closure.cursor) else { return nil }
    guard let call = part.ancestry.call(passed: closure.cursor) else { return Self.unknown(node) }
    let isHelper = call.member?.name.map(context.model.mayBeConditionalModifier) == true
    let giver = isHelper ? call.member?.base : call.cursor
    guard let giver, let id = context.program.ask({ $0.decl(at: giver) }),
      seen.insert(id).inserted
    else { return nil }
    return caveat(in: part.with(giver))
  }

  /// A parameter of a function, where it is called.
  private mutating func caveat(
    ofParameter parameter: SyntaxCursor, of home: SyntaxCursor, namedBy node: SyntaxCursor
  ) -> String? {
    guard let function = FunctionDeclView(home) else { return Self.unknown(node) }
    if function.fullName == "body(content:)",
      let file = context.file(at: home.tree.source.path),
      let shown = file.ancestry.ancestors(of: home).first(where: { TypeDecl($0) != nil })
    {
      return caveat(ofViewsGivenTo: shown)
    }
    guard let index = function.parameters.firstIndex(where: { $0.cursor.id == parameter.id })
    else { return Self.unknown(node) }
    let signature = InitializerSignature(of: function.parameters)
    var isCalled = false
    for use in uses.possibleUses(of: home) where uses.isUse(use, of: home) {
      isCalled = true
      guard let call = use.call.flatMap(FunctionCallView.init),
        let indices = signature.parameterIndices(of: call)
      else { return Self.unknown(node) }
      for (argument, target) in zip(call.arguments, indices) where target == index {
        let part = Part(code: argument.value, ancestry: use.ancestry)
        if let found = caveat(in: part) { return found }
      }
    }
    return isCalled ? nil : Self.unknown(node)
  }

  /// A stored property, where its type is made.
  private mutating func caveat(
    ofProperty cursor: SyntaxCursor, _ binding: SyntaxCursor?, of owner: DeclID,
    in file: IndexedFile, namedBy node: SyntaxCursor
  ) -> String? {
    let type = context.program.ask { TypeDecl($0.cursor(of: owner)) }
    guard let type, let binding, let decl = file.ancestry.parent(of: binding),
      let typeFile = context.file(at: type.cursor.tree.source.path),
      !decl.hasWrapper, !isAssigned(cursor)
    else { return Self.unknown(node) }
    if let value = binding.child(.initializerClause) {
      let part = Part(code: value, ancestry: file.ancestry)
      if let found = caveat(in: part) { return found }
    }
    guard !decl.hasModifier(.static) else { return nil }
    let creations = context.constructions(
      of: type.qualifiedName(ancestry: typeFile.ancestry),
      declaredIn: type.cursor.tree.source.path)
    guard !creations.isEmpty else { return Self.unknown(node) }
    for creation in creations {
      guard creation.obstacle == nil, let call = FunctionCallView(creation.expression),
        let place = context.file(at: call.cursor.tree.source.path)
      else { return Self.unknown(node) }
      let arguments = context.program.ask { program in
        call.arguments.filter { argument in
          StoredContent.all(of: argument, in: call, program).contains { content in
            content.properties.contains { $0.id == decl.id }
          }
        }
      }
      guard !arguments.isEmpty || binding.child(.initializerClause) != nil else {
        return Self.unknown(node)
      }
      for argument in arguments {
        let part = Part(code: argument.value, ancestry: place.ancestry)
        if let found = caveat(in: part) { return found }
      }
    }
    return nil
  }

  /// Whether code outside of initializers may assign a property.
  private func isAssigned(_ pattern: SyntaxCursor) -> Bool {
    context.program.ask({ program in program.decl(at: pattern).map(program.canBeSet) ?? true })
      && context.uses(of: [pattern], arePrivate: false).contains { file, uses in
        uses.contains { $0.name.isAssigned(file.ancestry) }
      }
  }

  // MARK: The view itself

  /// Whether a call without a base is one of a method of views.
  func isImplicitlyCalledOnSelf(_ call: FunctionCallView) -> Bool {
    guard let name = call.nameNode, call.callee?.id == name.id else { return false }
    return context.program.ask { program in
      program.reference(of: name).decls.contains { decl in
        !program.isTypeDecl(decl)
          && program.owner(of: decl).map { program.cursor(of: $0).kind == .protocolDecl } == true
      }
    }
  }

  /// What `self` is where code names it.
  mutating func caveat(ofSelfNamed node: SyntaxCursor, _ part: Part) -> String? {
    let member = part.ancestry.parent(of: node).flatMap(MemberAccessView.init)
    if let name = member?.nameNode, name.id != node.id {
      let isOwnMember = context.program.ask { program in
        program.reference(of: name).decls.contains { decl in
          program.owner(of: decl).map {
            program.knownModule(of: $0) == nil && program.cursor(of: $0).kind != .protocolDecl
          } == true
        }
      }
      if isOwnMember { return nil }
    }
    return caveat(ofSelfAt: part.with(node))
  }

  /// What `self` is in a member of a view, or of an extension of views.
  mutating func caveat(ofSelfAt part: Part) -> String? {
    let kinds: Set<SyntaxKind> = [.functionDecl, .variableDecl]
    let members = part.ancestry.ancestors(of: part.code).prefix { TypeDecl($0) == nil }
      .filter { kinds.contains($0.kind) }
    guard let member = members.last else { return nil }
    let type = context.program.ask { program in
      program.decl(at: member).map(program.selfType) ?? .unknown
    }
    if case .nominal(let type, _) = type { return caveat(ofType: type) }
    return caveat(ofViewsGivenTo: member)
  }

  /// What the views are that a function or property is called on, or a view modifier is applied to.
  mutating func caveat(ofViewsGivenTo decl: SyntaxCursor) -> String? {
    guard let id = context.program.ask({ $0.decl(at: decl) }), seen.insert(id).inserted else {
      return nil
    }
    if let type = TypeDecl(decl) { return caveat(ofViewsModifiedBy: type) }
    let possible =
      decl.kind == .functionDecl ? uses.possibleUses(of: decl) : uses.possibleMentions(of: decl)
    for use in possible where uses.isUse(use, of: decl) {
      if decl.kind == .functionDecl, use.call == nil { return Self.unknown(use.name) }
      let member = use.ancestry.parent(of: use.name).flatMap(MemberAccessView.init)
      let found: String?
      if let member, member.nameNode?.id == use.name.id {
        found = member.base.flatMap { caveat(in: Part(code: $0, ancestry: use.ancestry)) }
      } else {
        found = caveat(ofSelfAt: Part(code: use.name, ancestry: use.ancestry))
      }
      if let found { return found }
    }
    return nil
  }

  private mutating func caveat(ofViewsModifiedBy type: TypeDecl) -> String? {
    guard let file = context.file(at: type.cursor.tree.source.path) else { return nil }
    let creations = context.constructions(
      of: type.qualifiedName(ancestry: file.ancestry), declaredIn: file.tree.source.path)
    for creation in creations {
      guard creation.obstacle == nil,
        let place = context.file(at: creation.expression.tree.source.path),
        let call = place.ancestry.call(modifyingBy: creation.expression)
      else { return "`\(type.name)` is kept as a value, and may be applied to any view" }
      let found: String?
      if let member = call.member {
        found = member.base.flatMap { caveat(in: Part(code: $0, ancestry: place.ancestry)) }
      } else {
        found = caveat(ofSelfAt: Part(code: call.cursor, ancestry: place.ancestry))
      }
      if let found { return found }
    }
    return nil
  }
}

extension KeptContent.Part {
  /// Whether a variable or parameter is declared in the code itself, which tells what it holds.
  fileprivate func declares(_ decl: SyntaxCursor) -> Bool { code.encloses(decl) }
}

extension Ancestry {
  /// Whether a pattern unwraps what another value holds: `if let footer`, `case .custom(let view)`.
  fileprivate func isUnwrapping(_ pattern: SyntaxCursor) -> Bool {
    for ancestor in ancestors(of: pattern) {
      switch ancestor.kind {
      case .optionalBindingCondition: return ancestor.child(.initializerClause) == nil
      case .matchingPatternCondition, .switchCase: return true
      case .patternBinding, .forStmt, .closureExpr, .codeBlock: return false
      default: break
      }
    }
    return false
  }

  /// The call of `modifier` that an expression is the argument of.
  fileprivate func call(modifyingBy expression: SyntaxCursor) -> FunctionCallView? {
    guard let argument = parent(of: expression), argument.kind == .labeledExpr,
      let call = parent(of: argument).flatMap(FunctionCallView.init),
      call.nameNode?.declaredName == "modifier"
    else { return nil }
    return call
  }
}

extension SyntaxCursor {
  /// Whether a property has an attribute other than a result builder: what it holds may come from elsewhere.
  fileprivate var hasWrapper: Bool {
    children.contains { $0.kind == .attribute && !$0.textWithoutTrivia.hasSuffix("Builder") }
  }

  /// Whether the value of a name, or an element of it, is assigned outside of an initializer, or added.
  fileprivate func isAssigned(_ ancestry: Ancestry) -> Bool {
    var place = self
    for outer in ancestry.ancestors(of: self) {
      switch outer.kind {
      case .memberAccessExpr:
        let member = MemberAccessView(outer)
        if member?.name.map(Self.adding.contains) == true { return true }
        guard member?.nameNode?.id == id else { return false }
      case .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr:
        guard outer.range.start == place.range.start else { return false }
      case .sequenceExpr:
        let parts = Array(outer.children)
        return 1 < parts.count && parts[0].id == place.id && parts[1].kind == .assignmentExpr
          && !ancestry.ancestors(of: outer).contains { $0.kind == .initializerDecl }
      default: return false
      }
      place = outer
    }
    return false
  }

  /// What adds elements to a collection.
  private static let adding: Set = ["append", "insert", "merge", "updateValue"]
}
