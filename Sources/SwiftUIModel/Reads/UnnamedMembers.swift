import Semantics
import SymbolIndex
import Syntax

// The members of the repository that code runs without naming them.

extension RepositoryMembers {
  /// Functions, properties, initializers and subscripts, operators and those of result builders left out.
  func unwritten(_ program: Program) -> [DeclID] {
    let named = UnnamedMembers.protocols.sorted { $0.key < $1.key }.flatMap { name, protocols in
      declarations(named: name, program).filter { program.mayMeet($0, protocols) }
    }
    let literals = nodes(
      ofKind: .initializerDecl, inFilesMentioning: UnnamedMembers.labels, program
    ) { node in
      InitializerDeclView(node)?.parameters.first?.label.map(UnnamedMembers.labels.contains)
        ?? false
    }
    let subscripts = nodes(
      ofKind: .subscriptDecl, inFilesMentioning: UnnamedMembers.collections, program
    ) { _ in true }
    return named + literals + subscripts.filter { program.mayMeet($0, UnnamedMembers.collections) }
  }

  /// The functions of result builders with the type that declares them.
  func builders(_ program: Program) -> [(builder: DeclID, function: DeclID)] {
    UnnamedMembers.buildFunctions.flatMap { declarations(named: $0, program) }.compactMap {
      function in
      guard let owner = program.owner(of: function),
        program.cursor(of: owner).children.contains(where: {
          $0.kind == .attribute && $0.textWithoutTrivia == "@resultBuilder"
        })
      else { return nil }
      return (owner, function)
    }
  }
}

/// The names of members that code runs without naming them.
enum UnnamedMembers {
  /// The protocols by which code runs a member of a name; none for a name that tells it.
  static let protocols: [String: Set<String>] = [
    "allCases": ["CaseIterable"], "animatableData": [], "animate": ["CustomAnimation"],
    "appendInterpolation": [], "compare": ["SortComparator"], "count": collections,
    "customMirror": [], "debugDescription": [], "defaultValue": [], "description": [],
    "effectValue": [], "encode": ["Codable", "Encodable"], "endIndex": collections,
    "errorDescription": [], "explicitAlignment": [], "failureReason": [], "format": ["FormatStyle"],
    "hash": [], "helpAnchor": [], "id": ["Identifiable"], "index": collections,
    "localizedStringResource": [], "makeCache": ["Layout"], "makeIterator": [],
    "next": ["IteratorProtocol", "Sequence"], "path": ["InsettableShape", "Shape"],
    "placeSubviews": ["Layout"], "rawValue": [], "recoverySuggestion": [],
    "reduce": ["PreferenceKey"], "resolve": ["ShapeStyle"], "sizeThatFits": ["Layout"],
    "spacing": ["Layout"], "startIndex": collections, "transferRepresentation": [],
    "update": ["DynamicProperty"], "updateCache": ["Layout"],
  ]

  static let collections: Set = [
    "BidirectionalCollection", "Collection", "LazyCollectionProtocol", "LazySequenceProtocol",
    "MutableCollection", "RandomAccessCollection", "RangeReplaceableCollection", "Sequence",
  ]

  /// The labels of the initializers that literals run.
  static let labels: Set = [
    "arrayLiteral", "booleanLiteral", "dictionaryLiteral", "extendedGraphemeClusterLiteral",
    "floatLiteral", "integerLiteral", "nilLiteral", "stringInterpolation", "stringLiteral",
    "unicodeScalarLiteral",
  ]

  static let buildFunctions = [
    "buildArray", "buildBlock", "buildEither", "buildExpression", "buildFinalResult",
    "buildLimitedAvailability", "buildOptional", "buildPartialBlock",
  ]

  static let others: Set = [
    "callAsFunction", "dynamicallyCall", "projectedValue", "wrappedValue",
  ]
}

extension Program {
  /// Whether code may run a function or property of the repository without naming it: also an operator.
  public func mayRunUnnamed(_ decl: DeclID) -> Bool {
    let name = name(of: decl)
    if let protocols = UnnamedMembers.protocols[name] { return mayMeet(decl, protocols) }
    return UnnamedMembers.buildFunctions.contains(name) || UnnamedMembers.others.contains(name)
      || name.isEmpty || name.isOperatorName
  }

  /// Whether the type of a member, or the extension that declares it, names one of some protocols.
  fileprivate func mayMeet(_ member: DeclID, _ protocols: Set<String>) -> Bool {
    if protocols.isEmpty { return true }
    let cursor = cursor(of: member)
    let homes = [
      TypeDecl.enclosing(cursor, ancestry: file(member.file).indexed.ancestry),
      owner(of: member).flatMap { TypeDecl(self.cursor(of: $0)) },
    ]
    return homes.compactMap(\.self).contains { !protocols.isDisjoint(with: $0.inheritedNames) }
  }
}

extension String {
  /// Whether a name is that of an operator: neither a word nor in backticks.
  var isOperatorName: Bool { first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false }
}
