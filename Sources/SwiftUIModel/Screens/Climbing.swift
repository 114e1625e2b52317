import SourceText
import SymbolIndex
import Syntax

/// The way up from an expression that is a view to what shows it, within one file.
struct Climbing {
  let file: IndexedFile
  /// The type that the file declares or extends by a qualified name.
  let key: (String) -> TypeKey
  /// Whether a type that a file can see is a view or a modifier, so that its members are its own.
  let isViewLike: (String) -> Bool
  /// Whether a name is that of a protocol, whose members whoever conforms has.
  let isProtocol: (String) -> Bool
  /// Whether the repository declares a type of a name.
  let declaresType: (String) -> Bool

  /// What is met first on the way up from an expression.
  func climb(from expression: SyntaxCursor) -> Climb {
    let climb = way(from: expression)
    switch climb {
    case .unresolved, .handed: return file.isRehearsal(expression) ? .preview : climb
    case .presented(let presentation) where presentation.isConstant:
      return file.isRehearsal(expression) ? .preview : climb
    case .presented, .preview, .carried: return climb
    }
  }

  private func way(from expression: SyntaxCursor) -> Climb {
    var place = expression
    while let parent = file.ancestry.parent(of: place) {
      switch step(from: place, to: parent) {
      case .up: place = parent
      case .over(let call): place = call
      case .end(let climb): return climb
      }
    }
    return .unresolved(
      SiteObstacle(code: .keptAsValue, reason: "as a statement of the file", place: expression))
  }

  private enum Step {
    case up
    /// On from a call that the view is handed to.
    case over(SyntaxCursor)
    case end(Climb)
  }

  private func step(from place: SyntaxCursor, to parent: SyntaxCursor) -> Step {
    switch parent.kind {
    case .codeBlock, .accessorBlock, .accessorDecl, .ifExpr, .switchExpr, .switchCase,
      .ifConfigClause, .ifConfigDecl, .doStmt, .returnStmt, .tryExpr, .awaitExpr, .unsafeExpr,
      .postfixIfConfigExpr, .guardStmt, .forStmt, .catchClause, .variableDecl, .initializerClause:
      return .up
    case .memberAccessExpr:
      return memberAccess(parent, of: place)
    case .functionCallExpr:
      return call(parent, with: place)
    case .labeledExpr, .multipleTrailingClosureElement:
      return argument(place, in: parent)
    case .closureExpr:
      return closure(parent)
    case .sequenceExpr:
      return sequence(parent, with: place)
    case .unresolvedTernaryExpr:
      return .up
    case .patternBinding:
      return binding(parent, with: place)
    case .functionDecl:
      return function(parent)
    case .macroExpansionDecl, .macroExpansionExpr:
      return .end(isPreviewMacro(parent) ? .preview : unresolved(.keptAsValue, "in a macro", place))
    default:
      return .end(unresolved(.keptAsValue, Self.words(for: parent.kind), place))
    }
  }

  private func unresolved(
    _ code: DeclineCode, _ reason: String, _ place: SyntaxCursor
  ) -> Climb {
    .unresolved(SiteObstacle(code: code, reason: reason, place: place))
  }

  private static func words(for kind: SyntaxKind) -> String {
    switch kind {
    case .arrayElement, .arrayExpr: "in an array"
    case .dictionaryElement: "in a dictionary"
    case .initializerDecl: "in an initialiser, which keeps it"
    case .deinitializerDecl: "in a `deinit`"
    case .functionParameter: "as the default of a parameter"
    case .conditionElement, .optionalBindingCondition: "in a condition"
    case .expressionSegment: "in a string"
    case .keyPathExpr: "through a key path"
    case .enumCaseElement, .enumCaseParameter: "in an enumeration's case"
    case .subscriptDecl: "in a subscript"
    case .sourceFile: "as a statement of the file"
    default: "where it is not clear what becomes of it"
    }
  }
}

// MARK: Expressions

extension Climbing {
  private func memberAccess(_ member: SyntaxCursor, of place: SyntaxCursor) -> Step {
    guard let view = MemberAccessView(member) else { return .up }
    // `self.content` as well as what is called on a view.
    if view.base?.id != place.id { return .up }
    guard let parent = file.ancestry.parent(of: member), parent.kind == .functionCallExpr else {
      return .end(unresolved(.keptAsValue, "and asked for `\(view.name ?? "")`", member))
    }
    return .up
  }

  private func call(_ call: SyntaxCursor, with place: SyntaxCursor) -> Step {
    guard let view = FunctionCallView(call) else { return .up }
    if view.callee?.id == place.id { return .up }
    // What is left are trailing closures.
    guard let argument = view.arguments.first(where: { $0.cursor.id == place.id }) else {
      return .end(unresolved(.keptAsValue, "where it is not clear what becomes of it", place))
    }
    return handed(argument, to: view)
  }

