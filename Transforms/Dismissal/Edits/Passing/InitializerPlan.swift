import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// Adds a property to a type that callers pass: the property, the initializers, and every call.
public struct InitializerPlan: Sendable {
  /// The edits by the path of the file.
  public let edits: [String: [Edit]]

  /// A declaration of the type, with the property that the new one replaces, if any.
  public struct Declaration: Sendable {
    public let type: TypeDecl
    /// The variable declaration.
    public let property: SyntaxCursor?

    public init(type: TypeDecl, property: SyntaxCursor?) {
      self.type = type
      self.property = property
    }
  }

  /// A place that creates one.
  public struct Construction: Sendable {
    /// The call of the initializer.
    public let call: SyntaxCursor
    /// The value that it passes, as text.
    public let value: String

    /// The bytes by which other edits make its line longer.
    let growth: Int

    public init(call: SyntaxCursor, value: String, growth: Int = 0) {
      self.call = call
      self.value = value
      self.growth = growth
    }
  }

  /// - Parameters:
  ///   - declarations: all declarations of the type: more than one where several targets or
  ///     branches of `#if` have a copy, or one for each branch of an `#if` around the property.
  ///   - extensions: the extensions of the type, which may declare more initializers.
  ///   - constructions: all places that create one, except `self.init(…)` in the initializers.
  ///   - allowsPublicAPI: whether public initializers may change, which breaks callers in other
  ///     repositories.
  ///   - styles: what linters and formatters ask of the files.
  ///   - isFunction: whether a written type, which may be another name, is one of functions.
  public init(
    passing property: PassedProperty, to declarations: [Declaration], extensions: [TypeDecl] = [],
    at constructions: [Construction], allowsPublicAPI: Bool = false,
    in styles: CodeStyleMap = CodeStyleMap(),
    where isFunction: (SyntaxCursor) -> Bool = { _ in false }
  ) throws(Obstacle) {
    let copies = try TypeCopy.all(of: declarations)
    let arguments = constructions.compactMap { FunctionCallView($0.call)?.arguments }.joined()
    let labels = Set(arguments.compactMap(\.label))
    var initializers = copies.compactMap {
      PlannedInitializer($0, passing: property, besides: labels, isFunction)
    }
    for type in copies.map(\.type) + extensions {
      if !allowsPublicAPI, let decl = type.publicInitializer {
        throw Obstacle(
          .publicInterface,
          "the initializer of `\(type.name)` is public; code outside this repository may call it",
          remedy: "pass `public-api=true`", at: decl.cursor)
      }
      for decl in type.writtenInitializers {
        initializers.append(try PlannedInitializer(decl, of: type, passing: property, isFunction))
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
      let keepsPrivacy =
        memberwise == nil && !initializers.contains { $0.assigns(outside: copy) }
      let place =
        memberwise?.propertyPlace
        ?? copy.place(of: property, isPrivate: keepsPrivacy && copy.isOldPrivate)
      edits[copy.type.path, default: []] += try copy.edits(
        passing: property, at: place, keepsPrivacy: keepsPrivacy)
      if let memberwise, calls.contains(where: { !copy.contains($0.cursor) }) {
        edits[copy.type.path, default: []] += memberwise.fixes
      }
    }
    for case (let initializer, let decl?) in initializers.map({ ($0, $0.written) }) {
      edits[decl.cursor.path, default: []] += initializer.edits(
        of: decl, passing: property, in: styles)
    }
    for call in calls {
      edits[call.cursor.path, default: []] += try call.edits(
        passing: property, to: initializers, in: styles)
    }
    self.edits = edits.mapValues(\.once)
  }
}

extension [Edit] {
  /// The edits without repetitions of those that are applied once: two calls may break the same block.
  fileprivate var once: [Edit] {
    var known: Set<Edit> = []
    return filter { !$0.isAppliedOnce || known.insert($0).inserted }
  }
}

extension TypeDecl {
  fileprivate var path: String { cursor.path }

  fileprivate var writtenInitializers: [InitializerDeclView] {
    members.compactMap(InitializerDeclView.init)
  }

  /// An initializer that is public, or declared in a public extension.
  var publicInitializer: InitializerDeclView? {
    let isPublicExtension = isExtension && cursor.hasModifier(.public)
    return writtenInitializers.first { isPublicExtension || $0.cursor.hasModifier(.public) }
  }
}

extension SyntaxCursor {
  fileprivate var path: String { tree.source.path }
}
