import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// How a type gets a property that is handed over by whoever makes one: the property itself, the
/// initialisers, and every call of them.
public struct InitializerPlan: Sendable {
  /// The edits by the path of the file.
  public let edits: [String: [Edit]]

  /// A declaration of the type, with the property in it that goes, if there is one.
  public struct Declaration: Sendable {
    public let type: TypeDecl
    /// The variable declaration.
    public let property: SyntaxCursor?

    public init(type: TypeDecl, property: SyntaxCursor?) {
      self.type = type
      self.property = property
    }
  }

  /// A place that makes one.
  public struct Construction: Sendable {
    /// The call of the initialiser.
    public let call: SyntaxCursor
    /// What is handed over there, as text.
    public let value: String

    public init(call: SyntaxCursor, value: String) {
      self.call = call
      self.value = value
    }
  }

  /// - Parameters:
  ///   - declarations: all of the type, more than one where several targets or branches of `#if` have
  ///     a copy, or one for each branch of an `#if` around the property.
  ///   - extensions: those of the type, which may declare further initialisers.
  ///   - constructions: all places that make one, but for the initialisers' own `self.init(…)`.
  ///   - allowsPublicAPI: whether public initialisers may change, which breaks who calls them from
  ///     another repository.
  public init(
    handing property: HandedProperty, to declarations: [Declaration], extensions: [TypeDecl] = [],
    at constructions: [Construction], allowsPublicAPI: Bool = false
  ) throws(PlacedObstacle) {
    let copies = try TypeCopy.all(of: declarations)
    var initializers = copies.compactMap(PlannedInitializer.init)
    for type in copies.map(\.type) + extensions {
      if !allowsPublicAPI, let decl = type.publicInitializer {
        throw PlacedObstacle(
          .publicInterface, "its initialiser is public, and others may call it",
          remedy: "pass `public-api=true`",
          at: decl.cursor)
      }
      for decl in type.writtenInitializers {
        initializers.append(try PlannedInitializer(decl, handing: property))
      }
    }
    let delegations = initializers.flatMap(\.delegations).map {
      Construction(call: $0, value: property.name)
    }
    var calls: [PlannedCall] = []
    for construction in constructions + delegations {
      let call = try PlannedCall(construction, of: initializers, copies: copies)
      for match in call.matches { initializers[match.initializer].makeRoom(for: match) }
      calls.append(call)
    }

    var edits: [String: [Edit]] = [:]
    for copy in copies {
      let memberwise = initializers.first { $0.isMemberwise(of: copy) }
      edits[copy.type.path, default: []] += try copy.edits(
        handing: property, before: memberwise?.propertyBehind,
        keepsPrivacy: memberwise == nil && !initializers.contains { $0.assigns(outside: copy) })
    }
    for case (let initializer, let decl?) in initializers.map({ ($0, $0.written) }) {
      edits[decl.cursor.path, default: []] += initializer.edits(of: decl, handing: property)
    }
    for call in calls {
      edits[call.cursor.path, default: []] += try call.edits(
        handing: property, to: initializers)
    }
    self.edits = edits
  }
}

extension TypeDecl {
  fileprivate var path: String { cursor.path }

  fileprivate var writtenInitializers: [InitializerDeclView] {
    members.compactMap(InitializerDeclView.init)
  }

  /// An initialiser that says it is public, or that a public extension makes so.
  fileprivate var publicInitializer: InitializerDeclView? {
    let isPublicExtension = isExtension && cursor.hasModifier(.public)
    return writtenInitializers.first { isPublicExtension || $0.cursor.hasModifier(.public) }
  }
}

extension SyntaxCursor {
  fileprivate var path: String { tree.source.path }
}
