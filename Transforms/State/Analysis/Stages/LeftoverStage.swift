import SymbolIndex
import Syntax
import TransformKit

/// A property that is a stage beside a flag, or the message of one, and that no group takes up: `isConnected` beside
/// `isConnecting`, a text for a flag `hasFailed`. An enumeration without it would say `idle` of what is connected.
struct LeftoverStage {
  let obstacle: Obstacle

  init?(
    of flag: StageProperty, beside others: [StageProperty], in type: TypeDecl,
    _ context: TransformContext
  ) {
    let properties = type.storedProperties.filter { property in
      !property.isLet && property.isObserved(in: type) && property.name != flag.name
    }
    if let (alert, message) = others.alertOfMessage {
      obstacle = Obstacle(
        .noStage,
        "`\(alert.name)`, which code sets beside `\(message.name)`, shows the same failure",
        remedy: "show the alert while there is an error", at: alert.property.decl)
      return
    }
    let failure = others.first { $0.isFlag && $0.isAboutFailure && $0.obstacle == nil }
    for property in properties {
      if let stem = flag.stem, property.name.lowercased().contains(stem + "ed"), property.isBoolean,
        property.changes(beside: flag, inBranches: true, context)
      {
        obstacle = Obstacle(
          .noStage,
          "`\(property.name)`, which code sets beside `\(flag.name)`, is another stage of the work",
          at: property.decl)
        return
      }
      if let failure, property.isMessage, property.changes(beside: failure, context) {
        obstacle = Obstacle(
          .noStage, "the text in `\(property.name)` belongs to `\(failure.name)`",
          remedy: "let an optional text take the place of both", at: property.decl)
        return
      }
    }
    return nil
  }
}

extension [StageProperty] {
  /// A flag that has to stay and is set together with an error, with the error, of which nothing but a text is shown.
  fileprivate var alertOfMessage: (alert: StageProperty, message: StageProperty)? {
    for alert in self where alert.isFlag && alert.isAboutFailure && alert.obstacle != nil {
      let message = first { other in
        !other.isFlag && other.isAboutFailure && other.changes(with: alert)
          && other.uses.allSatisfy { $0.isWrite || $0.action == .read && $0.chain == nil }
      }
      if let message { return (alert, message) }
    }
    return nil
  }
}

extension StageProperty {
  /// The word for the work without its ending: `connect` of `isConnecting`.
  fileprivate var stem: String? {
    // What is loaded is there, and may be loaded again.
    guard let verb = WorkName(of: name)?.verb, !isAboutLoading else { return nil }
    return ["sending": "s", "verifying": "verifi"][verb] ?? String(verb.dropLast(3))
  }
}

extension StoredProperty {
  fileprivate var isBoolean: Bool {
    type?.textWithoutTrivia == "Bool"
      || binding.child(.initializerClause)?.child(.booleanLiteralExpr) != nil
  }

  /// Whether it is a text about what went wrong: `errorMessage: String = ""`.
  fileprivate var isMessage: Bool {
    let value = binding.child(.initializerClause)?.children.first { _ in true }
    let name = name.lowercased()
    return value?.textWithoutTrivia == "\"\"" && ["error", "fail"].contains { name.contains($0) }
  }

  /// Whether one function sets the property, and the flag as well.
  ///
  /// - Parameter isBranch: whether only what is set in a branch counts, such as that of success.
  fileprivate func changes(
    beside flag: StageProperty, inBranches isBranch: Bool = false, _ context: TransformContext
  ) -> Bool {
    guard let pattern = binding.child(.identifierPattern) else { return false }
    let homes = Set(flag.uses.filter(\.isWrite).map(\.home))
    return context.uses(of: [pattern], arePrivate: isPrivate).contains { file, uses in
      uses.contains { use in
        file.ancestry.isAssigned(use.name) && homes.contains(StageUse.Home(of: use.name, in: file))
          && (!isBranch || file.ancestry.isInBranch(use.name))
      }
    }
  }
}

extension Ancestry {
  /// Whether code is in a branch of the function or closure around it.
  fileprivate func isInBranch(_ place: SyntaxCursor) -> Bool {
    ancestors(of: place).prefix { !$0.isBody }.contains {
      [.doStmt, .ifExpr, .switchExpr].contains($0.kind)
    }
  }

  /// Whether a name is what an assignment changes.
  fileprivate func isAssigned(_ name: SyntaxCursor) -> Bool {
    let place = withSelf(name)
    guard let sequence = parent(of: place), sequence.kind == .sequenceExpr else { return false }
    let parts = Array(sequence.children)
    return 1 < parts.count && parts[0].id == place.id && parts[1].kind == .assignmentExpr
  }
}
