import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What the declarations of the repository do that the kept view contains.
extension KeptContent {
  func caveat(ofType name: String, _ members: [SyntaxCursor]) -> String? {
    guard target == nil else { return nil }
    if let representable = KeptRepresentable(members) {
      if let caveat = caveat(ofRepresentable: name, members) { return caveat }
      if representable.configuresOnlyOnce {
        return
          "after the change, `\(name)` keeps the view that it made: its update ignores the new "
          + "values"
      }
      if representable.setsMoreThanItMakes {
        return "after the change, `\(name)` keeps the view that it made, and does not make it again"
      }
    }
    if members.compareLess {
      return "after the change, `\(name)` is updated only where its `==` finds a difference"
    }
    for member in members {
      if member.kind == .initializerDecl, member.createsStorage {
        return "after the change, `\(name)` keeps the storage that it was created with"
      }
      if hides, let input = member.input() { return Self.focusCaveat(input) }
      if hides, let row = member.rowControl(in: context) { return Self.rowCaveat(row) }
      let calls = member.descendants.compactMap(FunctionCallView.init)
      let found = context.program.ask { program in
        let dependence = RebuildDependence(program, staysVisible: !hides)
        return calls.first { dependence.mayAffect($0) && dependence.affects($0) }
      }
      if let modifier = found?.nameNode?.declaredName {
        return "after the change, `\(modifier)` in `\(name)` may behave differently: "
          + "the view is no longer rebuilt"
      }
      if hides, let active = member.activeName(in: context) { return Self.focusCaveat(active) }
    }
    return nil
  }

  /// A view that is given a value whose `==` does not compare all of it: SwiftUI then takes another value for the
  /// same.
  func comparisonCaveat(of type: DeclID) -> String? {
    guard target == nil else { return nil }
    return context.program.ask { program in
      guard let found = program.typeComparingLess(in: type, depth: 3) else { return nil }
      return "after the change, `\(program.name(of: type))` is updated only where the `==` of "
        + "`\(program.name(of: found))` finds a difference"
    }
  }

  /// A representable that people may use while it is transparent, or that counts on appearing.
  private func caveat(ofRepresentable name: String, _ members: [SyntaxCursor]) -> String? {
    let code = members + context.program.ask { $0.classes(madeIn: members) }
    if hides { return Self.focusCaveat(name) }
    let appearing = (code + code.flatMap(\.descendants)).lazy.compactMap(FunctionDeclView.init)
      .first { Self.appearing.contains($0.name) }
    return appearing.map {
      "after the change, `\($0.name)` in `\(name)` may behave differently: the view is no longer "
        + "rebuilt"
    }
  }

  /// A representable whose view a protocol of the repository makes.
  func caveat(ofInheritedMaker type: DeclID, _ members: [SyntaxCursor]) -> String? {
    guard target == nil, KeptRepresentable(members) == nil else { return nil }
    return context.program.ask { program in
      let cursor = program.cursor(of: type)
      let isRepresentable = Self.representables.contains {
        program.conforms(typeAt: cursor, to: $0, of: "SwiftUI") == true
      }
      return isRepresentable
        ? "after the change, `\(program.name(of: type))` keeps the view that it made" : nil
    }
  }

  private static let representables = [
    "NSViewControllerRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable",
    "UIViewRepresentable",
  ]

  private static let appearing: Set<String> = [
    "didMoveToSuperview", "didMoveToWindow", "dismantleNSView", "dismantleNSViewController",
    "dismantleUIView", "dismantleUIViewController", "viewDidAppear", "viewDidDisappear",
    "viewDidMoveToWindow", "viewWillAppear", "viewWillDisappear",
  ]

