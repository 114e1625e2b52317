import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A modifier whose content is built by a closure, which can hold an `if`:
/// `.background { if c { Badge() } }`. Releases that take only a view get a group:
/// `.background(Group { if c { Badge() } })`.
struct BuilderForm {
  /// The modifiers whose content can be empty.
  static let names: Set<String> = [
    "background", "contextMenu", "overlay", "safeAreaInset", "swipeActions", "toolbar",
  ]

  /// The releases in which `background` and `overlay` take a closure.
  private static let builders = Availability(iOS: 15)

  private let modifier: ConditionalModifier
  private let content: Content
  private let types: ArgumentTypes
  private let targets: DeploymentTargets

  private enum Content {
    /// The only closure among the arguments, and the last of them, builds the content.
    case closure(ClosureView)
    /// The first argument is a view.
    case view(FunctionCallView.Argument)
    /// The same, where the modifier takes no closure yet.
    case groupedView(FunctionCallView.Argument)
  }

  /// Nil for any other modifier, and for a background style.
  ///
  /// - Parameter targets: the releases that the code has to run on.
  init?(_ modifier: ConditionalModifier, _ types: ArgumentTypes, targets: DeploymentTargets) {
    guard Self.names.contains(modifier.name) else { return nil }
    let arguments = modifier.call.arguments
    if let last = arguments.last, let closure = ClosureView(last.value),
      closure.signature == nil, !closure.statements.isEmpty,
      arguments.filter({ $0.value.kind == .closureExpr }).count == 1
    {
      content = .closure(closure)
    } else if ["background", "overlay"].contains(modifier.name), let first = arguments.first,
      first.label == nil, arguments.dropFirst().allSatisfy({ $0.label == "alignment" })
    {
      let isOlder = targets.obstacle(to: Self.builders) != nil
      // In a group, `.linearGradient(…)` has no type, and a gradient that newer releases take as a style is a view.
      let isStyle = first.value.isImplicitMember || modifier.call.cursor.isInNewerReleases
      switch first.value.style(types) {
      case .otherStyle where isStyle: return nil
      case .view where isOlder && first.value.isImplicitMember: return nil
      case .view: content = isOlder ? .groupedView(first) : .view(first)
      // A gradient is a view, too.
      case .otherStyle where isOlder && types.isView(first.value): content = .groupedView(first)
      default: return nil
      }
    } else {
      return nil
    }
    self.modifier = modifier
    self.types = types
    self.targets = targets
  }

  func rewritten() throws(Obstacle) -> RewrittenModifier {
    guard !modifier.condition.usesShorthandParameter else { throw .shorthandInCondition }
    guard !showsNothing else {
      throw Obstacle(.nothingToGain, "the content of `\(modifier.name)` is an `EmptyView`")
    }
    if let obstacle = evaluations.lazy.compactMap(\.obstacle).first { throw obstacle }
    let caveats = [caveat].compactMap(\.self) + evaluations.compactMap(\.caveat)
    switch content {
    case .closure(let closure):
      guard !closure.cursor.returnsExplicitly else {
        throw Obstacle(
          .unsuitedClosure, "the content closure uses `return`, so it cannot contain an `if`",
          remedy: "remove the `return`")
      }
      let availability = availability(of: closure)
      if targets.obstacle(to: availability) != nil, let item = try rewrittenItem(of: closure) {
        return item
      }
      return RewrittenModifier(
        BuilderWrapping(of: closure, modifier).piece, caveats: caveats,
        availability: availability)
    case .view(let view):
      let wrapping = ViewWrapping(of: view, modifier)
      if let comment = wrapping.lostComment { throw .lostComment(comment) }
      return RewrittenModifier(
        wrapping.piece, caveats: caveats, availability: Self.builders,
        writtenCall: WrittenModifier(
          modifier.name,
          modifier.call.arguments.dropFirst().map(InitializerSignature.Argument.init)
            + [.init(label: nil, isTrailing: true)]))
    case .groupedView(let view):
      return RewrittenModifier(
        GroupWrapping(of: view.value, modifier).piece, caveats: caveats, written: ["Group"])
    }
  }