  private func argument(_ place: SyntaxCursor, in element: SyntaxCursor) -> Step {
    guard let holder = file.ancestry.parent(of: element) else { return .up }
    if holder.kind == .tupleExpr {
      let count = holder.children.count { $0.kind == .labeledExpr }
      return count == 1 ? .over(holder) : .end(unresolved(.keptAsValue, "in a tuple", place))
    }
    guard let call = FunctionCallView(holder),
      let argument = call.arguments.first(where: { $0.cursor.id == element.id })
    else {
      if holder.kind == .macroExpansionExpr || holder.kind == .macroExpansionDecl {
        return .end(
          isPreviewMacro(holder) ? .preview : unresolved(.keptAsValue, "in a macro", place))
      }
      return .end(unresolved(.keptAsValue, Self.words(for: holder.kind), place))
    }
    return handed(argument, to: call)
  }

  private func handed(_ argument: FunctionCallView.Argument, to call: FunctionCallView) -> Step {
    if let slot = ownSlot(argument, of: call) {
      let then = way(from: call.cursor)
      return .end(.handed(slot, call: call.cursor, then: then))
    }
    switch ContentRole(of: argument, in: call, ancestry: file.ancestry) {
    case .shown:
      return .over(call.cursor)
    case .presented(let presentation):
      return .end(.presented(presentation))
    case .hosted:
      return .end(
        .presented(
          Presentation(
            kind: .hosting, trigger: .hosting, call: call.cursor, content: argument.value)))
    case .obstacle(let reason):
      return .end(unresolved(.rootOfWindow, reason, call.cursor))
    case .unknown:
      return unknown(argument, call)
    }
  }

  /// A parameter of a type or function that may be the repository's own.
  private func ownSlot(
    _ argument: FunctionCallView.Argument, of call: FunctionCallView
  ) -> SlotKey? {
    guard let type = call.calledTypeName, declaresType(type), isViewLike(type) else { return nil }
    return slot(argument, in: call, callee: type, isType: true)
  }

  private func unknown(_ argument: FunctionCallView.Argument, _ call: FunctionCallView) -> Step {
    guard let name = call.member?.name ?? call.name, name.first?.isUppercase == false else {
      let name = call.calledTypeName
      return .end(
        unresolved(
          .unknownWrapper, name.map { "in a `\($0)`, which is not known" } ?? "in a call",
          call.cursor))
    }
    let slot = slot(argument, in: call, callee: name, isType: false)
    return .end(.handed(slot, call: call.cursor, then: way(from: call.cursor)))
  }

  private func slot(
    _ argument: FunctionCallView.Argument, in call: FunctionCallView, callee: String, isType: Bool
  ) -> SlotKey {
    let arguments = call.arguments
    return SlotKey(
      callee: callee, isType: isType, arguments: arguments.map(InitializerSignature.Argument.init),
      index: arguments.firstIndex { $0.cursor.id == argument.cursor.id } ?? 0)
  }

  private func closure(_ closure: SyntaxCursor) -> Step {
    guard let parent = file.ancestry.parent(of: closure) else { return .up }
    switch parent.kind {
    case .functionCallExpr, .labeledExpr, .multipleTrailingClosureElement, .macroExpansionExpr,
      .macroExpansionDecl:
      return .up
    default:
      return .end(unresolved(.keptAsValue, "in a closure that is kept", closure))
    }
  }

  private func sequence(_ sequence: SyntaxCursor, with place: SyntaxCursor) -> Step {
    for child in sequence.children {
      switch child.kind {
      case .assignmentExpr:
        return .end(unresolved(.keptAsValue, "and assigned", sequence))
      case .unresolvedTernaryExpr:
        if sequence.children.first(where: { _ in true })?.id == place.id {
          return .end(unresolved(.keptAsValue, "in a condition", place))
        }
      case .unresolvedAsExpr:
        continue
      case .binaryOperatorExpr:
        guard child.text == "??" else {
          return .end(unresolved(.keptAsValue, "as an operand of `\(child.text)`", place))
        }
      default:
        continue
      }
    }
    return .up
  }

  private func isPreviewMacro(_ node: SyntaxCursor) -> Bool {
    let name = node.ownTokens.first { file.tree.tokens[$0.index].kind.isIdentifierLike }
    return name.map(file.tree.name(of:)) == "Preview"
  }
}

// MARK: Declarations

extension Climbing {
  private func binding(_ binding: SyntaxCursor, with place: SyntaxCursor) -> Step {
    let decl = file.ancestry.parent(of: binding)
    let holder = decl.flatMap { file.ancestry.parent(of: $0) }
    guard let name = binding.child(.identifierPattern)?.firstToken.map(file.tree.name(of:)) else {
      return .end(unresolved(.keptAsValue, "and taken apart", binding))
    }
    guard let decl, let holder, holder.isTypeBlockOrFile(file.ancestry) else {
      return local(name, binding, in: holder)
    }
    guard name == "body" || mayBeView(binding.child(.typeAnnotation)?.children.first { _ in true })
    else {
      return .end(unresolved(.keptAsValue, "in `\(name)`, which is no view", binding))
    }
    return .end(member(name, decl))
  }

