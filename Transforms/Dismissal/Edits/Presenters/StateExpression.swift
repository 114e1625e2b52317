import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The state that presents a view, as the call that presents it writes it: `$isShown`,
/// `$model.route`, `isShown` where that is a binding.
struct StateExpression {
  let cursor: SyntaxCursor
  private let form: Form

  private enum Form {
    /// `$name`, `self.$name`, `$name.path`, `$names[index]`: what is assigned is `name.path`.
    case property(path: String, root: String, isOfSelf: Bool)
    /// A variable that holds a binding.
    case binding(path: String, root: String, isOfSelf: Bool)
    /// `.constant(true)` and the like, which nothing can change.
    case constant
    /// A call that makes a binding.
    case made
    /// A local variable that the binding gets into.
    case named(String)
  }

  /// The state once it has a name.
  init(_ cursor: SyntaxCursor, named name: String) {
    self.cursor = cursor
    form = .named(name)
  }

  init(_ cursor: SyntaxCursor) {
    self.cursor = cursor
    form = cursor.isConstantBinding ? .constant : Self.form(of: cursor.textWithoutTrivia)
  }

  private static func form(of text: String) -> Form {
    var components = text.split(separator: ".", omittingEmptySubsequences: false)[...]
    let isOfSelf = components.first == "self" && 1 < components.count
    if isOfSelf { components.removeFirst() }
    guard let first = components.first else { return .made }
    if first.hasPrefix("$") { components[components.startIndex].removeFirst() }
    let names = components.map(\.withoutIndex)
    guard names.allSatisfy(\.isName) else { return .made }
    let root = names[0]
    let path = components.joined(separator: ".")
    return first.hasPrefix("$")
      ? .property(path: path, root: String(root), isOfSelf: isOfSelf)
      : .binding(path: path, root: String(root), isOfSelf: isOfSelf)
  }

  /// Whether it is a path into what a property holds: `$model.route`.
  var isPath: Bool {
    if case .property(let path, _, _) = form { path.contains(".") } else { false }
  }

  /// Whether a call makes the binding, each time that it is written.
  var isMade: Bool { if case .made = form { true } else { false } }

  // MARK: What is written

  /// The binding itself, as it can be written at another place.
  func text(at place: SyntaxCursor, ancestry: Ancestry) throws(PlacedObstacle) -> String {
    switch form {
    case .property(let path, let root, let isOfSelf):
      return try base("$" + root, isOfSelf, at: place, ancestry) + "$" + path
    case .binding(let path, let root, let isOfSelf):
      return try base(root, isOfSelf, at: place, ancestry) + path
    case .constant:
      throw constant
    case .made:
      try requireRepeatable(at: place, ancestry: ancestry)
      return cursor.text
    case .named(let name):
      return name
    }
  }

  /// What the state holds, as it is read and assigned at another place: `self.item`.
  ///
  /// - Parameter needsSelf: whether a closure must say `self`, since it is of a class.
  func value(
    at place: SyntaxCursor, ancestry: Ancestry, needsSelf: Bool
  ) throws(PlacedObstacle) -> String {
    switch form {
    case .property(let path, let root, let isOfSelf):
      return try base(root, isOfSelf || needsSelf, at: place, ancestry) + path
    case .binding(let path, let root, let isOfSelf):
      let isLocal = ancestry.localDeclaration(of: root, at: cursor) != nil
      let base = try base(root, isOfSelf || needsSelf && !isLocal, at: place, ancestry)
      return "\(base)\(path).wrappedValue"
    case .constant:
      throw constant
    case .made:
      try requireRepeatable(at: place, ancestry: ancestry)
      return "\(cursor.text).wrappedValue"
    case .named(let name):
      return "\(name).wrappedValue"
    }
  }

  /// The statement that takes away what the state presents.
  ///
  /// - Parameter value: `false` or `nil`.
  func assignment(
    of value: String, at place: SyntaxCursor, ancestry: Ancestry, needsSelf: Bool
  ) throws(PlacedObstacle) -> String {
    try self.value(at: place, ancestry: ancestry, needsSelf: needsSelf) + " = \(value)"
  }

  /// What removes the last element of a path.
  func removal(
    at place: SyntaxCursor, ancestry: Ancestry, needsSelf: Bool
  ) throws(PlacedObstacle) -> String {
    switch form {
    case .property, .binding, .constant:
      let path = try value(at: place, ancestry: ancestry, needsSelf: needsSelf)
      return "if !\(path).isEmpty { \(path).removeLast() }"
    case .made, .named:
      throw PlacedObstacle(.unnamedState, "the path is made by a call", at: cursor)
    }
  }

  private var constant: PlacedObstacle {
    PlacedObstacle(.unsuitedState, "a constant presents it, which nothing can change", at: cursor)
  }

