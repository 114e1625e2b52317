import Semantics
import SourceText
import Syntax

/// A binding that is reached from a name: `$name`, `self.$names[index].value`, `Bindable(name).value`, `name`.
struct StatePath {
  /// `$name` or `name`.
  let root: SyntaxCursor
  /// `Bindable(name)`, which the members follow.
  private let bindable: SyntaxCursor?
  /// Whether `self` is written before the root.
  let isOfSelf: Bool
  /// The members after the root.
  private let members: [SyntaxCursor]
  /// The whole path, without parentheses and casts around it.
  let cursor: SyntaxCursor

  /// - Returns: nil where the expression is anything but names and simple indices.
  init?(_ expression: SyntaxCursor) {
    cursor = expression.withoutCast
    var members: [SyntaxCursor] = []
    var bindable: SyntaxCursor?
    var place = cursor
    while place.kind != .declReferenceExpr {
      guard let base = place.children.first(where: { _ in true }) else { return nil }
      if let object = place.objectOfBindable, !members.isEmpty {
        bindable = place
        place = object
        continue
      }
      if place.kind == .subscriptCallExpr {
        guard place.hasSimpleIndex else { return nil }
      } else {
        guard let member = MemberAccessView(place), member.base != nil else { return nil }
        if base.declaredName == "self" { break }
        members.append(place)
      }
      place = base
    }
    isOfSelf = place.kind == .memberAccessExpr
    root = isOfSelf ? place.children.reversed()[0] : place
    self.members = members
    self.bindable = bindable
  }

  /// The name of the root, without `$`.
  var name: String {
    rootName.hasPrefix("$") && !isAnonymous ? String(rootName.dropFirst()) : rootName
  }

  /// The name as it is written, also alone: a keyword stands in backticks.
  var writtenName: String { TokenKind.isReservedKeyword(name) ? "`\(name)`" : name }

  /// Whether the path leads through a projected value, or through `Bindable`, to what it is a binding of.
  var isProjected: Bool { bindable != nil || rootName.hasPrefix("$") && !isAnonymous }

  var isAnonymous: Bool { rootName.hasPrefix("$") && rootName.dropFirst().allSatisfy(\.isNumber) }

  var rootName: String { root.declaredName ?? "" }

  /// What follows the root: `.value`, `[index].value`.
  var rest: String {
    text(from: root, to: bindable?.objectOfBindable) + text(from: bindable, to: cursor)
  }

  private func text(from start: SyntaxCursor?, to end: SyntaxCursor?) -> String {
    let range = ByteRange((start ?? root).range.end, (end ?? root).range.end)
    return cursor.tree.source.string(range)
  }

  /// The binding, as it is written with something before the root: `self.$name.value`.
  func text(withBase base: String) -> String {
    if let bindable {
      let object = base + writtenName + text(from: root, to: bindable.objectOfBindable)
      return "Bindable(\(object))\(text(from: bindable, to: cursor))"
    }
    return base + (isProjected ? "$" + name : writtenName) + rest
  }

  /// The names of the members after the root, without indices.
  var memberNames: [String] { members.reversed().compactMap { MemberAccessView($0)?.name } }

  /// The indices.
  var indices: [SyntaxCursor] {
    let object = bindable?.objectOfBindable
    return cursor.descendants.filter {
      $0.kind == .labeledExpr && object.map($0.contains) != true
    }
  }
}

extension StatePath {
  /// The declaration of the root: that of `$name` where it is a projected value.
  func decl(in program: Program) -> DeclID? {
    let decls: [DeclID]
    switch isOfSelf ? .nothing : program.meaning(of: rootName, at: root) {
    case .local(let decl): decls = [decl]
    case .members(let members, _): decls = members
    case .global(let globals): decls = globals
    case .nothing: decls = program.declarations(of: root)
    }
    return decls.count == 1 ? decls[0] : nil
  }

