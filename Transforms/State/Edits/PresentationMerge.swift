import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// Merges the modifiers of several flags into one with a `switch`.
struct PresentationMerge {
  let group: PresentationGroup
  let names: PresentedNames
  let cases: CaseNames

  private var first: FlagPresentation { group.flags[0].presentation }

  private var source: SourceText { first.tree.source }

  private var style: TextStyle { TextStyle(of: source) }

  /// The edits that replace the modifiers, with the edits inside their content applied at its new place.
  func edits(applying inner: [Edit]) throws(Obstacle) -> [Edit] {
    let base = source.indentation(ofLineAt: first.start)
    let step = style.indentation.text
    let caseIndentation = base + step + (first.tree.indentsCases ? step : "")
    let binding = first.hasSelf ? "self.$\(names.state)" : "$\(names.state)"
    var lines = [
      ".\(group.kind.rawValue)(item: \(binding)) { \(names.parameter) in",
      "\(base)\(step)switch \(names.parameter) {",
    ]
    for (index, flag) in group.flags.enumerated() {
      let presentation = flag.presentation
      let comments = index == 0 ? presentation.movedComments : presentation.leadingComments
      lines += comments.map { caseIndentation + source.string($0.range) }
      let content = MovedContent(of: presentation, applying: inner)
      lines.append("\(caseIndentation)case .\(cases.names[index]):\(content.heading)")
      lines += try content.lines(indentedBy: caseIndentation + step)
    }
    lines += ["\(base)\(step)}", "\(base)}"]
    let text = lines.joined(separator: style.lineEnding.rawValue)
    let rest = group.flags.dropFirst().map { Edit.deleteWithComments($0.presentation.extent) }
    return [.replace(first.range, with: text)] + rest + [first.removalOfComments].compactMap(\.self)
  }
}

extension FlagPresentation {
  fileprivate var range: ByteRange { ByteRange(start, call.cursor.range.end) }

  /// Whether the binding is written as `self.$flag`.
  fileprivate var hasSelf: Bool { call.arguments.first?.value.kind == .memberAccessExpr }

  /// The modifier with the white space and comments before it, without what is on the line before.
  fileprivate var extent: ByteRange {
    let leading = tree.leadingTrivia(of: period)
    return ByteRange(leading.first?.range.start ?? start, call.cursor.range.end)
  }

  /// The comments above the modifier.
  fileprivate var leadingComments: [TriviaPiece] {
    tree.leadingTrivia(of: period).filter(\.isComment)
  }

  /// The comments above the first modifier that move to its case.
  fileprivate var movedComments: [TriviaPiece] {
    let comments = leadingComments
    return comments.contains(where: tree.isAboutSeveral) ? [] : comments
  }

  /// Removes the comments above the first modifier that move to its case.
  fileprivate var removalOfComments: Edit? {
    movedComments.first.map { .deleteWithComments(ByteRange($0.range.start, start)) }
  }
}

extension SyntaxTree {
  /// Whether the file indents the cases of a `switch`.
  var indentsCases: Bool {
    let statement = nodes(ofKind: .switchExpr).first { $0.child(.switchCase) != nil }
    guard let statement, let first = statement.child(.switchCase) else { return false }
    return source.indentation(ofLineAt: statement.range.start).utf8.count
      < source.indentation(ofLineAt: first.range.start).utf8.count
  }
}
