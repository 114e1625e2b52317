import Semantics
import SourceText
import SymbolIndex
import Syntax

/// What declarations say of the code that a search walks through.
struct DeclarationFacts: Sendable {
  let index: SymbolIndex
  let mentions: MentionTable
  let modules: ModuleMap
  let targets: BuildTargets
  let program: SharedProgram
  let viewLike: ViewLikeNames
  private let filesWithSwiftUI: Set<String>
  /// The functions of the repository by name, those in types and functions included.
  let functionsByName = Locked<[String: [DeclID]]>([:])

  init(
    index: SymbolIndex, mentions: MentionTable, modules: ModuleMap,
    targets: BuildTargets = BuildTargets(), program: SharedProgram
  ) {
    self.index = index
    self.mentions = mentions
    self.modules = modules
    self.targets = targets
    self.program = program
    viewLike = ViewLikeNames(index)
    filesWithSwiftUI = Set(mentions.files(mentioning: "SwiftUI"))
  }

  func key(of type: TypeDecl, in file: IndexedFile) -> TypeKey {
    key(named: type.qualifiedName(ancestry: file.ancestry), in: file.path)
  }

  /// The type that a file declares or extends by a qualified name.
  func key(named qualifiedName: String, in path: String) -> TypeKey {
    TypeKey(qualifiedName, in: path, index: index, modules: modules)
  }
}

// MARK: Types

extension DeclarationFacts {
  /// The declarations of a type, followed by its extensions.
  func placedTypes(of key: TypeKey) -> [SymbolIndex.PlacedType] {
    (index.declarations(named: key.name) + index.extensions(named: key.name))
      .filter { key.covers($0, index: index, modules: modules) }
  }

  /// Whether the name of a type in a file may mean the declarations in some others: no target compiles the file
  /// with another declaration of the name instead.
  func mayMean(_ key: TypeKey, declaredIn homes: Set<String>, at path: String) -> Bool {
    let own = targets[path]
    if own.isEmpty || homes.contains(path) { return true }
    let isBeside = homes.contains { targets[$0].isEmpty || !targets[$0].isDisjoint(with: own) }
    return isBeside
      || !index.declarations(named: key.name).contains { other in
        other.symbol.qualifiedName == key.qualifiedName
          && !targets[other.path].isDisjoint(with: own)
      }
  }

  /// The paths without those that no target compiles, where targets compile others of them.
  func compiled(_ paths: Set<String>) -> Set<String> {
    let isBuilt = paths.contains { targets[$0].contains { 0 <= $0 } }
    return isBuilt
      ? paths.filter { targets[$0].isEmpty || targets[$0].contains { 0 <= $0 } } : paths
  }

  /// Whether a name is that of a view of the repository. A name that SwiftUI has too refers to the
  /// repository's type where the module of the file declares one.
  func declaresView(_ name: String, for file: IndexedFile) -> Bool {
    guard viewLike.decides(name) != false else { return false }
    let decls = index.declarations(named: name)
    guard SwiftUINames[name].contains(.container) else { return !decls.isEmpty }
    return decls.contains {
      modules[$0.path] == modules[file.path] && filesWithSwiftUI.contains($0.path)
    }
  }
}

// MARK: Views

extension DeclarationFacts {
  /// Whether a type, or the type that an extension extends, is a view, modifier or style, so that its
  /// body is shown where it is used.
  func isViewLike(_ type: TypeDecl) -> Bool {
    viewLike.decides(type.name)
      ?? program.ask { program in decl(of: type, program).map { isViewLike($0, program) } ?? false }
  }

  /// The declaration of a type, or of the type that an extension extends.
  func decl(of type: TypeDecl, _ program: Program) -> DeclID? {
    guard type.isExtension else { return program.decl(at: type.cursor) }
    let written = type.cursor.children.first {
      $0.kind == .identifierType || $0.kind == .memberType
    }
    return written.flatMap { program.decl(of: program.type(written: $0)) }
  }

  /// What kind of type declares the members of a declaration or extension.
  func home(of type: TypeDecl) -> MemberKey.Home {
    let decls = index.declarations(named: type.name)
    // Without the declarations of SwiftUI, its protocols are known by their names.
    if decls.isEmpty, SwiftUINames[type.name].contains(.viewLikeProtocol) { return .proto }
    var kinds = type.isExtension ? Set(decls.map(\.symbol.kind)) : [type.cursor.kind]
    if 1 < kinds.count {
      kinds = program.ask { program in
        Set([decl(of: type, program).map { program.cursor(of: $0).kind } ?? .extensionDecl])
      }
    }
    switch kinds.first {
    case .protocolDecl: return .proto
    case .structDecl, .enumDecl: return isViewLike(type) ? .view : .value
    default: return .object
    }
  }

  /// The declarations of all such types.
  var viewLikeTypes: [SymbolIndex.PlacedType] {
    index.typeNames.filter { viewLike.decides($0) != false }.flatMap(index.declarations)
  }

  private func isViewLike(_ decl: DeclID, _ program: Program) -> Bool {
    guard case .metatype(let type) = program.type(ofDeclared: decl) else { return false }
    return program.protocols(of: type).contains { proto in
      program.knownModule(of: proto) != nil
        && SwiftUINames[program.name(of: proto)].contains(.viewLikeProtocol)
    }
  }

  /// Whether a place is in an initializer of a class of which nothing in the repository makes an instance. A storyboard
  /// calls `init(coder:)`.
  func isNeverRun(_ place: SyntaxCursor, in file: IndexedFile) -> Bool {
    guard
      let initializer = file.ancestry.ancestors(of: place).first(where: {
        $0.kind == .initializerDecl
      }),
      InitializerDeclView(initializer)?.parameters.first?.label != "coder",
      let type = TypeDecl.enclosing(initializer, ancestry: file.ancestry), !type.isExtension,
      type.cursor.kind == .classDecl, !type.cursor.hasModifier(.public),
      !type.cursor.hasModifier(.open), type.cursor.child(.attribute) == nil
    else { return false }
    return mentions.files(mentioning: type.name).allSatisfy { $0 == file.path }
      && file.tree.mentions(of: type.name).count { _ in true } == 1
  }

  /// Whether a value of a type may be a view: unless the type is known and none.
  func mayBeView(_ type: SyntaxCursor?) -> Bool {
    guard let type else { return true }
    switch type.kind {
    case .optionalType, .implicitlyUnwrappedOptionalType, .attributedType, .tupleType,
      .tupleTypeElement:
      let parts = type.children.filter { $0.kind != .attribute }
      return parts.count == 1 && mayBeView(parts[0])
    case .identifierType, .memberType:
      return program.ask { program in
        guard case .nominal(let decl, _) = program.type(written: type) else { return true }
        return program.cursor(of: decl).kind == .classDecl || isViewLike(decl, program)
      }
    case .arrayType, .dictionaryType, .functionType, .metatypeType: return false
    default: return true
    }
  }
}
