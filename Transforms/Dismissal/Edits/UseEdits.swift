import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The edits that let the uses of `dismiss` in one file use the replacement.
public struct UseEdits: Sendable {
  public let edits: [Edit]
  /// The uses that cannot be rewritten. The edits are of no use where there is any.
  public let obstacles: [Obstacle]

  public init(
    of uses: [DismissUse], as replacement: DismissReplacement, in file: IndexedFile,
    _ program: SharedProgram
  ) {
    var edits: [Edit] = []
    var obstacles: [Obstacle] = []
    let calls = uses.filter { $0.kind == .call }.map(\.expression)
    let checks = calls.compactMap {
      AvailabilityBranches(around: $0, among: calls, file.ancestry)
    }
    edits += checks.flatMap(\.deletions)
    obstacles += checks.compactMap(\.obstacle)
    for use in uses where !checks.contains(where: { $0.dropped.id == use.expression.id }) {
      let rewriting = UseRewriting(
        use: use, replacement: replacement, ancestry: file.ancestry, program: program)
      switch rewriting.result {
      case .success(let made): edits += made
      case .failure(let obstacle): obstacles.append(obstacle)
      }
    }
    self.edits = edits
    self.obstacles = obstacles
  }
}

/// The rewriting of one use.
private struct UseRewriting {
  let use: DismissUse
  let replacement: DismissReplacement
  let ancestry: Ancestry
  let program: SharedProgram

  private var tree: SyntaxTree { ancestry.tree }

  var result: Result<[Edit], Obstacle> {
    switch use.kind {
    case .call: call
    case .value: value
    case .handed: handed
    case .isPresented: reading
    case .capture: capture
    case .obstacle(let what): .failure(obstacle(what))
    }
  }

  private func obstacle(_ what: String) -> Obstacle {
    let name = tree.name(of: use.nameToken)
    return Obstacle(.actionNotOnlyCalled, "`\(name)` is \(what)", at: use.expression)
  }

  // MARK: The kinds of use

  private var call: Result<[Edit], Obstacle> {
    var place = use.expression
    var edits: [Edit] = []
    if let parent = ancestry.parent(of: place), parent.kind == .awaitExpr {
      guard program.ask({ ancestry.isOnMainActor(parent, $0) }) else {
        return .failure(obstacle("awaited in code that may not run on the main actor"))
      }
      place = parent
      edits.append(.delete(ByteRange(parent.range.start, use.expression.range.start)))
    }
    if replacement.isReused, replacement.isAssignment, ancestry.isBranchOfTernary(place) {
      return keepingComments(edits + self.edits(writing: replacement.statement, in: "(", ")"))
    }
    if !replacement.dismissesByCall, !ancestry.isStatement(place) {
      let isReturned = ancestry.parent(of: place)?.kind == .returnStmt
      return .failure(
        obstacle(
          isReturned
            ? "called in a `return` statement, where only a call fits"
            : "called inside a larger expression"))
    }
    if let second = secondDismissal { return .success([second.deletion]) }
    if replacement.isFunction, replacement.strategy == .closure || !ancestry.isInFunction(place),
      let wrapper = ClosureWrapper(of: place, ancestry: ancestry, program)
    {
      return unwrapping(wrapper)
    }
    let text = isOnLinesOfItsOwn(place) ? lines : replacement.statement
    return keepingComments(edits + self.edits(writing: text))
  }

  /// Whether nothing else stands on the lines of a statement.
  private func isOnLinesOfItsOwn(_ place: SyntaxCursor) -> Bool {
    guard let first = place.firstToken, let last = place.lastToken else { return false }
    let next = last.index + 1
    return tree.tokens[first.index].flags.contains(.startsLine)
      && (next == tree.tokens.count || tree.tokens[next].flags.contains(.startsLine))
  }

  private var lines: String {
    TextStyle(of: tree.source).styled(
      replacement.lines,
      indentedBy: tree.source.indentation(ofLineAt: use.expression.range.start))
  }

  /// The edits that put the function itself in the place of a closure that only calls it.
  private func unwrapping(_ wrapper: ClosureWrapper) -> Result<[Edit], Obstacle> {
    let name = tree.range(of: use.nameToken)
    let start = use.expression.range.start
    guard tree.source.string(name) != replacement.name else {
      return .success(wrapper.edits(keeping: ByteRange(start, name.end)))
    }
    return keepingComments(edits(writing: replacement.name))
      .map { $0 + wrapper.edits(keeping: use.expression.range) }
  }

