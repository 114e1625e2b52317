import Semantics
import SymbolIndex
import Syntax

/// A method that an object keeps as a closure, and with it the object: `button.onTap = reload`; or a local function
/// that captures the object.
public struct StoredMethod {
  /// The name that stands for the closure: `reload`, `self.reload`.
  public let value: SyntaxCursor
  public let function: FunctionDeclView
  public let isLocal: Bool
  /// Whether the object has several methods of the name, so that another one may be meant.
  public let isOverloaded: Bool
  public let owner: ScreenObject
  /// What keeps the closure, in words that "keeps" precedes.
  public let keeper: String
  /// The properties from the owner to the closure.
  public let properties: [DeclID]

  /// All of a file, in source order.
  public static func all(
    in tree: SyntaxTree, _ ancestry: Ancestry, in program: Program
  ) -> [StoredMethod] {
    let names = tree.nodes(ofKind: .declReferenceExpr)
    return names.compactMap { StoredMethod($0, ancestry, in: program) }
  }

  /// - Returns: nil where the name is no method of the object that keeps it.
  private init?(_ name: SyntaxCursor, _ ancestry: Ancestry, in program: Program) {
    var value = name
    if let member = ancestry.parent(of: name), MemberAccessView(member)?.nameNode?.id == name.id {
      guard MemberAccessView(member)?.base?.isSelf == true else { return nil }
      value = member
    }
    guard let outer = ancestry.parent(of: value),
      [.sequenceExpr, .labeledExpr].contains(outer.kind),
      let decl = program.declarations(of: value).first,
      let function = FunctionDeclView(program.cursor(of: decl)),
      !function.cursor.hasModifier(.static), !function.cursor.hasModifier(.class),
      let keeper = ClosureKeeper(of: value, ancestry, in: program),
      let owner = ScreenObject(around: value, ancestry, in: program), !owner.isShared,
      keeper.properties.first.map({ program.owner(of: $0) == owner.decl }) ?? true
    else { return nil }
    isLocal = !function.isMember
    isOverloaded = function.isMember && function.sharesName
    guard isLocal ? function.keepsObject : program.owner(of: decl) == owner.decl else { return nil }
    self.value = value
    self.function = function
    self.owner = owner
    self.keeper = keeper.text
    properties = keeper.properties
  }
}

extension FunctionDeclView {
  /// Whether it is a member of a type, also in an `#if`.
  fileprivate var isMember: Bool {
    let blocks: Set<SyntaxKind> = [.memberBlock, .codeBlock, .closureExpr, .accessorBlock]
    return Ancestry(of: cursor.tree).ancestors(of: cursor).first { blocks.contains($0.kind) }?.kind
      == .memberBlock
  }

  /// Whether another function of the file has the same name in a type of the same name.
  fileprivate var sharesName: Bool {
    let ancestry = Ancestry(of: cursor.tree)
    let owner = TypeDecl.enclosing(cursor, ancestry: ancestry)?.name
    return cursor.tree.nodes(ofKind: .functionDecl).contains { other in
      other.id != cursor.id && FunctionDeclView(other)?.name == name
        && TypeDecl.enclosing(other, ancestry: ancestry)?.name == owner
    }
  }

  /// Whether a local function uses `self` other than weakly.
  fileprivate var keepsObject: Bool {
    guard let body else { return false }
    let uses = body.descendants.filter(\.isSelf)
    let weak = body.descendants.compactMap(ClosureView.init).filter(\.hasCaptures)
      .map(\.cursor.range)
    return uses.contains { use in !weak.contains { $0.contains(use.range) } }
  }
}

extension ClosureView {
  fileprivate var hasCaptures: Bool { signature?.child(.closureCaptureClause) != nil }
}

extension SyntaxCursor {
  /// `pages` of `pages[key]`.
  var withoutSubscripts: SyntaxCursor {
    guard kind == .subscriptCallExpr, let base = children.first(where: { _ in true }) else {
      return self
    }
    return base.withoutSubscripts
  }
}
