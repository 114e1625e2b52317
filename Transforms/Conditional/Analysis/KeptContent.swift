import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What a view contains that behaves differently if it is kept: when the condition changed, it was made anew
/// until now.
///
/// The change is safe only where all of the content is known. The search goes down into the views, functions and
/// properties of the repository that the code of the view names. What others give the code, such as the content
/// of a container, is searched where they make it; what nobody here makes is unknown.
struct KeptContent {
  let context: TransformContext
  let hides: Bool
  let uses: DeclarationUses
  /// The declarations that were searched, or are being searched.
  var seen: Set<DeclID> = []
  /// The functions and types that searched code calls. What they are given is part of that code.
  var called: Set<DeclID> = []
  /// The names of SwiftUI's views that the view contains, which a style may draw.
  var controls: Set<String> = []
  /// The place to search for, instead of what depends on rebuilding.
  var target: SyntaxCursor?
  /// What makes the view begin anew so far, as a caveat names it.
  var trigger = "the condition"
  /// Whether the view belongs to what begins anew, and not to what is shown beside it.
  var isRebuilt = true
  /// How many more declarations are searched.
  private var steps = 400

  init(in context: TransformContext, hides: Bool) {
    self.context = context
    self.hides = hides
    uses = DeclarationUses(in: context)
  }

  /// Code that belongs to the view, and whose names are looked up in it.
  struct Part {
    let code: SyntaxCursor
    let ancestry: Ancestry
    /// Whether what the code is given, `self` included, is to be searched where others make it.
    var isOpen = true
    /// Whether the view of the conditional modifier is made here, whose modifiers are looked at elsewhere.
    var isReceiver = false

    func with(_ code: SyntaxCursor) -> Part { Part(code: code, ancestry: ancestry) }
  }

  /// What a reviewer has to know of the view that a helper is called on; nil where all of it is harmless.
  static func caveat(
    of call: ConditionalCall, ancestry: Ancestry, hides: Bool, in context: TransformContext
  ) -> String? {
    var content = KeptContent(in: context, hides: hides)
    if let condition = call.condition.expressions.first, call.condition.expressions.count == 1,
      condition.isPath
    {
      content.trigger = "`\(condition.textWithoutTrivia)`"
    }
    return content.caveat(of: call, ancestry)
      ?? content.styleCaveat(around: call.helper.call.cursor)
      ?? caveat(following: call.chain, ancestry, in: context)
  }

  private mutating func caveat(of call: ConditionalCall, _ ancestry: Ancestry) -> String? {
    if let receiver = call.receiver {
      return caveat(in: Part(code: receiver, ancestry: ancestry, isReceiver: true))
    }
    // Inside an `#if`, the chain begins before it.
    if call.helper.call.member != nil {
      return call.chain.root.flatMap {
        caveat(in: Part(code: $0, ancestry: ancestry, isReceiver: true))
      }
    }
    return caveat(ofSelfAt: Part(code: call.helper.call.cursor, ancestry: ancestry))
  }

  /// What a reviewer has to know of the views that a function, property or view modifier is used on.
  static func caveat(atUsesOf decl: SyntaxCursor, in context: TransformContext) -> String? {
    var content = KeptContent(in: context, hides: true)
    return content.caveat(ofViewsGivenTo: decl) ?? content.styleCaveat(around: decl)
  }

  mutating func caveat(in part: Part) -> String? {
    guard 0 < steps else { return "the view contains more than was searched" }
    steps -= 1
    if let target {
      if part.code.encloses(target) { return Self.isReached }
    } else {
      controls.formUnion(part.code.calledControls)
      if let found = inputCaveat(part) ?? lifecycleCaveat(part) ?? fixedCountCaveat(part)
        ?? presentationCaveat(part) ?? activeCaveat(part)
      {
        return found
      }
    }
    for node in [part.code] + Array(part.code.descendants) {
      switch node.kind {
      case .functionCallExpr:
        if let found = caveat(ofCall: FunctionCallView(node)!, part) { return found }
      case .subscriptCallExpr:
        if let found = caveat(ofSubscript: node) { return found }
      case .sequenceExpr:
        if let found = caveat(ofOperatorsIn: node) { return found }
      case .declReferenceExpr:
        if let found = caveat(ofName: node, part) { return found }
      default: break
      }
    }
    return nil
  }

