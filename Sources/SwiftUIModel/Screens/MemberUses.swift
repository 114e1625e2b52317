import Semantics
import SymbolIndex
import Syntax

/// The places in a file that use a member which creates views.
struct MemberUses {
  let key: MemberKey
  let program: SharedProgram
  /// The member, and the requirements and overridden members that it is used through.
  private let decls: [DeclID]
  /// Whether all functions of the name in the repository are these.
  private let areAll: Bool
  private let ownerName: String?

  init(of key: MemberKey, facts: DeclarationFacts) {
    self.key = key
    program = facts.program
    let decls = program.ask { program in
      [key.decl] + program.members(metBy: key.decl).filter { program.knownModule(of: $0) == nil }
    }
    self.decls = decls
    ownerName = key.owner?.name
    areAll =
      key.signature != nil
      && program.ask { Set(facts.functions(named: key.name, $0)).isSubset(of: decls) }
  }

  /// A use of the member.
  struct Found {
    /// The name with its base and its call.
    let expression: SyntaxCursor
    /// Whether the member is used on another value than `self`, so that other names are in scope.
    let isElsewhere: Bool
  }

  func uses(in file: IndexedFile) -> [Found] {
    program.ask { program in
      program.uses(of: decls, in: file, areAll: areAll, of: key) { mayUse($0, in: file) }
        .compactMap { use in
          guard use.name.kind == .declReferenceExpr, let place = place(of: use.name, in: file)
          else {
            return nil
          }
          return Found(
            expression: file.ancestry.call(of: place) ?? place,
            isElsewhere: !isOfSelf(place, in: file, program))
        }
    }
  }

  /// A place that calls the value of the property, whatever that does.
  func calledValue(in file: IndexedFile) -> SyntaxCursor? {
    guard key.signature == nil else { return nil }
    return program.ask { program in
      program.uses(of: decls, in: file, of: "call") { name in
        place(of: name, in: file).map { file.ancestry.call(of: $0) != nil } ?? false
      }.first(where: \.isCertain)?.name
    }
  }

  // MARK: Spelling

  /// The names in a file that may refer to the member of a value, which only the value's type decides.
  func usesOfValues(in file: IndexedFile) -> [SyntaxCursor] {
    file.uses(of: key.name).filter { name in
      guard name.kind == .declReferenceExpr, mayUse(name, in: file),
        let place = place(of: name, in: file)
      else { return false }
      return MemberAccessView(place)?.base.map { $0.id != name.id && !$0.isOwnValue }
        ?? (place.kind == .keyPathExpr)
    }
  }

  /// Whether a name may refer to the member, judging by what stands around it.
  private func mayUse(_ name: SyntaxCursor, in file: IndexedFile) -> Bool {
    guard let place = place(of: name, in: file), isCallable(at: place, in: file) else {
      return false
    }
    guard let member = MemberAccessView(place), member.nameNode?.id == name.id else {
      return place.kind == .keyPathExpr || isInScope(name, file)
    }
    guard let base = member.base else { return key.isStatic }
    if base.isOwnValue { return isInScope(name, file) }
    switch key.home {
    case .file: return base.kind == .declReferenceExpr
    case .view where !key.isStatic: return 1 < decls.count || mentionsOwner(file)
    default: return !key.isStatic || base.isTypeName
    }
  }

  /// The name with its base, or the key path that it stands in.
  private func place(of name: SyntaxCursor, in file: IndexedFile) -> SyntaxCursor? {
    guard let parent = file.ancestry.parent(of: name) else { return nil }
    if parent.kind == .keyPathPropertyComponent {
      return file.ancestry.ancestors(of: parent).first { $0.kind == .keyPathExpr }
    }
    guard let member = MemberAccessView(parent), member.nameNode?.id == name.id else { return name }
    return parent
  }

  /// Whether the call of a place fits the member's parameters.
  private func isCallable(at place: SyntaxCursor, in file: IndexedFile) -> Bool {
    guard let call = file.ancestry.call(of: place).flatMap(FunctionCallView.init) else {
      return true
    }
    return key.signature?.parameterIndices(of: call, lookingThroughAliases: true) != nil
  }

  /// Whether the member may be in scope without a base. Nothing inherits that of a structure or
  /// enumeration, but an extension of a protocol can use what the protocol requires.
  private func isInScope(_ name: SyntaxCursor, _ file: IndexedFile) -> Bool {
    guard let ownerName, decls.count == 1, key.home == .view || key.home == .value else {
      return true
    }
    return file.ancestry.ancestors(of: name).contains { TypeDecl($0)?.name == ownerName }
  }

  private func mentionsOwner(_ file: IndexedFile) -> Bool {
    ownerName.map { !file.uses(of: $0).isEmpty } ?? true
  }

  // MARK: Meaning

  /// Whether the member is used on `self` in its own type.
  private func isOfSelf(
    _ place: SyntaxCursor, in file: IndexedFile, _ program: Program
  ) -> Bool {
    guard key.isOfValues, let type = TypeDecl.enclosing(place, ancestry: file.ancestry),
      type.name == ownerName
    else { return false }
    guard let base = MemberAccessView(place)?.base else { return place.kind != .keyPathExpr }
    return base.isOwnValue
  }
}

extension SyntaxCursor {
  /// Whether an expression is `self` or `Self`, possibly unwrapped.
  fileprivate var isOwnValue: Bool {
    guard kind != .optionalChainingExpr, kind != .forceUnwrapExpr else {
      return children.first { _ in true }?.isOwnValue ?? false
    }
    return kind == .declReferenceExpr && ["self", "Self"].contains(textWithoutTrivia)
  }

  /// Whether an expression may name a type.
  fileprivate var isTypeName: Bool {
    if let member = MemberAccessView(self) {
      let isType = member.name == "self" || member.name?.first?.isUppercase == true
      return isType && member.base?.isTypeName != false
    }
    guard ![.functionCallExpr, .optionalChainingExpr, .forceUnwrapExpr].contains(kind) else {
      return false
    }
    return firstToken.map(tree.name(of:))?.first?.isUppercase ?? false
  }
}
