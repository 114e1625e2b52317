import SymbolIndex
import Syntax

// The steps of an ancestor walk at declarations: what brings the view that a declaration holds on.

extension AncestorWalk {
  func binding(_ binding: SyntaxCursor, with place: SyntaxCursor) -> Step {
    let decl = file.ancestry.parent(of: binding)
    let holder = decl.flatMap { file.ancestry.parent(of: $0) }
    guard let name = binding.child(.identifierPattern)?.firstToken.map(file.tree.name(of:)) else {
      return untraceable("destructured into several variables", binding)
    }
    guard let decl, let holder, holder.isTypeBlockOrFile(file.ancestry),
      let variable = binding.child(.identifierPattern)
    else {
      return local(name, binding)
    }
    guard
      name == "body"
        || facts.mayBeView(binding.child(.typeAnnotation)?.children.first { _ in true })
    else {
      return untraceable("stored in `\(name)`, which is not a view", binding)
    }
    return .end(member(name, variable, of: decl))
  }

  /// The step at a local variable, which continues at its uses.
  private func local(_ name: String, _ binding: SyntaxCursor) -> Step {
    let verb = binding.child(.accessorBlock) == nil ? "stored" : "created"
    return step(toUsesOf: binding, isCalled: false)
      ?? untraceable("\(verb) in the local variable `\(name)`", binding)
  }

  /// The step at a condition that gives a local constant the view: `guard let view = try? makeView()`.
  func unwrapped(_ condition: SyntaxCursor) -> Step {
    step(toUsesOf: condition, isCalled: false) ?? untraceable("used in a condition", condition)
  }

  /// The step at a closure whose result is the view, and which a local constant holds.
  func localClosure(_ closure: SyntaxCursor) -> Step? {
    guard let clause = file.ancestry.parent(of: closure), clause.kind == .initializerClause,
      let binding = file.ancestry.parent(of: clause), binding.kind == .patternBinding,
      let block = file.ancestry.ancestors(of: binding).first(where: { $0.kind != .variableDecl }),
      !block.isTypeBlockOrFile(file.ancestry)
    else { return nil }
    return step(toUsesOf: binding, isCalled: true)
  }

  /// Goes on at the uses of a local variable where they all lead to one place; nil where they do not.
  ///
  /// - Parameter isCalled: whether it holds a function that makes the view.
  private func step(toUsesOf binding: SyntaxCursor, isCalled: Bool) -> Step? {
    guard binding.child(.initializerClause) != nil || binding.child(.accessorBlock) != nil,
      let pattern = binding.child(.identifierPattern)
    else { return nil }
    let uses = facts.program.ask { program in
      program.decl(at: pattern).map { program.uses(of: [$0], in: file) } ?? []
    }
    guard !uses.isEmpty, uses.count <= Self.mostUses, uses.allSatisfy(\.isCertain) else {
      return nil
    }
    let places = uses.map { isCalled ? file.ancestry.call(of: $0.name) : $0.name }
    guard let first = places[0], places.allSatisfy({ $0 != nil }) else { return nil }
    if places.count == 1 { return .over(first) }
    let results = places.compactMap(\.self).map { destination(from: $0) }
    if results.dropFirst().allSatisfy({ $0.isSame(as: results[0]) }) { return .end(results[0]) }
    return results.lazy.compactMap(\.hosting).first.map { place in
      .end(
        .unresolved(
          UnresolvedRoute(code: .shownByUIKit, reason: "shown by UIKit or AppKit", place: place)))
    }
  }

  /// The number of uses of a local variable that are followed.
  private static var mostUses: Int { 4 }

  func function(_ function: SyntaxCursor) -> Step {
    guard let view = FunctionDeclView(function),
      let holder = file.ancestry.parent(of: function), holder.isTypeBlockOrFile(file.ancestry)
    else { return untraceable("created in a local function", function) }
    guard let type = view.returnType, facts.mayBeView(type) else {
      return untraceable("created in `\(view.name)`, which does not return it", function)
    }
    let signature = InitializerSignature(of: view.parameters)
    return .end(member(view.name, function, of: function, signature))
  }

  /// The wrapper that a member or a global declaration is; the type, if the member is its body.
  ///
  /// - Parameter decl: the declaration around the node that declares the name.
  private func member(
    _ name: String, _ node: SyntaxCursor, of decl: SyntaxCursor,
    _ signature: InitializerSignature? = nil
  ) -> WalkResult {
    guard let type = TypeDecl.enclosing(decl, ancestry: file.ancestry) else {
      return wrapped(name, node, signature, isPrivate: decl.isPrivate)
    }
    if name == "previews",
      (type.inheritedNames + [type.name]).contains(where: SwiftUINames.isPreviewProtocol)
    {
      return .preview
    }
    let key = facts.key(of: type, in: file)
    let home = facts.home(of: type)
    if ["body", "makeBody"].contains(name) {
      if home == .view { return .wrapped(.type(key)) }
      if home == .proto, facts.isViewLike(type) {
        return .unresolved(
          UnresolvedRoute(
            code: .madeIndirectly,
            reason:
              "created in `\(name)` of the protocol `\(type.name)`, whose types cannot be traced",
            place: node))
      }
    }
    return wrapped(
      name, node, signature, of: key, home, isStatic: decl.isOfType,
      isPrivate: decl.isPrivate || type.cursor.isPrivate)
  }

  private func wrapped(
    _ name: String, _ node: SyntaxCursor, _ signature: InitializerSignature?,
    of owner: TypeKey? = nil, _ home: MemberKey.Home = .file, isStatic: Bool = false,
    isPrivate: Bool
  ) -> WalkResult {
    guard let decl = facts.program.ask({ $0.decl(at: node) }) else {
      return .unresolved(.untraceable("created in `\(name)`", at: node))
    }
    return .wrapped(
      .member(
        MemberKey(
          decl: decl, owner: owner, name: name, signature: signature,
          file: isPrivate ? file.path : nil, isStatic: isStatic, home: home)))
  }
}

extension SyntaxCursor {
  /// Whether a member belongs to the type and not to its values.
  fileprivate var isOfType: Bool { hasModifier(.static) || hasModifier(.class) }

  /// Whether it is the member block of a type or a file, also inside `#if`.
  fileprivate func isTypeBlockOrFile(_ ancestry: Ancestry) -> Bool {
    var place = self
    while place.kind == .ifConfigClause || place.kind == .ifConfigDecl,
      let parent = ancestry.parent(of: place)
    {
      place = parent
    }
    return place.kind == .memberBlock || place.kind == .sourceFile
  }
}

extension WalkResult {
  /// Whether two walks end at the same place.
  fileprivate func isSame(as other: WalkResult) -> Bool {
    switch (self, other) {
    case (.presented(let one), .presented(let two)):
      one.call.id == two.call.id && one.content.id == two.content.id
    case (.preview, .preview): true
    case (.wrapped(let one), .wrapped(let two)): one == two
    case (.passed(let one, let then), .passed(let two, let next)):
      one.call.id == two.call.id && one.content.id == two.content.id && then.isSame(as: next)
    default: false
    }
  }

  /// The call that shows the view by UIKit or AppKit.
  fileprivate var hosting: SyntaxCursor? {
    if case .presented(let end) = self, case .hosting = end.trigger { end.call } else { nil }
  }
}
