import Semantics
import SymbolIndex
import Syntax

/// A function, initializer or member of the repository that views are passed to, or called on.
struct OwnCallee {
  let decl: DeclID
  let name: String
  /// The node of the declaration; of the type, for an initializer that the compiler generates.
  let cursor: SyntaxCursor
  let file: IndexedFile
  /// The declaration or extension of the type that an initializer creates.
  let type: TypeDecl?
  let signature: InitializerSignature
  private let parameters: [FunctionDeclView.Parameter]
  private let memberwise: MemberwiseInitializer?

  init?(_ decl: DeclID, in program: Program) {
    guard program.knownModule(of: decl) == nil else { return nil }
    self.decl = decl
    cursor = program.cursor(of: decl)
    file = program.file(decl.file).indexed
    memberwise =
      decl.facet == .implicitInitializer
      ? TypeDecl(cursor).flatMap(MemberwiseInitializer.init) : nil
    switch cursor.kind {
    case .functionDecl:
      parameters = FunctionDeclView(cursor)?.parameters ?? []
      type = nil
    case .initializerDecl:
      parameters = InitializerDeclView(cursor)?.parameters ?? []
      type = TypeDecl.enclosing(cursor, ancestry: file.ancestry)
    case .identifierPattern:
      parameters = []
      type = nil
    default:
      guard memberwise != nil else { return nil }
      parameters = []
      type = TypeDecl(cursor)
    }
    name = type?.name ?? program.name(of: decl)
    signature = memberwise?.signature ?? InitializerSignature(of: parameters)
  }

  /// Whether it is a function that values of a type have.
  var isOfValues: Bool {
    type == nil && !cursor.hasModifier(.static) && !cursor.hasModifier(.class)
      && TypeDecl.enclosing(cursor, ancestry: file.ancestry) != nil
  }

  /// The variables that have the value of a parameter: the parameter of a function, the properties that
  /// an initializer gives it to.
  ///
  /// - Parameter parts: the declarations and extensions of the type that an initializer creates.
  func variables(of parameter: Int, parts: [TypeDecl]) -> [SyntaxCursor] {
    if let memberwise {
      return memberwise.properties[parameter].binding.child(.identifierPattern).map { [$0] } ?? []
    }
    let own = parameters[parameter]
    guard cursor.kind == .initializerDecl else { return [own.cursor] }
    let names = cursor.names(assignedFrom: own.name)
    return [own.cursor]
      + parts.flatMap(\.storedProperties).filter { names.contains($0.name) }
      .compactMap { $0.binding.child(.identifierPattern) }
  }
}

extension OwnCallee {
  /// The value that a parameter has where a call leaves it out.
  func defaultValue(of parameter: Int) -> SyntaxCursor? {
    let decl = memberwise?.properties[parameter].binding ?? parameters[parameter].cursor
    return decl.child(.initializerClause)?.children.first { _ in true }
  }

  /// The variables that are a parameter: the parameter of a function, the properties that an initializer
  /// sets to it and to nothing else.
  ///
  /// - Parameter parts: the declarations and extensions of the type that an initializer creates.
  func copies(of parameter: Int, parts: [TypeDecl]) -> [SyntaxCursor] {
    guard memberwise == nil, cursor.kind == .initializerDecl else {
      return variables(of: parameter, parts: parts)
    }
    let own = parameters[parameter]
    return [own.cursor]
      + parts.flatMap(\.storedProperties).filter { property in
        let targets = [property.name, "_" + property.name]
        let values = cursor.assignments.filter { targets.contains($0.target) }.map(\.value)
        return property.wrappers.allSatisfy { $0.name == "Binding" }
          && values.count == 1 && values[0].declaredName == own.name
      }.compactMap { $0.binding.child(.identifierPattern) }
  }
}

extension SyntaxCursor {
  /// What the code of an initializer assigns, by the names of the properties.
  fileprivate var assignments: [(target: String, value: SyntaxCursor)] {
    descendants.filter { $0.kind == .sequenceExpr }.compactMap { sequence in
      let parts = Array(sequence.children)
      guard parts.count == 3, parts[1].kind == .assignmentExpr else { return nil }
      return (MemberAccessView(parts[0])?.name ?? parts[0].declaredName).map { ($0, parts[2]) }
    }
  }

  /// The properties that an initializer derives from a parameter; `_name` may be that of a property
  /// or of its storage.
  fileprivate func names(assignedFrom parameter: String) -> [String] {
    assignments.filter { _, value in
      ([value] + Array(value.descendants)).contains { $0.declaredName == parameter }
    }.map(\.target).flatMap { $0.hasPrefix("_") ? [$0, String($0.dropFirst())] : [$0] }
  }
}
