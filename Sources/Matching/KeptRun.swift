import SourceText
import Syntax

/// A run of source that stays as it is, because what is to stand there begins and goes on the same.
struct KeptRun {
  /// The tokens, from the first to the last.
  let tokens: Range<Int>
  /// The pieces of the target that they are.
  let pieces: Range<Int>

  func range(in tree: SyntaxTree) -> ByteRange { tree.range(ofTokens: tokens) }

  /// The runs that keep most, in order: the longest common subsequence of both sides, in which what a
  /// metavariable took counts more than tokens, which are easily written again.
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

  /// What keeping a unit for a piece is worth; 0 where they differ.
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
