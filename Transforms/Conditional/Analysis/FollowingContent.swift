import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What the modifiers that follow a view show beside it: `overlay { Badge() }`. Each branch had its own, which was
/// made anew with the branch.
extension KeptContent {
  /// What a reviewer has to know of it; nil where all of it is harmless.
  static func caveat(
    following chain: ModifierChain, _ ancestry: Ancestry, in context: TransformContext
  ) -> String? {
    var content = KeptContent(in: context, hides: false)
    content.isRebuilt = false
    for link in chain.links.dropFirst(chain.position + 1) {
      if let found = content.caveat(of: link, ancestry) { return found }
    }
    return nil
  }

  private mutating func caveat(of link: ModifierChain.Link, _ ancestry: Ancestry) -> String? {
    guard let name = link.nameNode, !context.model.mayBeConditionalModifier(link.name) else {
      return nil
    }
    if let found = caveat(ofName: name, Part(code: name, ancestry: ancestry)) { return found }
    guard let call = link.call else { return nil }
    let shown = context.program.ask { program -> [SyntaxCursor] in
      // What is presented appears anew each time.
      program.facts(of: call).contains(.modal)
        ? [] : call.arguments.map(\.value).filter { program.mayShow($0) }
    }
    for view in shown {
      if let found = caveat(in: Part(code: view, ancestry: ancestry)) { return found }
    }
    return nil
  }
}

extension ModifierChain {
  /// A modifier on the chain that the repository declares as a property of SwiftUI's views, and whose code is not
  /// followed.
  func ownProperty(in program: Program) -> String? {
    links.first { link in
      guard link.call == nil, let name = link.nameNode else { return false }
      return program.reference(of: name).decls.contains { decl in
        program.knownModule(of: decl) == nil
          && program.owner(of: decl).map { program.knownModule(of: $0) != nil } == true
      }
    }?.name
  }
}

extension Program {
  /// Whether an argument is a view, or a closure that may make one.
  fileprivate func mayShow(_ argument: SyntaxCursor) -> Bool {
    switch type(of: argument) {
    case .function(_, let result, _): result != .void && isView(result) != false
    case .unknown: argument.kind == .closureExpr || argument.kind == .functionCallExpr
    case let type: isView(type) == true
    }
  }
}