  /// A call that follows the same call: a binding that is false needs no second assignment.
  private var secondDismissal: RedundantStatement? {
    guard replacement.strategy.isBinding else { return nil }
    let text = use.expression.textWithoutTrivia
    return RedundantStatement(use.expression, mayBeFirst: false, ancestry: ancestry) {
      $0.textWithoutTrivia == text
    }
  }

  private var value: Result<[Edit], Obstacle> {
    if replacement.isFunction, isPlainFunctionWanted {
      return keepingComments(edits(writing: replacement.name))
    }
    if replacement.strategy == .model, isTakenBySwiftUI {
      return keepingComments(edits(writing: replacement.name + ".dismiss"))
    }
    guard ancestry.allowsClosure(use.expression) else {
      return .failure(obstacle("used as a value where a closure cannot be written"))
    }
    let opening = Edit.insert("{ ", at: use.expression.range.start)
    return keepingComments([opening] + edits(writing: replacement.statement + " }"))
  }

  /// The function for what takes a `DismissAction` before the change. Another view's change that reaches the same
  /// receiver edits this place, too: it must not be merged with this one as it is.
  private var handed: Result<[Edit], Obstacle> {
    if replacement.isFunction {
      let start = tree.range(of: use.nameToken).start
      let range = ByteRange(start, use.expression.range.end)
      return keepingComments([.replace(range, with: replacement.name)])
    }
    guard ancestry.allowsClosure(use.expression) else {
      return .failure(obstacle("passed as a `DismissAction`"))
    }
    let opening = Edit.insert("{ ", at: use.expression.range.start)
    return keepingComments([opening] + edits(writing: replacement.statement + " }"))
  }

  private var reading: Result<[Edit], Obstacle> {
    guard replacement.strategy.isBinding, !replacement.pops else {
      return .failure(obstacle("used to read `isPresented`"))
    }
    return keepingComments(edits(writing: replacement.presence))
  }

  private var capture: Result<[Edit], Obstacle> {
    if replacement.strategy.isBinding || !isCapturedOnMainActor {
      return .failure(obstacle("captured by a closure"))
    }
    let name = tree.range(of: use.nameToken)
    return .success(edits(replacing: name, with: replacement.name))
  }

  // MARK: Sendability

  /// Whether a plain function may be the value. SwiftUI's action can be sent, and a plain function cannot.
  private var isPlainFunctionWanted: Bool {
    guard let (call, index) = ancestry.call(taking: use.expression) else { return false }
    return program.ask { $0.takesPlainFunction(index, of: call) }
  }

  /// Whether a view of SwiftUI gets the value: its actions may be functions of the main actor, as those of a
  /// model may be.
  private var isTakenBySwiftUI: Bool {
    guard let (call, index) = ancestry.call(taking: use.expression) else { return false }
    return program.ask { program in
      program.takesPlainFunction(index, of: call)
        && program.declarations(takingArgumentsOf: call).allSatisfy {
          program.knownModule(of: $0) == "SwiftUI"
        }
    }
  }

  /// Whether a closure with a capture list runs on the main actor: in a task that a view makes.
  private var isCapturedOnMainActor: Bool {
    guard
      let closure = ancestry.ancestors(of: use.expression).first(where: { $0.kind == .closureExpr }
      ),
      let (call, _) = ancestry.call(taking: closure)
    else { return true }
    return program.ask { program in
      guard case .declaration(let decl) = program.reference(of: call.cursor) else {
        return call.name == "Task"
      }
      let isSent = FunctionDeclView(program.cursor(of: decl))?.parameters
        .contains { $0.type?.textWithoutTrivia.contains("@Sendable") ?? false }
      return call.name == "Task" || isSent != true
    }
  }

  // MARK: Edits

  /// Replaces the expression with text between parentheses; the base of a member stays.
  private func edits(writing text: String, in left: String, _ right: String) -> [Edit] {
    [.insert(left, at: use.expression.range.start)] + edits(writing: text + right)
  }

  /// Replaces everything from the name on; the base of a member stays.
  private func edits(writing text: String) -> [Edit] {
    let start = tree.range(of: use.nameToken).start
    // `dismiss ()` keeps its space.
    if text.hasSuffix("()"), use.kind == .call,
      let callee = FunctionCallView(use.expression)?.callee,
      callee.range.end != use.expression.range.end,
      tree.comments(in: ByteRange(callee.range.end, use.expression.range.end)).isEmpty
    {
      let name = String(text.dropLast(2))
      return edits(replacing: ByteRange(start, callee.range.end), with: name)
    }
    return edits(replacing: ByteRange(start, use.expression.range.end), with: text)
  }

