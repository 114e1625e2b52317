import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The elements of a loop, as their type tells of them.
struct RowElement {
  /// The type, as the structure that gets the state writes it: `Book`, `Shelf.Book`.
  let type: String
  /// What to call an element: `Book`; nil where its type says nothing about it, as `Int`.
  let name: String?
  /// The type; unknown for a class that Xcode generates.
  let resolved: SwiftType
  let isHashable: Bool
  let isIdentifiable: Bool
  /// Whether it is a value with variables, so that a state keeps a copy of what code may change.
  let mayChange: Bool
  /// Why no state can have the type.
  let obstacle: String?

  /// What an obstacle calls the rows.
  static let subject = "the rows that contain the `NavigationLink`"

  /// - Parameters:
  ///   - variable: the parameter of the loop's closure.
  ///   - home: the structure that gets the state.
  /// - Returns: nil where the type is not known.
  init?(
    of variable: SyntaxCursor, in row: PushSite.Row, _ home: TypeDecl, _ program: Program
  ) {
    let type = row.typeOfElement(variable, program)
    guard case .nominal(let decl, let arguments) = type, type.isComplete else { return nil }
    let (text, first) = program.spelling(of: decl, in: home)
    self.type = text
    resolved = type
    name = program.isStandard(decl) ? nil : program.name(of: decl)
    isHashable =
      program.conforms(type, to: "Hashable", of: "Swift") == true || program.isModelClass(decl)
    isIdentifiable = program.conforms(type, to: "Identifiable", of: "Swift") == true
    mayChange = program.isChangingValue(decl)
    let meant = program.meaning(
      of: text.firstComponent, at: home.cursor.child(.memberBlock) ?? home.cursor)
    obstacle =
      if !arguments.isEmpty {
        "`\(program.text(of: type))`, the element type of \(Self.subject), is generic"
      } else if meant.decls != [first] {
        "several declarations may be meant by `\(text)`, the element type of \(Self.subject)"
      } else {
        nil
      }
  }

  /// An object of a class that Xcode generates for an entity: `FetchedResults<Gift>`.
  init?(fetchedBy data: SyntaxCursor, _ context: TransformContext, _ program: Program) {
    guard case .nominal(let results, _) = program.type(of: data),
      program.name(of: results) == "FetchedResults", program.knownModule(of: results) != nil,
      let property = program.declarations(of: data).first,
      let written = program.binding(of: property)?.child(.typeAnnotation)?.textWithoutTrivia,
      written.hasSuffix(">"), let start = written.firstIndex(of: "<")
    else { return nil }
    let name = String(written[written.index(after: start)...].dropLast())
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      context.index.declarations(named: name).isEmpty
    else { return nil }
    self.name = name
    type = name
    resolved = .unknown
    isHashable = true
    isIdentifiable = true
    mayChange = false
    obstacle = nil
  }
}

/// What tells the elements of a loop apart.
struct RowIdentity {
  /// `book.id`
  let value: String
  /// `Book.ID`
  let type: String

  /// Why it is not known, as far as the type of `id` tells.
  static func obstacle(of element: RowElement, in row: PushSite.Row, _ program: Program) -> String {
    if let id = program.variable(named: "id", of: element.resolved, at: row.closure),
      id.type.isComplete
    {
      return "`id` of `\(element.type)`, which tells apart \(RowElement.subject), is "
        + "`\(program.text(of: id.type))`, and Statewise writes no state of that type"
    }
    return "Statewise cannot tell the identity (`id`) of \(RowElement.subject)"
  }

  /// - Returns: nil where it is not known.
  init?(of element: RowElement, in row: PushSite.Row, _ program: Program) {
    let id = row.call.arguments.first { $0.label == "id" }?.value.textWithoutTrivia
    if id == "\\.self" {
      (value, type) = (row.element, element.type)
      return
    }
    guard [nil, "\\.id", "\\.element.id"].contains(id) else { return nil }
    // Without `id`, the loop asks for identifiable elements, or for a range of numbers.
    if element.isIdentifiable {
      (value, type) = (row.element + ".id", element.type + ".ID")
      return
    }
    guard id != nil,
      let member = program.variable(named: "id", of: element.resolved, at: row.closure),
      case .nominal(let decl, let arguments) = member.type, arguments.isEmpty,
      program.isStandard(decl)
    else { return nil }
    (value, type) = (row.element + ".id", program.text(of: member.type))
  }
}

extension PushSite.Row {
  /// The type of an element, as its declaration or a use of it tells it.
  fileprivate func typeOfElement(_ variable: SyntaxCursor, _ program: Program) -> SwiftType {
    let declared = program.decl(at: variable).map { program.type(ofDeclared: $0) } ?? .unknown
    guard !declared.isComplete else { return declared }
    let use = closure.descendants.first {
      $0.kind == .declReferenceExpr && $0.declaredName == element
    }
    return use.map { program.type(of: $0) } ?? .unknown
  }
}

extension Program {
  /// Whether a type is one of the standard library or Foundation, which says nothing about what its values are for.
  fileprivate func isStandard(_ decl: DeclID) -> Bool {
    knownModule(of: decl).map { ["Swift", "Foundation"].contains($0) } ?? false
  }

  /// A class of SwiftData, which is hashable.
  fileprivate func isModelClass(_ decl: DeclID) -> Bool {
    cursor(of: decl).children.contains {
      $0.kind == .attribute && $0.textWithoutTrivia == "@Model"
    }
  }

  /// Whether a type is a structure of the repository with variables.
  fileprivate func isChangingValue(_ decl: DeclID) -> Bool {
    guard let type = TypeDecl(cursor(of: decl)), type.cursor.kind == .structDecl else {
      return false
    }
    return type.storedProperties.contains { !$0.isLet }
  }

  /// A type as code in another type writes it, and the declaration that its first name means.
  fileprivate func spelling(of decl: DeclID, in home: TypeDecl) -> (text: String, first: DeclID) {
    let around = self.decl(at: home.cursor).map(outerTypes(of:)) ?? []
    var parts = [decl]
    for outer in outerTypes(of: decl).dropFirst() {
      if around.contains(outer) { break }
      parts.insert(outer, at: 0)
    }
    return (parts.map(name(of:)).joined(separator: "."), parts[0])
  }

  /// A type and those around it, the innermost first.
  private func outerTypes(of decl: DeclID) -> [DeclID] {
    [decl] + (owner(of: decl).map(outerTypes(of:)) ?? [])
  }
}

extension String {
  fileprivate var firstComponent: String { String(prefix { $0 != "." }) }
}
