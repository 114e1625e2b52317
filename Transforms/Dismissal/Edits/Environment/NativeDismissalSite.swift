import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A place where SwiftUI's own action is set for a view that no known state presents.
///
/// The modifier reads `\.dismiss` there and hands it on, so the view is dismissed as before.
struct NativeDismissalSite {
  private let site: EnvironmentSite
  private let content: SyntaxCursor
  private let file: IndexedFile

  /// - Parameter arrivals: the expressions that bring the view to all its presentations.
  /// - Throws: where the type of the view there may not change.
  init(
    at view: SyntaxCursor, besides arrivals: [SyntaxCursor], in file: IndexedFile,
    _ context: TransformContext
  ) throws(Obstacle) {
    self.file = file
    let closure = file.ancestry.closure(building: view)
    if context.program.ask({ $0.isNoView(view) || closure == nil && $0.mayBeFunction(view) }) {
      throw Obstacle(
        .viewTypeMustStay, "`\(view.oneLineText)` is not a view that can get a modifier", at: view)
    }
    content = closure ?? view
    site = try EnvironmentSite(
      of: view, within: content, besides: arrivals, ancestry: file.ancestry,
      context.program)
    let name = FunctionCallView(view)?.name
    if let closure {
      let place = name.flatMap { name in
        context.program.ask { $0.place(naming: name, inTypeOf: closure, file.ancestry) }
      }
      if let place { throw Self.obstacle(naming: name ?? "", at: place) }
      return
    }
    let obstacle = context.program.ask {
      ValuePosition(of: view, ancestry: file.ancestry, $0).obstacle($0)
    }
    if let obstacle { throw obstacle }
    if let name, let place = context.place(namingType: name) {
      throw Self.obstacle(naming: name, at: place)
    }
  }

  private static func obstacle(naming type: String, at place: SyntaxCursor) -> Obstacle {
    Obstacle(
      .viewTypeMustStay,
      "the type `\(type)` is part of another one, which a modifier would change", at: place)
  }

  /// The modifier around the view that sets the environment's key for it already.
  func setting(of key: String) -> SyntaxCursor? {
    site.setting(of: key, within: content, ancestry: file.ancestry)
  }

  /// The edits that add the modifier, that modifier first; none where it is there already.
  func edits(in styles: CodeStyleMap) -> [Edit] {
    let modifier = ".modifier(\(OnceDeclaration.nativeDismissalName)())"
    return site.isFollowed(by: modifier, ancestry: file.ancestry)
      ? [] : site.edits(adding: modifier, in: styles)
  }
}

/// A place where a view is a value and no part of a view builder.
private struct ValuePosition {
  /// The view with its modifiers.
  private let end: SyntaxCursor
  private let view: SyntaxCursor
  private let ancestry: Ancestry

  init(of view: SyntaxCursor, ancestry: Ancestry, _ program: Program) {
    self.view = view
    self.ancestry = ancestry
    end = ViewChain(from: view, ancestry: ancestry, program: program).end
  }

  /// Why the type of the view may not change there, as far as the code around it does not tell what it
  /// expects.
  func obstacle(_ program: Program) -> Obstacle? {
    guard let parent = ancestry.parent(of: end) else { return unknownUse }
    switch parent.kind {
    case .labeledExpr:
      return isArgument(in: parent, program) ? nil : unknownUse
    case .initializerClause:
      return isLocal(parent, program) ? nil : unknownUse
    case .sequenceExpr:
      return program.expectation(of: end) == nil ? unknownUse : nil
    case .returnStmt, .codeBlock, .accessorBlock, .switchCase:
      return isOnlyResult ? nil : unknownUse
    default:
      return unknownUse
    }
  }

  private var unknownUse: Obstacle {
    Obstacle(
      .viewTypeMustStay,
      "the code around `\(view.firstName)` may need its type, which a modifier would change",
      at: view)
  }

  /// Whether a call takes any view there. No other module can ask for a view of the repository by its type.
  private func isArgument(in element: SyntaxCursor, _ program: Program) -> Bool {
    if program.expectation(of: end) != nil { return true }
    guard let call = ancestry.parent(of: element).flatMap(FunctionCallView.init),
      program.mayBeOfUnknownModule(call),
      let type = program.typeDecl(calledBy: view)
    else { return false }
    return TypeDecl(program.cursor(of: type))?.inheritedNames == ["View"]
  }

  /// Whether the value of a local variable is only passed on.
  private func isLocal(_ clause: SyntaxCursor, _ program: Program) -> Bool {
    guard let pattern = ancestry.parent(of: clause)?.child(.identifierPattern),
      let decl = program.decl(at: pattern), program.isLocal(decl),
      let name = pattern.patternName
    else { return false }
    let uses = ancestry.tree.nodes(ofKind: .declReferenceExpr).filter {
      $0.declaredName == name && program.meaning(of: name, at: $0) == .local(decl)
    }
    return uses.allSatisfy { use in
      guard let parent = ancestry.parent(of: use) else { return false }
      if let member = MemberAccessView(parent) {
        return ancestry.parent(of: parent).flatMap(FunctionCallView.init)?.callee?.id
          == member.cursor.id
      }
      return ValuePosition(of: use, ancestry: ancestry, program).isPassed(program)
    }
  }

