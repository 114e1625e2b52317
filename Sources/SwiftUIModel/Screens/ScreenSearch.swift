import SymbolIndex
import Syntax

/// The search for what shows the views of a repository.
///
/// It starts with some types and goes up from where each is made. What it meets there (a view around
/// it, a property that returns it) is looked for in turn, in files that it has not seen yet: it says
/// which, and goes on when it is given them. So each file is parsed once, and only if it matters.
public struct ScreenSearch: Sendable {
  let index: SymbolIndex
  let modules: ModuleMap
  private let mentions: MentionTable
  private let filesWithSwiftUI: Set<String>
  let viewLike: ViewLikeTypes
  private let subject: Subject

  private(set) var files: [IndexedFile] = []
  private var numbers: [String: Int] = [:]
  /// The files that cannot be read as Swift, which may use anything.
  private var unreadable: Set<String> = []

  private var properties: [DismissProperty] = []
  /// Where each carrier is used, as soon as all files are there that may use it.
  private(set) var uses: [Carrier: [Use]] = [:]
  private var found: Set<Carrier> = []
  private var waiting: [Carrier] = []

  /// The paths of the files that it needs next, none when it is done.
  public private(set) var wantedFiles: [String]

  /// Which views are asked about.
  public enum Subject: Sendable {
    /// Those that close themselves.
    case dismissing
    /// All.
    case all
  }

  /// A place that uses a carrier, and what is met on the way up from it.
  struct Use: Sendable {
    let expression: SyntaxCursor
    let climb: Climb
    /// For content that is handed over: which argument of the call each name stands for, there where
    /// the content is used.
    var arguments: [String: Int] = [:]
    /// Whether another view asks for what this one is made of, so that other names are known there.
    var isElsewhere = false
  }

  /// A search that has not begun: it has to be given files first.
  ///
  /// - Parameter mentions: the table of the index.
  public init(
    for subject: Subject, index: SymbolIndex, mentions: MentionTable, modules: ModuleMap
  ) {
    self.subject = subject
    self.index = index
    self.modules = modules
    viewLike = ViewLikeTypes(index)
    self.mentions = mentions
    filesWithSwiftUI = Set(mentions.files(mentioning: "SwiftUI"))
    switch subject {
    case .dismissing:
      // What the environment and bindings are extended by is looked at before they are extended more.
      let extended = Self.extendedTypes.flatMap { index.extensions(named: $0) }
      let environment = Set(mentions.files(mentioning: "Environment"))
      let keys = DismissProperty.Key.allCases.map(\.rawValue)
      let holders = Set(keys.flatMap { mentions.files(mentioning: $0) }).intersection(environment)
      let wanted = holders.union(extended.map(\.path))
      wantedFiles = index.paths.filter(wanted.contains)
    case .all:
      let types = index.typeNames.filter(viewLike.isViewLike).flatMap(index.declarations)
      wantedFiles = index.paths.filter(Set(types.map(\.path)).contains)
    }
  }

  /// The search with all the files read that it wants.
  public func finished(reading provider: some FileProvider) -> ScreenSearch {
    var search = self
    while !search.wantedFiles.isEmpty {
      let wanted = search.wantedFiles
      let files = provider.files(at: wanted)
      search.add(
        files.compactMap(\.self), unreadable: zip(wanted, files).filter { $1 == nil }.map(\.0))
    }
    return search
  }

  /// Takes files that were wanted, and goes on with them.
  ///
  /// - Parameter unreadable: the paths of those that are not Swift.
  public mutating func add(_ newFiles: [IndexedFile], unreadable: [String] = []) {
    self.unreadable.formUnion(unreadable)
    for file in newFiles {
      numbers[file.path] = files.count
      files.append(file)
      begin(in: file)
    }
    wantedFiles = []
    var wanted = protocolPaths.filter {
      numbers[$0] == nil && !self.unreadable.contains($0)
    }
    while let carrier = waiting.popLast() {
      let missing = files(using: carrier).filter {
        numbers[$0] == nil && !self.unreadable.contains($0)
      }
      if missing.isEmpty {
        expand(carrier)
      } else {
        wanted.formUnion(missing)
        stalled.append(carrier)
      }
    }
    swap(&waiting, &stalled)
    wantedFiles = index.paths.filter(wanted.contains)
  }

  private var stalled: [Carrier] = []
  /// The files that declare protocols which the views conform to, and may owe something.
  private var protocolPaths: Set<String> = []

