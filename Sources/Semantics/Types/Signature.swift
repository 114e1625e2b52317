import SymbolIndex
import Syntax

/// What a function, initializer, subscript or case takes and returns.
struct Signature {
  let parameters: [Parameter]
  let result: SwiftType
  var effects: SwiftType.FunctionEffects = []
  /// Whether the compiler takes another declaration if one fits.
  var isDisfavored = false

  struct Parameter {
    /// Nil for `_`.
    let label: String?
    let value: SwiftType.Parameter
    let hasDefault: Bool
    /// The type as the declaration writes it, whatever generic parameters stand for in a call.
    var declaredType: SwiftType
  }
}

extension Signature {
  /// The parameters as calls see them.
  var shape: InitializerSignature {
    InitializerSignature(
      parameters.map { parameter in
        InitializerSignature.Parameter(
          label: parameter.label,
          isOptional: parameter.hasDefault || parameter.value.isVariadic
            || parameter.value.type.isExpansion,
          takesClosure: parameter.value.type.takesClosure && !parameter.value.isAutoclosure,
          isVariadic: parameter.value.isVariadic || parameter.value.type.isExpansion)
      })
  }
}

extension Program {
  /// The signature that a declaration writes; nil for what cannot be called.
  func signature(of decl: DeclID) -> Signature? {
    if let known = signatures[decl] { return known }
    let (cutoffs, start) = (cutoffs, edits.start())
    let signature = makeSignature(of: decl)
    if cutoffs == self.cutoffs { signatures.keep(signature, for: decl, since: start) }
    return signature
  }

  /// The labels of a function or initializer, and which parameters calls may omit; nil for other declarations. It
  /// reads no types, which takes much longer.
  func labels(of decl: DeclID) -> InitializerSignature? {
    if let known = labels[decl] { return known }
    let start = edits.start()
    let cursor = cursor(of: decl)
    let parameters = FunctionDeclView(cursor)?.parameters ?? InitializerDeclView(cursor)?.parameters
    let isPlain =
      decl.facet == .declared
      && parameters?.contains { $0.type?.kind == .packExpansionType } == false
    let found = isPlain ? parameters.map { InitializerSignature(of: $0) } : nil
    labels.keep(found, for: decl, since: start)
    return found
  }

  private func makeSignature(of decl: DeclID) -> Signature? {
    let cursor = cursor(of: decl)
    if decl.facet == .implicitInitializer { return implicitInitializer(of: decl.facet(.declared)) }
    switch cursor.kind {
    case .functionDecl:
      guard let view = FunctionDeclView(cursor) else { return nil }
      let result = view.returnType.map { type(written: $0, in: decl.file) } ?? .void
      return Signature(
        parameters: parameters(view.parameters, in: decl.file), result: result,
        effects: cursor.functionEffects, isDisfavored: cursor.isDisfavored)
    case .initializerDecl:
      guard let view = InitializerDeclView(cursor), let type = enclosingType(of: decl) else {
        return nil
      }
      let own = contextual(selfType(in: type), in: decl)
      let isFailable = cursor.ownTokens.contains {
        [.postfixQuestionMark, .exclamationMark].contains(cursor.tree.tokens[$0.index].kind)
      }
      return Signature(
        parameters: parameters(view.parameters, in: decl.file),
        result: isFailable ? optional(own) : own, effects: cursor.functionEffects,
        isDisfavored: cursor.isDisfavored)
    case .subscriptDecl:
      let clause = cursor.child(.functionParameterClause)
      let views = clause?.children.compactMap(FunctionDeclView.Parameter.init) ?? []
      let result = cursor.child(.returnClause).map { type(written: $0, in: decl.file) }
      return Signature(
        parameters: parameters(views, in: decl.file, isSubscript: true), result: result ?? .unknown,
        isDisfavored: cursor.isDisfavored)
    case .enumCaseElement: return enumCase(cursor, decl)
    default: return nil
    }
  }

  private func parameters(
    _ views: [FunctionDeclView.Parameter], in file: Int32, isSubscript: Bool = false
  ) -> [Signature.Parameter] {
    views.map { view in
      let written = view.type.map { type(written: $0, in: file) } ?? .unknown
      // A subscript's parameter has a label only where two names are written.
      let isUnlabeled = isSubscript && view.cursor.nameCount < 2
      return Signature.Parameter(
        label: isUnlabeled ? nil : view.label,
        value: SwiftType.Parameter(
          type: written, isVariadic: view.cursor.token(.ellipsis) != nil,
          isAutoclosure: view.type?.hasAttribute("@autoclosure") ?? false,
          isInOut: view.type?.isInOut ?? false,
          builder: resultBuilder(of: view.cursor, in: file)),
        hasDefault: view.hasDefault, declaredType: written)
    }
  }

