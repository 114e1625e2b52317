import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// An initialiser that gets a parameter, and the place for it.
struct PlannedInitializer {
  /// What it took before; what went is left out already.
  let signature: InitializerSignature
  /// The index that the new parameter has among the old ones.
  private(set) var position: Int
  private let origin: Origin

  private enum Origin {
    case memberwise(Memberwise)
    case written(InitializerDeclView)
  }

  private struct Memberwise {
    let copy: TypeCopy
    /// The properties that are its parameters.
    let properties: [StoredProperty]
    /// The property that makes it private.
    let hidingProperty: StoredProperty?
    /// The index among the properties at which the old one stood.
    let oldPosition: Int
  }

  /// The memberwise initialiser of a type; nil when it has none.
  init?(_ copy: TypeCopy) {
    guard let memberwise = MemberwiseInitializer(of: copy.type) else { return nil }
    let kept = zip(memberwise.properties, memberwise.signature.parameters).filter {
      !copy.isOld($0.0)
    }
    let properties = kept.map(\.0)
    signature = InitializerSignature(kept.map(\.1))
    position = copy.old.first.map { old in properties.count { $0.decl.id < old.id } } ?? 0
    origin = .memberwise(
      Memberwise(
        copy: copy, properties: properties, hidingProperty: memberwise.hidingProperty,
        oldPosition: position))
  }

  /// An initialiser that is written out. Its new parameter goes last, or before the closures at the end.
  init(_ decl: InitializerDeclView, handing property: HandedProperty) throws(PlacedObstacle) {
    signature = InitializerSignature(of: decl)
    position = (signature.parameters.lastIndex { !$0.takesClosure } ?? -1) + 1
    origin = .written(decl)
    try Self.check(decl, handing: property)
  }

  private static func check(
    _ decl: InitializerDeclView, handing property: HandedProperty
  ) throws(PlacedObstacle) {
    let cursor = decl.cursor
    guard decl.body != nil, decl.parameterClause != nil else {
      throw PlacedObstacle(.unsuitedInitializer, "its initialiser has no body", at: cursor)
    }
    for place in cursor.descendants {
      if place.kind == .packExpansionType {
        throw PlacedObstacle(
          .unsuitedInitializer, "its initialiser takes a parameter pack", at: place)
      }
      if place.isAssignmentToSelf {
        throw PlacedObstacle(.unsuitedInitializer, "its initialiser assigns `self`", at: place)
      }
      if place.names(property.name) {
        throw PlacedObstacle(
          .nameTaken, "its initialiser uses the name `\(property.name)`", at: place)
      }
    }
  }

  // MARK: The place of the parameter

  /// Moves the parameter before what a call hands over as trailing closures.
  mutating func makeRoom(for match: PlannedCall.Match) {
    guard let first = match.firstTrailing, first < position else { return }
    position = first
    guard case .memberwise(let memberwise) = origin else { return }
    // Nothing goes between properties that one declaration holds.
    let decls = memberwise.properties.map(\.decl.id)
    while 0 < position, decls[position - 1] == decls[position] { position -= 1 }
  }

  /// The property that the new one has to stand before; nil when it stays where the old one stood.
  var propertyBehind: StoredProperty? {
    guard case .memberwise(let memberwise) = origin, position < memberwise.oldPosition else {
      return nil
    }
    return memberwise.properties[position]
  }

  // MARK: Who may call it

  func isMemberwise(of copy: TypeCopy) -> Bool {
    guard case .memberwise(let memberwise) = origin else { return false }
    return memberwise.copy.isOf(copy.type)
  }

  /// The property that keeps a call from being one of a memberwise initialiser.
  func hidingProperty(at call: SyntaxCursor) -> StoredProperty? {
    guard case .memberwise(let memberwise) = origin, !memberwise.copy.contains(call) else {
      return nil
    }
    return memberwise.hidingProperty
  }

  // MARK: What is written out

  var written: InitializerDeclView? {
    guard case .written(let decl) = origin else { return nil }
    return decl
  }

  /// Its calls of other initialisers of the type.
  var delegations: [SyntaxCursor] {
    guard let body = written?.body else { return [] }
    return body.descendants.filter { FunctionCallView($0)?.isDelegation == true }
  }

  /// Whether it assigns the property in another file than the one where a private one is known.
  func assigns(outside copy: TypeCopy) -> Bool {
    guard let written else { return false }
    return written.cursor.tree !== copy.type.cursor.tree && delegations.isEmpty
  }

  /// The edits that give it the parameter and the property its value, which where another initialiser
  /// is called is done there.
  func edits(of decl: InitializerDeclView, handing property: HandedProperty) -> [Edit] {
    guard let body = decl.body, let clause = decl.parameterClause,
      let left = clause.token(.leftParen)
    else { return [] }
    let list = ListInsertion(
      tree: clause.tree, leftParen: left, elements: decl.parameters.map(\.cursor))
    let parameter = list.edits(inserting: property.parameter, at: position)
    guard delegations.isEmpty else { return parameter }
    let target = body.writesSelf || property.storage == property.name ? "self." : ""
    return parameter
      + FirstStatement(body: body).edits(
        inserting: "\(target)\(property.storage) = \(property.name)")
  }
}

extension FunctionCallView {
  /// Whether it is `self.init(…)`.
  fileprivate var isDelegation: Bool { member?.name == "init" && member?.base?.isSelf == true }
}

extension SyntaxCursor {
  fileprivate var isAssignmentToSelf: Bool {
    guard kind == .sequenceExpr else { return false }
    var parts = children.makeIterator()
    return parts.next()?.isSelf == true && parts.next()?.kind == .assignmentExpr
  }

  /// Whether a parameter, a variable or an expression has a name, other than as a member.
  fileprivate func names(_ name: String) -> Bool {
    switch kind {
    case .functionParameter:
      FunctionDeclView.Parameter(self).map { $0.name == name || $0.label == name } ?? false
    case .identifierPattern: firstToken.map(tree.name(of:)) == name
    case .declReferenceExpr: declaredName == name
    default: false
    }
  }

  /// Whether the statements of a body name properties with `self`, as it is for those behind wrappers.
  fileprivate var writesSelf: Bool {
    let starts = children.compactMap { $0.firstToken.map(tree.name(of:)) }
    return starts.contains("self") && !starts.contains { $0.hasPrefix("_") }
  }
}
