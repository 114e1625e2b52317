import SymbolIndex
import Syntax

/// A place that refers to a declaration, or may.
public struct DeclUse: Sendable {
  /// The name that refers to it: a `declReferenceExpr`; or a `closureCapture` or `identifierPattern` that
  /// declares another variable of the name, as in `[name]` and `if let name`.
  public let name: SyntaxCursor
  /// The declaration; its facet is `.projection` for `$name` and `.storage` for `_name`.
  public let decl: DeclID
  /// Whether the name is known to refer to it. It may where the type before the period cannot be told,
  /// or where a branch of an `#if` declares the name, too.
  public let isCertain: Bool
}

extension Program {
  /// The places in a file that refer to one of some declarations, or may, in source order. A variable
  /// that a closure captures by `[name]` counts as the one that it captures.
  ///
  /// - Parameters:
  ///   - areAll: whether no other member has the name, so that each member of the name is meant.
  ///   - form: what `isPossible` depends on, besides the file.
  ///   - isPossible: excludes names by their spelling, which saves solving the code around them.
  public func uses(
    of decls: [DeclID], in file: IndexedFile, areAll: Bool = false, of form: AnyHashable? = nil,
    where isPossible: (SyntaxCursor) -> Bool = { _ in true }
  ) -> [DeclUse] {
    guard let number = number(ofFileAt: file.path) else { return [] }
    // A run without edits asks each question only once or twice.
    if edits.files.isEmpty {
      return uses(of: decls, areAll: areAll, in: file, number, where: isPossible)
    }
    let key = UsesQuestion(decls: decls, file: number, areAll: areAll, form: form)
    if let known = uses[key] { return known }
    let start = edits.start()
    let found = uses(of: decls, areAll: areAll, in: file, number, where: isPossible)
    uses.keep(found, for: key, since: start)
    return found
  }

  private func uses(
    of decls: [DeclID], areAll: Bool, in file: IndexedFile, _ number: Int32,
    where isPossible: (SyntaxCursor) -> Bool
  ) -> [DeclUse] {
    var found: [DeclUse] = []
    for (name, decls) in Dictionary(grouping: decls, by: name(of:)) {
      let search = UseSearch(
        self, name: name, decls: decls.map { $0.facet(.declared) }, areAll: areAll, file: file,
        number: number)
      found += search.found(isPossible)
    }
    return found.sorted { $0.name.id < $1.name.id }
  }
}

/// The search for the uses of declarations of one name in one file.
private struct UseSearch {
  let program: Program
  let name: String
  let decls: Set<DeclID>
  /// The one that an uncertain use refers to.
  let first: DeclID
  let areAll: Bool
  let file: IndexedFile
  let number: Int32

  /// What a name means, as far as the search goes.
  private enum Meaning {
    case use(DeclID, isCertain: Bool)
    case other
  }

  private var ancestry: Ancestry { file.ancestry }

  /// Whether code of the file may see one of the declarations.
  private let isVisible: Bool
  /// The types that the declarations are members of.
  private let owners: Set<DeclID>
  /// Whether all of them are members of structures or enumerations.
  private let areMembersOfValues: Bool
  /// Whether all of them are local. Behind a period, their name means something else.
  private let areLocal: Bool

  init(
    _ program: Program, name: String, decls: [DeclID], areAll: Bool, file: IndexedFile,
    number: Int32
  ) {
    first = decls[0]
    self.areAll = areAll
    self.program = program
    self.name = name
    self.decls = Set(decls)
    self.file = file
    self.number = number
    isVisible = decls.contains { program.maySee($0, from: number) }
    let all = decls.map { program.owner(of: $0) }
    owners = Set(all.compactMap(\.self))
    areLocal = decls.allSatisfy(program.isLocal)
    areMembersOfValues = all.allSatisfy { owner in
      owner.map { [.structDecl, .enumDecl].contains(program.kind(of: $0)) } ?? false
    }
  }