  private func enumCase(_ cursor: SyntaxCursor, _ decl: DeclID) -> Signature? {
    guard let type = enclosingType(of: decl) else { return nil }
    let parameters =
      cursor.child(.enumCaseParameterClause)?.children
      .filter { $0.kind == .enumCaseParameter } ?? []
    return Signature(
      parameters: parameters.map { parameter in
        let written = parameter.children.first(where: \.kind.isTypeNode)
        let hasLabel = parameter.token(.colon) != nil
        let type = written.map { self.type(written: $0, in: decl.file) } ?? .unknown
        return Signature.Parameter(
          label: hasLabel ? parameter.firstToken.map(parameter.tree.name(of:)) : nil,
          value: SwiftType.Parameter(type: type),
          hasDefault: parameter.child(.initializerClause) != nil, declaredType: type)
      }, result: selfType(in: type))
  }

  /// Whether a type has an initializer that it does not declare.
  func hasImplicitInitializer(_ decl: DeclID) -> Bool {
    // It is not public, so that the types of known modules do not have one.
    !file(decl.file).isKnownModule
      && [.structDecl, .classDecl, .actorDecl].contains(kind(of: decl))
      && ownMembers(of: decl, named: "init").isEmpty
  }

  /// The memberwise initializer of a structure, or the one without parameters of a class.
  func implicitInitializer(of decl: DeclID) -> Signature? {
    let cursor = cursor(of: decl)
    guard hasImplicitInitializer(decl), let type = TypeDecl(cursor) else { return nil }
    let result = selfType(in: decl)
    guard cursor.kind == .structDecl else { return Signature(parameters: [], result: result) }
    return Signature(
      parameters: type.storedProperties.compactMap { parameter(for: $0, in: decl.file) },
      result: result)
  }

  /// The parameter that a stored property gives to the memberwise initializer.
  private func parameter(for property: StoredProperty, in file: Int32) -> Signature.Parameter? {
    if property.isLet, property.hasValue { return nil }
    guard let pattern = property.binding.child(.identifierPattern) else { return nil }
    let decl = id(pattern, in: file)
    var type = declaredType(of: decl)
    var hasDefault = property.hasValue || !property.isLet && property.isOptional
    if let wrapper = wrapperType(of: decl) {
      let attribute = wrapperAttributes(of: decl).first
      let hasArguments = attribute?.child(.labeledExpr) != nil
      if hasArguments || !takesWrappedValue(wrapper) { type = wrapper }
      hasDefault = hasDefault || hasArguments || canBeMadeWithoutArguments(wrapper)
    }
    return Signature.Parameter(
      label: property.name,
      value: SwiftType.Parameter(
        type: type, builder: resultBuilder(of: property.decl, in: file)), hasDefault: hasDefault,
      declaredType: type)
  }

  /// The result builder among the attributes of a declaration or parameter.
  func resultBuilder(of cursor: SyntaxCursor, in file: Int32) -> SwiftType? {
    for attribute in cursor.children where attribute.kind == .attribute {
      guard let written = attribute.children.first(where: \.kind.isTypeNode),
        case let builder = type(written: written, in: file), case .nominal(let decl, _) = builder,
        self.cursor(of: decl).children.contains(where: {
          $0.kind == .attribute && $0.textWithoutTrivia == "@resultBuilder"
        })
      else { continue }
      return builder
    }
    return nil
  }
}

extension SyntaxCursor {
  /// The effects of a function or initializer.
  fileprivate var functionEffects: SwiftType.FunctionEffects {
    child(.functionSignature)?.child(.functionEffectSpecifiers)?.effects ?? []
  }

  fileprivate var isDisfavored: Bool {
    children.contains {
      $0.kind == .attribute && $0.textWithoutTrivia == "@_disfavoredOverload"
    }
  }

  /// Whether an `attributedType` has an attribute.
  func hasAttribute(_ text: String) -> Bool {
    children.contains { $0.kind == .attribute && $0.textWithoutTrivia == text }
  }

  /// The number of names before the colon of a parameter.
  fileprivate var nameCount: Int {
    ownTokens.prefix { tree.tokens[$0.index].kind != .colon }.count
  }
}
