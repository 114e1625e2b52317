import SymbolIndex
import Syntax

/// The places where a repository's own views and functions use the content that they are given.
struct ContentUses {
  let key: ContentParameter

  /// A place that uses it.
  struct Content {
    let file: IndexedFile
    /// The content, with its call if it is called.
    let expression: SyntaxCursor
    /// The argument of the call for each name.
    let arguments: [String: Int]
  }

  func expressions(in files: [IndexedFile]) -> [Content] {
    key.isType ? uses(inTypes: files) : uses(inFunctions: files)
  }

  // MARK: Functions

  private func uses(inFunctions files: [IndexedFile]) -> [Content] {
    files.flatMap { file in
      file.tree.nodes(ofKind: .functionDecl).compactMap(FunctionDeclView.init)
        .filter { $0.name == key.callee }
        .flatMap { function -> [Content] in
          let parameters = function.parameters
          let arguments = arguments(for: InitializerSignature(of: parameters)) {
            [parameters[$0].name]
          }
          return contents(in: function.cursor, arguments, file)
        }
    }
  }

  /// The argument for each name; empty when the call does not match the signature.
  private func arguments(
    for signature: InitializerSignature, names: (Int) -> [String]
  ) -> [String: Int] {
    guard let indices = signature.parameterIndices(of: key.arguments, lookingThroughAliases: true)
    else { return [:] }
    var arguments: [String: Int] = [:]
    for (argument, parameter) in indices.enumerated() {
      for name in names(parameter) { arguments[name] = argument }
    }
    return arguments
  }

  // MARK: Types

  private func uses(inTypes files: [IndexedFile]) -> [Content] {
    let decls = files.flatMap { file in
      TypeDecl.all(in: file.tree).filter { $0.name == key.callee }.map { (file: file, decl: $0) }
    }
    let arguments = decls.map { self.arguments(ofInitializersIn: $0.decl) }
      .reduce(into: [String: Int]()) { $0.merge($1) { first, _ in first } }
    return decls.flatMap { contents(in: $0.decl.cursor, arguments, $0.file) }
  }

  /// The argument for each property.
  private func arguments(ofInitializersIn decl: TypeDecl) -> [String: Int] {
    if let memberwise = MemberwiseInitializer(of: decl) {
      return arguments(for: memberwise.signature) { [memberwise.properties[$0].name] }
    }
    var all: [String: Int] = [:]
    for initializer in decl.members.compactMap(InitializerDeclView.init) {
      let parameters = initializer.parameters
      let own = arguments(for: InitializerSignature(of: initializer)) {
        initializer.cursor.names(assignedFrom: parameters[$0].name)
      }
      all.merge(own) { first, _ in first }
    }
    return all
  }

  // MARK: References

  private func contents(
    in decl: SyntaxCursor, _ arguments: [String: Int], _ file: IndexedFile
  ) -> [Content] {
    arguments.filter { $0.value == key.index }.keys.sorted().flatMap { name in
      references(to: name, in: decl, file).map {
        Content(file: file, expression: $0, arguments: arguments)
      }
    }
  }

  /// The references to a name inside a declaration, with their calls. References in an initializer
  /// only pass the content on.
  private func references(
    to name: String, in decl: SyntaxCursor, _ file: IndexedFile
  ) -> [SyntaxCursor] {
    file.uses(of: name).compactMap { use in
      guard use.kind == .declReferenceExpr, decl.range.contains(use.range),
        !file.ancestry.ancestors(of: use).contains(where: { $0.kind == .initializerDecl })
      else { return nil }
      var place = use
      if let member = file.ancestry.parent(of: use).flatMap(MemberAccessView.init),
        member.base?.id != use.id
      {
        guard member.base?.text == "self" else { return nil }
        place = member.cursor
      }
      if let call = file.ancestry.parent(of: place).flatMap(FunctionCallView.init),
        call.callee?.id == place.id
      {
        return call.cursor
      }
      return place
    }
  }
}

extension SyntaxCursor {
  /// The properties that an initializer derives from a parameter.
  fileprivate func names(assignedFrom parameter: String) -> [String] {
    descendants.filter { $0.kind == .sequenceExpr }.compactMap { sequence in
      let parts = Array(sequence.children)
      guard parts.count == 3, parts[1].kind == .assignmentExpr,
        parts[2].declaredName == parameter
          || parts[2].descendants.contains(where: { $0.declaredName == parameter })
      else { return nil }
      let name = MemberAccessView(parts[0])?.name ?? parts[0].declaredName
      return name.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
    }
  }
}
