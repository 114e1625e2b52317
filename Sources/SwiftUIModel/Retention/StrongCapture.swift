import Syntax

/// The uses of `self` through which a closure keeps it.
public struct StrongCapture {
  /// The nodes `self` in the closure, but for those of closures in it that capture `self` weakly. Where there are no
  /// others, the closure keeps `self` only for them.
  public let uses: [SyntaxCursor]
  /// `self` in the capture list; nil where it is not there.
  public let listed: SyntaxCursor?
  /// Why a weak capture cannot simply take its place; nil where it can.
  public let obstacle: String?

  /// - Returns: nil where the closure does not keep `self`.
  public init?(in closure: ClosureView) {
    let closures = closure.cursor.descendants.compactMap(ClosureView.init)
    let weak = closures.filter { $0.captureOfSelf == .weak }.map(\.cursor.range)
    let nested = closures.filter { inner in
      !weak.contains { $0 != inner.cursor.range && $0.contains(inner.cursor.range) }
    }
    let all = closure.cursor.usesOfSelf
    listed = closure.captureOfSelf == .strong ? closure.listedSelf : nil
    guard !all.isEmpty || !weak.isEmpty || listed != nil else { return nil }
    let uses = all.filter { use in !weak.contains { $0.contains(use.range) } }
    // Only a weak capture of a closure around it is optional.
    let ancestry = Ancestry(of: closure.cursor.tree)
    guard !uses.contains(where: ancestry.unwraps),
      !uses.isEmpty || listed != nil || !ancestry.isInWeakCapture(closure)
    else { return nil }
    switch closure.captureOfSelf {
    case .weak, .unowned: return nil
    case .strong, nil:
      if nested.contains(where: { [.strong, .unowned].contains($0.captureOfSelf) }) {
        obstacle = "a closure within it captures `self` again"
      } else if closure.cursor.descendants.contains(where: { $0.kind == .superExpr }) {
        obstacle = "it calls `super`"
      } else {
        obstacle = nil
      }
    }
    self.uses = uses
  }
}

extension Ancestry {
  /// Whether `self` in a closure is the weak one of a closure around it.
  fileprivate func isInWeakCapture(_ closure: ClosureView) -> Bool {
    let around = ancestors(of: closure.cursor).lazy.compactMap(ClosureView.init)
      .first { $0.captureOfSelf != nil }
    return around.map { $0.captureOfSelf == .weak && !$0.unwrapsSelf } ?? false
  }

  /// Whether the parent of a `self` unwraps it.
  fileprivate func unwraps(_ use: SyntaxCursor) -> Bool {
    guard let outer = parent(of: use) else { return false }
    return [.optionalChainingExpr, .forceUnwrapExpr].contains(outer.kind)
      || outer.kind == .initializerClause
        && parent(of: outer)?.kind == .optionalBindingCondition
  }
}

extension ClosureView {
  fileprivate enum CaptureOfSelf { case weak, unowned, strong }

  /// Whether `guard let self` or the like is in it.
  fileprivate var unwrapsSelf: Bool {
    cursor.descendants.contains {
      $0.kind == .optionalBindingCondition && $0.child(.identifierPattern)?.text == "self"
    }
  }

  /// The capture of `self` in the capture list.
  fileprivate var listedSelf: SyntaxCursor? {
    signature?.child(.closureCaptureClause)?.children.first {
      $0.kind == .closureCapture && ([$0] + Array($0.descendants)).contains { $0.names("self") }
    }
  }

  /// How the capture list names `self`; nil where it does not.
  fileprivate var captureOfSelf: CaptureOfSelf? {
    guard let capture = listedSelf else { return nil }
    guard let specifier = capture.child(.closureCaptureSpecifier) else { return .strong }
    return specifier.textWithoutTrivia == "weak" ? .weak : .unowned
  }
}

extension SyntaxCursor {
  /// The expressions `self` in it, but for those of types that it declares.
  fileprivate var usesOfSelf: [SyntaxCursor] {
    children.flatMap { child -> [SyntaxCursor] in
      switch child.kind {
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .closureCaptureClause: []
      case .declReferenceExpr where child.isSelf: [child]
      default: child.usesOfSelf
      }
    }
  }

  /// Whether a token of its own is a name.
  fileprivate func names(_ name: String) -> Bool {
    ownTokens.contains { tree.name(of: $0) == name }
  }
}
