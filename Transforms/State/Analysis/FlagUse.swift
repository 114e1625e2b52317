import Semantics
import SymbolIndex
import Syntax
import TransformKit

/// One use of a flag, apart from the presentation that it drives.
struct FlagUse {
  /// What the code does with the flag.
  enum Action: Equatable {
    /// `flag = true`
    case show
    /// `flag = false`
    case hide
    /// `flag.toggle()`
    case toggle
    /// `flag`, or `!flag` where `isNegated`.
    case read(isNegated: Bool)
    /// `$flag` as an argument.
    case binding
  }

  let action: Action
  /// The statement or expression that the action is written as.
  let node: SyntaxCursor
  /// Whether the flag is written with `self.`.
  let hasSelf: Bool
  let file: IndexedFile

  /// Whether the flag may become true here.
  var mayShow: Bool { action == .show || action == .toggle }

  /// Whether another use is a part of what this one replaces: the second `flag` in `flag = !flag`.
  func covers(_ other: FlagUse) -> Bool {
    file.path == other.file.path && node.id != other.node.id
      && node.range.contains(other.node.range)
  }

  /// - Throws: why the enumeration cannot take the place of the flag here.
  init(_ use: DeclUse, of flag: String, in file: IndexedFile) throws(Obstacle) {
    let reader = FlagUseReader(name: use.name, flag: flag, ancestry: file.ancestry)
    guard use.isCertain, use.decl.facet != .storage, use.name.kind == .declReferenceExpr,
      let place = reader.place
    else {
      throw Obstacle(.flagUsedOtherwise, reader.reasonWithoutPlace(use), at: use.name)
    }
    hasSelf = place.id != use.name.id
    self.file = file
    guard
      let (action, node) =
        use.decl.facet == .projection ? reader.binding(place) : reader.action(place)
    else { throw Obstacle(.flagUsedOtherwise, reader.reason(at: place), at: use.name) }
    self.action = action
    self.node = node
    let isInInitializer = file.ancestry.ancestors(of: node).contains {
      $0.kind == .initializerDecl
    }
    if isInInitializer {
      throw Obstacle(.flagUsedOtherwise, "an initializer uses `\(flag)`", at: use.name)
    }
    if let comment = node.tree.comments(in: node.range).first {
      throw .lostComment(node.tree.source.string(comment.range), remedy: nil, at: node)
    }
  }
}

/// Reads what the code around a name does with the flag.
private struct FlagUseReader {
  let name: SyntaxCursor
  let flag: String
  let ancestry: Ancestry

  /// The flag with `self.` before it; nil for the flag of another value.
  var place: SyntaxCursor? {
    guard let outer = ancestry.parent(of: name) else { return nil }
    if outer.kind == .keyPathPropertyComponent { return nil }
    guard let member = MemberAccessView(outer), member.nameNode?.id == name.id else { return name }
    return member.base?.isSelf == true ? outer : nil
  }

  func binding(_ place: SyntaxCursor) -> (FlagUse.Action, SyntaxCursor)? {
    let outer = ancestry.parent(of: place)
    let argument = outer?.kind == .labeledExpr ? outer : nil
    guard let argument, let call = ancestry.parent(of: argument), call.kind == .functionCallExpr
    else { return nil }
    return (.binding, place)
  }

  func action(_ place: SyntaxCursor) -> (FlagUse.Action, SyntaxCursor)? {
    guard let outer = ancestry.parent(of: place) else { return nil }
    switch outer.kind {
    case .sequenceExpr:
      return outer.isAssignment(to: place)
        ? assignment(of: place, in: outer) : (.read(isNegated: false), place)
    case .memberAccessExpr:
      return toggle(outer)
    case .prefixOperatorExpr:
      let isNegation = outer.firstToken.map { outer.tree.source.string(outer.tree.range(of: $0)) }
      return isNegation == "!" ? (.read(isNegated: true), outer) : nil
    case .inOutExpr, .forceUnwrapExpr, .optionalChainingExpr, .functionCallExpr, .closureCapture,
      .keyPathExpr, .subscriptCallExpr:
      return nil
    default:
      return (.read(isNegated: false), place)
    }
  }

  // MARK: Reasons

  /// Why a use that stands for no value of the flag cannot be followed.
  func reasonWithoutPlace(_ use: DeclUse) -> String {
    if use.decl.facet == .storage { return "code uses `_\(flag)`" }
    if ancestry.parent(of: name)?.kind == .keyPathPropertyComponent {
      return "a key path names `\(flag)`"
    }
    if name.kind == .closureCapture { return "a closure captures `\(flag)`" }
    return use.isCertain
      ? "code uses `\(flag)` of another value"
      : "code may use `\(flag)` of a value whose type is not known"
  }

  /// Why there is neither an action nor a binding at a place.
  func reason(at place: SyntaxCursor) -> String {
    guard let outer = ancestry.parent(of: place) else {
      return "code uses `\(flag)` in a way that an enumeration cannot follow"
    }
    switch outer.kind {
    case .sequenceExpr where outer.isAssignment(to: place):
      return ancestry.isStatement(outer)
        ? "code sets `\(flag)` to a value that it computes"
        : "code sets `\(flag)` within an expression"
    case .inOutExpr: return "code passes `\(flag)` as an `inout` argument"
    case .closureCapture: return "a closure captures `\(flag)`"
    case .memberAccessExpr: return "code uses a member of `\(flag)`"
    default:
      return name.declaredName?.hasPrefix("$") == true
        ? "code passes on the binding to `\(flag)` other than as an argument"
        : "code uses `\(flag)` in a way that an enumeration cannot follow"
    }
  }

  // MARK: Actions

  private func assignment(
    of place: SyntaxCursor, in sequence: SyntaxCursor
  ) -> (FlagUse.Action, SyntaxCursor)? {
    let parts = Array(sequence.children)
    guard parts.count == 3, ancestry.isStatement(sequence) else { return nil }
    switch parts[2].textWithoutTrivia {
    case "true": return (.show, sequence)
    case "false": return (.hide, sequence)
    case "!" + place.textWithoutTrivia: return (.toggle, sequence)
    default: return nil
    }
  }

  private func toggle(_ member: SyntaxCursor) -> (FlagUse.Action, SyntaxCursor)? {
    guard MemberAccessView(member)?.name == "toggle",
      let call = ancestry.parent(of: member).flatMap(FunctionCallView.init),
      call.callee?.id == member.id, call.arguments.isEmpty, ancestry.isStatement(call.cursor)
    else { return nil }
    return (.toggle, call.cursor)
  }
}

extension SyntaxCursor {
  /// Whether a sequence assigns something to an expression.
  fileprivate func isAssignment(to target: SyntaxCursor) -> Bool {
    let parts = Array(children)
    return 1 < parts.count && parts[0].id == target.id && parts[1].kind == .assignmentExpr
  }
}
