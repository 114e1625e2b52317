import SymbolIndex
import Syntax

/// The types that declarations give to what they declare, in terms of their own generic parameters.
extension Program {
  /// The type of a declaration: of a variable its value's, of a function or initializer that of the
  /// function, of a type its metatype.
  func declaredType(of decl: DeclID) -> SwiftType {
    if let known = declaredTypes[decl] { return known }
    // A type alias is open while its own type is read.
    let isAlias = kind(of: decl) == .typeAliasDecl
    guard isAlias || openDecls.insert(decl).inserted else {
      cutoffs += 1
      return .unknown
    }
    defer { if !isAlias { openDecls.remove(decl) } }
    let (cutoffs, start) = (cutoffs, edits.start())
    let type = makeDeclaredType(of: decl).withoutVariables
    if cutoffs == self.cutoffs, !isLocal(decl) {
      declaredTypes.keep(type, for: decl, since: start)
    }
    return type
  }

  private func makeDeclaredType(of decl: DeclID) -> SwiftType {
    switch decl.facet {
    case .declared: return writtenOrInferredType(of: decl)
    case .projection: return projectedType(of: decl.facet(.declared))
    case .storage: return wrapperType(of: decl.facet(.declared)) ?? .unknown
    case .selfValue: return selfType(in: decl.facet(.declared))
    case .implicitInitializer:
      return implicitInitializer(of: decl.facet(.declared)).map {
        .function($0.parameters.map(\.value), $0.result)
      } ?? .unknown
    case .implicitValue: return implicitValueType(of: decl)
    }
  }

  private func writtenOrInferredType(of decl: DeclID) -> SwiftType {
    let cursor = cursor(of: decl)
    switch cursor.kind {
    case .identifierPattern: return variableType(of: decl)
    case .functionDecl, .initializerDecl, .subscriptDecl, .enumCaseElement:
      guard let signature = signature(of: decl) else { return .unknown }
      if cursor.kind == .enumCaseElement, cursor.child(.enumCaseParameterClause) == nil {
        return signature.result
      }
      return .function(signature.parameters.map(\.value), signature.result, signature.effects)
    case .functionParameter:
      return FunctionDeclView.Parameter(cursor)?.type.map { written in
        let type = type(written: written, in: decl.file)
        return cursor.token(.ellipsis) == nil ? type : standard("Array", [type])
      } ?? .unknown
    case .genericParameter: return .metatype(.parameter(decl))
    case .closureParameter, .closureShorthandParameter, .closureCapture:
      return body(around: decl).locals[decl] ?? .unknown
    default:
      guard isTypeDecl(decl) else { return .unknown }
      return .metatype(
        type(of: decl, arguments: [], at: cursor, in: decl.file).openedExistential)
    }
  }

  private func variableType(of decl: DeclID) -> SwiftType {
    let cursor = cursor(of: decl)
    if let binding = ancestry(of: decl).parent(of: cursor), binding.kind == .patternBinding,
      let annotation = annotation(of: binding, in: decl)
    {
      return type(written: annotation, in: decl.file)
    }
    if !isLocal(decl), let wrapper = wrapperType(of: decl) {
      return wrapperAttributes(of: decl).reduce(wrapper) { type, _ in valueType(ofWrapper: type) }
    }
    return body(around: decl).locals[decl] ?? .unknown
  }

  /// The type written for a variable; in `var a, b: Int` that of the last one counts for all.
  private func annotation(of binding: SyntaxCursor, in decl: DeclID) -> SyntaxCursor? {
    if let annotation = binding.child(.typeAnnotation) { return annotation }
    guard binding.child(.initializerClause) == nil, binding.child(.accessorBlock) == nil,
      let variable = ancestry(of: decl).parent(of: binding), variable.kind == .variableDecl
    else { return nil }
    let later = variable.children.drop { $0.id <= binding.id }.first {
      $0.child(.typeAnnotation) != nil || $0.child(.initializerClause) != nil
    }
    return later?.child(.typeAnnotation)
  }

  /// Whether a variable or parameter is declared within a function or closure.
  public func isLocal(_ decl: DeclID) -> Bool {
    switch kind(of: decl) {
    case .closureParameter, .closureShorthandParameter, .closureCapture: return true
    case .identifierPattern:
      guard let variable = variableDecl(of: decl) else { return true }
      return !ancestry(of: decl).isMemberOrGlobal(variable)
    default: return false
    }
  }

  private func implicitValueType(of decl: DeclID) -> SwiftType {
    let cursor = cursor(of: decl)
    if cursor.kind == .catchClause {
      let error = globals(named: "Error", inModule: "Swift").first
      return error.map { .existential([.constraint($0, [])]) } ?? .unknown
    }
    for ancestor in ancestry(of: decl).ancestors(of: cursor) where ancestor.kind == .patternBinding
    {
      guard let variable = ancestor.child(.identifierPattern) else { return .unknown }
      return declaredType(of: id(variable, in: decl.file))
    }
    return .unknown
  }

  // MARK: Bodies

  /// The solved code that a declaration stands in.
  func body(around decl: DeclID) -> SolvedBody { body(around: cursor(of: decl), in: decl.file) }

  /// The solved code that a place stands in: all of a member or of a declaration at the top level.
  func body(around place: SyntaxCursor, in file: Int32) -> SolvedBody {
    let root = ancestry(in: file).memberOrGlobal(around: place)
    let key = id(root, in: file)
    if let known = bodies[key] { return known }
    if let open = openSolvers[key] { return open.solved }
    let start = edits.start()
    let solver = Solver(self, file: file, root: root)
    openSolvers[key] = solver
    solver.solve(root: root)
    openSolvers[key] = nil
    let body = solver.finished()
    bodies.keep(body, for: key, since: start)
    return body
  }
}

extension Ancestry {
  /// The member of a type, or the declaration or statement at the top level, that a place is in.
  public func memberOrGlobal(around place: SyntaxCursor) -> SyntaxCursor {
    let kinds = tree.nodeKinds
    var inner = place.id
    // The outermost node so far that is no `#if` and no branch of one.
    var decl: NodeID?
    while inner != .root {
      let outer = parent(of: inner)
      if !kinds[inner.index].isPartOfDirective { decl = inner }
      let outerKind = kinds[outer.index]
      if outerKind == .memberBlock || outerKind == .sourceFile, let decl {
        return SyntaxCursor(tree: tree, id: decl)
      }
      inner = outer
    }
    return SyntaxCursor(tree: tree, id: inner)
  }

  /// Whether a node stands directly in a type or at the top level of its file, within `#if` or not.
  func isMemberOrGlobal(_ node: SyntaxCursor) -> Bool {
    for outer in ancestors(of: node) {
      switch outer.kind {
      case .memberBlock, .sourceFile: return !node.kind.isPartOfDirective
      case .ifConfigClause, .ifConfigDecl: continue
      default: return false
      }
    }
    return false
  }
}

extension SyntaxKind {
  /// Whether it is an `#if` or a branch of one.
  fileprivate var isPartOfDirective: Bool { self == .ifConfigDecl || self == .ifConfigClause }
}

extension SwiftType {
  /// A protocol as the type of values.
  var openedExistential: SwiftType {
    if case .constraint = self { return .existential([self]) }
    return self
  }
}
