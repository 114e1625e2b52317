import Semantics
import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A constant above a statement, for a condition that several modifiers of the statement use:
/// `let condition = isSelected(item)`.
struct ConditionHoisting {
  let name: String
  /// The condition, read from the constant.
  let condition: AppliedCondition
  let edit: Edit
  /// What the constant is set to.
  private let value: String
  /// The block in which the constant is visible.
  private let scope: ByteRange

  /// Nil if no declaration can be inserted: in a block with an implicit return that is not a view
  /// builder, or if the statement does not start its line.
  ///
  /// - Parameter others: the constants already inserted into the file.
  init?(
    of call: ConditionalCall, ancestry: Ancestry, besides others: [ConditionHoisting],
    _ program: Program
  ) {
    let node = call.helper.call.cursor
    let tree = node.tree
    guard let (statement, block) = ancestry.statement(of: node),
      let first = statement.firstToken, tree.tokens[first.index].flags.contains(.startsLine),
      statement.kind == .returnStmt || ancestry.buildsViews(block),
      call.isEvaluatedAlike(before: statement, program), !statement.mentionsLinter
    else { return nil }
    let near = others.filter { $0.scope.overlaps(block.range) }
    func value(named name: ConditionName?) -> String {
      name?.isOpposite == true ? call.condition.negatedText : call.condition.text
    }
    // Another call on the same view may have declared the constant already.
    func isFree(_ name: ConditionName) -> Bool {
      !tree.uses(name.text)
        && near.allSatisfy { known in
          known.name != name.text || known.scope == block.range && known.value == value(named: name)
        }
    }
    let wanted = call.condition.nameOfConstant.flatMap { isFree($0) ? $0 : nil }
    let name = wanted?.text ?? tree.unusedName("condition", besides: near.map(\.name))
    let value = value(named: wanted)
    condition = call.condition.named(name, holds: wanted?.isOpposite != true)
    let source = tree.source
    // A comment above the statement speaks of the view.
    let start = tree.ownComments(above: first).first?.range.start ?? statement.range.start
    let line = TextStyle(of: source).lineEnding.rawValue + source.indentation(ofLineAt: start)
    self.name = name
    self.value = value
    scope = block.range
    let annotation = call.condition.annotation(program)
    edit = .insertOnce("let \(name)\(annotation) = \(value)\(line)", at: start)
  }
}

extension Ancestry {
  private static let blocks: [SyntaxKind] = [
    .codeBlock, .closureExpr, .accessorBlock, .switchCase,
  ]

  /// The statement that consists of a chain of calls, and its block; nil if the chain is only part of
  /// the statement and may not be evaluated.
  fileprivate func statement(
    of link: SyntaxCursor
  ) -> (statement: SyntaxCursor, block: SyntaxCursor)? {
    var place = link
    for ancestor in ancestors(of: link) {
      switch ancestor.kind {
      case _ where Self.blocks.contains(ancestor.kind): return (place, ancestor)
      case .ifConfigClause where isInsideChain(ancestor): return nil
      case .ifConfigClause:
        return ancestors(of: ancestor).first { Self.blocks.contains($0.kind) }.map { (place, $0) }
      case .memberAccessExpr, .returnStmt: break
      case .functionCallExpr where FunctionCallView(ancestor)?.callee?.id == place.id: break
      default: return nil
      }
      place = ancestor
    }
    return nil
  }

  /// Whether a branch of an `#if` is part of a chain.
  private func isInsideChain(_ clause: SyntaxCursor) -> Bool {
    ancestors(of: clause).first { $0.kind != .ifConfigDecl }?.kind == .postfixIfConfigExpr
  }

  /// Whether a block is a view builder, in which a constant can be declared.
  func buildsViews(_ block: SyntaxCursor) -> Bool {
    switch block.kind {
    case .closureExpr:
      return call(passed: block)?.name.map { SwiftUINames[$0].contains(.viewBuilder) } == true
    case .accessorBlock:
      let variable = ancestors(of: block).first { $0.kind == .variableDecl }
      let name = parent(of: block)?.child(.identifierPattern)?.text
      return name == "body" && isInsideView(block) || variable?.isViewBuilder == true
    case .codeBlock, .switchCase:
      for ancestor in ancestors(of: block) {
        if let function = FunctionDeclView(ancestor) {
          return function.fullName == "body(content:)" && isInsideView(block)
            || function.cursor.isViewBuilder
        }
        if [.closureExpr, .accessorBlock].contains(ancestor.kind) { return buildsViews(ancestor) }
      }
      return false
    default: return false
    }
  }
}

extension Ancestry {
  /// Whether the type around a node declares that it is a view or a view modifier.
  private func isInsideView(_ node: SyntaxCursor) -> Bool {
    let type = ancestors(of: node).first { !$0.inheritedNames.isEmpty }
    return type?.inheritedNames.contains {
      SwiftUINames.facts(ofType: $0).contains(.viewLikeProtocol)
    } == true
  }
}

extension SyntaxCursor {
  /// Whether a comment to a linter stands in a statement, or right above it.
  fileprivate var mentionsLinter: Bool {
    let above = firstToken.map { Array(tree.leadingTrivia(of: $0)) } ?? []
    let comments = above.filter(\.isComment) + tree.comments(in: range)
    return comments.contains { tree.source.string($0.range).contains("swiftlint:") }
  }

  fileprivate var isViewBuilder: Bool {
    children.contains { $0.kind == .attribute && $0.textWithoutTrivia == "@ViewBuilder" }
  }
}

extension SyntaxTree {
  /// Whether a token of the file has a name.
  fileprivate func uses(_ name: String) -> Bool {
    tokens.indices.contains {
      tokens[$0].kind.isIdentifierLike && self.name(of: TokenID($0)) == name
    }
  }

  /// A name that no token of the file uses: the preferred one, or that name with a number.
  fileprivate func unusedName(_ preferred: String, besides names: [String]) -> String {
    let taken = Set(names).union(
      tokens.indices.lazy.filter { self.tokens[$0].kind.isIdentifierLike }
        .map { self.name(of: TokenID($0)) })
    if !taken.contains(preferred) { return preferred }
    return (2...).lazy.map { "\(preferred)\($0)" }.first { !taken.contains($0) }!
  }
}