  /// Looks for what the search is about in a file.
  private mutating func begin(in file: IndexedFile) {
    let own = DismissProperty.all(in: file.tree, ancestry: file.ancestry)
    properties += own
    for property in own {
      find(.type(key(of: property.type, in: file)))
      protocolPaths.formUnion(index.protocols(of: property.type.name).map(\.path))
    }
    guard subject == .all else { return }
    for decl in TypeDecl.all(in: file.tree) where !decl.isExtension && isViewLike(decl.name) {
      find(.type(key(of: decl, in: file)))
    }
  }

  private mutating func find(_ carrier: Carrier) {
    if found.insert(carrier).inserted { waiting.append(carrier) }
  }
}

// MARK: Going on

extension ScreenSearch {
  /// The files that may use a carrier, in the order of the index.
  private func files(using carrier: Carrier) -> [String] {
    switch carrier {
    case .type(let key):
      return mentions.files(mentioning: key.name)
    case .member(let key):
      return key.file.map { [$0] } ?? mentions.files(mentioning: key.name)
    case .slot(let key):
      guard key.isType else { return mentions.files(mentioning: key.callee) }
      let decls = index.declarations(named: key.callee) + index.extensions(named: key.callee)
      let paths = Set(decls.map(\.path))
      return index.paths.filter(paths.contains)
    }
  }

  private mutating func expand(_ carrier: Carrier) {
    let paths = files(using: carrier)
    let readable = paths.compactMap { numbers[$0] }.map { files[$0] }
    var uses: [Use]
    switch carrier {
    case .type(let key):
      uses = self.uses(of: key, in: readable) + usesOutOfSight(of: key)
    case .member(let key):
      uses = self.uses(of: key, in: readable)
    case .slot(let key):
      uses = SlotUses(key: key).expressions(in: readable).map { content in
        Use(
          expression: content.expression,
          climb: use(content.expression, in: content.file).climb, arguments: content.arguments)
      }
    }
    self.uses[carrier] = uses
    for use in uses { follow(use.climb) }
  }

  private mutating func follow(_ climb: Climb) {
    switch climb {
    case .carried(let carrier):
      find(carrier)
    case .handed(let slot, _, let then):
      find(.slot(slot))
      follow(then)
    case .presented, .preview, .unresolved:
      return
    }
  }

  private func uses(of key: TypeKey, in files: [IndexedFile]) -> [Use] {
    let uses = TypeUses(key: key, index: index, modules: modules)
    return files.flatMap { file in
      uses.constructions(in: file).map { construction in
        guard let obstacle = construction.obstacle else {
          return use(construction.expression, in: file)
        }
        let place = SiteObstacle(
          code: .madeIndirectly, reason: obstacle, place: construction.expression)
        return Use(expression: construction.expression, climb: .unresolved(place))
      }
    }
  }

  /// The uses of a member. What anything may be asked for is not followed without end: a name that is
  /// used in so many places is hardly always the same member.
  private func uses(of key: MemberKey, in files: [IndexedFile]) -> [Use] {
    let members = MemberUses(
      key: key, owners: key.owner.map(declarations) ?? [], isViewLike: isViewLike)
    let places = files.map { ($0, members.expressions(in: $0)) }
    let count = places.reduce(0) { $0 + $1.1.count }
    if !key.isOwnBusiness, 60 < count, let place = places.lazy.compactMap(\.1.first).first {
      let obstacle = SiteObstacle(
        code: .madeIndirectly, reason: "by `\(key.name)`, a name that \(count) places use",
        place: place)
      return [Use(expression: place, climb: .unresolved(obstacle))]
    }
    let elsewhere = files.flatMap { file in
      members.expressionsElsewhere(in: file).map { expression in
        Use(
          expression: expression, climb: use(expression, in: file).climb, isElsewhere: true)
      }
    }
    return places.flatMap { file, expressions in expressions.map { use($0, in: file) } } + elsewhere
      + requirements(of: key, in: files)
  }

  /// The requirements of protocols that a view's member may fulfil: who asks for one by the protocol
  /// does not name the view.
  private func requirements(of key: MemberKey, in files: [IndexedFile]) -> [Use] {
    guard key.isOwnBusiness, let owner = key.owner else { return [] }
    return index.protocols(of: owner.name).compactMap { placed in
      guard let file = files.first(where: { $0.path == placed.path }),
        let decl = TypeDecl(SyntaxCursor(tree: file.tree, id: placed.symbol.node)),
        let member = decl.member(named: key.name)
      else { return nil }
      let obstacle = SiteObstacle(
        code: .madeIndirectly, reason: "by `\(key.name)`, which `\(decl.name)` asks for",
        place: member)
      return Use(expression: member, climb: .unresolved(obstacle))
    }
  }