  /// A local variable is what it is used as, where it is used once.
  private func local(_ name: String, _ binding: SyntaxCursor, in holder: SyntaxCursor?) -> Step {
    guard let holder, binding.child(.initializerClause) != nil else {
      return .end(unresolved(.keptAsValue, "as the local `\(name)`", binding))
    }
    let pattern = binding.child(.identifierPattern)
    let uses = file.uses(of: name).filter { use in
      holder.range.contains(use.range)
        && file.ancestry.localDeclaration(of: name, at: use)?.id == pattern?.id
    }
    guard let use = uses.first, uses.count == 1 else {
      return .end(unresolved(.keptAsValue, "as the local `\(name)`", binding))
    }
    return .over(use)
  }

  private func function(_ function: SyntaxCursor) -> Step {
    guard let view = FunctionDeclView(function),
      let holder = file.ancestry.parent(of: function), holder.isTypeBlockOrFile(file.ancestry)
    else { return .end(unresolved(.keptAsValue, "in a local function", function)) }
    guard let type = view.returnType, mayBeView(type) else {
      return .end(unresolved(.keptAsValue, "in `\(view.name)`, which does not return it", function))
    }
    let signature = InitializerSignature(of: view.parameters)
    return .end(member(view.name, function, signature))
  }

  /// Whether something of a type may hold a view, as far as the type's name tells.
  private func mayBeView(_ type: SyntaxCursor?) -> Bool {
    guard let type else { return true }
    let text = type.textWithoutTrivia
    return text.contains("View") || text.contains("Content") || text.contains("Controller")
      || type.kind == .someOrAnyType || text.count == 1
      || isViewLike(text.last == "?" ? String(text.dropLast()) : text)
  }

  /// What a member of a type, or a global, brings along: the type where the member is its body.
  private func member(
    _ name: String, _ decl: SyntaxCursor, _ signature: InitializerSignature? = nil
  ) -> Climb {
    guard let type = TypeDecl.enclosing(decl, ancestry: file.ancestry) else {
      return .carried(
        .member(
          MemberKey(
            owner: nil, name: name, signature: signature,
            file: decl.isPrivate ? file.path : nil, isOwnBusiness: false)))
    }
    if name == "previews", type.inheritedNames.contains(where: { $0.hasSuffix("PreviewProvider") })
    {
      return .preview
    }
    let key = key(type.qualifiedName(ancestry: file.ancestry))
    let isViewLike =
      isViewLike(type.name) && type.name != "View" && !isProtocol(type.name)
    if isViewLike, ["body", "makeBody"].contains(name) { return .carried(.type(key)) }
    return .carried(
      .member(
        MemberKey(
          owner: key, name: name, signature: signature,
          file: decl.isPrivate || type.cursor.isPrivate ? file.path : nil,
          isOwnBusiness: isViewLike)))
  }
}

extension SyntaxCursor {
  /// Whether members of a type, or the declarations of a file, stand here, be it within `#if`.
  fileprivate func isTypeBlockOrFile(_ ancestry: Ancestry) -> Bool {
    var place = self
    while place.kind == .ifConfigClause || place.kind == .ifConfigDecl,
      let parent = ancestry.parent(of: place)
    {
      place = parent
    }
    return place.kind == .memberBlock || place.kind == .sourceFile
  }
}

extension Presentation {
  /// Whether nothing can take away what is presented.
  fileprivate var isConstant: Bool {
    switch trigger {
    case .flag(let state), .item(let state): state.isConstantBinding
    case .path, .none, .hosting: false
    }
  }
}

extension IndexedFile {
  /// Whether what stands here is only for previews and tests.
  func isRehearsal(_ expression: SyntaxCursor) -> Bool {
    if isTest { return true }
    return ancestry.ancestors(of: expression).contains { ancestor in
      switch ancestor.kind {
      case .macroExpansionDecl, .macroExpansionExpr:
        ancestor.ownTokens.contains { tree.source.string(tree.range(of: $0)) == "Preview" }
      case .structDecl, .classDecl, .enumDecl, .extensionDecl:
        ancestor.inheritedNames.contains { $0.hasSuffix("PreviewProvider") }
      default:
        false
      }
    }
  }

  private var isTest: Bool {
    tree.nodes(ofKind: .importDecl).contains { decl in
      ["XCTest", "Testing", "SnapshotTesting", "ViewInspector"].contains(
        decl.child(.importPathComponent)?.firstToken.map(tree.name(of:)))
    }
  }
}
