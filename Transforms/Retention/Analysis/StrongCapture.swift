import Syntax

/// The uses of `self` through which a closure keeps it.
struct StrongCapture {
  /// The nodes `self` in the closure, those of closures in it included.
  let uses: [SyntaxCursor]
  /// Why a weak capture cannot simply take its place; nil where it can.
  let obstacle: String?

  /// - Returns: nil where the closure does not keep `self`.
  init?(in closure: ClosureView) {
    let uses = closure.cursor.usesOfSelf
    guard !uses.isEmpty else { return nil }
    switch closure.captureOfSelf {
    case .weak: return nil
    case .strong:
      obstacle = "its capture list holds `self`, so its code may use members without naming `self`"
    case nil:
      let nested = closure.cursor.descendants.compactMap(ClosureView.init)
      if nested.contains(where: { $0.captureOfSelf != nil }) {
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

extension ClosureView {
  fileprivate enum CaptureOfSelf { case weak, strong }

  /// How the capture list names `self`; nil where it does not.
  fileprivate var captureOfSelf: CaptureOfSelf? {
    let captures =
      signature?.child(.closureCaptureClause)?.children.filter {
        $0.kind == .closureCapture && ([$0] + Array($0.descendants)).contains { $0.names("self") }
      } ?? []
    guard let capture = captures.first else { return nil }
    return capture.child(.closureCaptureSpecifier) == nil ? .strong : .weak
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
