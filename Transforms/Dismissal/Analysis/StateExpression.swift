import Semantics
import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// The state that presents a view, as the presenting call writes it: `$isShown`, `$model.route`, or
/// `isShown` where that is a binding.
struct StateExpression {
  let cursor: SyntaxCursor
  private let form: Form
  private let context: TransformContext

  private enum Form {
    case path(StatePath)
    /// `.constant(true)` and similar bindings, which nothing can set.
    case constant
    /// A binding that a call or an operator makes.
    case made
    /// A local variable that the binding is moved to.
    case named(String)
  }

  /// The state after it got a name.
  init(_ cursor: SyntaxCursor, named name: String, in context: TransformContext) {
    self.cursor = cursor
    self.context = context
    form = .named(name)
  }

  init(_ cursor: SyntaxCursor, in context: TransformContext) {
    self.cursor = cursor
    self.context = context
    form =
      cursor.isConstantBinding ? .constant : StatePath(cursor).map { .path($0) } ?? .made
  }

  /// Whether a call creates the binding each time.
  var isMade: Bool { if case .made = form { true } else { false } }

  // MARK: What is written

  /// The binding itself, as it can be written at another place.
  func text(at place: SyntaxCursor) throws(Obstacle) -> String {
    switch form {
    case .path(let path):
      let base = try base(of: path, at: place)
      return path.text(withBase: base)
    case .constant: throw constant
    case .made:
      try requireRepeatable(at: place)
      return cursor.text
    case .named(let name): return name
    }
  }

  /// The value of the state, as a closure reads and assigns it at another place: `self.item`.
  ///
  /// - Parameter needsSelf: whether the closure must write `self`, as in a class.
  func value(at place: SyntaxCursor, needsSelf: Bool) throws(Obstacle) -> String {
    switch form {
    case .path(let path):
      guard !path.isAnonymous else { throw anonymous(path) }
      let isValue = path.isAssignable(in: context)
      let base = try base(of: path, isValue: isValue, needsSelf: needsSelf, at: place)
      if isValue { return base + path.writtenName + path.rest }
      if let value = context.program.ask({ path.valueOfProjectedMember(in: $0) }) {
        return base + value
      }
      return path.text(withBase: base) + ".wrappedValue"
    case .constant: throw constant
    case .made:
      try requireRepeatable(at: place)
      return (cursor.takesMembers ? cursor.text : "(\(cursor.text))") + ".wrappedValue"
    case .named(let name): return "\(name).wrappedValue"
    }
  }

  /// The statement that dismisses what the state presents.
  ///
  /// - Parameter value: `false` or `nil`.
  func assignment(
    of value: String, at place: SyntaxCursor, needsSelf: Bool
  ) throws(Obstacle) -> String {
    try self.value(at: place, needsSelf: needsSelf) + " = \(value)"
  }

  /// The statement that removes the last element of a path.
  func removal(at place: SyntaxCursor, needsSelf: Bool) throws(Obstacle) -> String {
    switch form {
    case .path, .constant:
      let path = try value(at: place, needsSelf: needsSelf)
      return "if !\(path).isEmpty { \(path).removeLast() }"
    case .made, .named:
      throw Obstacle(
        .unnamedState,
        "the navigation path is a binding that `\(cursor.firstName)` makes, and has no name",
        remedy: "keep the path in a property, and pass that to the stack", at: cursor)
    }
  }

  // MARK: Names

  /// `self.` where the name alone would mean something else at the place.
  private func base(
    of path: StatePath, isValue: Bool = false, needsSelf: Bool = false, at place: SyntaxCursor
  ) throws(Obstacle) -> String {
    let (access, isLocal) = context.program.ask { program in
      (
        path.access(at: place, isValue: isValue, in: program),
        program.isHidden(path.root.declaredName ?? "", at: path.root)
      )
    }
    try requireSame(path.indices, at: place)
    switch access {
    case .byName: return path.isOfSelf || needsSelf && !isLocal ? "self." : ""
    case .throughSelf: return "self."
    case nil:
      if path.isAnonymous { throw anonymous(path) }
      let isElsewhere = context.program.ask {
        $0.meaning(of: path.root.declaredName ?? "", at: place) == .nothing
      }
      throw Obstacle(
        .nameMeansAnother,
        "`\(path.root.text)` \(isElsewhere ? "is not in scope" : "means something else") where the "
          + "view is created",
        at: place)
    }
  }

