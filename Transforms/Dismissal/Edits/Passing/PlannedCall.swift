import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// A call of an initializer that gets an argument.
struct PlannedCall {
  let cursor: SyntaxCursor
  /// The initializers that it may call, by their index.
  let matches: [Match]
  private let call: FunctionCallView
  private let value: String
  private let growth: Int
  private let typeName: String

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
  ) throws(Obstacle) {
    cursor = construction.call
    value = construction.value
    growth = construction.growth
    typeName = copies.first?.type.name ?? ""
    guard let call = FunctionCallView(cursor),
      !cursor.children.contains(where: { $0.kind == .unexpectedNodes })
    else {
      throw Obstacle(
        .unsuitedInitializer, "the initializer of `\(typeName)` is passed as a function",
        remedy: "call the initializer in a closure", at: cursor)
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
      throw Obstacle(
        .unsuitedInitializer,
        "the memberwise initializer of `\(typeName)` is private because `\(property.name)` is",
        remedy: "write an initializer", at: property.decl)
    }
    let names = copies.flatMap(\.oldNames)
    if let label = call.arguments.lazy.compactMap(\.label).first(where: names.contains) {
      throw Obstacle(
        .unsuitedInitializer, "a caller passes a value for the property `\(label)`", at: cursor)
    }
    let labels = Set(initializers.flatMap { $0.signature.parameters.map(\.label) })
    let unknown = call.arguments.compactMap(\.label).first { !labels.contains($0) }
    if let unknown, copies.allSatisfy({ $0.type.hasOnlyOwnInitializers }) {
      throw Obstacle(
        .unknownInitializer, "`\(typeName)` has no initializer that takes `\(unknown)`", at: cursor)
    }
    throw Obstacle(
      .unsuitedInitializer, "no known initializer of `\(typeName)` takes these arguments",
      at: cursor)
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
    passing property: PassedProperty, to initializers: [PlannedInitializer],
    in styles: CodeStyleMap
  ) throws(Obstacle) -> [Edit] {
    // A call that matches several initializers is fine if the argument has the same index in all.
    let indices = Set(
      matches.map { match in
        match.listed.count { $0 < initializers[match.initializer].position }
      })
    guard let index = indices.first, indices.count == 1 else {
      throw Obstacle(
        .unsuitedInitializer, "the call matches several initializers of `\(typeName)`", at: cursor)
    }
    let argument = property.argument(value)
    if value.hasPrefix("{"), !styles[cursor.tree.source.path].allowsClosureBeforeTrailing,
      let closure = ListedClosure(of: call, labels: trailingLabels(in: initializers))
    {
      return closure.edits(
        inserting: argument, at: index, within: styles.lineLength(in: cursor.tree.source))
    }
    if value.hasPrefix("{"), styles[cursor.tree.source.path].wantsTrailingClosures,
      let edit = trailingClosure(at: index, of: initializers)
    {
      return [edit]
    }
    guard let left = call.leftParen else {
      return [.insert("(\(argument))", at: call.callee?.range.end ?? cursor.range.end)]
    }
    let listed = call.arguments.filter { !$0.isTrailing }.map(\.cursor)
    let lineLength = styles.lineLength(in: cursor.tree.source) - growth
    return ListInsertion(
      tree: cursor.tree, leftParen: left, elements: listed,
      lineLength: listed.isEmpty && isLoneDestination ? nil : lineLength
    ).edits(inserting: argument, at: index)
  }

  /// Whether the call is all that a link gets, on its line. Where that gets too long, the link gives it a line.
  private var isLoneDestination: Bool {
    cursor.tree.nodes(ofKind: .functionCallExpr).contains { node in
      guard let link = FunctionCallView(node), link.name == "NavigationLink" else { return false }
      let listed = link.arguments.filter { !$0.isTrailing }
      return listed.count == 1 && listed[0].label == "destination"
        && listed[0].value.range.start == cursor.range.start
    }
  }

  /// The edit that passes the value behind the parentheses, as the last argument and the only closure.
  private func trailingClosure(at index: Int, of initializers: [PlannedInitializer]) -> Edit? {
    let takesOthers = matches.contains { match in
      initializers[match.initializer].signature.parameters.contains(where: \.takesClosure)
    }
    guard let left = call.leftParen, let right = call.rightParen, !takesOthers,
      index == call.arguments.count
    else { return nil }
    let end = cursor.tree.range(of: right).end
    guard call.arguments.isEmpty else { return .insert(" " + value, at: end) }
    return .replace(ByteRange(cursor.tree.range(of: left).start, end), with: " " + value)
  }

  /// The labels that the trailing closure may have between the parentheses.
  private func trailingLabels(in initializers: [PlannedInitializer]) -> Set<String?> {
    Set(
      matches.compactMap { match in
        match.firstTrailing.map {
          initializers[match.initializer].signature.parameters[$0].label
        }
      })
  }
}

extension TypeDecl {
  /// Whether no attribute or protocol may add initializers.
  fileprivate var hasOnlyOwnInitializers: Bool {
    Self.plainProtocols.isSuperset(of: inheritedNames)
      && cursor.children.allSatisfy { node in
        node.kind != .attribute
          || ["@MainActor", "@available"].contains(where: node.textWithoutTrivia.hasPrefix)
      }
  }

  private static let plainProtocols: Set = [
    "View", "Equatable", "Hashable", "Identifiable", "Sendable", "ViewModifier",
    "UIViewControllerRepresentable", "UIViewRepresentable",
  ]
}
