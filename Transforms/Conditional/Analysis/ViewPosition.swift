import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Where a chain stands, and whether its type may change there.
///
/// The type of a chain is part of the types of all calls around it, so they are looked at, too, up to the
/// declaration whose result is `some View`.
struct ViewPosition {
  private let ancestry: Ancestry
  private let program: Program
  private let context: TransformContext
  /// Whether the type of the chain is `AnyView`.
  private let isErased: Bool
  /// The variables that are looked at.
  private var variables: [DeclID] = []

  /// What depends on the type.
  enum Dependence {
    case none
    /// A call of something that is not known, by its name.
    case unclear(String)
    case fixed(Obstacle)
  }

  init(
    ancestry: Ancestry, isErased: Bool, in program: Program, _ context: TransformContext
  ) {
    self.ancestry = ancestry
    self.isErased = isErased
    self.program = program
    self.context = context
  }

  /// What depends on the type of the chain around a call.
  func dependence(on link: SyntaxCursor) -> Dependence {
    var climb = Climb(link)
    for ancestor in ancestry.ancestors(of: link) {
      if let end = end(of: &climb, at: ancestor) { return end }
      climb.place = ancestor
    }
    return climb.unclear.map(Dependence.unclear) ?? .none
  }

  /// What the nodes between a chain and the place that is looked at tell.
  private struct Climb {
    let link: SyntaxCursor
    var place: SyntaxCursor
    var isReturned = false
    var isBranch = false
    /// Whether the place is still the chain itself, and no call around it.
    var isDirect = true
    var unclear: String?

    init(_ link: SyntaxCursor) {
      self.link = link
      place = link
    }
  }

  /// What is known once a node is reached; nil to look further out.
  private func end(of climb: inout Climb, at node: SyntaxCursor) -> Dependence? {
    switch node.kind {
    case .optionalChainingExpr, .forceUnwrapExpr, .postfixIfConfigExpr, .ifConfigClause,
      .ifConfigDecl, .codeBlock, .switchCase, .accessorDecl, .labeledExpr,
      .multipleTrailingClosureElement:
      return nil
    case .memberAccessExpr: return end(of: climb, inChain: node)
    case .functionCallExpr:
      let call = FunctionCallView(node)!
      let isLink = call.callee?.id == climb.place.id
      return isLink ? end(of: climb, inChain: node) : end(of: &climb, inArgumentOf: call)
    case .ifExpr, .switchExpr:
      climb.isBranch = true
      return nil
    case .returnStmt:
      climb.isReturned = true
      if climb.isBranch { return .fixed(.sameTypeElsewhere("the other branch")) }
      return ancestry.hasOtherReturn(node) ? .fixed(.sameTypeElsewhere("the other `return`")) : nil
    case .closureExpr:
      return ancestry.call(passed: node) == nil && !ancestry.isContentOfMacro(node)
        ? .fixed(.sameTypeElsewhere("the variable")) : nil
    case .macroExpansionExpr, .macroExpansionDecl, .sourceFile:
      return climb.unclear.map(Dependence.unclear) ?? Dependence.none
    case .accessorBlock, .functionDecl, .subscriptDecl:
      return end(of: climb, inBodyOf: node)
    case .initializerClause: return end(of: climb, inVariable: node)
    default: return .fixed(.sameTypeElsewhere("the code around the view"))
    }
  }

  /// A later link of the chain may erase its type: `erased`.
  private func end(of climb: Climb, inChain node: SyntaxCursor) -> Dependence? {
    guard !isErased, node.id != climb.link.id,
      program.knownName(of: program.type(of: node)) == "AnyView"
    else { return nil }
    return climb.unclear.map(Dependence.unclear) ?? Dependence.none
  }