  private func use(_ expression: SyntaxCursor, in file: IndexedFile) -> Use {
    let climbing = Climbing(
      file: file,
      key: { key(named: $0, in: file.path) },
      isViewLike: isViewLike,
      isProtocol: { name in
        index.declarations(named: name).contains { $0.symbol.kind == .protocolDecl }
      },
      declaresType: { declaresType($0, for: file) })
    return Use(expression: expression, climb: climbing.climb(from: expression))
  }

  /// Whether a name is that of a type of the repository and not SwiftUI's: one that SwiftUI has as well
  /// is meant where the module of a file declares it beside SwiftUI's.
  private func declaresType(_ name: String, for file: IndexedFile) -> Bool {
    let decls = index.declarations(named: name)
    guard SwiftUINames[name].contains(.container) else { return !decls.isEmpty }
    return decls.contains {
      modules[$0.path] == modules[file.path] && filesWithSwiftUI.contains($0.path)
    }
  }

  /// What is public in a package that others import may be used where nobody can look.
  private func usesOutOfSight(of key: TypeKey) -> [Use] {
    guard key.module.isPublished else { return [] }
    return index.declarations(named: key.name).compactMap { decl in
      guard decl.symbol.isPublic, key.covers(decl, index: index, modules: modules),
        let number = numbers[decl.path]
      else { return nil }
      let place = SyntaxCursor(tree: files[number].tree, id: decl.symbol.node)
      let obstacle = SiteObstacle(
        code: .publicInterface,
        reason: "out of sight, perhaps, since it is public in a package that others import",
        place: place, isOutOfSight: true)
      return Use(expression: place, climb: .unresolved(obstacle))
    }
  }

  /// Whether a place is only for previews and tests.
  func isRehearsal(_ place: SyntaxCursor) -> Bool {
    numbers[place.tree.source.path].map { files[$0].isRehearsal(place) } ?? false
  }

  func isViewLike(_ name: String) -> Bool { viewLike.isViewLike(name) }

  private func key(of type: TypeDecl, in file: IndexedFile) -> TypeKey {
    key(named: type.qualifiedName(ancestry: file.ancestry), in: file.path)
  }

  /// The type that a file declares or extends by a qualified name.
  func key(named qualifiedName: String, in path: String) -> TypeKey {
    TypeKey(qualifiedName, in: path, index: index, modules: modules)
  }
}

// MARK: The result

extension ScreenSearch {
  /// All that was found, once no file is wanted any more.
  public func screens() -> Screens {
    precondition(wantedFiles.isEmpty, "A search that wants files is not done.")
    var groups: [TypeKey: [DismissProperty]] = [:]
    for property in properties {
      guard let number = numbers[property.cursor.tree.source.path] else { continue }
      groups[key(of: property.type, in: files[number]), default: []].append(property)
    }
    let routes = RouteSearch(uses: uses)
    var holders = HoldingViews(of: self, routes: routes)
    let views = groups.map { key, properties in
      DismissingView(
        name: key.qualifiedName, properties: properties, declarations: declarations(of: key),
        sites: uses[.type(key), default: []].map { use in
          ViewSite(
            expression: use.expression, routes: routes.routes(of: use),
            step: holders.step(from: use))
        })
    }
    return Screens(
      dismissing: views, holders: holders.all(),
      extensions: Dictionary(
        uniqueKeysWithValues: Self.extendedTypes.map { ($0, extensions(of: $0)) }),
      files: files)
  }

  /// The types of SwiftUI that views are closed with.
  private static let extendedTypes = ["EnvironmentValues", "Binding"]

  /// The extensions of a type of SwiftUI. Where the repository declares one of the name as well, a file
  /// that imports SwiftUI means SwiftUI's.
  private func extensions(of name: String) -> [TypeDecl] {
    let isAmbiguous = !index.declarations(named: name).isEmpty
    return index.extensions(named: name).compactMap { placed in
      guard let number = numbers[placed.path],
        !isAmbiguous || SwiftUIImport.isCertain(in: files[number].tree)
      else { return nil }
      return TypeDecl(SyntaxCursor(tree: files[number].tree, id: placed.symbol.node))
    }
  }

  /// The declarations of a type, and behind them its extensions, in the files that were read.
  func declarations(of key: TypeKey) -> [TypeDecl] {
    let placed = index.declarations(named: key.name) + index.extensions(named: key.name)
    return placed.compactMap { decl in
      guard key.covers(decl, index: index, modules: modules),
        let number = numbers[decl.path]
      else { return nil }
      return TypeDecl(SyntaxCursor(tree: files[number].tree, id: decl.symbol.node))
    }
  }
}
