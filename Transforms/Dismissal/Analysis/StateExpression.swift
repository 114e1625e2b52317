import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The state that presents a view, as the presenting call writes it: `$isShown`, `$model.route`, or
/// `isShown` where that is a binding.
struct StateExpression {
  let cursor: SyntaxCursor
  private let spelling: Spelling

  private enum Spelling {
    /// `$name`, `self.$name`, `$name.path`, `$names[index]`: what is assigned is `name.path`.
    case property(path: String, root: String, isOfSelf: Bool)
    /// A variable that holds a binding.
    case binding(path: String, root: String, isOfSelf: Bool)
    /// `.constant(true)` and similar bindings, which nothing can set.
    case constant
    /// A call that creates a binding.
    case made
    /// A local variable that the binding is moved to.
    case named(String)
  }

  /// The state after it got a name.
  init(_ cursor: SyntaxCursor, named name: String) {
    self.cursor = cursor
    spelling = .named(name)
  }

  init(_ cursor: SyntaxCursor) {
    self.cursor = cursor
    spelling = cursor.isConstantBinding ? .constant : Self.spelling(of: cursor.textWithoutTrivia)
  }

  private static func spelling(of text: String) -> Spelling {
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

  /// Whether it is a path into the value of a property: `$model.route`.
  var isPath: Bool {
    if case .property(let path, _, _) = spelling { path.contains(".") } else { false }
  }

  /// Whether a call creates the binding each time.
  var isMade: Bool { if case .made = spelling { true } else { false } }

  // MARK: What is written

  /// The binding itself, as it can be written at another place.
  func text(at place: SyntaxCursor, ancestry: Ancestry) throws(Obstacle) -> String {
    switch spelling {
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

  /// The value of the state, as it is read and assigned at another place: `self.item`.
  ///
  /// - Parameter needsSelf: whether a closure must write `self`, as in a class.
  func value(
    at place: SyntaxCursor, ancestry: Ancestry, needsSelf: Bool
  ) throws(Obstacle) -> String {
    switch spelling {
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

  /// The statement that dismisses what the state presents.
  ///
  /// - Parameter value: `false` or `nil`.
  func assignment(
    of value: String, at place: SyntaxCursor, ancestry: Ancestry, needsSelf: Bool
  ) throws(Obstacle) -> String {
    try self.value(at: place, ancestry: ancestry, needsSelf: needsSelf) + " = \(value)"
  }

  /// The statement that removes the last element of a path.
  func removal(
    at place: SyntaxCursor, ancestry: Ancestry, needsSelf: Bool
  ) throws(Obstacle) -> String {
    switch spelling {
    case .property, .binding, .constant:
      let path = try value(at: place, ancestry: ancestry, needsSelf: needsSelf)
      return "if !\(path).isEmpty { \(path).removeLast() }"
    case .made, .named:
      throw Obstacle(.unnamedState, "the navigation path is created by a call", at: cursor)
    }
  }

  private var constant: Obstacle {
    Obstacle(
      .unsuitedState, "the binding that presents the view is a constant, so nothing can set it",
      at: cursor)
  }

  /// `self.` where the name alone would mean something else at the place.
  private func base(
    _ root: String, _ isOfSelf: Bool, at place: SyntaxCursor, _ ancestry: Ancestry
  ) throws(Obstacle) -> String {
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
      throw Obstacle(
        .nameMeansAnother, "`\(root)` means something else where the view is created", at: place)
    }
    return "self."
  }

  /// Whether the expression is too long to be repeated.
  var needsName: Bool {
    guard isMade, forcedUnwrapping == nil else { return false }
    let hasClosure = cursor.descendants.contains { $0.kind == .closureExpr }
    return hasClosure || cursor.text.hasLineEnd
  }

  /// A force unwrap, which may trap if it is evaluated earlier or later.
  private var forcedUnwrapping: SyntaxCursor? {
    cursor.descendants.first { $0.kind == .forceUnwrapExpr }
  }

  /// Requires that the expression is short and means the same at another place.
  private func requireRepeatable(
    at place: SyntaxCursor, ancestry: Ancestry
  ) throws(Obstacle) {
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
    let names = ([cursor] + Array(cursor.descendants)).compactMap(\.declaredName)
    try requireSame(names, at: place, ancestry: ancestry)
  }

  /// Requires that the indices mean the same at another place.
  private func requireSameIndices(
    at place: SyntaxCursor, ancestry: Ancestry
  ) throws(Obstacle) {
    let indices = cursor.descendants.filter { $0.kind == .labeledExpr }.flatMap(\.descendants)
    try requireSame(indices.compactMap(\.declaredName), at: place, ancestry: ancestry)
  }

  private func requireSame(
    _ names: [String], at place: SyntaxCursor, ancestry: Ancestry
  ) throws(Obstacle) {
    for name in names
    where ancestry.localDeclaration(of: name, at: cursor)?.id
      != ancestry.localDeclaration(of: name, at: place)?.id
    {
      throw Obstacle(
        .nameMeansAnother, "`\(name)` means something else where the view is created", at: place)
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
  /// The local declaration of a name, or of the closure parameter `$name` that declares it too.
  fileprivate func declaration(ofState name: String, at place: SyntaxCursor) -> SyntaxCursor? {
    localDeclaration(of: name, at: place) ?? localDeclaration(of: "$" + name, at: place)
  }

  /// The local declaration that `$name` refers to: a closure parameter `$name`, or one with a
  /// property wrapper. A declaration without a wrapper does not hide the property's `$name`.
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
  /// `rows` for `rows[index]` and `rows[0]`; unchanged for a longer index.
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
