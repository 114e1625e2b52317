import SymbolIndex
import Syntax
import TransformKit

/// Enumerations of the repository with stages of any work, which its types use: `LoadingState<Value>`.
struct SharedStages: Sendable {
  private let all: [Enumeration]

  private struct Enumeration {
    let name: String
    let module: ModuleID
    /// The types with a property of it.
    let users: [String]
  }

  init(in context: TransformContext) {
    let names = context.index.typeNames.filter { name in
      Self.general.contains(name) || Self.endings.contains { name.hasSuffix($0) }
    }
    all = names.sorted().flatMap { name in
      context.index.declarations(named: name).compactMap { placed -> Enumeration? in
        guard let file = context.file(at: placed.path),
          file.declaresStages(named: name, forAnything: Self.general.contains(name))
        else { return nil }
        let users = context.files(mentioning: name).flatMap { $0.types(storing: name) }
        return users.isEmpty
          ? nil : Enumeration(name: name, module: context.modules[placed.path], users: users)
      }
    }
  }

  /// Why a type should use one of them in the place of its flags; nil where its module has none.
  func obstacle(to type: TypeDecl, _ context: TransformContext) -> Obstacle? {
    let module = context.modules[type.cursor.tree.source.path]
    let found = all.first { $0.module == module && $0.users.contains { $0 != type.name } }
    guard let found, let user = found.users.first(where: { $0 != type.name }) else { return nil }
    return Obstacle(
      .noStage, "`\(found.name)`, which `\(user)` uses, has such cases already",
      remedy: "use it here, too")
  }

  /// Names that say nothing of what is worked on.
  private static let general: Set<String> = [
    "AsyncState", "DataState", "FetchState", "LoadState", "LoadingPhase", "LoadingState",
    "LoadingStatus", "RequestState", "ScreenState", "UIState", "ViewState",
  ]

  private static let endings = ["Loadable", "Phase", "State", "Status"]
}

extension IndexedFile {
  /// Whether the file declares an enumeration at its top level that has stages, for values of any type or, where its
  /// name is general, of one.
  fileprivate func declaresStages(named name: String, forAnything isGeneral: Bool) -> Bool {
    TypeDecl.all(in: tree).contains { type in
      type.cursor.kind == .enumDecl && type.qualifiedName(ancestry: ancestry) == name
        && (isGeneral || type.cursor.child(.genericParameterClause) != nil)
        && !type.cursor.hasModifier(.private) && !type.cursor.hasModifier(.fileprivate)
        && type.hasStages
    }
  }

  /// The types with a stored property of a type.
  fileprivate func types(storing name: String) -> [String] {
    TypeDecl.all(in: tree).filter { type in
      type.storedProperties.contains { property in
        guard let text = property.type?.textWithoutTrivia else { return false }
        return text == name || text.hasPrefix(name + "<")
      }
    }.map(\.name)
  }
}