  /// A binding that a representable keeps, and that the caller may replace by another.
  func bindingCaveat(of type: DeclID, madeBy call: FunctionCallView) -> String? {
    context.program.ask { program in
      guard target == nil, program.knownModule(of: type) == nil,
        let held = KeptRepresentable(program.shownMembers(of: type))?.heldBindings
      else { return nil }
      let isReplaced = call.arguments.contains { argument in
        argument.label.map(held.contains) == true && !argument.value.isNamedBinding
      }
      return isReplaced
        ? "after the change, `\(program.name(of: type))` keeps the binding that it was created with"
        : nil
    }
  }

}

extension Program {
  /// A structure or enumeration in the stored properties of a type whose `==` does not compare all of it.
  fileprivate func typeComparingLess(in type: DeclID, depth: Int) -> DeclID? {
    guard 0 < depth, let decl = TypeDecl(cursor(of: type)) else { return nil }
    for property in decl.storedProperties where property.wrappers.isEmpty {
      var found: DeclID?
      guard let pattern = property.binding.child(.identifierPattern),
        let id = self.decl(at: pattern)
      else { continue }
      _ = self.type(ofDeclared: id).contains { part in
        guard found == nil, case .nominal(let other, _) = part, other != type,
          knownModule(of: other) == nil, cursor(of: other).kind != .classDecl
        else { return false }
        let members = ([other] + extensions(of: other)).flatMap { cursor(of: $0).members }
        let given = members.comparison == nil ? comparisonsOfProtocols(of: other) : []
        let isFound = (members + given).compareLess
        found = isFound ? other : typeComparingLess(in: other, depth: depth - 1)
        return found != nil
      }
      if found != nil { return found }
    }
    return nil
  }

  /// The `==` that extensions of the protocols of a type declare.
  private func comparisonsOfProtocols(of type: DeclID) -> [SyntaxCursor] {
    protocols(of: .nominal(type, [])).filter { knownModule(of: $0) == nil }.flatMap { proto in
      ([proto] + extensions(of: proto)).flatMap { cursor(of: $0).members }.filter(\.isComparison)
    }
  }

  /// The classes of the repository that some code makes.
  fileprivate func classes(madeIn code: [SyntaxCursor]) -> [SyntaxCursor] {
    code.flatMap(\.descendants).flatMap(typeDecls(calledBy:))
      .filter { knownModule(of: $0) == nil }.map(cursor).filter { $0.kind == .classDecl }
  }

}

// MARK: Callable values and subscripts

extension KeptContent {
  /// What a value of the repository returns that is called like a function.
  mutating func caveat(ofCallableNamedBy call: FunctionCallView) -> String? {
    guard let callee = call.callee else { return nil }
    let functions = context.program.ask { program -> [DeclID] in
      guard case .nominal(let type, _) = program.type(of: callee),
        program.knownModule(of: type) == nil, program.isView(program.type(of: call.cursor)) != false
      else { return [] }
      return program.members(named: "callAsFunction", ofType: type, from: type.file)
    }
    for function in functions {
      let body = context.program.ask { FunctionDeclView($0.cursor(of: function))?.body }
      if let found = body.flatMap({ caveat(ofCode: [$0], of: function) }) { return found }
    }
    return nil
  }

  /// What an initializer makes that the repository adds to a type of another module: `Button(noisy: …)`.
  mutating func caveat(ofOwnInitializerCalledBy call: FunctionCallView) -> String? {
    let initializers = context.program.ask { program in
      program.reference(of: call.cursor).decls.filter { decl in
        program.cursor(of: decl).kind == .initializerDecl && program.knownModule(of: decl) == nil
          && program.owner(of: decl).map { program.knownModule(of: $0) != nil } == true
      }
    }
    for decl in initializers {
      let body = context.program.ask { $0.cursor(of: decl).child(.codeBlock) }
      if let found = body.flatMap({ caveat(ofCode: [$0], of: decl) }) { return found }
    }
    return nil
  }