  /// What the members of the path belong to.
  enum Members: Hashable {
    /// The value behind the binding; the declaration is that of the last member.
    case ofValue(DeclID)
    /// The binding itself: `$isHidden.inverted`.
    case ofBinding
    /// A type that is not known, of which no member of the binding has the name.
    case unknown
  }

  /// Whether the path leads to the same binding each time: no code of the repository makes it, as `$isHidden.inverted`
  /// and the projected value of an own wrapper are made.
  func isStable(in program: Program) -> Bool {
    guard isProjected, let root = decl(in: program) else { return false }
    if case .ofBinding = members(of: root, in: program) { return false }
    let wrapper = program.type(
      ofDeclared: root.storage)
    return program.decl(of: wrapper).map { program.knownModule(of: $0) != nil } ?? true
  }

  /// Whether assigning `name.value` sets the binding: no member belongs to the binding itself, and
  /// what is behind the root can be set.
  ///
  /// - Parameter hasCases: whether bindings may have members for the cases of enumerations.
  func isAssignable(in program: Program, hasCases: @autoclosure () -> Bool) -> Bool {
    guard isProjected, let root = decl(in: program), !isVariable(root, in: program),
      isValueAssignable(root, in: program)
    else { return false }
    switch members(of: root, in: program) {
    case .ofValue(let member): return program.canSet(member, from: cursor)
    case .ofBinding: return false
    case .unknown: return !hasCases()
    }
  }

  /// The declaration of the member before the last one: that of `child` in `$model.child.isShown`.
  func declBeforeLast(of root: DeclID, in program: Program) -> DeclID? {
    guard 1 < members.count else { return nil }
    var value: (decl: DeclID, type: SwiftType)? = (
      root.declared, program.type(ofDeclared: root.declared)
    )
    for member in members.dropFirst().reversed() {
      let name = MemberAccessView(member)?.name ?? ""
      value = program.variable(named: name, of: value?.type ?? .unknown, at: member)
    }
    return value?.decl
  }

  func members(of root: DeclID, in program: Program) -> Members {
    guard let file = program.number(ofFileAt: cursor.tree.source.path) else { return .unknown }
    var value: (decl: DeclID, type: SwiftType)? = (
      root.declared, program.type(ofDeclared: root.declared)
    )
    for member in members.reversed() {
      let name = MemberAccessView(member)?.name ?? ""
      let type = value?.type ?? .unknown
      let own = program.members(named: name, of: program.binding(of: type), from: file)
      guard own.isEmpty else { return .ofBinding }
      value = program.variable(named: name, of: type, at: member)
    }
    return value.map { indices.isEmpty ? .ofValue($0.decl) : .unknown } ?? .unknown
  }

  /// The value of a state that another object or view has: `screen.isShown` for `screen.$isShown`.
  func valueOfProjectedMember(in program: Program) -> String? {
    guard !isProjected, members.count == 1, indices.isEmpty, bindable == nil,
      let name = MemberAccessView(members[0])?.name, name.hasPrefix("$"),
      let root = decl(in: program),
      let property = program.variable(
        named: String(name.dropFirst()), of: program.type(ofDeclared: root.declared),
        at: members[0])
    else { return nil }
    let wrapper = program.type(ofDeclared: property.decl.storage)
    guard ["Binding", "State"].contains(program.knownName(of: wrapper)),
      program.canSet(property.decl, from: cursor)
    else { return nil }
    return writtenName + "." + name.dropFirst()
  }

  /// Whether the root is a variable that is itself a binding: `if let $name = Binding($name)`.
  private func isVariable(_ decl: DeclID, in program: Program) -> Bool {
    program.isLocal(decl) && program.name(of: decl).hasPrefix("$")
      && program.cursor(of: decl).kind == .identifierPattern
  }