  /// A body is a view builder, or has one result of type `some View`.
  private func end(of climb: Climb, inBodyOf node: SyntaxCursor) -> Dependence {
    let open = climb.unclear.map(Dependence.unclear) ?? Dependence.none
    if !climb.isReturned, ancestry.isBuilder(node, program) { return open }
    if !climb.isReturned, climb.isBranch { return .fixed(.sameTypeElsewhere("the other branch")) }
    guard let type = ancestry.resultType(of: node) else { return open }
    // Code cannot write the type of the view unless it is erased, so a call around the view hides it.
    let isHidden = climb.unclear != nil && !isErased
    return isHidden || type.kind == .someOrAnyType ? open : .fixed(.declaredType(type.text))
  }

  /// A variable of type `some View` has a type of its own. One without a written type has that of the chain,
  /// so all of its uses are looked at.
  private func end(of climb: Climb, inVariable initializer: SyntaxCursor) -> Dependence {
    let open = climb.unclear.map(Dependence.unclear) ?? Dependence.none
    guard let binding = ancestry.parent(of: initializer), binding.kind == .patternBinding else {
      return .fixed(.sameTypeElsewhere("the code around the view"))
    }
    if let type = binding.child(.typeAnnotation) {
      return binding.isOpaqueVariable ? open : .fixed(.declaredType(type.typeText))
    }
    guard !climb.isBranch, let pattern = binding.child(.identifierPattern),
      let decl = program.decl(at: pattern), !variables.contains(decl), !ancestry.isMember(binding)
    else { return .fixed(.sameTypeElsewhere("the code around the view")) }
    var unclear = open
    for file in VariableUses.files(using: decl, program, context) {
      var outer = ViewPosition(
        ancestry: file.ancestry, isErased: isErased, in: program, context)
      outer.variables = variables + [decl]
      for use in program.uses(of: [decl], in: file) {
        switch outer.dependence(on: use.name) {
        case .none: break
        case .unclear(let name): unclear = .unclear(name)
        case .fixed:
          return .fixed(.sameTypeElsewhere("the code that uses `\(program.name(of: decl))`"))
        }
      }
    }
    return unclear
  }

  private func end(of climb: inout Climb, inArgumentOf call: FunctionCallView) -> Dependence? {
    let link = climb.link
    guard let argument = call.arguments.first(where: { $0.cursor.range.contains(link.range) })
    else { return .fixed(.sameTypeElsewhere("the code around the view")) }
    let isClosure = argument.value.kind == .closureExpr
    let wasDirect = climb.isDirect && !isClosure
    let needsBuilder = climb.isBranch || climb.isReturned
    climb.isDirect = climb.isDirect && isClosure
    (climb.isBranch, climb.isReturned) = (false, false)
    let name = call.nameNode?.declaredName ?? call.callee?.oneLineText ?? "a call"
    if let type = program.typeDecl(calledBy: call.cursor), program.knownModule(of: type) != nil,
      program.name(of: type) == "AnyView"
    {
      return climb.unclear.map(Dependence.unclear) ?? Dependence.none
    }
    if isClosure, let member = call.member?.name, context.model.mayBeConditionalModifier(member) {
      return nil
    }
    if let member = program.constrainedMember(after: call, ancestry) {
      if member.isForEqualTypes { return .fixed(.passed(to: member.name)) }
      climb.unclear = climb.unclear ?? member.name
    }
    switch ArgumentParameter(of: argument, in: call, program).typing {
    case .own(let hasBuilder):
      if isClosure { return hasBuilder || !needsBuilder ? nil : .fixed(.passed(to: name)) }
      return wasDirect && !mayBeDirect(link, in: call) ? .fixed(.passed(to: name)) : nil
    case .erased: return climb.unclear.map(Dependence.unclear) ?? Dependence.none
    case .concrete:
      // A call of another type converts to it, as a hosting controller does.
      return wasDirect || isClosure ? .fixed(.passed(to: name)) : Dependence.none
    case .shared: return .fixed(.passed(to: name))
    case .unknown:
      if wasDirect { return .fixed(.passed(to: name)) }
      climb.unclear = climb.unclear ?? name
      return nil
    }
  }

