import KnownModules
import Parser
import SourceText
import SymbolIndex
import Syntax

/// A declaration of a page with the comments above it.
struct AnnotatedDeclaration {
  /// The declared name; of an initializer that of its type.
  let name: String
  /// The label of each parameter, or the name of one without.
  let parameters: [String]
  let annotations: [Annotation]
  /// What a type declaration or extension names after its colon.
  let inherited: [String]

  static func all(of module: KnownModule) -> [AnnotatedDeclaration] {
    let source = SourceText(path: module.name, bytes: module.chunks.flatMap(\.code))
    return all(of: Array(SyntaxParser().parse(source).root.children), type: "", common: [])
  }

  /// - Parameter common: the annotations of the extension around the declarations.
  private static func all(
    of decls: [SyntaxCursor], type: String, common: [Annotation]
  ) -> [AnnotatedDeclaration] {
    decls.flatMap { decl -> [AnnotatedDeclaration] in
      let own = common + annotations(above: decl)
      guard let declared = TypeDecl(decl) else {
        return [member(decl, name: decl.kind == .initializerDecl ? type : nil, own)]
      }
      let members = all(
        of: decl.members, type: declared.name, common: declared.isExtension ? own : [])
      let itself = AnnotatedDeclaration(
        name: declared.name, parameters: [], annotations: declared.isExtension ? [] : own,
        inherited: declared.inheritedNames)
      return [itself] + members
    }
  }

  private static func member(
    _ decl: SyntaxCursor, name: String?, _ annotations: [Annotation]
  ) -> AnnotatedDeclaration {
    let parameters =
      FunctionDeclView(decl)?.parameters ?? InitializerDeclView(decl)?.parameters ?? []
    return AnnotatedDeclaration(
      name: name ?? decl.declaredNames.first?.name ?? "",
      parameters: parameters.map { $0.label ?? $0.name }, annotations: annotations, inherited: [])
  }

  private static func annotations(above decl: SyntaxCursor) -> [Annotation] {
    guard let first = decl.firstToken else { return [] }
    let trivia = decl.tree.source.string(decl.tree.triviaRange(before: first))
    return trivia.split(separator: "\n").compactMap { line in
      Annotation.all(inComment: line.drop { $0 == " " })
    }.flatMap(\.self)
  }
}