  func found(_ isPossible: (SyntaxCursor) -> Bool) -> [DeclUse] {
    let names = [name, "$" + name, "_" + name].flatMap(file.uses).filter {
      $0.kind == .declReferenceExpr && isPossible($0)
    }
    let captures = file.shorthandVariables.filter {
      $0.kind == .closureCapture && $0.innerName == name
    }
    let unwrappings = file.shorthandVariables.compactMap { condition in
      condition.child(.identifierPattern).flatMap { $0.patternName == name ? $0 : nil }
    }
    return names.compactMap { use(at: $0, meaning(of: $0)) }
      + captures.compactMap { capture in
        closure(of: capture).flatMap { use(at: capture, meaning(ofPlain: name, at: $0)) }
      }
      + unwrappings.compactMap { pattern in
        ancestry.parent(of: pattern).flatMap { use(at: pattern, meaning(ofPlain: name, at: $0)) }
      }
  }

  private func use(at node: SyntaxCursor, _ meaning: Meaning) -> DeclUse? {
    guard case .use(let decl, let isCertain) = meaning, isCertain || isVisible else { return nil }
    return DeclUse(name: node, decl: decl, isCertain: isCertain)
  }

  private func meaning(of use: SyntaxCursor) -> Meaning {
    guard let parent = ancestry.parent(of: use), let text = use.referenceName else { return .other }
    if parent.kind == .keyPathPropertyComponent {
      return areLocal ? .other : meaning(ofComponent: use, in: parent)
    }
    if let member = MemberAccessView(parent), member.nameToken == use.lastToken {
      return areLocal ? .other : meaning(ofMember: use, named: text, member)
    }
    return meaning(ofPlain: text, at: use)
  }

  // MARK: Plain names

  private func meaning(ofPlain text: String, at place: SyntaxCursor) -> Meaning {
    guard mayMeanMember(at: place) else { return .other }
    switch program.lookUp(text, at: place, in: number) {
    case .local(let local):
      if decls.contains(local.facet(.declared)) { return .use(local, isCertain: true) }
      if isInOtherBranch(local, place) { return meaning(hiddenBy: local, text, at: place) }
      guard let capture = capture(local), let closure = closure(of: capture) else { return .other }
      return meaning(ofPlain: text, at: closure)
    case .members(let members, _, let isStatic):
      let own = members.filter { !isStatic || program.isStatic($0.decl) }
      return meaning(among: program.unhidden(own).map(\.decl), at: place)
    case .global(let globals): return meaning(among: globals, at: place)
    case .nothing: return .other
    }
  }

  /// Whether a type around a place has the members that are searched, where these belong to a structure or
  /// enumeration. Only there they can be named alone.
  private func mayMeanMember(at place: SyntaxCursor) -> Bool {
    guard areMembersOfValues else { return true }
    return ancestry.ancestors(of: place).contains { ancestor in
      ancestor.kind.isType
        && program.decl(of: program.plainSelfType(in: program.id(ancestor, in: number)))
          .map(owners.contains) ?? true
    }
  }

  /// One of several declarations of the name that are in scope.
  private func meaning(among candidates: [DeclID], at place: SyntaxCursor) -> Meaning {
    let own = candidates.filter { decls.contains($0.facet(.declared)) }
    guard let first = own.first else { return inOtherBranch(candidates, at: place) }
    if own.count == candidates.count { return .use(first, isCertain: true) }
    return place.kind == .declReferenceExpr ? solved(place) : .use(first, isCertain: false)
  }

  /// A name that means declarations in other branches of an `#if`: under other conditions it may mean one of
  /// those that are searched, if it is compiled with the place and its type has the same name.
  private func inOtherBranch(_ candidates: [DeclID], at place: SyntaxCursor) -> Meaning {
    let mayBe = candidates.contains { candidate in
      decls.contains { decl in
        program.excludeEachOther([candidate, decl]) && ownerName(candidate) == ownerName(decl)
          && !program.isExcluded(decl, from: place, in: number)
      }
    }
    return mayBe ? .use(first, isCertain: false) : .other
  }

