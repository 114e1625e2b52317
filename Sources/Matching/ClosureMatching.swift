import Syntax

/// Two closures that are held against each other, and the names of their parameters.
struct ClosureScope {
  let own: Side
  let other: Side

  struct Side {
    /// The tokens of the names; nil where the parameters are `$0`, `$1`.
    let names: [Int]?
  }
}

/// A parameter of a closure that is called otherwise in the pattern.
struct RenamedParameter: Sendable {
  /// The name in the source: `view`, or `$0`.
  let name: String
  /// The tokens of the closure.
  let tokens: Range<Int>
}

/// Where a parameter is declared: how many closures further in, and its place among the parameters.
struct ParameterPlace: Equatable {
  let scope: Int
  let index: Int
}

/// `{ $0.hidden() }` is `{ view in view.hidden() }`.
extension TreeMatcher {
  mutating func matchesClosure(_ own: SyntaxCursor, _ other: SyntaxCursor) -> Bool {
    if let everything = holeForEverything(in: own) {
      let tokens = other.tokenIDs
      return take(everything, Capture(list: tokens.dropFirst().dropLast(), in: target))
    }
    guard let scope = scope(own, other) else { return false }
    let renames = renamed.count
    scopes.append(scope)
    defer { scopes.removeLast() }
    guard matchesStatements(own, other) else { return false }
    noteRenames(in: scope, of: other, behind: renames)
    return true
  }

  /// `{ $$$BODY }` takes all that stands between the braces, the parameters too.
  private func holeForEverything(in closure: SyntaxCursor) -> Int?? {
    var children = closure.children
    guard let only = children.next(), children.next() == nil,
      case .many(let index) = pattern.hole(at: only)
    else { return nil }
    return .some(index)
  }

  private mutating func matchesStatements(_ own: SyntaxCursor, _ other: SyntaxCursor) -> Bool {
    let ownStatements = own.statements
    let otherStatements = other.statements
    if !isLiteral, ownStatements.count == 1, otherStatements.count == 1,
      case .node(let ownOnly) = ownStatements[0], case .node(let otherOnly) = otherStatements[0]
    {
      if case .many = pattern.hole(at: ownOnly) {
      } else {
        return matches(ownOnly.returned, otherOnly.returned)
      }
    }
    return matchesList(ownStatements[...], otherStatements[...])
  }

  /// The names on both sides, or nil where the signatures do not fit.
  private mutating func scope(_ own: SyntaxCursor, _ other: SyntaxCursor) -> ClosureScope? {
    let (ownSignature, otherSignature) = (
      own.child(.closureSignature), other.child(.closureSignature)
    )
    switch (ownSignature, otherSignature) {
    case (nil, nil):
      return ClosureScope(own: .init(names: nil), other: .init(names: nil))
    case (let ownSignature?, let otherSignature?):
      return scope(ownSignature: ownSignature, otherSignature)
    case (let signature?, nil):
      guard !isLiteral, signature.hasOnlyParameters, case let parameters = signature.parameters,
        parameters.allSatisfy({ pattern.hole(atToken: $0.name) == .none }),
        parameters.count == other.anonymousCount
      else { return nil }
      return ClosureScope(own: .init(names: parameters.map(\.name)), other: .init(names: nil))
    case (nil, let signature?):
      guard !isLiteral, signature.hasOnlyParameters, case let parameters = signature.parameters,
        parameters.count == own.anonymousCount
      else { return nil }
      return ClosureScope(own: .init(names: nil), other: .init(names: parameters.map(\.name)))
    }
  }

  private mutating func scope(
    ownSignature own: SyntaxCursor, _ other: SyntaxCursor
  ) -> ClosureScope? {
    let (ownParameters, otherParameters) = (own.parameters, other.parameters)
    if isLiteral || pattern.hasManyHole(below: own.parameterList) {
      guard matchesElements(own, other) else { return nil }
      return ClosureScope(own: .init(names: []), other: .init(names: []))
    }
    let (ownRest, otherRest) = (own.behindParameters, other.behindParameters)
    guard ownParameters.count == otherParameters.count, ownRest.count == otherRest.count,
      zip(ownRest, otherRest).allSatisfy({ matches($0, $1) })
    else { return nil }
    for (own, other) in zip(ownParameters, otherParameters) {
      if let type = own.type {
        guard let otherType = other.type, matches(type, otherType) else { return nil }
      }
      if case .one(let index) = pattern.hole(atToken: own.name) {
        guard take(index, Capture(token: other.name, in: target)) else { return nil }
      }
    }
    return ClosureScope(
      own: .init(names: ownParameters.map(\.name)), other: .init(names: otherParameters.map(\.name))
    )
  }

