import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A use of the state that presents a view, in code beside the place that dismisses the view.
struct StateUse {
  enum Kind {
    case read, set
    /// What the state is a part of is changed.
    case whole
    /// What runs is not in sight, and code somewhere reads the state.
    case unknown
  }

  let kind: Kind
  /// The name of the state.
  let name: String
  /// What the view calls, so that the use happens; nil where its own code uses the state.
  var caller: String?
}

/// The search for uses of states in statements of a view, and in the functions and closures that they call.
struct StateUseSearch {
  private let states: PresentingStates
  private let names: Set<String>
  private let value: String
  private let arguments: PassedArguments
  private let program: Program
  /// Code that may run without being in sight.
  private let unseen: UnseenCode

  /// - Parameter value: what dismissing sets the state to: setting it to that once more changes nothing.
  init(
    states: PresentingStates, endingWith value: String, _ arguments: PassedArguments,
    _ program: Program, in context: TransformContext
  ) {
    unseen = UnseenCode(states: states.all, program, context)
    self.states = states
    names = Set(states.all.union(states.wholes).union(states.values).map(program.name(of:)))
    self.value = value
    self.arguments = arguments
    self.program = program
  }

  /// - Parameter isAfter: whether the statement runs after the view is dismissed. Before, only what sets the
  ///   state matters, or changes what the state is a part of.
  func use(in statement: SyntaxCursor, after isAfter: Bool) -> StateUse? {
    var seen: Set<DeclID> = []
    return use(in: statement, after: isAfter, depth: Self.longestPath, &seen)
  }

  /// The number of calls that are followed.
  private static let longestPath = 4

  private func use(
    in code: SyntaxCursor, after isAfter: Bool, depth: Int, _ seen: inout Set<DeclID>
  ) -> StateUse? {
    // Code that calls nothing which is followed matters only if it names the state itself.
    guard 0 < depth || code.mentions(oneOf: names) else { return nil }
    for name in program.names(in: code) {
      if let use = use(of: name, after: isAfter) { return use }
      guard 0 < depth else { continue }
      if isAfter, let use = unseenUse(of: name) { return use }
      for decl in name.decls
      where program.knownModule(of: decl) == nil && seen.insert(decl).inserted {
        for next in self.code(runBy: decl) {
          if var use = use(in: next, after: isAfter, depth: depth - 1, &seen) {
            use.caller = program.name(of: decl)
            return use
          }
        }
      }
    }
    return nil
  }

  private func use(of found: ResolvedName, after isAfter: Bool) -> StateUse? {
    let changesWhole = !states.wholes.isDisjoint(with: found.decls)
    let usesState = !states.all.isDisjoint(with: found.decls)
    let usesValue = !isAfter && !states.values.isDisjoint(with: found.decls)
    guard changesWhole || usesState || usesValue else { return nil }
    let node = found.node
    let ancestry = Ancestry(of: node.tree)
    let written = node.declaredName ?? node.child(.identifierPattern)?.patternName ?? ""
    let name = String(written.drop { $0 == "$" })
    if changesWhole, node.change(in: ancestry, program) != nil {
      return StateUse(kind: .whole, name: name)
    }
    guard usesState || usesValue else { return nil }
    guard let assigned = node.assignedValue(in: ancestry) else {
      return isAfter ? StateUse(kind: .read, name: name) : nil
    }
    return assigned == value ? nil : StateUse(kind: .set, name: name)
  }

  /// A use of the state by code that the use of another name may run.
  private func unseenUse(of found: ResolvedName) -> StateUse? {
    let values = { arguments.values(of: program.name(of: $0), declaredIn: program.cursor(of: $0)) }
    guard found.decls.allSatisfy({ code(runBy: $0).isEmpty }),
      let name = unseen.code(runBy: found, passing: found.decls.flatMap(values))
    else { return nil }
    return StateUse(kind: .unknown, name: unseen.nameOfReadState, caller: name)
  }

  /// The code that runs where a declaration is named: the body of a function, the getter of a variable, what
  /// the presenter passes for a property, what an object subscribes to its own property with.
  private func code(runBy decl: DeclID) -> [SyntaxCursor] {
    let node = program.cursor(of: decl)
    if let body = FunctionDeclView(node)?.body { return [body] }
    guard let binding = program.binding(of: decl) else { return [] }
    let name = program.name(of: decl)
    let subscribers = program.owner(of: decl).map { program.subscribers(to: name, of: $0) } ?? []
    if let accessors = binding.child(.accessorBlock) { return [accessors] + subscribers }
    return arguments.code(for: name, declaredIn: node) + subscribers
  }
}

extension Program {
  /// The closures of a class that run with each value of its property: `{ … }` of `$step.sink { … }`.
  fileprivate func subscribers(to property: String, of type: DeclID) -> [SyntaxCursor] {
    let (file, node) = (self.file(type.file).indexed, cursor(of: type))
    guard node.kind == .classDecl else { return [] }
    return file.uses(of: "sink").compactMap { name -> SyntaxCursor? in
      guard node.contains(name), let call = file.call(ofMember: name),
        call.callee?.descendants.contains(where: {
          $0.kind == .declReferenceExpr && ["$\(property)", property].contains($0.text)
        }) == true
      else { return nil }
      return call.arguments.last?.value
    }
  }
}

extension IndexedFile {
  /// The call of a member, by its name: `base.name(…)`.
  fileprivate func call(ofMember name: SyntaxCursor) -> FunctionCallView? {
    guard let member = ancestry.parent(of: name),
      let call = ancestry.parent(of: member).flatMap(FunctionCallView.init),
      call.callee?.id == member.id, call.member?.nameNode?.id == name.id
    else { return nil }
    return call
  }
}

extension SyntaxCursor {
  /// Whether code mentions one of some variables, or what wraps it: `name`, `$name`, `_name`.
  fileprivate func mentions(oneOf names: Set<String>) -> Bool {
    tokenIDs.contains { index in
      let kind = tree.tokens[index].kind
      guard kind.isIdentifierLike || kind == .dollarIdentifier else { return false }
      let name = tree.name(of: TokenID(index))
      return names.contains(name) || names.contains(String(name.dropFirst()))
    }
  }

  /// The text of the value that is assigned to a name, `self.name` or `model.name`; nil where nothing is.
  fileprivate func assignedValue(in ancestry: Ancestry) -> String? {
    var place = self
    while let member = ancestry.parent(of: place).flatMap(MemberAccessView.init),
      member.nameNode?.id == place.id || place.id != id
    {
      guard member.base?.id != place.id else { return nil }
      place = member.cursor
    }
    guard let sequence = ancestry.parent(of: place), sequence.kind == .sequenceExpr,
      sequence.isAssignment(to: place)
    else { return nil }
    let parts = Array(sequence.children)
    return parts.count == 3 ? parts[2].textWithoutTrivia : ""
  }
}