  private func ownerName(_ decl: DeclID) -> String? {
    program.owner(of: decl).map(program.name(of:))
  }

  /// A name that a declaration in another branch of an `#if` hides under some conditions.
  private func meaning(
    hiddenBy local: DeclID, _ text: String, at place: SyntaxCursor
  ) -> Meaning {
    let decl = program.cursor(of: local)
    let condition = ancestry.ancestors(of: decl).first { $0.kind == .ifConfigDecl }
    guard let condition, case .use(let decl, _) = meaning(ofPlain: text, at: condition) else {
      return .other
    }
    return .use(decl, isCertain: false)
  }

  /// Whether a declaration is in a branch of an `#if` that does not contain a place.
  private func isInOtherBranch(_ local: DeclID, _ place: SyntaxCursor) -> Bool {
    ancestry.ancestors(of: program.cursor(of: local)).prefix { !$0.range.contains(place.range) }
      .contains { $0.kind == .ifConfigClause }
  }

  /// `[name]`, if that is what declares a local variable.
  private func capture(_ local: DeclID) -> SyntaxCursor? {
    let decl = program.cursor(of: local)
    return decl.kind == .closureCapture && decl.child(.initializerClause) == nil ? decl : nil
  }

  private func closure(of capture: SyntaxCursor) -> SyntaxCursor? {
    ancestry.ancestors(of: capture).first { $0.kind == .closureExpr }
  }

  // MARK: Members

  private func meaning(
    ofMember use: SyntaxCursor, named text: String, _ member: MemberAccessView
  ) -> Meaning {
    guard let base = member.base else { return meaning(ofImplicit: use) }
    if base.isSelf, let type = program.typeOfPlainSelf(at: base, in: number) {
      let members = program.members(named: text, of: type, isStatic: false, from: number)
      if members.isEmpty, program.findsOtherMembers(in: type, from: number) {
        return .use(first, isCertain: false)
      }
      return meaning(among: program.unhidden(members).map(\.decl), at: use)
    }
    if areAll { return .use(first, isCertain: true) }
    if hasArguments(member), neverTakesArguments { return .other }
    let origin = ValueOrigin(program: program, types: owners)
    if let type = program.plainType(of: base, in: number) {
      let members = program.members(named: text, of: type, isStatic: false, from: number)
      if !members.isEmpty { return meaning(among: program.unhidden(members).map(\.decl), at: use) }
      if program.findsOtherMembers(in: type, from: number) {
        return .use(first, isCertain: false)
      }
      if !origin.isNamed(in: type) { return .other }
    } else if isOutOfQuestion(base, origin) {
      return .other
    }
    guard isVisible else { return .other }
    let meaning = solved(use)
    guard case .other = meaning, program.reference(of: use, in: number) == .unknown,
      origin.mayBeOne(base, in: number)
        || program.findsOtherMembers(in: program.type(of: base, in: number), from: number)
    else { return meaning }
    return .use(first, isCertain: false)
  }

  /// `.name`, which belongs to a type and not to its values.
  private func meaning(ofImplicit use: SyntaxCursor) -> Meaning {
    guard decls.allSatisfy(program.isStatic) else { return .other }
    let meaning = solved(use)
    guard isVisible, case .other = meaning, program.reference(of: use, in: number) == .unknown
    else { return meaning }
    return .use(first, isCertain: false)
  }

  /// Whether declarations alone tell that a base is a type, or that its value comes from elsewhere.
  private func isOutOfQuestion(_ base: SyntaxCursor, _ origin: ValueOrigin) -> Bool {
    if let value = program.plainValue(of: base.withoutUnwrapping, in: number) {
      return value.decl.map {
        !program.isLocal($0) && !origin.isNamed(in: value.type) && !origin.mayBeOne($0)
      }
        ?? false
    }
    return program.namesType(base, in: number) && !decls.contains(where: program.isStatic)
  }

  /// Whether a member is called with arguments, as in `controller.dismiss(animated: true)`.
  private func hasArguments(_ member: MemberAccessView) -> Bool {
    guard let call = ancestry.parent(of: member.cursor).flatMap(FunctionCallView.init),
      call.callee?.id == member.cursor.id
    else { return false }
    return !call.arguments.isEmpty
  }