  /// Whether a local variable is an argument, or all that a function returns.
  private func isPassed(_ program: Program) -> Bool {
    switch ancestry.parent(of: end)?.kind {
    case .labeledExpr: program.expectation(of: end) != nil
    case .returnStmt: isOnlyResult
    case .codeBlock, .closureExpr, .switchCase: true
    default: false
    }
  }

  /// Whether the function around returns nothing else.
  private var isOnlyResult: Bool {
    let scopes: Set<SyntaxKind> = [.functionDecl, .variableDecl, .closureExpr]
    let around = ancestry.ancestors(of: end).first { scopes.contains($0.kind) }
    guard let around, around.kind != .closureExpr else { return false }
    let body =
      FunctionDeclView(around)?.body ?? around.child(.patternBinding)?.child(.accessorBlock)
    guard let body else { return false }
    let statements = body.children.reduce(0) { count, _ in count + 1 }
    return statements == 1
      ? !body.children.contains { $0.kind == .ifExpr || $0.kind == .switchExpr }
      : body.descendants.count { $0.kind == .returnStmt } == 1
  }
}

extension Program {
  /// Whether an expression is a function, as `NoteView.init` is, or another value that is no view.
  fileprivate func isNoView(_ expression: SyntaxCursor) -> Bool {
    let type = type(of: expression)
    if case .function = type { return true }
    if MemberAccessView(expression)?.name?.hasPrefix("init") == true { return true }
    return conforms(type, to: "View", of: "SwiftUI") == false
  }

  /// A parameter or property that names a type in that of a closure that is passed for it.
  fileprivate func place(
    naming type: String, inTypeOf closure: SyntaxCursor, _ ancestry: Ancestry
  ) -> SyntaxCursor? {
    let call = ancestry.ancestors(of: closure).first { $0.kind == .functionCallExpr }
    let decls = call.flatMap(FunctionCallView.init)?.nameNode.map { reference(of: $0).decls } ?? []
    for decl in decls where knownModule(of: decl) == nil {
      let cursor = cursor(of: decl)
      let members = TypeDecl(cursor)?.members ?? [cursor]
      let types = members.filter {
        $0.kind == .initializerDecl || $0.kind == .variableDecl || $0.kind == .functionDecl
      }
      .flatMap { $0.descendants.filter { $0.kind == .functionType } }
      if let place = types.first(where: { $0.mentions(type) }) { return place }
    }
    return nil
  }

  /// Whether the repository declares nothing that a call may call, and no known module does.
  fileprivate func mayBeOfUnknownModule(_ call: FunctionCallView) -> Bool {
    call.nameNode.map { reference(of: $0).decls.isEmpty } ?? false
  }
}

extension Ancestry {
  /// The closure that is built of a view, also within `if` and `switch`: an argument of a call that is not
  /// one of the standard library's names for collections.
  fileprivate func closure(building view: SyntaxCursor) -> SyntaxCursor? {
    for ancestor in ancestors(of: view) {
      switch ancestor.kind {
      case .codeBlock, .ifExpr, .switchExpr, .switchCase, .ifConfigClause, .ifConfigDecl,
        .memberAccessExpr:
        continue
      case .functionCallExpr:
        guard FunctionCallView(ancestor)?.callee?.range.contains(view.range) == true else {
          return nil
        }
      case .closureExpr:
        let call = self.ancestors(of: ancestor).first { $0.kind == .functionCallExpr }
        let name = call.flatMap(FunctionCallView.init).flatMap { $0.member?.name ?? $0.name }
        let isArgument = parent(of: ancestor).map(Self.isPartOfCall) ?? false
        return isArgument && !Self.collectionMethods.contains(name ?? "") ? ancestor : nil
      default:
        return nil
      }
    }
    return nil
  }

  private static func isPartOfCall(_ node: SyntaxCursor) -> Bool {
    [.functionCallExpr, .labeledExpr, .multipleTrailingClosureElement].contains(node.kind)
  }

  private static let collectionMethods: Set = ["map", "compactMap", "flatMap", "reduce"]
}

extension TransformContext {
  /// A place that names a type as the argument of a generic type, or asks a value whether it has the type.
  fileprivate func place(namingType name: String) -> SyntaxCursor? {
    let types: Set<SyntaxKind> = [.genericArgument, .unresolvedAsExpr, .unresolvedIsExpr]
    for path in paths(mentioning: name) {
      guard let tree = file(at: path)?.tree else { continue }
      for place in tree.allNodes(in: types) {
        if place.typeName == name { return place }
      }
    }
    return nil
  }
}

extension SyntaxCursor {
  /// The last of the names in a type.
  fileprivate var typeName: String? { typeNames.last }

  fileprivate func mentions(_ type: String) -> Bool { typeNames.contains(type) }

  private var typeNames: [String] {
    textWithoutTrivia.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}

extension SyntaxTree {
  fileprivate func allNodes(in kinds: Set<SyntaxKind>) -> [SyntaxCursor] {
    kinds.flatMap { nodes(ofKind: $0) }
  }
}