  /// `self.` where the name alone would mean something else at the place.
  private func base(
    _ root: String, _ isOfSelf: Bool, at place: SyntaxCursor, _ ancestry: Ancestry
  ) throws(PlacedObstacle) -> String {
    try requireSameIndices(at: place, ancestry: ancestry)
    if isOfSelf { return "self." }
    let isBinding = root.hasPrefix("$")
    let name = isBinding ? String(root.dropFirst()) : root
    let isProjected = cursor.textWithoutTrivia.hasPrefix("$")
    let here =
      isProjected
      ? ancestry.declaration(ofBinding: name, at: cursor)
      : ancestry.localDeclaration(of: name, at: cursor)
    let there =
      isBinding
      ? ancestry.declaration(ofBinding: name, at: place)
      : ancestry.declaration(ofState: name, at: place)
    if here?.id == there?.id { return "" }
    guard here == nil, TypeDecl.enclosing(place, ancestry: ancestry) != nil else {
      throw PlacedObstacle(
        .nameMeansAnother, "`\(root)` means something else where the view is made", at: place)
    }
    return "self."
  }

  /// Whether it is too much to be written twice.
  var needsName: Bool {
    guard isMade, forcedUnwrapping == nil else { return false }
    let hasClosure = cursor.descendants.contains { $0.kind == .closureExpr }
    return hasClosure || cursor.text.hasLineEnd
  }

  /// What traps where there is nothing: it must not be evaluated earlier or later than it is.
  private var forcedUnwrapping: SyntaxCursor? {
    cursor.descendants.first { $0.kind == .forceUnwrapExpr }
  }

  /// An expression that is written twice must mean the same at both places, and be short.
  private func requireRepeatable(
    at place: SyntaxCursor, ancestry: Ancestry
  ) throws(PlacedObstacle) {
    if let unwrapping = forcedUnwrapping {
      throw PlacedObstacle(
        .evaluationWouldChange, "what it unwraps may be nothing when it is closed", at: unwrapping)
    }
    guard !needsName else {
      throw PlacedObstacle(
        .unnamedState, "the binding that presents it is made by `\(cursor.firstName)`", at: cursor)
    }
    let names = ([cursor] + Array(cursor.descendants)).compactMap(\.declaredName)
    try requireSame(names, at: place, ancestry: ancestry)
  }

  /// What stands between brackets is written again as it is.
  private func requireSameIndices(
    at place: SyntaxCursor, ancestry: Ancestry
  ) throws(PlacedObstacle) {
    let indices = cursor.descendants.filter { $0.kind == .labeledExpr }.flatMap(\.descendants)
    try requireSame(indices.compactMap(\.declaredName), at: place, ancestry: ancestry)
  }

  private func requireSame(
    _ names: [String], at place: SyntaxCursor, ancestry: Ancestry
  ) throws(PlacedObstacle) {
    for name in names
    where ancestry.localDeclaration(of: name, at: cursor)?.id
      != ancestry.localDeclaration(of: name, at: place)?.id
    {
      throw PlacedObstacle(
        .nameMeansAnother, "`\(name)` means something else where the view is made", at: place)
    }
  }
}

extension SyntaxCursor {
  /// The name that an expression begins with.
  var firstName: String {
    firstToken.map { tree.source.string(tree.range(of: $0)) } ?? text
  }
}

extension Ancestry {
  /// The local declaration of a name, or of a closure's parameter `$name`, which gives it as well.
  fileprivate func declaration(ofState name: String, at place: SyntaxCursor) -> SyntaxCursor? {
    localDeclaration(of: name, at: place) ?? localDeclaration(of: "$" + name, at: place)
  }

  /// The local declaration that `$name` comes from: a closure's parameter `$name`, or what has a
  /// wrapper. A parameter or variable without one does not hide the property's.
  fileprivate func declaration(ofBinding name: String, at place: SyntaxCursor) -> SyntaxCursor? {
    if let parameter = localDeclaration(of: "$" + name, at: place) { return parameter }
    guard let local = localDeclaration(of: name, at: place) else { return nil }
    let holder = ([local] + Array(ancestors(of: local).prefix(2))).first {
      $0.kind == .variableDecl || $0.kind == .functionParameter
    }
    return holder?.child(.attribute) == nil ? nil : local
  }
}

extension Substring {
  /// `rows` for `rows[index]` and `rows[0]`; all of it where the index is more than that.
  fileprivate var withoutIndex: Substring {
    guard last == "]", let bracket = firstIndex(of: "[") else { return self }
    let index = self[bracket...].dropFirst().dropLast()
    return index.isName || index.allSatisfy(\.isNumber) ? self[..<bracket] : self
  }

  fileprivate var isName: Bool {
    guard let first, first == "_" || first.isLetter else { return false }
    return allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
  }
}
