import Semantics
import SymbolIndex
import Syntax

/// A closure that an object keeps, itself or through an object that it owns: `onTap = { … }`,
/// `button.onTap = { … }`, `$query.sink { … }.store(in: &subscriptions)`; or that the system keeps for it.
public struct StoredClosure {
  public let closure: ClosureView
  public let owner: ScreenObject
  /// What keeps the closure, in words that "keeps" precedes: "in `button.onTap`".
  public let keeper: String
  /// The properties from the owner to the closure. Where one of them is set to nil, the closure goes.
  public let properties: [DeclID]
  /// Whether the closure is what a repeating timer calls.
  public let isOfTimer: Bool

  /// - Returns: nil where nothing in sight keeps the closure.
  public init?(_ closure: ClosureView, _ ancestry: Ancestry, in program: Program) {
    guard let keeper = ClosureKeeper(of: closure.cursor, ancestry, in: program),
      let owner = ScreenObject(around: closure.cursor, ancestry, in: program), !owner.isShared,
      keeper.properties.first.map({ program.owner(of: $0) == owner.decl }) ?? true
    else { return nil }
    self.closure = closure
    self.owner = owner
    self.keeper = keeper.text
    properties = keeper.properties
    isOfTimer = keeper.isOfTimer
  }
}

/// The expression that keeps a closure.
struct ClosureKeeper {
  let text: String
  let properties: [DeclID]
  private(set) var isOfTimer = false

  init?(of closure: SyntaxCursor, _ ancestry: Ancestry, in program: Program) {
    if let target = ancestry.assignmentTarget(of: closure) {
      self.init(target: target.withoutSubscripts, in: program) {
        target.kind == .subscriptCallExpr
          ? $0.storesFunctions(in: program) : $0.storesFunction(in: program)
      }
    } else if let target = ancestry.collection(getting: closure) {
      self.init(target: target, in: program) { $0.storesFunctions(in: program) }
    } else if let subscription = Subscription(around: closure, ancestry, in: program) {
      self.init(target: subscription.keeper, in: program) { _ in true }
    } else if let target = Subscription.published(around: closure, ancestry, in: program) {
      self.init(text: "in the subscription of `\(target.textWithoutSelf)`", properties: [])
    } else if let way = ancestry.wayOfArgument(closure, in: program) {
      self.init(text: "in `\(way.keeper)`", properties: way.path.map(\.decl) + [way.back])
    } else if let registration = Registration(of: closure, ancestry) {
      // The system keeps the closure, so that a weak property can end it as well.
      let keeper = registration.keeper.map { keeper in
        program.ownedPath(to: keeper)?.map(\.decl) ?? program.declarations(of: keeper)
      }
      self.init(text: registration.words, properties: keeper ?? [])
      isOfTimer = registration.isOfTimer
    } else {
      return nil
    }
  }

  private init(text: String, properties: [DeclID]) {
    self.text = text
    self.properties = properties
  }

  private init?(
    target: SyntaxCursor, in program: Program, where isKept: (StoredVariable) -> Bool
  ) {
    guard let path = program.ownedPath(to: target), let last = path.last, isKept(last) else {
      return nil
    }
    self.init(text: "in `\(target.textWithoutSelf)`", properties: path.map(\.decl))
  }
}

/// A stored property of a class that holds its value strongly.
struct StoredVariable {
  let decl: DeclID
  let type: SwiftType

  /// Whether it holds a function, perhaps an optional one.
  func storesFunction(in program: Program) -> Bool {
    guard case .function = program.unwrapped(type) else { return false }
    return true
  }

  /// Whether it holds an array or dictionary of functions.
  func storesFunctions(in program: Program) -> Bool {
    guard case .nominal(let decl, let arguments) = program.unwrapped(type),
      ["Array", "Dictionary"].contains(where: {
        decl == program.decl(of: program.knownType($0, of: "Swift"))
      }), let element = arguments.last, case .function = program.unwrapped(element)
    else { return false }
    return true
  }
}

extension Program {
  /// The stored properties that lead from `self` to a property, each held strongly; nil where there is another
  /// way, or one of the objects on it is unknown.
  func ownedPath(to target: SyntaxCursor) -> [StoredVariable]? {
    var target = target
    while [.optionalChainingExpr, .forceUnwrapExpr].contains(target.kind),
      let base = target.children.first(where: { _ in true })
    {
      target = base
    }
    let member = MemberAccessView(target)
    guard target.kind == .declReferenceExpr || member?.base != nil,
      let variable = storedVariable(declarations(of: target))
    else { return nil }
    guard let base = member?.base, !base.isSelf else { return [variable] }
    return ownedPath(to: base).map { $0 + [variable] }
  }

  func storedVariable(_ decls: [DeclID]) -> StoredVariable? {
    guard let decl = decls.first, decls.count == 1, !isLocal(decl), let binding = binding(of: decl),
      let variable = Ancestry(of: binding.tree).parent(of: binding),
      !variable.hasModifier(.weak), !variable.hasModifier(.unowned), !variable.hasModifier(.static),
      !binding.isComputed, let owner = owner(of: decl), cursor(of: owner).kind == .classDecl
    else { return nil }
    return StoredVariable(decl: decl, type: type(ofDeclared: decl))
  }

  /// The type without `Optional` around it.
  public func unwrapped(_ type: SwiftType) -> SwiftType {
    guard case .nominal(let decl, let arguments) = type, arguments.count == 1,
      decl == self.decl(of: knownType("Optional", of: "Swift"))
    else { return type }
    return unwrapped(arguments[0])
  }
}

extension Ancestry {
  /// What an expression is assigned to: `onTap` in `onTap = { … }`.
  public func assignmentTarget(of value: SyntaxCursor) -> SyntaxCursor? {
    guard let sequence = parent(of: value), sequence.kind == .sequenceExpr else { return nil }
    let parts = Array(sequence.children)
    guard parts.count == 3, parts[1].kind == .assignmentExpr, parts[2].id == value.id else {
      return nil
    }
    return parts[0]
  }
}

extension Ancestry {
  /// The collection that gets a value: `handlers` in `handlers.append { … }`.
  fileprivate func collection(getting value: SyntaxCursor) -> SyntaxCursor? {
    guard let call = call(taking: value), let member = call.member,
      ["append", "insert"].contains(member.name)
    else { return nil }
    return member.base
  }
}

extension SyntaxCursor {
  /// `button.onTap` for `self.button.onTap`
  var textWithoutSelf: String {
    let text = textWithoutTrivia
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }

  /// Whether a binding has accessors other than observers.
  fileprivate var isComputed: Bool {
    child(.accessorBlock).map { block in
      !block.children.contains {
        $0.kind == .accessorDecl && ($0.token(.willSet) ?? $0.token(.didSet)) != nil
      }
    } ?? false
  }
}