  /// Whether the declarations are variables that cannot be called with arguments.
  private var neverTakesArguments: Bool {
    decls.allSatisfy { decl in
      guard program.kind(of: decl).isValue else { return false }
      let type = program.declaredType(of: decl)
      guard type.isComplete, case .nominal = type else { return false }
      return program.members(named: "callAsFunction", of: type, isStatic: false).allSatisfy {
        program.signature(of: $0.decl)?.parameters.isEmpty ?? false
      }
    }
  }

  /// `\.name`, `\Root.name`
  private func meaning(ofComponent use: SyntaxCursor, in component: SyntaxCursor) -> Meaning {
    let meaning = solved(use)
    guard case .other = meaning, program.reference(of: use, in: number) == .unknown,
      let path = ancestry.ancestors(of: component).first(where: { $0.kind == .keyPathExpr }),
      !path.children.contains(where: \.kind.isTypeNode), !isArgumentOfAttribute(path)
    else { return meaning }
    return .use(first, isCertain: false)
  }

  private func isArgumentOfAttribute(_ path: SyntaxCursor) -> Bool {
    ancestry.parent(of: path).flatMap(ancestry.parent)?.kind == .attribute
  }

  /// What the code around a name tells that it refers to.
  private func solved(_ use: SyntaxCursor) -> Meaning {
    switch program.reference(of: use, in: number) {
    case .declaration(let decl):
      return decls.contains(decl.facet(.declared))
        ? .use(decl, isCertain: true) : inOtherBranch([decl], at: use)
    case .ambiguous(let candidates):
      let own = candidates.filter { decls.contains($0.facet(.declared)) }
      return own.first.map { .use($0, isCertain: own.count == candidates.count) }
        ?? inOtherBranch(candidates, at: use)
    case .unknown: return .other
    }
  }
}

extension Program {
  /// The type of `self` where that is the value around a place, captured or not; nil where another
  /// declaration or a type is called `self`.
  func typeOfPlainSelf(at place: SyntaxCursor, in file: Int32) -> SwiftType? {
    guard case .local(let decl) = lookUp("self", at: place, in: file),
      !isInStaticMember(place, in: file)
    else { return nil }
    if decl.facet == .selfValue { return declaredType(of: decl) }
    let cursor = cursor(of: decl)
    guard cursor.kind == .closureCapture, cursor.child(.initializerClause) == nil,
      let closure = ancestry(in: file).ancestors(of: cursor).first(where: {
        $0.kind == .closureExpr
      })
    else { return nil }
    return typeOfPlainSelf(at: closure, in: file)
  }

  /// Whether a type of the repository has members that `@dynamicMemberLookup` finds.
  fileprivate func findsOtherMembers(in type: SwiftType, from file: Int32) -> Bool {
    members(named: "subscript", of: type, isStatic: false, from: file).contains {
      knownModule(of: $0.decl) == nil
        && signature(of: $0.decl)?.parameters.first?.label == "dynamicMember"
    }
  }

  /// Whether a place belongs to a type and not to its values, so that `self` is the type.
  func isInStaticMember(_ place: SyntaxCursor, in file: Int32) -> Bool {
    ancestry(in: file).ancestors(of: place).prefix { !$0.kind.isType }
      .contains(where: \.isStaticMember)
  }
}

extension SyntaxCursor {
  /// The expression before the `?` or `!` of a chain.
  fileprivate var withoutUnwrapping: SyntaxCursor {
    guard kind == .optionalChainingExpr || kind == .forceUnwrapExpr else { return self }
    return firstExpression?.withoutUnwrapping ?? self
  }

  /// Whether an expression is `self`, possibly unwrapped.
  var isSelf: Bool {
    if kind == .optionalChainingExpr || kind == .forceUnwrapExpr {
      return firstExpression?.isSelf ?? false
    }
    return referenceName == "self"
  }
}
