import Semantics
import SymbolIndex
import Syntax

/// The order of a set or dictionary, which another one of the same elements need not have.
///
/// The seed of the hashes is the same in a whole run, but the order depends on how the storage came about, too.
struct HashOrder {
  private let ancestry: Ancestry
  private let tree: SyntaxTree
  /// How many more variables are followed.
  private let depth: Int

  /// The type of a new set or dictionary whose order the code goes on to show: `Array(Set(tags))`.
  static func nameOfShown(newBy call: FunctionCallView, _ program: Program) -> String? {
    guard call.makesHashes || program.copiesHashes(call) else { return nil }
    let name = call.nameNode?.declaredName
    let tree = call.cursor.tree
    let order = HashOrder(ancestry: Ancestry(of: tree), tree: tree, depth: 3)
    return order.isShown(from: call.cursor) ? name : nil
  }

  /// The name of a local dictionary or set that begins empty, and whose order the code goes on to show.
  static func nameOfShown(declaredBy variable: SyntaxCursor) -> String? {
    guard let binding = variable.child(.patternBinding),
      let name = binding.child(.identifierPattern)?.textWithoutTrivia, binding.beginsEmpty
    else { return nil }
    let tree = variable.tree
    let order = HashOrder(ancestry: Ancestry(of: tree), tree: tree, depth: 2)
    return order.isShown(byUsesOf: name) ? name : nil
  }

  /// Follows a value outward, to what reads it in its order or in none.
  private func isShown(from value: SyntaxCursor) -> Bool {
    var place = value
    var isOrdered = false
    for ancestor in ancestry.ancestors(of: value) {
      switch ancestor.kind {
      case .memberAccessExpr:
        guard let name = MemberAccessView(ancestor)?.name else { return false }
        if Self.readers.contains(name) { isOrdered = true }
        if Self.ends.contains(name) {
          // Entries with the same value may be in any order.
          let call = ancestry.parent(of: ancestor).flatMap(FunctionCallView.init)
          guard call?.comparesValues == true else { return false }
          isOrdered = true
        }
      case .functionCallExpr:
        guard let call = FunctionCallView(ancestor) else { return false }
        guard call.callee?.id != place.id else { break }
        if ["ForEach", "List"].contains(call.name) { return true }
        if call.name != "Array" { return isOrdered }
        isOrdered = true
      case .forStmt: return isOrdered || ancestor.iterates(over: place)
      case .labeledExpr, .tupleExpr, .optionalChainingExpr, .forceUnwrapExpr, .initializerClause,
        .accessorBlock, .returnStmt:
        break
      case .patternBinding:
        guard let name = ancestor.child(.identifierPattern)?.textWithoutTrivia else { return false }
        return isOrdered || isShown(byUsesOf: name)
      default: return isOrdered
      }
      place = ancestor
    }
    return isOrdered
  }

  private func isShown(byUsesOf name: String) -> Bool {
    guard 0 < depth else { return true }
    let next = HashOrder(ancestry: ancestry, tree: tree, depth: depth - 1)
    return tree.nodes(ofKind: .declReferenceExpr).contains {
      $0.declaredName == name && next.isShown(from: $0)
    }
  }

  /// Members that give elements one after another, or one of them.
  private static let readers: Set = [
    "compactMap", "dropFirst", "dropLast", "enumerated", "first", "flatMap", "forEach", "joined",
    "keys", "lazy", "map", "popFirst", "prefix", "reversed", "suffix", "values",
  ]

  /// Members that give the same in whatever order.
  private static let ends: Set = [
    "allSatisfy", "contains", "count", "isDisjoint", "isEmpty", "isSubset", "isSuperset", "max",
    "min", "sort", "sorted",
  ]
}

extension FunctionCallView {
  /// `Set(tags)`, `Dictionary(grouping: notes, by: \.day)`
  fileprivate var makesHashes: Bool {
    switch nameNode?.declaredName {
    case "Set": arguments.count == 1
    case "Dictionary": !arguments.isEmpty
    case "reduce": arguments.first.map { $0.value.isEmptyHash } ?? false
    default: false
    }
  }

  /// `sorted { $0.value > $1.value }`
  fileprivate var comparesValues: Bool {
    arguments.contains { argument in
      let names = argument.value.descendants.compactMap(\.declaredName)
      return names.contains("value") && !names.contains("key")
    }
  }
}

extension SyntaxCursor {
  /// `[:]`, `Set<Int>()`
  fileprivate var isEmptyHash: Bool {
    let text = textWithoutTrivia
    return text == "[:]" || text.hasPrefix("Set<") && text.hasSuffix("()")
      || text.hasPrefix("[") && text.hasSuffix("]()") && text.contains(":")
  }

  /// Whether a variable begins as an empty dictionary or set: `var counts: [Character: Int] = [:]`.
  fileprivate var beginsEmpty: Bool {
    guard let value = initialCode else { return false }
    let written = child(.typeAnnotation)?.textWithoutTrivia ?? ""
    return value.isEmptyHash || value.textWithoutTrivia == "[]" && written.hasPrefix(":Set<")
  }

  /// Whether a loop goes through the elements of an expression.
  fileprivate func iterates(over expression: SyntaxCursor) -> Bool {
    children.contains { $0.id == expression.id }
  }
}

extension Program {
  /// Whether a call makes a set or dictionary of another one: `tags.filter { … }`.
  fileprivate func copiesHashes(_ call: FunctionCallView) -> Bool {
    guard let name = call.member?.name, Self.copying.contains(name) else { return false }
    return knownName(of: type(of: call.cursor)).map { ["Dictionary", "Set"].contains($0) } ?? false
  }

  private static var copying: Set<String> {
    [
      "compactMapValues", "filter", "intersection", "mapValues", "merging", "subtracting",
      "symmetricDifference", "union",
    ]
  }
}
