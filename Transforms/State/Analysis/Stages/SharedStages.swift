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
          file.declaresStages(named: name, forAnything: true)
        else { return nil }
        let users = context.files(mentioning: name).flatMap { $0.types(storing: name) }
        let isShared = file.declaresStages(named: name, forAnything: false) || 1 < Set(users).count
        return users.isEmpty || !isShared && !Self.general.contains(name)
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
  fileprivate static let general: Set<String> = [
    "AsyncState", "DataState", "FetchState", "LoadState", "LoadingPhase", "LoadingState",
    "LoadingStatus", "RequestState", "ScreenState", "UIState", "ViewState",
  ]

  private static let endings = ["Loadable", "Phase", "State", "Status"]
}

extension IndexedFile {
  /// Whether the file declares an enumeration at its top level that has stages.
  ///
  /// - Parameter isGeneral: whether one counts that is not generic, but has only cases that may be of any work.
  fileprivate func declaresStages(named name: String, forAnything isGeneral: Bool) -> Bool {
    TypeDecl.all(in: tree).contains { type in
      type.cursor.kind == .enumDecl && type.qualifiedName(ancestry: ancestry) == name
        && (type.cursor.child(.genericParameterClause) != nil
          || isGeneral && (SharedStages.general.contains(name) || type.hasStagesOfAnyWork))
        && !type.cursor.hasModifier(.private) && !type.cursor.hasModifier(.fileprivate)
        && type.hasStages
    }
  }

  /// The types with a stored property of a type.
  fileprivate func types(storing name: String) -> [String] {
    TypeDecl.all(in: tree).filter { type in
      type.storedProperties.contains { property in
        let value = property.binding.child(.initializerClause)?.children.first { _ in true }
        guard let text = property.type?.textWithoutTrivia ?? value?.textWithoutTrivia else {
          return false
        }
        return [name, name + "?"].contains(text)
          || ["<", "."].contains { text.hasPrefix(name + $0) }
      }
    }.map(\.name)
  }
}
