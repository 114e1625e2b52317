import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// How the code of a repository writes a pattern with the value of a case: `.failed(let text)`, or `let .failed(text)`.
struct CasePattern {
  private let isHoisted: Bool

  /// As most of the files write it that the change edits, or else the files that look at results.
  init(in files: [IndexedFile], _ context: TransformContext) {
    let own = files.map(\.tree.patternBalance).reduce(0, +)
    isHoisted = 0 < (own == 0 ? context.once { PatternBalance(in: context) }.value : own)
  }

  /// - Parameter variable: what the value is called; nil where nothing uses it.
  func text(_ stage: String, _ variable: String?) -> String {
    guard let variable else { return "case .\(stage)" }
    return isHoisted ? "case let .\(stage)(\(variable))" : "case .\(stage)(let \(variable))"
  }
}

/// How many more patterns of a repository have `let` before the case than in the parentheses.
private struct PatternBalance: Sendable {
  let value: Int

  init(in context: TransformContext) {
    let paths = Set(["failure", "failed", "success"].flatMap(context.paths(mentioning:)))
    value = paths.compactMap(context.file).map(\.tree.patternBalance).reduce(0, +)
  }
}

extension SyntaxTree {
  /// How many more of its patterns have `let` before the case.
  fileprivate var patternBalance: Int {
    let hoisted = nodes(ofKind: .valueBindingPattern).count {
      $0.child(.expressionPattern)?.child(.functionCallExpr) != nil
    }
    return hoisted - nodes(ofKind: .patternExpr).count { $0.child(.valueBindingPattern) != nil }
  }
}
