import Semantics
import SymbolIndex
import Syntax

/// Two objects that keep each other: `cart = Cart(session: self)`, `cart.session = self`.
public struct MutualObjects {
  public let owner: ScreenObject
  /// The property that keeps the other object, as the code names it: `cart`.
  public let keeper: String
  /// The class of the other object.
  public let other: DeclID
  /// The property of the other object that keeps the owner.
  public let back: DeclID
  /// The properties from the owner and back.
  public let properties: [DeclID]
  public let place: SyntaxCursor
  /// Whether code assigns the owner to the property, which the other object does not do itself.
  public let isAssigned: Bool

  /// - Parameter use: an expression `self`.
  /// - Returns: nil where no object in sight keeps the owner, or the owner does not keep that object.
  public init?(_ use: SyntaxCursor, _ ancestry: Ancestry, in program: Program) {
    guard use.isSelf, let owner = ScreenObject(around: use, ancestry, in: program), !owner.isShared,
      let found = ancestry.mutualAssignment(of: use, in: program)
        ?? ancestry.wayOfArgument(use, in: program),
      let first = found.path.first, program.owner(of: first.decl) == owner.decl,
      let other = program.owner(of: found.back), program.knownModule(of: other) == nil,
      program.cursor(of: other).kind == .classDecl
    else { return nil }
    self.owner = owner
    keeper = found.keeper
    self.other = other
    back = found.back
    properties = found.path.map(\.decl) + [found.back]
    place = use
    isAssigned = ancestry.parent(of: use)?.kind == .sequenceExpr
  }
}

/// The way from an object to another one, and the property of that one that leads back.
typealias MutualWay = (path: [StoredVariable], keeper: String, back: DeclID)

extension Ancestry {
  /// `cart.session = self`
  fileprivate func mutualAssignment(of use: SyntaxCursor, in program: Program) -> MutualWay? {
    guard let target = assignmentTarget(of: use), let base = MemberAccessView(target)?.base,
      !base.isSelf, let path = program.ownedPath(to: target), 2 <= path.count
    else { return nil }
    return (Array(path.dropLast()), base.textWithoutSelf, path[path.count - 1].decl)
  }

  /// `cart = Cart(session: self)`, also as the value of a lazy property.
  func wayOfArgument(_ use: SyntaxCursor, in program: Program) -> MutualWay? {
    guard let outer = parent(of: use),
      let call = FunctionCallView(outer) ?? parent(of: outer).flatMap(FunctionCallView.init),
      let argument = call.arguments.first(where: { $0.value.id == use.id })?.cursor,
      case .nominal(let made, _) = program.type(of: call.cursor),
      program.knownModule(of: made) == nil,
      let back = program.property(keeping: argument, of: call, in: made)
    else { return nil }
    if let target = assignmentTarget(of: call.cursor) {
      return program.ownedPath(to: target).map { ($0, target.textWithoutSelf, back) }
    }
    guard let binding = parent(of: call.cursor).flatMap({ parent(of: $0) }),
      binding.kind == .patternBinding, parent(of: binding)?.hasModifier(.lazy) == true,
      let pattern = binding.child(.identifierPattern), let decl = program.decl(at: pattern),
      let variable = program.storedVariable([decl])
    else { return nil }
    return ([variable], pattern.text, back)
  }
}

extension Program {
  /// The stored property in which an initializer of a class keeps one of its arguments.
  fileprivate func property(
    keeping argument: SyntaxCursor, of call: FunctionCallView, in made: DeclID
  ) -> DeclID? {
    let type = TypeDecl(cursor(of: made))
    for member in type?.members ?? [] {
      guard let initializer = InitializerDeclView(member),
        let indices = InitializerSignature(of: initializer).parameterIndices(of: call),
        let position = call.arguments.firstIndex(where: { $0.cursor.id == argument.id }),
        position < indices.count
      else { continue }
      let name = initializer.parameters[indices[position]].name
      for sequence in member.descendants where sequence.kind == .sequenceExpr {
        let parts = Array(sequence.children)
        guard parts.count == 3, parts[1].kind == .assignmentExpr, parts[2].text == name,
          let path = ownedPath(to: parts[0]), path.count == 1
        else { continue }
        return path[0].decl
      }
    }
    return nil
  }
}
