import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The body of a modifier of the repository whose modifiers take a condition, as they do in the closure of a
/// helper: `shadow(radius: isActive ? 2 : 0)`.
struct ActivatedBody {
  /// The edits of this and other declarations, by the path of the file.
  private(set) var edits: [String: [Edit]] = [:]
  private(set) var caveats: [String] = []
  /// The modifiers in the body, and in the declarations of these.
  private(set) var names: [String] = []

  /// The parameter or property that turns a modifier off.
  static let name = "isActive"

  /// - Throws: why one of the modifiers cannot take the condition.
  init(_ body: ModifierBody, depth: Int, in context: TransformContext) throws(Obstacle) {
    let tree = body.calls[0].cursor.tree
    let path = tree.source.path
    let condition = AppliedCondition(named: Self.name)
    let modifiers = body.calls.map { call in
      ConditionalModifier(
        call: call, condition: condition, receiver: nil,
        origin: context.program.ask { $0.origin(of: call) })
    }
    let strategies = ModifierStrategies(
      ancestry: Ancestry(of: tree), context: context, depth: depth + 1)
    let targets = context.deploymentTargets(for: path)
    for modifier in try strategies.rewritten(modifiers) {
      if let obstacle = targets.obstacle(to: modifier.availability) { throw obstacle }
      add(modifier.declarationEdits)
      add([path: modifier.piece.editsInPlace])
      caveats += modifier.caveats
      if let caveat = targets.caveat(about: modifier.availability) { caveats.append(caveat) }
      names += modifier.appliedNames
    }
    // What hides a view may be drawn by the system, which depends on each place that uses it.
    if names.contains("hidden") {
      throw Obstacle(
        .noInertValue,
        "`\(tree.nameOfDeclaration(around: body.calls[0].cursor))` applies `hidden`, whose substitute "
          + "`opacity` has no effect on views that the system draws")
    }
  }

  /// Adds the edits of a declaration.
  mutating func add(_ others: [String: [Edit]]) {
    edits.merge(others.mapValues { $0.map(\.once) }) { known, new in
      known + new.filter { !known.contains($0) }
    }
  }
}

extension Edit {
  /// The same edit, which is applied once for all calls of a modifier.
  var once: Edit {
    isInsertion && !isAppliedOnce
      ? .insertOnce(String(decoding: replacement, as: UTF8.self), at: range.start) : self
  }
}

extension SyntaxTree {
  /// The name of the function that contains a node, or of the type if that is its body.
  fileprivate func nameOfDeclaration(around node: SyntaxCursor) -> String {
    let ancestry = Ancestry(of: self)
    let function = ancestry.ancestors(of: node).lazy.compactMap(FunctionDeclView.init).first
    if let function, function.name != "body" { return function.name }
    return TypeDecl.enclosing(node, ancestry: ancestry)?.name ?? ""
  }
}

extension SyntaxCursor {
  /// Whether any code of a declaration uses the name of the new parameter.
  var usesNameOfActivation: Bool {
    guard let first = firstToken, let last = lastToken else { return false }
    return (first.index...last.index).contains {
      tree.tokens[$0].kind.isIdentifierLike && tree.name(of: TokenID($0)) == ActivatedBody.name
    }
  }
}