  /// Whether the content is an `EmptyView()`.
  private var showsNothing: Bool {
    let shown: SyntaxCursor? =
      switch content {
      case .closure(let closure): closure.statements.count == 1 ? closure.statements[0] : nil
      case .view(let view), .groupedView(let view): view.value
      }
    return shown?.textWithoutTrivia == "EmptyView()"
  }

  /// What the arguments other than the content do if the condition is false.
  private var evaluations: [Evaluation] {
    modifier.call.arguments.compactMap { argument in
      switch content {
      case .closure(let closure) where closure.cursor.id == argument.value.id: nil
      case .view(let view) where view.value.id == argument.value.id: nil
      case .groupedView(let view) where view.value.id == argument.value.id: nil
      default: argument.value.evaluation(types, besides: modifier.condition)
      }
    }
  }

  /// How the modifier without content differs from no modifier.
  private var caveat: String? {
    switch modifier.name {
    case "contextMenu": "after the change, an empty context menu may appear"
    case "safeAreaInset": "after the change, an empty inset may add its spacing"
    case "swipeActions":
      "after the change, rows with empty `swipeActions` lose the delete action of `onDelete`"
    case "toolbar": "after the change, an empty toolbar may stay visible"
    default: nil
    }
  }

  /// A toolbar of one item whose content is conditional, in releases where the item cannot be.
  private func rewrittenItem(of closure: ClosureView) throws(Obstacle) -> RewrittenModifier? {
    guard closure.statements.count == 1, let item = FunctionCallView(closure.statements[0]),
      ["ToolbarItem", "ToolbarItemGroup"].contains(item.name), let last = item.arguments.last,
      let content = ClosureView(last.value), content.signature == nil,
      !content.statements.isEmpty, !content.cursor.returnsExplicitly,
      // An empty item would stand for the title.
      !item.arguments.contains(where: { $0.value.textWithoutTrivia.hasSuffix(".principal") })
    else { return nil }
    let evaluations = item.arguments.dropLast().map {
      $0.value.evaluation(types, besides: modifier.condition)
    }
    if let obstacle = evaluations.lazy.compactMap(\.obstacle).first { throw obstacle }
    return RewrittenModifier(
      BuilderWrapping(of: content, modifier).piece,
      caveats: ["after the change, an empty toolbar item may take up space"]
        + evaluations.compactMap(\.caveat))
  }

  /// Toolbar builders accept `if` since iOS 16, view builders in all releases.
  private func availability(of closure: ClosureView) -> Availability {
    guard modifier.name == "toolbar" else { return .any }
    let areViews = closure.statements.allSatisfy { types.type(of: $0) == .view }
    return areViews ? .any : Availability(iOS: 16)
  }
}

extension SyntaxCursor {
  /// Whether an expression starts with a period: `.linearGradient(…)`.
  fileprivate var isImplicitMember: Bool {
    firstToken.map { tree.tokens[$0.index].kind == .period } ?? false
  }

  /// Whether code only runs on some releases: in a declaration with `@available`, or after `if #available`.
  fileprivate var isInNewerReleases: Bool {
    Ancestry(of: tree).ancestors(of: self).contains { outer in
      outer.children.contains { part in
        part.kind == .attribute && part.textWithoutTrivia.hasPrefix("@available")
          || part.range.end <= range.start && part.textWithoutTrivia.hasPrefix("#available")
      }
    }
  }

  /// Whether a closure contains a `return`, not counting nested closures.
  fileprivate var returnsExplicitly: Bool {
    children.contains { child in
      child.kind == .returnStmt || child.kind != .closureExpr && child.returnsExplicitly
    }
  }
}

extension Obstacle {
  /// A condition that means something else inside a closure.
  static let shorthandInCondition = Obstacle(
    .movesIntoClosure,
    "the condition uses `$0`, which would name another parameter inside a closure",
    remedy: "name the parameter of the enclosing closure")
}
