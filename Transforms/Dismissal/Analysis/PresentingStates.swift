import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What dismissing sets, as declarations.
struct PresentingStates {
  /// The state itself, and what the setters of a binding or a variable set.
  private(set) var all: Set<DeclID> = []
  /// What the state is a part of: `clips` of `$clips[index].isShown`, `clip` of `Binding($clip)?.isShown`, what the
  /// setter of a binding names besides. Setting the state after one has changed may bring back what has gone.
  private(set) var wholes: Set<DeclID> = []
  /// The values that the state is a member of: `step` of `$step.isPaying`. Setting the state after another value has
  /// been assigned changes that one.
  private(set) var values: Set<DeclID> = []

  /// - Parameter states: what presenters name, and the states whose bindings they got.
  init(of states: [SyntaxCursor], in program: Program, _ context: TransformContext) {
    for state in states { add(state, in: program) }
    all.formUnion(all.flatMap { program.namesakesInStore(of: $0, in: context) })
    values.subtract(all)
  }

  /// Adds bindings of the state.
  mutating func add(_ bindings: [DeclID]) { all.formUnion(bindings) }

  private mutating func add(_ state: SyntaxCursor, in program: Program) {
    if let setter = program.setter(of: state) {
      for code in setter.statements {
        addTargets(in: code, of: setter, depth: Self.longestPath, program)
      }
      let named = Set(setter.statements.flatMap(program.variables(namedIn:)))
      wholes.formUnion(named.subtracting(all))
    }
    if let path = StatePath(state) {
      add(path, program)
    } else {
      wholes.formUnion(program.variables(namedIn: state))
    }
  }

  private mutating func add(_ path: StatePath, _ program: Program) {
    guard let root = path.decl(in: program) else { return }
    if case .ofValue(let member) = path.members(of: root, in: program) {
      insert(member.declared, depth: Self.longestPath, program)
      if member.declared != root.declared, program.isOfValueType(root.declared) {
        values.insert(root.declared)
      }
    } else {
      insert(root.declared, depth: Self.longestPath, program)
    }
    if !path.indices.isEmpty { wholes.insert(root.declared) }
    if program.cursor(of: root).kind != .identifierPattern {
      wholes.formUnion(program.dataOfLoop(declaring: root))
    } else if let condition = program.unwrapping(of: root) {
      wholes.formUnion(program.variables(namedIn: condition))
      wholes.remove(root.declared)
    }
  }

  // MARK: Setters

  /// The number of setters and functions that are followed.
  private static let longestPath = 3

  private mutating func insert(_ variable: DeclID, depth: Int, _ program: Program) {
    guard all.insert(variable).inserted, 0 < depth else { return }
    let setter = program.binding(of: variable)?.child(.accessorBlock)?.children
      .first { $0.kind == .accessorDecl && $0.token(.set) != nil }
    if let setter { addTargets(in: setter, of: nil, depth: depth - 1, program) }
  }

  /// Adds what code assigns, also in functions that it calls.
  private mutating func addTargets(
    in code: SyntaxCursor, of setter: BindingSetter?, depth: Int, _ program: Program
  ) {
    for node in [code] + Array(code.descendants) {
      if let call = FunctionCallView(node), 0 < depth {
        let bodies = program.declarations(of: call.callee ?? node).compactMap {
          FunctionDeclView(program.cursor(of: $0))?.body
        }
        for body in bodies { addTargets(in: body, of: nil, depth: depth - 1, program) }
      }
      let parts = node.kind == .sequenceExpr ? Array(node.children.prefix(2)) : []
      guard parts.count == 2, parts[1].kind == .assignmentExpr else { continue }
      if let source = setter?.source(ofValue: parts[0], in: program) {
        add(source, in: program)
      } else {
        for target in program.declarations(of: parts[0]) {
          insert(target.declared, depth: depth, program)
        }
      }
    }
  }
}

extension Program {
  /// The setter of a binding, also where a member of another object makes it.
  fileprivate func setter(of state: SyntaxCursor) -> BindingSetter? {
    if let setter = BindingSetter(of: state, in: self) { return setter }
    guard let decl = declaration(used: state), knownModule(of: decl) == nil,
      let made = cursor(of: decl).onlyExpression(in: self, decl)
    else { return nil }
    return BindingSetter(of: made, in: self)
  }

  /// The variables that code names, as they are declared: `clip` for `$clip`.
  fileprivate func variables(namedIn code: SyntaxCursor) -> [DeclID] {
    names(in: code).flatMap(\.decls).map(\.declared).filter { binding(of: $0) != nil }
  }

  /// The condition that unwraps an optional into a variable: `let $clip = Binding($clip)`.
  func unwrapping(of variable: DeclID) -> SyntaxCursor? {
    let pattern = cursor(of: variable)
    let parent = Ancestry(of: pattern.tree).parent(of: pattern)
    return parent?.kind == .optionalBindingCondition ? parent : nil
  }

  /// The variables that the data of a loop names: `tasks` of `ForEach($tasks) { $task in … }`.
  fileprivate func dataOfLoop(declaring parameter: DeclID) -> [DeclID] {
    let node = cursor(of: parameter)
    let ancestry = Ancestry(of: node.tree)
    guard let call = ancestry.ancestors(of: node).first(where: { $0.kind == .functionCallExpr }),
      let data = FunctionCallView(call)?.arguments.first, !data.value.contains(node)
    else { return [] }
    return ([data.value] + Array(data.value.descendants)).filter { $0.kind == .declReferenceExpr }
      .flatMap { reference(of: $0).decls.map(\.declared) }
  }

  /// Whether a variable holds a structure or an enumeration.
  fileprivate func isOfValueType(_ variable: DeclID) -> Bool {
    let kind = decl(of: type(ofDeclared: variable)).map { cursor(of: $0).kind }
    return kind == .structDecl || kind == .enumDecl
  }

  /// The other variables that store their values in the same place as one: those with `@AppStorage("theme")`.
  fileprivate func namesakesInStore(of variable: DeclID, in context: TransformContext) -> [DeclID] {
    guard let key = storeKey(of: binding(of: variable)) else { return [] }
    return ["AppStorage", "SceneStorage"].flatMap(context.files(mentioning:)).flatMap { file in
      file.tree.nodes(ofKind: .patternBinding).filter { storeKey(of: $0) == key }
        .compactMap { $0.child(.identifierPattern).flatMap(decl(at:)) }
    }
  }

  /// `@AppStorage("theme")` or `@SceneStorage("theme")`, as it is written.
  private func storeKey(of binding: SyntaxCursor?) -> String? {
    guard let binding, let variable = Ancestry(of: binding.tree).parent(of: binding) else {
      return nil
    }
    return variable.children.filter { $0.kind == .attribute }.map(\.textWithoutTrivia)
      .first { $0.hasPrefix("@AppStorage(") || $0.hasPrefix("@SceneStorage(") }
  }
}