  /// Requires that the names in some expressions mean the same at another place.
  private func requireSame(
    _ expressions: [SyntaxCursor], at place: SyntaxCursor
  ) throws(Obstacle) {
    let other = context.program.ask { program in
      expressions.flatMap { $0.namesWithOtherMeaning(at: place, in: program) }.first
    }
    guard let other else { return }
    throw Obstacle(
      .nameMeansAnother, "`\(other)` means something else where the view is created", at: place)
  }

  // MARK: Bindings without a name

  /// Whether the expression is too long to be repeated, such as a choice between two bindings.
  var needsName: Bool {
    guard isMade, forcedUnwrapping == nil else { return false }
    let hasClosure = cursor.descendants.contains { $0.kind == .closureExpr }
    return hasClosure || cursor.withoutCast.kind == .sequenceExpr || cursor.text.hasLineEnd
  }

  /// A force unwrap, which may trap if it is evaluated earlier or later.
  private var forcedUnwrapping: SyntaxCursor? {
    cursor.descendants.first { $0.kind == .forceUnwrapExpr }
  }

  /// Requires that the expression is short and means the same at another place.
  private func requireRepeatable(at place: SyntaxCursor) throws(Obstacle) {
    if let unwrapping = forcedUnwrapping {
      throw Obstacle(
        .evaluationWouldChange, "a force-unwrapped value may be `nil` when the view is dismissed",
        at: unwrapping)
    }
    guard !needsName else {
      throw Obstacle(
        .unnamedState,
        "the binding that presents the view is created by `\(cursor.firstName)` and has no name",
        at: cursor)
    }
    try requireSame([cursor], at: place)
  }

  private var constant: Obstacle {
    Obstacle(
      .unsuitedState, "the binding that presents the view is a constant, so nothing can set it",
      at: cursor)
  }

  private func anonymous(_ path: StatePath) -> Obstacle {
    Obstacle(
      .unnamedState,
      "the binding that presents the view belongs to a closure's parameter without a name",
      remedy: "name the parameter of the closure instead of using `\(path.root.text)`", at: cursor)
  }
}

extension StatePath {
  /// Whether assigning `name.value` sets the binding, as far as that is known.
  func isAssignable(in context: TransformContext) -> Bool {
    context.program.ask { program in
      isAssignable(in: program, hasCases: Self.caseLibraries.contains(where: context.mentions))
    }
  }

  /// The names that repositories with bindings of cases mention.
  private static let caseLibraries = [
    "CasePathable", "CasePaths", "ComposableArchitecture", "SwiftUINavigation",
  ]

  /// How the root, or its value, can be named at a place. A root whose declaration is unknown has to
  /// mean the same there.
  fileprivate func access(
    at place: SyntaxCursor, isValue: Bool, in program: Program
  ) -> Access? {
    if let decl = decl(in: program), !isAnonymous {
      return program.access(to: isValue ? decl.declared : decl, at: place)
    }
    let name = root.declaredName ?? ""
    return program.meaning(of: name, at: root) == program.meaning(of: name, at: place)
      ? .byName : nil
  }
}

extension SyntaxCursor {
  /// The name that an expression begins with.
  var firstName: String {
    guard let first = firstToken else { return text }
    // `.init(get:set:)`
    let isPeriod = tree.tokens[first.index].kind == .period
    let end = isPeriod ? TokenID(first.index + 1) : first
    return tree.source.string(ByteRange(tree.range(of: first).start, tree.range(of: end).end))
  }

  /// Whether a period after an expression applies to the whole of it.
  fileprivate var takesMembers: Bool {
    switch kind {
    case .declReferenceExpr, .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .tupleExpr,
      .optionalChainingExpr, .forceUnwrapExpr:
      true
    default: false
    }
  }
}
