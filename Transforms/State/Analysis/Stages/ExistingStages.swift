import Semantics
import SymbolIndex
import Syntax
import TransformKit

/// The properties of a type that are enumerations of stages already, from which its flags follow.
struct ExistingStages {
  private let names: Set<String>

  init(in type: TypeDecl, _ context: TransformContext) {
    let properties = type.storedProperties.filter { property in
      !property.isLet && property.isObserved(in: type)
        && context.program.ask { $0.hasStages(property) }
    }
    names = Set(properties.map(\.name))
  }

  /// The one that a function sets, or asks, where it sets a flag.
  func name(setBeside flag: StageProperty) -> String? {
    guard !names.isEmpty else { return nil }
    return flag.uses.lazy.filter(\.isWrite).compactMap { use in
      use.file.ancestry.memberDecl(around: use.node)?.descendants.lazy
        .filter { $0.kind == .declReferenceExpr }.compactMap(\.declaredName)
        .first(where: names.contains)
    }.first
  }
}

extension StoredProperty {
  /// Whether views look at the property as long as they show what it belongs to.
  func isObserved(in type: TypeDecl) -> Bool {
    let wrappers = wrappers.map(\.name)
    if type.cursor.kind == .structDecl { return wrappers == ["State"] }
    guard type.cursor.kind == .classDecl else { return false }
    return wrappers == ["Published"] || wrappers.isEmpty && type.isObservable
  }
}

extension Program {
  /// Whether the type of a property is an enumeration of the repository with cases such as `idle` and `failed`.
  fileprivate func hasStages(_ property: StoredProperty) -> Bool {
    let value = property.binding.child(.initializerClause)?.children.first { _ in true }
    let written = property.type.map { self.type(written: $0) }
    guard var found = written ?? value.map({ self.type(of: $0) }) else { return false }
    if case .nominal(let decl, let arguments) = found, name(of: decl) == "Optional",
      let wrapped = arguments.first
    {
      found = wrapped
    }
    guard case .nominal(let decl, _) = found, let enumeration = TypeDecl(cursor(of: decl)) else {
      return false
    }
    return enumeration.cursor.kind == .enumDecl && enumeration.hasStages
  }
}

extension TypeDecl {
  /// Whether the cases are stages of some work: it has not begun or goes on in one, and another one is such a stage,
  /// too. The status of an order, which may be `processing` and `completed`, is none of the view's work.
  var hasStages: Bool {
    let stages = caseNames.filter { StageShape.namesWork($0) || Self.stages.contains($0) }
    return 1 < stages.count && stages.contains { Self.beginnings.contains($0) }
  }

  /// Whether the cases say how any work goes, and nothing else: it is being done, it has failed.
  var hasStagesOfAnyWork: Bool {
    let names = caseNames
    return names.contains("loading") && names.contains { Self.failures.contains($0) }
      && names.allSatisfy { $0 == "loading" || $0 == "empty" || Self.stages.contains($0) }
  }

  private var caseNames: [String] {
    members.filter { $0.kind == .enumCaseDecl }.flatMap(\.children).compactMap {
      $0.kind == .enumCaseElement ? $0.firstToken.map(cursor.tree.name(of:)) : nil
    }.map { $0.lowercased() }
  }

  private static let failures: Set<String> = ["error", "failed", "failure"]

  private static let beginnings: Set<String> = ["idle", "initial", "loading", "ready"]

  private static let stages: Set<String> = [
    "completed", "done", "error", "failed", "failure", "finished", "idle", "initial", "loaded",
    "ready", "succeeded", "success",
  ]
}