  /// Remembers the parameters that a captured part would call by a name that the pattern has not.
  private mutating func noteRenames(
    in scope: ClosureScope, of closure: SyntaxCursor, behind count: Int
  ) {
    let own = scope.own.names
    let other = scope.other.names
    guard own != nil || other != nil else { return }
    for index in 0..<max(own?.count ?? 0, other?.count ?? 0) {
      let ownName = own.map { pattern.tree.name(of: TokenID($0[index])) } ?? "$\(index)"
      let otherName = other.map { target.name(of: TokenID($0[index])) } ?? "$\(index)"
      if let own, pattern.hole(atToken: own[index]) != .none { continue }
      if ownName != otherName {
        renamed.append(RenamedParameter(name: otherName, tokens: closure.tokenIDs))
      }
    }
  }

  /// The parameter that a name speaks of, if it is one of a closure within the match.
  func parameter(
    named token: Int, in tree: SyntaxTree, _ side: KeyPath<ClosureScope, ClosureScope.Side>
  ) -> ParameterPlace? {
    guard !scopes.isEmpty else { return nil }
    let name = tree.nameBytes(of: token)
    let number = tree.tokens[token].kind == .dollarIdentifier ? number(name.dropFirst()) : nil
    for (depth, scope) in scopes.enumerated().reversed() {
      if let names = scope[keyPath: side].names {
        if let index = names.firstIndex(where: { tree.nameBytes(of: $0).elementsEqual(name) }) {
          return ParameterPlace(scope: depth, index: index)
        }
      } else if let number {
        return ParameterPlace(scope: depth, index: number)
      }
    }
    return nil
  }

  private func number(_ digits: ArraySlice<UInt8>) -> Int? {
    Int(String(decoding: digits, as: UTF8.self))
  }
}

// MARK: Signatures

extension SyntaxCursor {
  fileprivate struct Parameter {
    let name: Int
    let type: SyntaxCursor?
  }

  /// The statements of a closure.
  fileprivate var statements: [NodeElements.Element] {
    children.filter { $0.kind != .closureSignature }.map { .node($0) }
  }

  /// What holds the parameters of a signature: a clause, or the signature itself.
  fileprivate var parameterList: SyntaxCursor { child(.closureParameterClause) ?? self }

  fileprivate var parameters: [Parameter] {
    parameterList.children.compactMap { parameter in
      guard parameter.kind == .closureShorthandParameter || parameter.kind == .closureParameter
      else { return nil }
      // `label name: Type` has two names, of which the second counts.
      let names = parameter.ownTokens.prefix {
        tree.tokens[$0.index].kind != .comma && tree.tokens[$0.index].kind != .colon
      }
      return names.last.map { Parameter(name: $0.index, type: parameter.lastChild) }
    }
  }

  /// Whether a signature says nothing but the parameters, their types and the result's.
  fileprivate var hasOnlyParameters: Bool { behindParameters.isEmpty }

  /// What else a signature says: captures, attributes, effects.
  fileprivate var behindParameters: [SyntaxCursor] {
    children.filter {
      switch $0.kind {
      case .closureShorthandParameter, .closureParameterClause, .returnClause: false
      default: true
      }
    }
  }

  /// How many parameters a closure without names for them has: one more than the highest it speaks of.
  fileprivate var anonymousCount: Int {
    var count = 0
    var end = 0
    for node in descendants {
      guard end <= node.id.index else { continue }
      if node.kind == .closureExpr, node.child(.closureSignature) == nil {
        // `$0` further in is that closure's own.
        end = node.id.index + Int(tree.nodes[node.id.index].subtreeSize)
        continue
      }
      guard node.kind == .declReferenceExpr, node.tokenIDs.count == 1,
        tree.tokens[node.tokenIDs.lowerBound].kind == .dollarIdentifier,
        let number = Int(tree.name(of: TokenID(node.tokenIDs.lowerBound)).dropFirst())
      else { continue }
      count = max(count, number + 1)
    }
    return count
  }
}
