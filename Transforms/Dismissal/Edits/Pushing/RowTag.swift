import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What tells the rows of a loop apart: the element, and the value that identifies it, such as `book.id`.
struct RowTag {
  /// The type of the elements: `Book`.
  let element: String
  /// Whether the type says nothing about the elements: `Int`, `String`.
  let isStandard: Bool
  private let isHashable: Bool
  private let row: PushSite.Row
  private let link: SyntaxCursor
  private let isIdentifiable: Bool

  init(
    of row: PushSite.Row, at link: SyntaxCursor, in file: IndexedFile, _ type: TypeDecl,
    _ context: TransformContext
  ) throws(Obstacle) {
    let arguments = row.call.arguments
    let subject = "the rows that contain the `NavigationLink`"
    guard ["ForEach", "List"].contains(row.call.name ?? ""),
      let data = arguments.first, data.label == nil, !data.isTrailing,
      file.ancestry.localDeclaration(of: row.element, at: link).map({
        row.closure.range.contains($0.range) && $0.range.start < link.range.start
      }) == true
    else { throw Self.obstacle("Statewise cannot tell the elements of \(subject)", link) }
    let resolved = row.nameOfElementType(in: context)
    guard
      let name = ElementType(of: row.call.enumerated ?? data.value, in: file, type, context).name
        ?? resolved
    else { throw Self.obstacle("Statewise cannot tell the element type of \(subject)", link) }
    let isKnown = Self.standard.contains(name)
    let all = context.index.declarations(named: name)
    let nested = type.qualifiedName(ancestry: file.ancestry) + "." + name
    let declared = all.filter {
      [name, nested].contains($0.symbol.qualifiedName)
        && context.modules[$0.path] == context.modules[file.path]
    }
    let isResolved =
      resolved == name && !all.isEmpty && !all.contains { $0.symbol.qualifiedName == nested }
    guard isKnown || declared.count == 1 || isResolved else {
      throw Self.obstacle(
        all.isEmpty
          ? "`\(name)`, the element type of \(subject), is declared in no file of this repository"
          : "several declarations may be meant by `\(name)`, the element type of \(subject)", link)
    }
    self.row = row
    self.link = link
    element = name
    isStandard = isKnown
    // A type of the same name in another module may conform to more.
    func allConform(to name: String) -> Bool {
      all.allSatisfy { $0.symbol.inheritedNames.contains(name) }
    }
    isHashable =
      isKnown || (all.count == 1 ? context.isHashable(name) : allConform(to: "Hashable"))
    isIdentifiable =
      all.count == 1
      ? context.index.inheritedNames(of: name).contains("Identifiable")
      : allConform(to: "Identifiable")
  }

  /// - Throws: where an element cannot be the item of a destination.
  func checkForDestination() throws(Obstacle) {
    guard !isHashable else { return }
    throw Obstacle(
      .pushedWithoutState,
      "`\(element)` is not `Hashable`, as the item of a destination has to be", at: link)
  }

  /// The value that a link compares with the selection, and its type.
  private var identity: (value: String, type: String)? {
    switch row.call.arguments.first(where: { $0.label == "id" })?.value.textWithoutTrivia {
    case "\\.self": (row.element, element)
    case nil, "\\.id", "\\.element.id":
      isIdentifiable ? (row.element + ".id", element + ".ID") : nil
    default: nil
    }
  }

  /// The type of the state that selects a row, and the arguments of a link for it.
  func selection(
    _ state: String
  ) throws(Obstacle) -> (type: String, value: String, arguments: String) {
    if row.isNested {
      throw Self.obstacle(
        "the `NavigationLink` is in a loop within a loop, so one element does not tell which link is active",
        link)
    }
    guard let identity else {
      throw Self.obstacle(
        "Statewise cannot tell the identity (`id`) of the rows that contain the `NavigationLink`",
        link)
    }
    return (identity.type, identity.value, "tag: \(identity.value), selection: $\(state)")
  }

  /// The element, as the loop calls it: `book`.
  var elementName: String { row.element }

  private static func obstacle(_ reason: String, _ link: SyntaxCursor) -> Obstacle {
    Obstacle(.pushedWithoutState, reason, at: link)
  }

  /// Types of the standard library and Foundation whose values identify themselves.
  private static let standard: Set<String> = ["Int", "String", "UUID", "URL", "Date"]
}

extension PushSite.Row {
  /// The name of the elements' type, as the uses of an element tell it.
  fileprivate func nameOfElementType(in context: TransformContext) -> String? {
    let use = closure.descendants.first {
      $0.kind == .declReferenceExpr && $0.declaredName == element
    }
    return use.flatMap { use in
      context.program.ask { program in
        guard case .nominal(let type, let arguments) = program.type(of: use), arguments.isEmpty,
          program.owner(of: type) == nil
        else { return nil }
        return program.name(of: type)
      }
    }
  }
}

extension TransformContext {
  /// Whether a type of the repository is hashable: it says so, or is an enumeration without values, or a model
  /// of SwiftData.
  fileprivate func isHashable(_ name: String) -> Bool {
    if index.inheritedNames(of: name).contains("Hashable") { return true }
    guard let place = index.declarations(named: name).first, let file = file(at: place.path) else {
      return false
    }
    let type = SyntaxCursor(tree: file.tree, id: place.symbol.node)
    if type.kind == .classDecl {
      return type.children.contains { $0.kind == .attribute && $0.textWithoutTrivia == "@Model" }
    }
    return type.kind == .enumDecl
      && !type.descendants.contains { $0.kind == .enumCaseParameterClause }
  }
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
      let file = context.file(at: place.path)
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