  // MARK: The code itself

  private func inputCaveat(_ part: Part) -> String? {
    guard hides else { return nil }
    if let name = part.code.input() { return Self.focusCaveat(name) }
    return part.code.rowControl(in: context).map(Self.rowCaveat)
  }

  /// Where the view is hidden, only views and modifiers are harmless that nobody can use.
  private func activeCaveat(_ part: Part) -> String? {
    hides ? part.code.activeName(in: context).map(Self.focusCaveat) : nil
  }

  /// A view that a list handles as a whole row.
  static func rowCaveat(_ name: String) -> String {
    "a transparent `\(name)` may still be tapped in a list"
  }

  static func focusCaveat(_ name: String) -> String {
    "`\(name)` may still be used while it is transparent"
  }

  /// A modifier that depends on rebuilding. Content that the code presents appears only then.
  private func lifecycleCaveat(_ part: Part) -> String? {
    guard !part.isReceiver else { return nil }
    let calls = ([part.code] + Array(part.code.descendants)).compactMap(FunctionCallView.init)
    let name = context.program.ask { program -> String? in
      let dependence = RebuildDependence(program, staysVisible: !hides)
      let presented = calls.filter { program.facts(of: $0).contains(.modal) }
        .flatMap { $0.arguments.map(\.cursor.range) }
      return calls.first { call in
        call.member?.name != "id" && dependence.mayAffect(call)
          && !presented.contains { $0.contains(call.cursor.range) } && dependence.affects(call)
      }?.nameNode?.declaredName
    }
    return name.map {
      "after the change, `\($0)` in the view may behave differently: the view is no longer rebuilt"
    }
  }

  // MARK: What the code calls

  private mutating func caveat(ofCall call: FunctionCallView, _ part: Part) -> String? {
    let types = context.program.ask { program -> [DeclID] in
      let named = program.typeDecls(calledBy: call.cursor)
      guard named.isEmpty, case .nominal(let type, _) = program.type(of: call.cursor),
        program.makes(call, type)
      else { return named }
      return [type]
    }
    for type in types {
      if let found = bindingCaveat(of: type, madeBy: call) ?? layoutCaveat(of: type) ?? caveat(
        ofType: type)
        ?? closureCaveat(of: type, madeBy: call) ?? genericCaveat(of: type, madeBy: call)
        ?? valueCaveat(of: type, madeBy: call)
      {
        return found
      }
    }
    if let found = stateCaveat(ofSystemCalledBy: call) ?? caveat(ofCallableNamedBy: call)
      ?? caveat(ofOwnInitializerCalledBy: call)
    {
      return found
    }
    if part.isOpen, call.member == nil, isImplicitlyCalledOnSelf(call) {
      return caveat(ofSelfAt: part.with(call.cursor))
    }
    return nil
  }

  /// What the members of a type do. What its initializer is given is part of the code that calls it.
  mutating func caveat(ofType type: DeclID) -> String? {
    let (name, members) = context.program.ask { program -> (String, [SyntaxCursor]) in
      guard program.knownModule(of: type) == nil, !seen.contains(type), program.isShown(type) else {
        return ("", [])
      }
      return (program.name(of: type), program.shownMembers(of: type))
    }
    guard !members.isEmpty, seen.insert(type).inserted else { return nil }
    called.insert(type)
    if let found = caveat(ofType: name, members) ?? caveat(ofInheritedMaker: type, members)
      ?? comparisonCaveat(of: type) ?? valueCaveat(of: type)
    {
      return found
    }
    for member in members {
      guard let file = context.file(at: member.tree.source.path) else { continue }
      let part = Part(code: member, ancestry: file.ancestry, isOpen: false)
      if let found = caveat(in: part) { return found }
    }
    return readingCaveat(of: type, members) ?? stateCaveat(of: type)
  }

