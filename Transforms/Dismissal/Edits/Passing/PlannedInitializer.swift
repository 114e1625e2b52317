import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// An initializer that gets a parameter, and the index of that parameter.
struct PlannedInitializer {
  /// The parameters before the change, without the property that goes.
  let signature: InitializerSignature
  /// The index of the new parameter among the old ones.
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
    /// The edits that make other private variables constants, which are no parameters.
    let fixes: [Edit]
    /// The index of the old property.
    let oldPosition: Int
    /// Where the new property goes if it may not stay in the section of the old one.
    let otherPlace: PropertyPlace?
    /// Whether the new property is a closure that stands with other ones.
    let joinsClosures: Bool
    /// The index of the parameter there.
    var otherPosition: Int { properties.count { otherPlace?.isBelow($0.decl) == true } }

    /// The closure that the new property precedes anyway, where properties that callers do not pass stand
    /// between the two.
    func closure(at position: Int) -> StoredProperty? {
      guard joinsClosures, let old = copy.old.first, properties.indices.contains(position) else {
        return nil
      }
      let next = properties[position]
      let isFirst = position == 0 || properties[position - 1].decl.id != next.decl.id
      guard isFirst, next.takesClosure, next.wrappers.isEmpty, !next.isConditional,
        copy.type.storedProperties.contains(where: {
          !$0.wrappers.isEmpty && old.id < $0.decl.id && $0.decl.id < next.decl.id
        })
      else { return nil }
      return next
    }
  }

  /// The memberwise initializer of a type; nil when it has none.
  ///
  /// - Parameters:
  ///   - labels: the labels of the arguments that callers pass.
  ///   - isFunction: whether a written type is another name for one of functions.
  init?(
    _ copy: TypeCopy, passing property: PassedProperty, besides labels: Set<String>,
    _ isFunction: (SyntaxCursor) -> Bool
  ) {
    guard let memberwise = MemberwiseInitializer(of: copy.type) else { return nil }
    let fixed = copy.propertiesToFix(besides: labels, memberwise)
    let kept = zip(memberwise.properties, memberwise.signature.parameters).filter { pair in
      !copy.isOld(pair.0) && !fixed.contains { $0.property.name == pair.0.name }
    }
    let properties = kept.map(\.0)
    signature = InitializerSignature(kept.map(\.1))
      .takingClosures(for: properties.map(\.type), isFunction)
    let oldPosition = copy.old.first.map { old in properties.count { $0.decl.id < old.id } } ?? 0
    position = oldPosition
    origin = .memberwise(
      Memberwise(
        copy: copy, properties: properties,
        hidingProperty: fixed.isEmpty ? memberwise.hidingProperty : nil, fixes: fixed.map(\.edit),
        oldPosition: oldPosition,
        otherPlace: copy.placeInOtherSection(of: property, isPrivate: false),
        joinsClosures: property.followsData && property.attribute == nil))
    if property.followsData { moveBehindData() }
    if !copy.old.isEmpty, property.precedesClosures { moveBeforeClosures() }
    leaveSection()
  }

  /// Moves the parameter behind the last one that is no closure, if its property can go there.
  private mutating func moveBehindData() {
    guard case .memberwise(let memberwise) = origin,
      let last = signature.parameters.indices.last(where: { index in
        let parameter = signature.parameters[index]
        let property = memberwise.properties[index]
        // `@State var page = 1` is a parameter, too, although it belongs to the view.
        let isOwn = parameter.isOptional && !property.wrappers.isEmpty
        return !parameter.takesClosure && !isOwn
      }), position <= last
    else { return }
    let property = memberwise.properties[last]
    // Nothing can go between properties of one declaration.
    let isShared = memberwise.properties.dropFirst(last + 1).contains {
      $0.decl.id == property.decl.id
    }
    if !property.isConditional && !isShared { position = last + 1 }
  }

  /// Moves the parameter before the closures at the end, if its property can go there.
  private mutating func moveBeforeClosures() {
    guard case .memberwise(let memberwise) = origin else { return }
    let end = (signature.parameters.lastIndex { !$0.takesClosure } ?? -1) + 1
    guard end < position, !memberwise.properties[end].isConditional,
      end == 0 || memberwise.properties[end - 1].decl.id != memberwise.properties[end].decl.id
    else { return }
    position = end
  }

  /// Moves the parameter to where the property goes if it may not stay in its section.
  private mutating func leaveSection() {
    guard case .memberwise(let memberwise) = origin, memberwise.otherPlace != nil else { return }
    position = memberwise.otherPosition
  }

  /// A declared initializer. Its new parameter goes last, or before the closures at the end; a closure goes behind
  /// closures that stand with the data that they are about.
  init(
    _ decl: InitializerDeclView, of type: TypeDecl, passing property: PassedProperty,
    _ isFunction: (SyntaxCursor) -> Bool
  ) throws(Obstacle) {
    signature = InitializerSignature(of: decl)
      .takingClosures(for: decl.parameters.map(\.type), isFunction)
    let end = (signature.parameters.lastIndex { !$0.takesClosure } ?? -1) + 1
    let isMixed = signature.parameters.prefix(end).contains(where: \.takesClosure)
    position =
      isMixed && property.attribute == nil
      ? signature.parameters[end...].firstIndex(where: \.isOptional) ?? signature.parameters.count
      : end
    origin = .written(decl)
    try Self.check(decl, of: type.name, passing: property)
  }

  private static func check(
    _ decl: InitializerDeclView, of type: String, passing property: PassedProperty
  ) throws(Obstacle) {
    let cursor = decl.cursor
    guard decl.body != nil, decl.parameterClause != nil else {
      throw Obstacle(.unsuitedInitializer, "an initializer of `\(type)` has no body", at: cursor)
    }
    if property.attribute == nil, cursor.hasModifier(.nonisolated) {
      throw Obstacle(
        .unsuitedInitializer,
        "an initializer of `\(type)` is `nonisolated`, and cannot take a closure",
        at: cursor)
    }
    for place in cursor.descendants {
      if place.kind == .packExpansionType {
        throw Obstacle(
          .unsuitedInitializer, "an initializer of `\(type)` takes a parameter pack", at: place)
      }
      if place.isAssignmentToSelf {
        throw Obstacle(
          .unsuitedInitializer, "an initializer of `\(type)` assigns `self`", at: place)
      }
      if place.declares(property.name) {
        throw Obstacle(
          .nameTaken, "an initializer of `\(type)` declares the name `\(property.name)`", at: place)
      }
    }
  }

  // MARK: The place of the parameter

  /// Moves the parameter before those that a call passes trailing closures for.
  mutating func makeRoom(for match: PlannedCall.Match) {
    guard let first = match.firstTrailing, first < position else { return }
    position = first
    guard case .memberwise(let memberwise) = origin else { return }
    // Nothing can go between properties of one declaration.
    let decls = memberwise.properties.map(\.decl.id)
    while 0 < position, decls[position - 1] == decls[position] { position -= 1 }
  }

  /// Where the new property goes, relative to those that stay.
  var propertyPlace: PropertyPlace {
    guard case .memberwise(let memberwise) = origin else { return .ofOld }
    let properties = memberwise.properties
    if let place = memberwise.otherPlace {
      return position == memberwise.otherPosition ? place : .before(properties[position])
    }
    if position < memberwise.oldPosition { return .before(memberwise.properties[position]) }
    if memberwise.oldPosition < position { return .after(memberwise.properties[position - 1]) }
    return memberwise.closure(at: position).map(PropertyPlace.before) ?? .ofOld
  }

  // MARK: The memberwise initializer

  func isMemberwise(of copy: TypeCopy) -> Bool {
    guard case .memberwise(let memberwise) = origin else { return false }
    return memberwise.copy.isOf(copy.type)
  }

  /// The private property that hides the memberwise initializer from a call.
  func hidingProperty(at call: SyntaxCursor) -> StoredProperty? {
    guard case .memberwise(let memberwise) = origin, !memberwise.copy.contains(call) else {
      return nil
    }
    return memberwise.hidingProperty
  }

  /// The edits of properties that would make it private.
  var fixes: [Edit] {
    guard case .memberwise(let memberwise) = origin else { return [] }
    return memberwise.fixes
  }

  // MARK: A declared initializer

  var written: InitializerDeclView? {
    guard case .written(let decl) = origin else { return nil }
    return decl
  }

  /// Its calls of other initializers of the type.
  var delegations: [SyntaxCursor] {
    guard let body = written?.body else { return [] }
    return body.descendants.filter { FunctionCallView($0)?.isDelegation == true }
  }

  /// Whether it assigns the property in a file where a private one is not visible.
  func assigns(outside copy: TypeCopy) -> Bool {
    guard let written else { return false }
    return written.cursor.tree !== copy.type.cursor.tree && delegations.isEmpty
  }

  /// The edits that add the parameter and assign the property, unless another initializer that it
  /// calls does so.
  func edits(
    of decl: InitializerDeclView, passing property: PassedProperty, in styles: CodeStyleMap
  ) -> [Edit] {
    guard let body = decl.body, let clause = decl.parameterClause,
      let left = clause.token(.leftParen)
    else { return [] }
    let list = ListInsertion(
      tree: clause.tree, leftParen: left, elements: decl.parameters.map(\.cursor),
      lineLength: styles.lineLength(in: clause.tree.source))
    let documentation = ParameterDocumentation(of: decl)?
      .edit(adding: property.name, described: property.summary, at: position)
    let parameter =
      list.edits(inserting: property.parameter, at: position)
      + [documentation].compactMap(\.self)
    guard delegations.isEmpty else { return parameter }
    let target = body.writesSelf || property.storage == property.name ? "self." : ""
    return parameter
      + FirstStatement(body: body).edits(
        inserting: "\(target)\(property.storage) = \(property.name)")
  }
}

extension InitializerSignature {
  /// The same where types that are other names for functions take closures, too.
  fileprivate func takingClosures(
    for types: [SyntaxCursor?], _ isFunction: (SyntaxCursor) -> Bool
  ) -> InitializerSignature {
    InitializerSignature(
      zip(parameters, types).map { parameter, type in
        Parameter(
          label: parameter.label, isOptional: parameter.isOptional,
          takesClosure: parameter.takesClosure || type.map(isFunction) ?? false,
          isVariadic: parameter.isVariadic)
      })
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

  /// Whether it declares a parameter or variable of a name.
  fileprivate func declares(_ name: String) -> Bool {
    switch kind {
    case .functionParameter:
      FunctionDeclView.Parameter(self).map { $0.name == name || $0.label == name } ?? false
    case .identifierPattern: patternName == name
    default: false
    }
  }

  /// Whether the statements of a body write `self` before properties and never assign a wrapper.
  fileprivate var writesSelf: Bool {
    let starts = children.compactMap { $0.firstToken.map(tree.name(of:)) }
    return starts.contains("self") && !starts.contains { $0.hasPrefix("_") }
  }
}
