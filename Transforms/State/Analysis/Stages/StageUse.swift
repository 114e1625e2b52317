import Semantics
import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// One use of a property that may become a case of an enumeration.
struct StageUse {
  /// What the code does with the property.
  enum Action: Equatable {
    /// `isLoading = true`, `error = value`
    case turnOn
    /// `isLoading = false`, `error = nil`
    case turnOff
    /// `isLoading`, `error?.code`
    case read
    /// `!isLoading`
    case readNegated
    /// `let error = model.error` in a condition, with the name of the variable.
    case unwrap(as: String)
  }

  let action: Action
  /// The statement, expression or condition that the action is written as.
  let node: SyntaxCursor
  /// The name of the property, or of the variable that `if let name` declares.
  let name: SyntaxCursor
  /// The property with what stands before its period.
  let place: SyntaxCursor
  /// The member with the code.
  let home: Home
  let file: IndexedFile
  /// Whether the property is a flag.
  let isOfFlag: Bool

  /// A member of a type, by its file.
  struct Home: Hashable {
    private let path: String
    private let member: NodeID?

    init(of place: SyntaxCursor, in file: IndexedFile) {
      path = file.path
      member = file.ancestry.memberDecl(around: place)?.id
    }
  }

  var isWrite: Bool { action == .turnOn || action == .turnOff }

  /// What stands before the name, with the period: `self.`, `model?.`; nothing for the name alone.
  var base: String {
    MemberAccessView(place)?.base.map { $0.textWithoutTrivia + "." } ?? ""
  }

  /// The object that the property belongs to, as code in one function names it; nil for what is computed.
  var object: String? {
    guard let base = MemberAccessView(place)?.base else { return "self" }
    let isPlain = ([base] + base.descendants).allSatisfy {
      [.declReferenceExpr, .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr]
        .contains($0.kind)
    }
    return isPlain ? base.textWithoutTrivia.filter { $0 != "?" && $0 != "!" } : nil
  }

  /// Whether nothing happens where an object is gone: `self?.isLoading`.
  var isOptional: Bool { base.contains("?") }

  /// The first `if` of the chain that asks for the property in a condition; nil for a use elsewhere.
  var chain: SyntaxCursor? {
    let ancestry = file.ancestry
    let element = ancestry.ancestors(of: name).first { $0.kind == .conditionElement || $0.isBody }
    guard element?.kind == .conditionElement,
      var root = element.flatMap(ancestry.parent), root.kind == .ifExpr
    else { return nil }
    while let outer = ancestry.parent(of: root), outer.kind == .ifExpr { root = outer }
    return root
  }

  /// Whether the code runs when something has gone wrong.
  var isInCatch: Bool {
    file.ancestry.ancestors(of: node).contains { $0.kind == .catchClause }
  }

  /// The value that a statement assigns.
  var value: ArraySlice<SyntaxCursor> {
    isWrite ? Array(node.children).dropFirst(2) : []
  }

  /// - Throws: why an enumeration cannot take the place of the property here.
  init(
    _ use: DeclUse, of shape: StageShape, in file: IndexedFile, _ context: TransformContext
  ) throws(Obstacle) {
    let property = shape.property.name
    name = use.name
    isOfFlag = shape.isFlag
    self.file = file
    home = Home(of: use.name, in: file)
    guard use.decl.facet == .declared else {
      throw Obstacle(.flagUsedOtherwise, "code binds or observes `\(property)`", at: use.name)
    }
    guard use.isCertain else {
      throw Obstacle(
        .flagUsedOtherwise, "code may use `\(property)` of a value whose type is not known",
        at: use.name)
    }
    let reader = StageUseReader(name: use.name, shape: shape, file: file, context: context)
    guard let (action, node, place) = reader.action else {
      throw Obstacle(.flagUsedOtherwise, reader.reason, at: use.name)
    }
    self.action = action
    self.node = node
    self.place = place
    if isThroughBinding(context) {
      throw Obstacle(.flagUsedOtherwise, "code binds or observes `\(property)`", at: use.name)
    }
    if isWrite { try checkWrite(of: property) }
  }

  /// Whether what stands before the name is a binding to the object: `$model.isLoading`.
  private func isThroughBinding(_ context: TransformContext) -> Bool {
    guard let object = MemberAccessView(place)?.base, !object.isSelf else { return false }
    if object.text.hasPrefix("$") || object.text.contains(".$") { return true }
    return context.program.ask { program in
      guard case .nominal(let decl, _) = program.type(of: object) else { return false }
      return ["Bindable", "Binding", "Wrapper"].contains(program.name(of: decl))
    }
  }

  /// - Throws: why the assignment cannot be rewritten.
  private func checkWrite(of property: String) throws(Obstacle) {
    let outer = file.ancestry.ancestors(of: node).first {
      $0.kind == .closureExpr || $0.kind == .functionDecl || $0.kind == .initializerDecl
    }
    if outer?.kind == .initializerDecl {
      throw Obstacle(.flagUsedOtherwise, "an initializer sets `\(property)`", at: node)
    }
    if object == nil {
      throw Obstacle(
        .flagUsedOtherwise, "code sets `\(property)` of an object that it computes", at: node)
    }
    let end = value.first?.range.start ?? node.range.end
    if let comment = node.tree.comments(in: ByteRange(node.range.start, end)).first {
      throw .lostComment(node.tree.source.string(comment.range), remedy: nil, at: node)
    }
  }
}
