import SourceText
import Syntax

/// Writes what a use of a flag becomes.
struct FlagUseEdits {
  let names: PresentedNames
  /// The case of the flag.
  let caseName: String

  /// What is known of the presentation of the flag at a use.
  enum Knowledge {
    case isShown, isNotShown, nothing
  }

  /// The text in the place of a use.
  func text(for use: FlagUse, where presentation: Knowledge) -> String {
    let state = (use.hasSelf ? "self." : "") + names.state
    switch use.action {
    case .show: return "\(state) = .\(caseName)"
    case .hide: return presentation == .isShown ? "\(state) = nil" : guarded(state, at: use)
    case .toggle:
      switch presentation {
      case .isShown: return "\(state) = nil"
      case .isNotShown: return "\(state) = .\(caseName)"
      case .nothing: return "\(state) = \(state) == .\(caseName) ? nil : .\(caseName)"
      }
    case .read(let isNegated):
      let comparison = "\(state) \(isNegated ? "!=" : "==") .\(caseName)"
      return use.needsParentheses ? "(\(comparison))" : comparison
    case .binding:
      return (use.hasSelf ? "self." : "") + "\(names.bindingMaker)(.\(caseName))"
    }
  }

  /// The assignment of nil, for the case that another presentation is shown meanwhile.
  private func guarded(_ state: String, at use: FlagUse) -> String {
    let tree = use.node.tree
    let condition = "if \(state) == .\(caseName)"
    guard let token = use.node.firstToken, tree.tokens[token.index].flags.contains(.startsLine)
    else { return "\(condition) { \(state) = nil }" }
    return TextStyle(of: tree.source).styled(
      "\(condition) {\n  \(state) = nil\n}",
      indentedBy: tree.source.indentation(ofLineAt: use.node.range.start))
  }
}

extension FlagUse {
  /// Whether a comparison in the place of the flag would be read in another way.
  fileprivate var needsParentheses: Bool { file.ancestry.needsParentheses(comparing: node) }
}

extension Ancestry {
  /// Whether a comparison in the place of an expression would be read in another way.
  func needsParentheses(comparing node: SyntaxCursor) -> Bool {
    guard let outer = parent(of: node) else { return false }
    switch outer.kind {
    case .sequenceExpr:
      let parts = Array(outer.children)
      guard let index = parts.firstIndex(where: { $0.id == node.id }) else { return true }
      return [index - 1, index + 1].contains {
        parts.indices.contains($0) && parts[$0].bindsTightly
      }
    case .memberAccessExpr, .prefixOperatorExpr, .postfixOperatorExpr, .awaitExpr, .tryExpr:
      return true
    default:
      return false
    }
  }
}

extension SyntaxCursor {
  /// Whether an operator beside a comparison would take a part of it as its operand.
  fileprivate var bindsTightly: Bool {
    switch kind {
    case .binaryOperatorExpr: !["&&", "||"].contains(text)
    case .unresolvedAsExpr, .unresolvedIsExpr: true
    default: false
    }
  }
}
