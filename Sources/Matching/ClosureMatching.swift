import Syntax

/// A closure of the pattern, the closure of the source that it is compared with, and the parameter
/// names of both.
struct ClosureScope {
  let own: Side
  let other: Side

  struct Side {
    /// The tokens of the names; nil if the closure uses `$0`, `$1`.
    let names: [Int]?
  }
}

/// A closure parameter whose name differs from the pattern's.
struct RenamedParameter: Sendable {
  /// The name in the source: `view`, or `$0`.
  let name: String
  /// The tokens of the closure.
  let tokens: Range<Int>
}

/// The closure that declares a parameter, and the parameter's index.
struct ParameterPlace: Equatable {
  let scope: Int
  let index: Int
}

/// Matches closures: `{ $0.hidden() }` matches `{ view in view.hidden() }`.
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
    noteRenames(in: scope, of: other, after: renames)
    return true
  }

  /// Returns the metavariable of `{ $$$BODY }`, which matches everything between the braces,
  /// including parameters.
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

  /// Returns the parameter names of both closures, or nil if the signatures do not match.
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
    let (ownRest, otherRest) = (own.clausesAfterParameters, other.clausesAfterParameters)
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

  /// Records the closure parameters whose names differ between pattern and source.
  private mutating func noteRenames(
    in scope: ClosureScope, of closure: SyntaxCursor, after count: Int
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

  /// Returns the closure parameter that a name refers to, if a closure in the match declares it.
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

  /// The node that contains the parameters of a signature: a clause, or the signature itself.
  fileprivate var parameterList: SyntaxCursor { child(.closureParameterClause) ?? self }

  fileprivate var parameters: [Parameter] {
    parameterList.children.compactMap { parameter in
      guard parameter.kind == .closureShorthandParameter || parameter.kind == .closureParameter
      else { return nil }
      // `label name: Type` has two names; the second is the parameter's name.
      let names = parameter.ownTokens.prefix {
        tree.tokens[$0.index].kind != .comma && tree.tokens[$0.index].kind != .colon
      }
      return names.last.map { Parameter(name: $0.index, type: parameter.lastChild) }
    }
  }

  /// Whether a signature contains only parameters, their types and the result type.
  fileprivate var hasOnlyParameters: Bool { clausesAfterParameters.isEmpty }

  /// The other parts of a signature: captures, attributes, effects.
  fileprivate var clausesAfterParameters: [SyntaxCursor] {
    children.filter {
      switch $0.kind {
      case .closureShorthandParameter, .closureParameterClause, .returnClause: false
      default: true
      }
    }
  }

  /// The number of parameters of a closure that uses `$0`, `$1`: one more than the highest index.
  fileprivate var anonymousCount: Int {
    var count = 0
    var end = 0
    for node in descendants {
      guard end <= node.id.index else { continue }
      if node.kind == .closureExpr, node.child(.closureSignature) == nil {
        // `$0` in a nested closure belongs to the nested closure.
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
