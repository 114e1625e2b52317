import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The edits that let the uses of a view's own dismissal go through another property, in one file.
public struct UseEdits: Sendable {
  public let edits: [Edit]
  /// What cannot be rewritten. The edits are for nothing where there is any.
  public let obstacles: [PlacedObstacle]

  public init(of uses: [DismissUse], as form: DismissForm, in file: IndexedFile) {
    var edits: [Edit] = []
    var obstacles: [PlacedObstacle] = []
    for use in uses {
      switch UseRewriting(use: use, form: form, ancestry: file.ancestry).result {
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
  let form: DismissForm
  let ancestry: Ancestry

  private var tree: SyntaxTree { ancestry.tree }

  var result: Result<[Edit], PlacedObstacle> {
    switch use.kind {
    case .call: call
    case .value: value
    case .isPresented: reading
    case .capture: capture
    case .obstacle(let what): .failure(obstacle(what))
    }
  }

  private func obstacle(_ what: String) -> PlacedObstacle {
    let name = tree.name(of: use.reference.nameToken)
    return PlacedObstacle(.actionNotOnlyCalled, "`\(name)` is \(what)", at: use.expression)
  }

  // MARK: The kinds of use

  private var call: Result<[Edit], PlacedObstacle> {
    var place = use.expression
    var edits: [Edit] = []
    if let parent = ancestry.parent(of: place), parent.kind == .awaitExpr {
      guard ancestry.isOnMainActor(parent) else {
        return .failure(obstacle("awaited where it is not clear that the main actor runs it"))
      }
      place = parent
      edits.append(.delete(ByteRange(parent.range.start, use.expression.range.start)))
    }
    if !form.closesByCall, !ancestry.isStatement(place) {
      let isReturned = ancestry.parent(of: place)?.kind == .returnStmt
      return .failure(
        obstacle(
          isReturned
            ? "called behind `return`, where it has to stay a call"
            : "called as a part of an expression"))
    }
    return keepingComments(edits + replacement(with: form.closing))
  }

  private var value: Result<[Edit], PlacedObstacle> {
    if form.isFunction { return keepingComments(replacement(with: form.name)) }
    guard ancestry.allowsClosure(use.expression) else {
      return .failure(obstacle("used as a value where no closure can stand"))
    }
    let opening = Edit.insert("{ ", at: use.expression.range.start)
    return keepingComments([opening] + replacement(with: form.closing + " }"))
  }

  private var reading: Result<[Edit], PlacedObstacle> {
    guard case .binding = form else {
      return .failure(obstacle("asked whether the view is presented"))
    }
    return keepingComments(replacement(with: form.name))
  }

  private var capture: Result<[Edit], PlacedObstacle> {
    if case .binding = form { return .failure(obstacle("captured by a closure")) }
    let name = tree.range(of: use.reference.nameToken)
    return .success(replacement(of: name, with: form.name))
  }

  // MARK: Edits

  /// Replaces all from the name on: what it is a member of stays.
  private func replacement(with text: String) -> [Edit] {
    let start = tree.range(of: use.reference.nameToken).start
    return replacement(of: ByteRange(start, use.expression.range.end), with: text)
  }

  private func replacement(of range: ByteRange, with text: String) -> [Edit] {
    tree.source.string(range) == text ? [] : [.replace(range, with: text)]
  }

  private func keepingComments(_ edits: [Edit]) -> Result<[Edit], PlacedObstacle> {
    guard let comment = edits.lazy.flatMap({ tree.comments(in: $0.range) }).first else {
      return .success(edits)
    }
    let text = tree.source.string(comment.range)
    return .failure(PlacedObstacle(.lostComment(text, remedy: nil), at: use.expression))
  }
}

extension Ancestry {
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

  /// Whether a closure may take the place of an expression, and is not read as the trailing closure of
  /// what stands before it, or as the body of a statement.
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

  /// Whether what is awaited in a view runs on the main actor anyhow: in its methods and in the tasks
  /// that they make, or in a closure that says so.
  fileprivate func isOnMainActor(_ place: SyntaxCursor) -> Bool {
    for ancestor in ancestors(of: place) {
      switch ancestor.kind {
      case .closureExpr:
        if ancestor.saysMainActor { return true }
        guard isTask(ancestor) else { return false }
      case .functionDecl, .variableDecl:
        return !ancestor.hasModifier(.nonisolated)
      default:
        continue
      }
    }
    return false
  }

  /// Whether a closure is the body of a task, which runs on the actor that makes it.
  private func isTask(_ closure: SyntaxCursor) -> Bool {
    guard let parent = parent(of: closure), let call = FunctionCallView(parent),
      let name = call.name ?? call.member?.name
    else { return false }
    return ["Task", "task"].contains(name)
  }
}

extension SyntaxCursor {
  /// `{ @MainActor in … }`
  fileprivate var saysMainActor: Bool {
    child(.closureSignature)?.children.contains {
      $0.kind == .attribute && $0.textWithoutTrivia == "@MainActor"
    } ?? false
  }
}
