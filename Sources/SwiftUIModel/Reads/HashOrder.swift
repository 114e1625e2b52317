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
  static func nameOfShown(newBy call: FunctionCallView) -> String? {
    guard call.makesHashes else { return nil }
    let tree = call.cursor.tree
    let order = HashOrder(ancestry: Ancestry(of: tree), tree: tree, depth: 3)
    return order.isShown(from: call.cursor) ? call.name : nil
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
        if Self.ends.contains(name) { return false }
      case .functionCallExpr:
        guard let call = FunctionCallView(ancestor) else { return false }
        guard call.callee?.id != place.id else { break }
        if ["ForEach", "List"].contains(call.name) { return true }
        if call.name != "Array" { return isOrdered }
        isOrdered = true
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
    switch name {
    case "Set": arguments.count == 1
    case "Dictionary": !arguments.isEmpty
    default: false
    }
  }
}
