import SymbolIndex
import Syntax
import TransformKit

/// The properties of a type that are enumerations of stages already, from which its flags follow.
struct ExistingStages {
  private let names: Set<String>

  init(in type: TypeDecl, _ context: TransformContext) {
    let properties = type.storedProperties.filter { property in
      !property.isLet && property.isObserved(in: type)
        && property.typeName.map { context.hasStages(typeNamed: $0) } == true
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

  /// The name of its type, as far as the declaration shows: `Status` for `status: Status?` and `status = Status.idle`.
  fileprivate var typeName: String? {
    if let type {
      let wrapped = type.kind == .optionalType ? type.children.first { _ in true } : type
      return wrapped?.textWithoutTrivia.split(separator: ".").last.map(String.init)
    }
    let value = binding.child(.initializerClause)?.children.first { _ in true }
    return value.flatMap { MemberAccessView($0)?.base?.declaredName }
  }
}

extension TransformContext {
  /// Whether a type of the repository is an enumeration with cases such as `idle` and `failed`.
  fileprivate func hasStages(typeNamed name: String) -> Bool {
    index.declarations(named: name).contains { placed in
      guard let tree = file(at: placed.path)?.tree else { return false }
      return TypeDecl.all(in: tree).contains { type in
        type.name == name && type.cursor.kind == .enumDecl && 1 < type.stageCount
      }
    }
  }
}

extension TypeDecl {
  fileprivate var stageCount: Int {
    members.filter { $0.kind == .enumCaseDecl }.flatMap(\.children).count { element in
      guard element.kind == .enumCaseElement, let token = element.firstToken else { return false }
      let name = cursor.tree.name(of: token).lowercased()
      return StageShape.namesWork(name) || Self.stages.contains(name)
    }
  }

  private static let stages: Set<String> = [
    "completed", "done", "error", "failed", "failure", "finished", "idle", "loaded", "ready",
    "succeeded", "success",
  ]
}
