import SourceText
import Syntax
import TransformKit

/// A call of an initialiser that gets an argument.
struct PlannedCall {
  let cursor: SyntaxCursor
  /// The initialisers that it may be a call of, by their index.
  let matches: [Match]
  private let call: FunctionCallView
  private let value: String

  struct Match {
    let initializer: Int
    /// The index of the parameter for each argument between the parentheses.
    let listed: [Int]
    /// The index of the first parameter that a trailing closure is for.
    let firstTrailing: Int?
  }

  init(
    _ construction: InitializerPlan.Construction, of initializers: [PlannedInitializer],
    copies: [TypeCopy]
  ) throws(PlacedObstacle) {
    cursor = construction.call
    value = construction.value
    guard let call = FunctionCallView(cursor),
      !cursor.children.contains(where: { $0.kind == .unexpectedNodes })
    else {
      throw PlacedObstacle(
        .unsuitedInitializer, "its initialiser is handed on as a function", at: cursor)
    }
    self.call = call
    let certain = Self.matches(of: call, among: initializers, lookingThroughAliases: false)
    let all =
      certain.isEmpty
      ? Self.matches(of: call, among: initializers, lookingThroughAliases: true) : certain
    let place = cursor
    matches = all.filter { initializers[$0.initializer].hidingProperty(at: place) == nil }
    guard matches.isEmpty else { return }
    let hiding = all.lazy.compactMap { initializers[$0.initializer].hidingProperty(at: place) }
    if let property = hiding.first {
      throw PlacedObstacle(
        .unsuitedInitializer, "the memberwise initialiser is private, as `\(property.name)` is",
        remedy: "write an initialiser", at: property.decl)
    }
    let names = copies.flatMap(\.oldNames)
    if let label = call.arguments.lazy.compactMap(\.label).first(where: names.contains) {
      throw PlacedObstacle(.unsuitedInitializer, "`\(label)` is handed over", at: cursor)
    }
    throw PlacedObstacle(
      .unsuitedInitializer, "no initialiser in sight takes these arguments", at: cursor)
  }

  private static func matches(
    of call: FunctionCallView, among initializers: [PlannedInitializer],
    lookingThroughAliases: Bool
  ) -> [Match] {
    let listedCount = call.arguments.count { !$0.isTrailing }
    return initializers.indices.compactMap { index in
      let indices = initializers[index].signature.parameterIndices(
        of: call, lookingThroughAliases: lookingThroughAliases)
      return indices.map {
        Match(
          initializer: index, listed: Array($0.prefix(listedCount)),
          firstTrailing: $0.dropFirst(listedCount).min())
      }
    }
  }

  func edits(
    handing property: HandedProperty, to initializers: [PlannedInitializer]
  ) throws(PlacedObstacle) -> [Edit] {
    // Calls that fit several initialisers are fine where they get the argument at one place.
    let indices = Set(
      matches.map { match in
        match.listed.count { $0 < initializers[match.initializer].position }
      })
    guard let index = indices.first, indices.count == 1 else {
      throw PlacedObstacle(.unsuitedInitializer, "the call fits several initialisers", at: cursor)
    }
    let argument = property.argument(value)
    guard let left = call.leftParen else {
      return [.insert("(\(argument))", at: call.callee?.range.end ?? cursor.range.end)]
    }
    let listed = call.arguments.filter { !$0.isTrailing }.map(\.cursor)
    return ListInsertion(tree: cursor.tree, leftParen: left, elements: listed)
      .edits(inserting: argument, at: index)
  }
}
