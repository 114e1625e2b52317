import SourceText
import Syntax

/// A run of source tokens that a rewrite keeps, because the template writes the same tokens.
struct KeptRun {
  /// The range of token indices.
  let tokens: Range<Int>
  /// The pieces of the target that the tokens match.
  let pieces: Range<Int>

  func range(in tree: SyntaxTree) -> ByteRange { tree.range(ofTokens: tokens) }

  /// Returns the runs to keep, in order: the longest common subsequence of source and target, in
  /// which captures weigh more than single tokens.
  static func all(
    source: [Range<Int>], target: [TargetPiece], in tree: SyntaxTree
  ) -> [KeptRun] {
    let weights = source.map { unit in
      target.map { weight(unit, $0, in: tree) }
    }
    var best = Array(
      repeating: Array(repeating: 0, count: target.count + 1), count: source.count + 1)
    for s in source.indices.reversed() {
      for t in target.indices.reversed() {
        let taken = weights[s][t] == 0 ? 0 : weights[s][t] + best[s + 1][t + 1]
        best[s][t] = max(taken, best[s + 1][t], best[s][t + 1])
      }
    }
    var runs: [KeptRun] = []
    var (s, t) = (0, 0)
    var lastSource = -2
    while s < source.count, t < target.count {
      if weights[s][t] > 0, best[s][t] == weights[s][t] + best[s + 1][t + 1] {
        if let last = runs.last, lastSource == s - 1, last.pieces.upperBound == t,
          !target[t].gap.contains("/")
        {
          runs[runs.count - 1] = KeptRun(
            tokens: last.tokens.lowerBound..<source[s].upperBound,
            pieces: last.pieces.lowerBound..<t + 1)
        } else {
          runs.append(KeptRun(tokens: source[s], pieces: t..<t + 1))
        }
        lastSource = s
        (s, t) = (s + 1, t + 1)
      } else if best[s][t] == best[s + 1][t] {
        s += 1
      } else {
        t += 1
      }
    }
    return runs
  }

  /// Returns the weight of matching a source unit with a piece; 0 if they differ.
  private static func weight(
    _ unit: Range<Int>, _ piece: TargetPiece, in tree: SyntaxTree
  ) -> Int {
    switch piece.content {
    case .text(let text):
      tree.source[tree.range(ofTokens: unit)].elementsEqual(text.utf8) ? 1 : 0
    case .capture(let capture):
      capture.tokens == unit ? 100 : 0
    case .nothing:
      0
    }
  }
}