  /// What an operator of the repository returns is not followed.
  func caveat(ofOperatorsIn sequence: SyntaxCursor) -> String? {
    let all = sequence.children.filter { $0.kind == .binaryOperatorExpr }.map(\.textWithoutTrivia)
    let isView = context.program.ask { $0.isView($0.type(of: sequence)) }
    // None of the standard operators makes a view, but for `??`.
    let operators = all.filter {
      isView == true ? $0 != "??" : !Self.standardOperators.contains($0)
    }
    guard let name = operators.first, isView != false else { return nil }
    return "`\(name)` makes the view, which may depend on being rebuilt"
  }

  private static let standardOperators: Set = [
    "!=", "%", "&", "&&", "*", "+", "-", "...", "..<", "/", "<", "<=", "==", "===", ">", ">=", "??",
    "||",
  ]

  /// Whether a member is found by `@dynamicMemberLookup` of a type of the repository, which may make a view.
  func isDynamicMember(_ node: SyntaxCursor, _ ancestry: Ancestry) -> Bool {
    guard let member = ancestry.parent(of: node).flatMap(MemberAccessView.init),
      member.nameNode?.id == node.id, let base = member.base, let name = member.name
    else { return false }
    return context.program.ask { program in
      guard case .nominal(let type, _) = program.type(of: base),
        program.knownModule(of: type) == nil,
        program.cursor(of: type).children.contains(where: {
          $0.kind == .attribute && $0.textWithoutTrivia == "@dynamicMemberLookup"
        }), program.isView(program.type(of: base)) != true
      else { return false }
      return program.members(named: name, ofType: type, from: type.file).isEmpty
    }
  }

  /// What a subscript of the repository returns is not followed.
  func caveat(ofSubscript node: SyntaxCursor) -> String? {
    let isOwn = context.program.ask { program in
      guard let base = node.children.first(where: { $0.kind != .unexpectedNodes }),
        case .nominal(let type, _) = program.type(of: base)
      else { return false }
      return program.knownModule(of: type) == nil
        && program.isView(program.type(of: node)) == true
    }
    return isOwn ? "a subscript makes the view, which may depend on being rebuilt" : nil
  }
}

extension SyntaxCursor {
  /// Whether an expression is the same binding each time: `$text`, `$model.text`, `text`, `.constant(0)`.
  fileprivate var isNamedBinding: Bool {
    if let member = MemberAccessView(self) { return member.base?.isNamedBinding == true }
    return kind == .declReferenceExpr || FunctionCallView(self)?.member?.name == "constant"
  }

  /// Whether an initializer chooses the key of what is stored outside: `_text = AppStorage(wrappedValue: "", key)`.
  fileprivate var createsStorage: Bool {
    descendants.contains { FunctionCallView($0)?.nameNode?.declaredName == "AppStorage" }
  }

  /// Whether a case of an enumeration has values with it.
  fileprivate var hasPayload: Bool {
    kind == .enumCaseDecl && descendants.contains { $0.kind == .enumCaseParameterClause }
  }
}

extension SyntaxCursor {
  fileprivate var isComparison: Bool { FunctionDeclView(self)?.name == "==" }
}

extension [SyntaxCursor] {
  /// The first `==` of some members.
  fileprivate var comparison: SyntaxCursor? { first(where: \.isComparison) }

  /// Whether a type declares an `==` that does not compare all of its stored properties: SwiftUI asks it whether
  /// a view has to be updated.
  var compareLess: Bool {
    guard let body = comparison.flatMap({ FunctionDeclView($0)?.body }) else { return false }
    if contains(where: \.hasPayload), !body.descendants.contains(where: { $0.token(.let) != nil }) {
      return true
    }
    // `a.message.id` does not compare all of the message.
    let members = body.descendants.compactMap(MemberAccessView.init)
    let bases = Set(members.compactMap { $0.base?.id })
    let compared = Set(members.filter { !bases.contains($0.cursor.id) }.compactMap(\.name))
    let stored = filter { $0.kind == .variableDecl && !$0.hasModifier(.static) }.flatMap(\.children)
      .filter { $0.child(.accessorBlock) == nil }
      .compactMap { $0.child(.identifierPattern)?.textWithoutTrivia }
    return !Set(stored).isSubset(of: compared)
  }
}