  private func isValueAssignable(_ decl: DeclID, in program: Program) -> Bool {
    if bindable != nil || program.isLocal(decl.declared) { return true }
    let wrapper = program.type(ofDeclared: decl.storage)
    guard program.canSet(decl.declared, from: cursor) else { return false }
    guard let type = program.decl(of: wrapper) else {
      return program.isAssigned(decl.declared, orMember: !members.isEmpty)
    }
    // A wrapper of the repository may do more than its binding does.
    return program.knownModule(of: type) != nil
  }
}

extension Program {
  /// Whether the setter of a variable is not private to another file.
  func canSet(_ decl: DeclID, from place: SyntaxCursor) -> Bool {
    guard path(of: decl) != place.tree.source.path, let binding = binding(of: decl),
      let variable = Ancestry(of: binding.tree).parent(of: binding)
    else { return true }
    return !variable.children.contains {
      $0.kind == .declModifier
        && ["private(set)", "fileprivate(set)"].contains($0.textWithoutTrivia)
    }
  }

  /// Whether methods or closures of the type assign a property of it, or members of that, whose wrapper is not
  /// known: so the view presents what the wrapper's binding presents.
  fileprivate func isAssigned(_ property: DeclID, orMember isMember: Bool) -> Bool {
    let name = name(of: property)
    let type = Ancestry(of: cursor(of: property).tree).ancestors(of: cursor(of: property))
      .first { $0.kind == .memberBlock }
    let members = type?.children.filter {
      $0.kind != .initializerDecl && !$0.hasModifier(.mutating)
    }
    return members?.contains { member in
      member.descendants.contains { node in
        guard node.kind == .sequenceExpr else { return false }
        let parts = Array(node.children)
        guard parts.count > 1, parts[1].kind == .assignmentExpr else { return false }
        let target = parts[0].textWithoutSelf
        return target == name || isMember && target.hasPrefix(name + ".")
      }
    } ?? false
  }

  /// Whether a declaration is a member of a type of SwiftUI, or of an extension of it.
  func isMember(_ decl: DeclID, ofKnownType name: String) -> Bool {
    owner(of: decl) == self.decl(of: knownType(name, of: "SwiftUI"))
  }

  /// `Binding` of a type.
  fileprivate func binding(of type: SwiftType) -> SwiftType {
    decl(of: knownType("Binding", of: "SwiftUI")).map { .nominal($0, [type]) } ?? .unknown
  }
}

extension SyntaxCursor {
  /// The expression within parentheses and casts: `$isShown` in `($isShown as Binding<Bool>)`.
  var withoutCast: SyntaxCursor {
    let parts = Array(children)
    switch kind {
    case .tupleExpr where parts.count == 1 && parts[0].token(.colon) == nil:
      return parts[0].children.first { _ in true }?.withoutCast ?? self
    case .sequenceExpr where parts.count == 3 && parts[1].textWithoutTrivia == "as":
      return parts[0].withoutCast
    case .functionCallExpr:
      guard let call = FunctionCallView(self), call.name == "Binding", call.arguments.count == 1,
        call.arguments[0].label == "projectedValue"
      else { return self }
      return call.arguments[0].value.withoutCast
    default: return self
    }
  }

  /// `model` in `Bindable(model)`
  fileprivate var objectOfBindable: SyntaxCursor? {
    guard let call = FunctionCallView(self), call.name == "Bindable", call.arguments.count == 1,
      call.arguments[0].label == nil, call.arguments[0].value.kind != .functionCallExpr
    else { return nil }
    let object = call.arguments[0].value
    return [.declReferenceExpr, .memberAccessExpr].contains(object.kind) ? object : nil
  }

  /// `[index]`, `[0]`
  fileprivate var hasSimpleIndex: Bool {
    let indices = children.dropFirst().filter { $0.kind == .labeledExpr }
    guard indices.count == 1, let index = indices.first?.children.first(where: { _ in true }) else {
      return false
    }
    return index.kind == .declReferenceExpr || index.kind == .integerLiteralExpr
  }
}
