import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A function of an extension that applies modifiers to its view on a condition:
/// `func lent(_ isLent: Bool) -> some View { if isLent { opacity(0.5) } else { self } }`.
///
/// The change rewrites its definition. Its calls stay as they are.
struct BranchingFunction {
  private let function: FunctionDeclView
  /// The statement that is replaced.
  private let statement: SyntaxCursor
  private let chain: SyntaxCursor
  private let body: ModifierBody
  private let test: BranchTest
  private let isReturned: Bool

  /// Nil for a function that does anything else.
  private init?(_ function: FunctionDeclView, in context: TransformContext) {
    let statements = function.body.map { Array($0.children) } ?? []
    guard function.returnType?.textWithoutTrivia == "someView", statements.count == 1,
      !function.cursor.hasModifier(.static),
      let reading = BranchTest.read(statements[0], of: function, in: context),
      let body = ModifierBody(of: reading.chain, on: "self"),
      !function.parameters.contains(where: { $0.name == body.calls[0].name }),
      // `hidden-if-to-opacity` rewrites these.
      !body.calls.contains(where: { $0.modifierName == "hidden" }),
      context.program.ask({ program in
        program.decl(at: function.cursor).map { program.isView(program.selfType(of: $0)) } == true
      })
    else { return nil }
    self.function = function
    statement = statements[0]
    self.body = body
    (test, chain, isReturned) = reading
  }

  /// The outcomes for the functions of a file that one transform is responsible for.
  ///
  /// - Parameter isIncluded: whether the transform is responsible for a function, by the names of the modifiers.
  static func outcomes(
    in file: ParsedFile, context: TransformContext, where isIncluded: ([String]) -> Bool
  ) -> [Outcome] {
    file.tree.nodes(ofKind: .extensionDecl).flatMap(\.members)
      .compactMap(FunctionDeclView.init)
      .filter { context.model.branchingNames.contains($0.name) }
      .compactMap { BranchingFunction($0, in: context) }
      .filter { isIncluded($0.body.calls.map(\.modifierName)) }
      .map { $0.outcome(in: file, context) }
  }

  private func outcome(in file: ParsedFile, _ context: TransformContext) -> Outcome {
    do throws(Obstacle) {
      return .change(try change(in: file, context))
    } catch {
      return .declined(Decline(error, at: place))
    }
  }

  private var place: ByteOffset {
    let tree = function.cursor.tree
    return function.cursor.token(after: .func).map { tree.range(of: $0).start }
      ?? function.cursor.range.start
  }

  private func change(
    in file: ParsedFile, _ context: TransformContext
  ) throws(Obstacle) -> Change {
    if let obstacle = ConditionalCall.obstacle(in: test.expression, context) { throw obstacle }
    let tree = file.tree
    if let comment = tree.comments(in: statement.range).first {
      throw .lostComment(file.source.string(comment.range))
    }
    let modifiers = body.calls.map { call in
      ConditionalModifier(
        call: call, condition: test.condition, receiver: nil,
        origin: context.program.ask { $0.origin(of: call) })
    }
    // A modifier of the repository keeps its parameters: the function would only pass the condition on.
    let strategies = ModifierStrategies(
      ancestry: Ancestry(of: tree), context: context, depth: 1)
    let rewritten = try test.rewritten(
      modifiers, of: function.name, body.calls, by: strategies)
    let targets = context.deploymentTargets(for: file.source.path)
    for modifier in rewritten {
      if let obstacle = targets.obstacle(to: modifier.availability) { throw obstacle }
    }
    let count = rewritten.reduce(0) { $0 + $1.conditionCount }
    guard count == 1 || test.isPlain(ArgumentTypes(in: context)) else {
      throw .evaluatedRepeatedly
    }
    let edit = Edit.replace(statement.range, with: try text(with: rewritten))
    let names = modifiers.map(\.name).unique.map { "`\($0)`" }.joined(separator: ", ")
    let caveats =
      ["the views that `\(function.name)` is called on are no longer rebuilt"]
      + rewritten.flatMap(\.caveats)
      + rewritten.compactMap { targets.caveat(about: $0.availability) }
    return Change(
      (["Put the condition into \(names)"] + caveats.unique).joined(separator: "; "),
      safety: .review, at: place, parts: file.parts([edit], with: rewritten))
  }

  /// The chain with the condition in its arguments, moved to where the statement is.
  private func text(with rewritten: [RewrittenModifier]) throws(Obstacle) -> String {
    let source = chain.tree.source
    guard let edits = EditSet(rewritten.flatMap(\.piece.editsInPlace)),
      !chain.holdsBrokenString
    else { throw Obstacle(.unsuitedClosure, "a string literal takes several lines") }
    let added = edits.edits.reduce(0) {
      $0 + $1.replacement.count - ($1.range.end.index - $1.range.start.index)
    }
    let range = ByteRange(chain.range.start, ByteOffset(chain.range.end.index + added))
    let old = source.indentation(ofLineAt: chain.range.start)
    let new = source.indentation(ofLineAt: statement.range.start)
    let separator = LineEnding(of: source).rawValue.unicodeScalars.last!
    let lines = edits.applied(to: source).string(range).unicodeScalars
      .split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
    let moved = lines.enumerated().map { index, line in
      0 < index && line.hasPrefix(old) ? new + line.dropFirst(old.count) : line
    }
    let text = moved.joined(separator: String(separator))
    return (isReturned ? "return " : "") + text
  }
}

extension SyntaxCursor {
  /// Whether the node contains a string literal of several lines.
  fileprivate var holdsBrokenString: Bool {
    descendants.contains { $0.kind == .stringLiteralExpr && $0.text.contains(where: \.isNewline) }
  }
}