  private func edits(replacing range: ByteRange, with text: String) -> [Edit] {
    tree.source.string(range) == text ? [] : [.replace(range, with: text)]
  }

  private func keepingComments(_ edits: [Edit]) -> Result<[Edit], Obstacle> {
    guard let comment = edits.lazy.flatMap({ tree.comments(in: $0.range) }).first else {
      return .success(edits)
    }
    let text = tree.source.string(comment.range)
    return .failure(.lostComment(text, remedy: nil, at: use.expression))
  }
}

extension Ancestry {
  /// The call that takes an expression as an argument, and the argument's index.
  fileprivate func call(taking value: SyntaxCursor) -> (FunctionCallView, Int)? {
    let call = ancestors(of: value).first { $0.kind == .functionCallExpr }.flatMap(
      FunctionCallView.init)
    guard let call, let index = call.arguments.firstIndex(where: { $0.value.id == value.id }) else {
      return nil
    }
    return (call, index)
  }

  /// Whether an assignment may take the place of an expression.
  fileprivate func isStatement(_ place: SyntaxCursor) -> Bool {
    guard let parent = parent(of: place) else { return false }
    switch parent.kind {
    case .codeBlock, .closureExpr, .switchCase, .accessorBlock, .ifConfigClause:
      return true
    default:
      return false
    }
  }

  /// Whether it is a branch of a ternary beside `()`, where an assignment needs parentheses.
  fileprivate func isBranchOfTernary(_ place: SyntaxCursor) -> Bool {
    guard var sequence = parent(of: place) else { return false }
    let isFirst = sequence.kind == .unresolvedTernaryExpr
    if isFirst, let outer = parent(of: sequence) { sequence = outer }
    guard sequence.kind == .sequenceExpr, isStatement(sequence) else { return false }
    let parts = Array(sequence.children)
    guard parts.count == 3, parts[1].kind == .unresolvedTernaryExpr else { return false }
    let other = isFirst ? parts[2] : parts[1].children.first { _ in true }
    return (isFirst || parts[2].id == place.id) && other?.textWithoutTrivia == "()"
  }

  /// Whether a function contains a place. SwiftUI may call it where the environment cannot be read yet, such
  /// as `makeCoordinator()`.
  fileprivate func isInFunction(_ place: SyntaxCursor) -> Bool {
    let kinds: Set<SyntaxKind> = [.functionDecl, .initializerDecl]
    return ancestors(of: place).prefix { TypeDecl($0) == nil }.contains { kinds.contains($0.kind) }
  }

  /// Whether a closure may take the place of an expression without being parsed as a trailing
  /// closure or the body of a statement.
  fileprivate func allowsClosure(_ place: SyntaxCursor) -> Bool {
    guard let parent = parent(of: place) else { return false }
    switch parent.kind {
    case .labeledExpr, .arrayElement, .dictionaryElement, .returnStmt, .unresolvedTernaryExpr:
      return true
    case .initializerClause:
      return self.parent(of: parent)?.kind == .patternBinding
    case .sequenceExpr:
      let isFirst = parent.firstToken == place.firstToken
      return !isFirst && (isStatement(parent) || allowsClosure(parent))
    default:
      return false
    }
  }

  /// Whether an `await` in a view runs on the main actor anyway: in its methods and the tasks that
  /// they create, or in a closure with `@MainActor`.
  fileprivate func isOnMainActor(_ place: SyntaxCursor, _ program: Program) -> Bool {
    for ancestor in ancestors(of: place) {
      switch ancestor.kind {
      case .closureExpr:
        if ancestor.isOnMainActor { return true }
        guard isTask(ancestor, program) else { return false }
      case .functionDecl, .variableDecl:
        return !ancestor.hasModifier(.nonisolated)
      default:
        continue
      }
    }
    return false
  }

  /// Whether a closure is the body of a task, which runs on the actor that creates it.
  private func isTask(_ closure: SyntaxCursor, _ program: Program) -> Bool {
    guard let parent = parent(of: closure), let call = FunctionCallView(parent),
      let name = call.name ?? call.member?.name
    else { return false }
    return ["Task", "task"].contains(name) && program.mayBeKnown(call)
  }
}

extension SyntaxCursor {
  /// `{ @MainActor in … }`
  fileprivate var isOnMainActor: Bool {
    child(.closureSignature)?.children.contains {
      $0.kind == .attribute && $0.textWithoutTrivia == "@MainActor"
    } ?? false
  }
}
