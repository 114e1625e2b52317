import SwiftUIModel
import Syntax
import TransformKit

/// A call `view.hidden()`, with the view that it hides.
struct HiddenCall {
  let call: FunctionCallView
  let nameToken: TokenID
  let subject: Subject
  /// Whether `hidden()` is the first modifier of the chain.
  let isFirst: Bool

  enum Subject {
    /// The parameter of a closure, as `$0` or by name.
    case parameter(of: ClosureView)
    /// `self`, written or not.
    case selfView
    /// Another name, for example the `content` of a view modifier.
    case named(String)

    /// The view as it is written in the source.
    var text: String {
      switch self {
      case .parameter(let closure): closure.parameterNames?.first ?? "$0"
      case .selfView: "self"
      case .named(let name): name
      }
    }
  }

  /// The calls in a file that may hide something.
  static func candidates(in tree: SyntaxTree) -> [FunctionCallView] {
    tree.nodes(ofKind: .functionCallExpr).compactMap(FunctionCallView.init).filter { call in
      (call.member?.name ?? call.name) == "hidden" && call.arguments.isEmpty
    }
  }

  init?(_ call: FunctionCallView, ancestry: Ancestry) {
    self.call = call
    guard let member = call.member else {
      guard let name = call.callee?.firstToken else { return nil }
      nameToken = name
      subject = .selfView
      isFirst = true
      return
    }
    let chain = ModifierChain(around: call.cursor, ancestry: ancestry)
    guard let name = member.nameToken, let root = chain.root, root.kind == .declReferenceExpr else {
      return nil
    }
    nameToken = name
    isFirst = member.base?.id == root.id
    if root.isSelf {
      subject = .selfView
    } else if let closure = ancestry.closure(naming: root.text, around: call.cursor) {
      subject = .parameter(of: closure)
    } else {
      subject = .named(root.text)
    }
  }
}

extension Ancestry {
  /// The innermost closure around a node that has a parameter of the name.
  fileprivate func closure(naming name: String, around node: SyntaxCursor) -> ClosureView? {
    for closure in ancestors(of: node).compactMap(ClosureView.init) {
      guard let names = closure.parameterNames else {
        if name == "$0" { return closure }
        continue
      }
      if names.contains(name) { return closure }
    }
    return nil
  }
}