  /// What the name of a declaration stands for.
  mutating func caveat(ofName node: SyntaxCursor, _ part: Part) -> String? {
    if node.isSelf {
      // `\.self` is a key path, and `String.self` a type.
      let isOpen =
        part.isOpen && !node.isMemberName
        && !part.ancestry.ancestors(of: node).prefix(3).contains { $0.kind == .keyPathExpr }
      return isOpen ? caveat(ofSelfNamed: node, part) : nil
    }
    guard let name = node.declaredName else { return nil }
    if name.hasPrefix("$") {
      guard Int(name.dropFirst()) == nil else { return caveat(ofParameterOfClosure: node, part) }
      // The projected value of a wrapper of the repository.
      return context.program.ask { $0.isView($0.type(of: node)) == true } ? Self.unknown(node) : nil
    }
    if isDynamicMember(node, part.ancestry) { return Self.unknown(node) }
    let decls = context.program.ask { $0.reference(of: node).decls }
    guard !decls.isEmpty else { return caveat(ofUnresolved: node, name, part) }
    for decl in decls {
      if let found = caveat(of: decl, namedBy: node, part) { return found }
    }
    return nil
  }

  private mutating func caveat(
    of decl: DeclID, namedBy node: SyntaxCursor, _ part: Part
  ) -> String? {
    let meaning = context.program.ask { $0.content(of: decl, namedBy: node) }
    // A name whose type is not known counts where the code shows a view.
    guard meaning.isCertain || ContentPosition(part, context).isShown(node) else { return nil }
    if case .code = meaning, isOverridden(decl) { return Self.unknown(node) }
    switch meaning {
    case .nothing: return nil
    case .type(let type): return caveat(ofType: type)
    case .code(let bodies, _): return caveat(ofCode: bodies, of: decl)
    case .given: return caveat(ofGiven: decl, namedBy: node, part)
    case .requirement:
      return part.isOpen || !node.standsForSelf(part.ancestry) ? Self.unknown(node) : nil
    case .generic: return Self.unknown(node)
    case .configuration: return part.isOpen ? Self.unknown(node) : nil
    }
  }

  /// What a function or computed property shows, whose arguments are part of the code that names it.
  mutating func caveat(ofCode bodies: [SyntaxCursor], of decl: DeclID) -> String? {
    guard seen.insert(decl).inserted else { return nil }
    called.insert(decl)
    let name = context.program.ask { $0.name(of: decl) }
    if let found = caveat(ofType: name, bodies) { return found }
    for body in bodies {
      guard let file = context.file(at: body.tree.source.path) else { continue }
      // A nested function captures what the function around it is given.
      let part = Part(
        code: body, ancestry: file.ancestry, isOpen: file.ancestry.isInLocalDeclaration(body))
      if let found = caveat(in: part) { return found }
    }
    return nil
  }

  /// A name without a declaration in sight may stand for any view, where the code shows one.
  private func caveat(ofUnresolved node: SyntaxCursor, _ name: String, _ part: Part) -> String? {
    guard target == nil, SwiftUINames[name].isEmpty,
      !context.model.mayBeConditionalModifier(name),
      ContentPosition(part, context).isShown(node),
      !context.program.ask({ $0.isKnownModifier(node, name) })
    else { return nil }
    return "`\(name)` is not declared in this repository, and may depend on being rebuilt"
  }

  /// What is returned where the searched place belongs to the view.
  static let isReached = "the place belongs to the view"

  static func unknown(_ node: SyntaxCursor) -> String {
    "other code makes `\(node.declaredName ?? "self")`, which may depend on being rebuilt"
  }
}

extension SyntaxCursor {
  /// The names of the types of SwiftUI that the code makes, as far as their names tell.
  fileprivate var calledControls: [String] {
    ([self] + Array(descendants)).compactMap { FunctionCallView($0)?.name }
      .filter { !SwiftUINames[$0].isDisjoint(with: [.view, .presenting]) }
  }

  /// Whether a name stands alone, or after `self`.
  fileprivate func standsForSelf(_ ancestry: Ancestry) -> Bool {
    DeclarationUses.Use(name: self, ancestry: ancestry).isWithoutBase
  }
}
