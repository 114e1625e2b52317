import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The value that identifies the rows of a loop: `book.id`, and its type.
struct RowTag {
  private let value: String
  let type: String
  /// The type of the elements: `Book`.
  let element: String
  /// Whether an element can be the item of a destination.
  let isHashable: Bool

  init(
    of row: PushSite.Row, at link: SyntaxCursor, in file: IndexedFile, _ type: TypeDecl,
    _ context: TransformContext
  ) throws(Obstacle) {
    let arguments = row.call.arguments
    guard ["ForEach", "List"].contains(row.call.name ?? ""),
      let data = arguments.first, data.label == nil, !data.isTrailing,
      file.ancestry.localDeclaration(of: row.element, at: link).map({
        row.closure.range.contains($0.range) && $0.range.start < link.range.start
      }) == true,
      let name = ElementType(of: data.value, in: file, type, context).name
    else { throw Self.unknown(link) }
    let isKnown = Self.standard.contains(name)
    let declared = context.index.declarations(named: name)
    let isDeclared =
      declared.count == 1 && declared[0].symbol.qualifiedName == name
      && context.modules[declared[0].path] == context.modules[file.path]
    guard isKnown || isDeclared else { throw Self.unknown(link) }
    element = name
    isHashable = isKnown || context.index.inheritedNames(of: name).contains("Hashable")
    switch arguments.first(where: { $0.label == "id" })?.value.textWithoutTrivia {
    case "\\.self":
      value = row.element
      self.type = name
    case nil, "\\.id":
      guard context.index.inheritedNames(of: name).contains("Identifiable") else {
        throw Self.unknown(link)
      }
      value = row.element + ".id"
      self.type = name + ".ID"
    default:
      throw Self.unknown(link)
    }
  }

  /// The arguments of a link that selects a row.
  func arguments(for state: String) -> String { "tag: \(value), selection: $\(state)" }

  private static func unknown(_ link: SyntaxCursor) -> Obstacle {
    Obstacle(
      .pushedWithoutState,
      "Statewise cannot tell the identity (`id`) of the rows that contain the `NavigationLink`",
      at: link)
  }

  /// Types of the standard library and Foundation whose values identify themselves.
  private static let standard: Set<String> = ["Int", "String", "UUID", "URL", "Date"]
}

/// The type of the elements of a collection, as far as declarations state it.
private struct ElementType {
  let name: String?

  init(
    of data: SyntaxCursor, in file: IndexedFile, _ type: TypeDecl, _ context: TransformContext
  ) {
    var components = data.textWithoutTrivia.split(separator: ".").map(String.init)
    if components.first == "self" { components.removeFirst() }
    guard let first = components.first,
      components.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }),
      file.ancestry.localDeclaration(of: first, at: data) == nil
    else {
      name = nil
      return
    }
    var owner = type.name
    for component in components.dropLast() {
      guard let next = Self.type(of: component, in: owner, context), next.isTypeName else {
        name = nil
        return
      }
      owner = next
    }
    let last = components.last.flatMap { Self.type(of: $0, in: owner, context) }
    name = last.flatMap(Self.element)
  }

  /// The declared type of a property.
  private static func type(
    of property: String, in owner: String, _ context: TransformContext
  ) -> String? {
    let placed = context.index.declarations(named: owner)
    guard let place = placed.first, placed.count == 1,
      let file = context.screens.file(at: place.path)
    else { return nil }
    let members = ([place] + context.index.extensions(named: owner)).flatMap { place in
      place.path == file.path
        ? TypeDecl(SyntaxCursor(tree: file.tree, id: place.symbol.node))?.members ?? [] : []
    }
    let bindings = members.flatMap(\.children).filter {
      $0.kind == .patternBinding && $0.child(.identifierPattern)?.text == property
    }
    guard let binding = bindings.first, bindings.count == 1 else { return nil }
    if let type = binding.child(.typeAnnotation)?.children.first(where: { _ in true }) {
      return type.textWithoutTrivia
    }
    // `= Model()`
    let value = binding.child(.initializerClause)?.child(.functionCallExpr)
    return value.flatMap(FunctionCallView.init)?.name
  }

  /// `Book` for `[Book]`.
  private static func element(of type: String) -> String? {
    for (start, end) in [("[", "]"), ("Array<", ">"), ("FetchedResults<", ">")]
    where type.hasPrefix(start) && type.hasSuffix(end) {
      let name = String(type.dropFirst(start.count).dropLast(end.count))
      return name.isTypeName ? name : nil
    }
    return nil
  }
}

extension String {
  fileprivate var isTypeName: Bool {
    first?.isUppercase == true && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