  /// Whether a chain that is an argument itself would select the same overload with another type.
  private func mayBeDirect(_ link: SyntaxCursor, in call: FunctionCallView) -> Bool {
    guard let name = call.nameNode else { return false }
    let decls = program.reference(of: name).decls
    guard !decls.isEmpty, decls.allSatisfy({ program.knownModule(of: $0) != nil }),
      let root = ModifierChain(around: link, ancestry: ancestry).root
    else { return false }
    let type = program.type(of: root)
    return ["View", "ShapeStyle", "Shape"].map { program.conforms(type, to: $0, of: "SwiftUI") }
      == [true, false, false] && !["Text", "Image"].contains(program.knownName(of: type))
  }
}

extension Obstacle {
  fileprivate static func sameTypeElsewhere(_ place: String) -> Obstacle {
    Obstacle(.viewTypeMustStay, "\(place) may require the present type of the view")
  }

  fileprivate static func declaredType(_ type: String) -> Obstacle {
    Obstacle(.viewTypeMustStay, "the declaration around the view requires the type `\(type)`")
  }

  fileprivate static func passed(to name: String) -> Obstacle {
    Obstacle(
      .viewTypeMustStay, "`\(name)` takes the view as an argument, and may require its present type"
    )
  }
}

extension Ancestry {
  /// Whether the body around a `return` has another.
  fileprivate func hasOtherReturn(_ statement: SyntaxCursor) -> Bool {
    let body = ancestors(of: statement).first { SyntaxCursor.bodies.contains($0.kind) }
    return body.map { 1 < $0.returnCount } == true
  }

  /// Whether a closure is what `#Preview { … }` shows.
  fileprivate func isContentOfMacro(_ closure: SyntaxCursor) -> Bool {
    let holders: [SyntaxKind] = [.labeledExpr, .multipleTrailingClosureElement]
    return ancestors(of: closure).first { !holders.contains($0.kind) }?.isMacro == true
  }

  /// The written type of what a getter or function returns.
  fileprivate func resultType(of body: SyntaxCursor) -> SyntaxCursor? {
    if let function = FunctionDeclView(body) { return function.returnType }
    return parent(of: body)?.child(.typeAnnotation)?.children.first { $0.kind != .unexpectedNodes }
  }

  /// Whether a getter or function is a view builder, by itself or as what a protocol requires.
  fileprivate func isBuilder(_ body: SyntaxCursor, _ program: Program) -> Bool {
    let block = body.kind == .functionDecl ? body.child(.codeBlock) : body
    if let block, buildsViews(block) { return true }
    let decl = body.kind == .functionDecl ? body : parent(of: body)?.child(.identifierPattern)
    guard let decl = decl.flatMap(program.decl) else { return false }
    return ([decl] + program.members(metBy: decl)).contains { member in
      let node = program.cursor(of: member)
      let home =
        node.kind == .functionDecl
        ? node
        : program.file(member.file).indexed.ancestry.ancestors(of: node).first {
          $0.kind == .variableDecl
        }
      return home?.children.contains {
        $0.kind == .attribute && $0.textWithoutTrivia.hasSuffix("ViewBuilder")
      } == true
    }
  }
}

extension SyntaxCursor {
  fileprivate static let bodies: [SyntaxKind] = [.closureExpr, .accessorBlock, .functionDecl]

  fileprivate var isOpaqueVariable: Bool {
    kind == .patternBinding
      && child(.typeAnnotation)?.children.contains { $0.kind == .someOrAnyType } == true
  }

  /// The type that an annotation writes.
  fileprivate var typeText: String {
    children.first { $0.kind != .unexpectedNodes }?.text ?? textWithoutTrivia
  }

  fileprivate var isMacro: Bool { kind == .macroExpansionExpr || kind == .macroExpansionDecl }

  /// The number of `return` statements of a body, without those of nested closures and functions.
  fileprivate var returnCount: Int {
    children.reduce(kind == .returnStmt ? 1 : 0) { count, child in
      Self.bodies.contains(child.kind) ? count : count + child.returnCount
    }
  }
}
