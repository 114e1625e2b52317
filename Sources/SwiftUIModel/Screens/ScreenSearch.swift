import Semantics
import SymbolIndex
import Syntax

/// Searches a repository for what presents its views.
///
/// The search walks up from each place that creates one of some types. The wrappers that a walk
/// ends at (a view around it, a property that returns it) are searched for in turn, in files that
/// the search has not read yet: it lists them in `wantedFiles` and continues when it is given them.
/// So a file is parsed once, and only if it matters.
public struct ScreenSearch: Sendable {
  let facts: DeclarationFacts
  private let subject: Subject
  /// The files whose views are asked about; nil for all.
  private let asked: Set<String>?

  private(set) var files: [IndexedFile] = []
  private(set) var numbers: [String: Int] = [:]
  /// The files that are not valid Swift, which may use anything.
  private var unreadable: Set<String> = []

  private(set) var properties: [DismissProperty] = []
  /// The uses of each wrapper, once all files that may use it are read.
  private(set) var uses: [Wrapper: [Use]] = [:]
  /// The files that may use a wrapper too, but were not read.
  private(set) var unread: [Wrapper: [UnreadFile]] = [:]
  /// The names that lead to what creates each type, once the files that mention them are read.
  private(set) var spellings: [TypeKey: TypeSpellings] = [:]
  private var found: Set<Wrapper> = []
  private var waiting: [Wrapper] = []

  /// The types of SwiftUI whose extensions say how views are dismissed.
  static let extendedTypes = ["EnvironmentValues", "Binding"]

  /// The paths of the files that it needs next; none when it is done.
  public private(set) var wantedFiles: [String]

  /// Which views are asked about.
  public enum Subject: Sendable {
    /// Those that dismiss themselves.
    case dismissing
    /// All.
    case all
  }

  /// A place that uses a wrapper, and the result of the ancestor walk from it.
  struct Use: Sendable {
    let expression: SyntaxCursor
    let result: WalkResult
    /// For content that is passed: the parameter that each variable has the value of, where the
    /// content is used.
    var variables: [DeclID: Int] = [:]
    /// Whether another view uses this member, so that other names are in scope there.
    var isElsewhere = false
  }

  /// A search that has not started: it needs files first.
  ///
  /// - Parameters:
  ///   - asked: the paths of the files whose views are asked about; nil for all.
  ///   - mentions: the mention table of the index.
  ///   - targets: which targets compile a file.
  ///   - program: the same repository.
  public init(
    for subject: Subject, in asked: Set<String>? = nil, index: SymbolIndex, mentions: MentionTable,
    modules: ModuleMap, targets: BuildTargets = BuildTargets(), program: SharedProgram
  ) {
    self.subject = subject
    self.asked = asked
    facts = DeclarationFacts(
      index: index, mentions: mentions, modules: modules, targets: targets, program: program)
    switch subject {
    case .dismissing:
      // Existing extensions of the environment and of bindings are read before more are added.
      let extended = Self.extendedTypes.flatMap { index.extensions(named: $0) }
      let environment = Set(mentions.files(mentioning: "Environment"))
      let keys = DismissProperty.Key.allCases.map(\.rawValue)
      let users = Set(keys.flatMap { mentions.files(mentioning: $0) }).intersection(environment)
      let wanted = users.union(extended.map(\.path))
      wantedFiles = index.paths.filter(wanted.contains)
    case .all:
      wantedFiles = index.paths.filter(Set(facts.viewLikeTypes.map(\.path)).contains)
    }
  }

  /// The search after it has read all files that it wants.
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

  /// Takes files that were wanted, and continues with them.
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
    var wanted = protocolPaths.filter { !isRead($0) }
    while let wrapper = waiting.popLast() {
      let missing = files(using: wrapper).filter { !isRead($0) }
      if missing.isEmpty {
        expand(wrapper)
      } else {
        wanted.formUnion(missing)
        stalled.append(wrapper)
      }
    }
    swap(&waiting, &stalled)
    wantedFiles = facts.index.paths.filter(wanted.contains)
  }

  private var stalled: [Wrapper] = []
  /// The files that declare protocols with requirements for the views.
  private var protocolPaths: Set<String> = []

  /// Starts from the views of a file that the search is about.
  private mutating func begin(in file: IndexedFile) {
    let own = DismissProperty.all(in: file.tree, ancestry: file.ancestry).filter {
      isAsked($0.type, in: file)
    }
    properties += own
    for property in own {
      find(.type(facts.key(of: property.type, in: file)))
      protocolPaths.formUnion(facts.index.protocols(of: property.type.name).map(\.path))
    }
    guard subject == .all else { return }
    for decl in TypeDecl.all(in: file.tree) where !decl.isExtension && facts.isViewLike(decl) {
      find(.type(facts.key(of: decl, in: file)))
    }
  }

  /// Whether a type is declared or extended in a file that is asked about.
  private func isAsked(_ type: TypeDecl, in file: IndexedFile) -> Bool {
    guard let asked, !asked.contains(file.path) else { return true }
    return facts.placedTypes(of: facts.key(of: type, in: file)).contains { asked.contains($0.path) }
  }

  private mutating func find(_ wrapper: Wrapper) {
    if found.insert(wrapper).inserted { waiting.append(wrapper) }
  }
}

// MARK: Going on

extension ScreenSearch {
  /// The files that may use a wrapper, in the order of the index.
  private mutating func files(using wrapper: Wrapper) -> [String] {
    switch wrapper {
    case .type(let key):
      return files(creating: key)
    case .member(let key):
      return key.file.map { [$0] } ?? facts.mentions.files(mentioning: key.name)
    case .parameter(let key):
      return files(of: key)
    }
  }

  /// The files that may use a content parameter: where its function is, or its type.
  private func files(of key: ContentParameter) -> [String] {
    guard let type = key.type else { return [facts.program.ask { $0.path(of: key.callee) }] }
    let paths = facts.placedTypes(of: type).map(\.path)
    return paths.indices.filter { !paths[..<$0].contains(paths[$0]) }.map { paths[$0] }
  }

  /// The files that may create an instance of a type, as far as the files that were read tell.
  private mutating func files(creating key: TypeKey) -> [String] {
    var missing: [String] = []
    spellings[key] =
      spellings[key]
      ?? TypeSpellings(of: created(key)) { name in
        let paths = key.file.map { [$0] } ?? facts.mentions.files(mentioning: name)
        guard paths.allSatisfy(isRead) else {
          missing = paths
          return nil
        }
        return paths.compactMap { numbers[$0] }.map { files[$0] }
      }
    guard let found = spellings[key] else { return missing }
    return key.file.map { [$0] } ?? found.files(in: facts.mentions, of: facts.index)
  }

  /// The files that may use a wrapper although it is not known how. A value's own member is used
  /// where its type is named.
  private func unreadFiles(mentioning wrapper: Wrapper) -> [UnreadFile] {
    switch wrapper {
    case .type(let key) where key.file == nil:
      return facts.index.unreadFiles(mentioningOneOf: spellings[key]?.names ?? [key.name])
    case .member(let key) where key.file == nil:
      let files = facts.index.unreadFiles(mentioningOneOf: [key.name])
      guard key.isOfValues, let owner = key.owner else { return files }
      return files.filter { $0.mayMention(owner.name) }
    case .type, .member, .parameter:
      return []
    }
  }

  /// Whether a file was read, or cannot be.
  private func isRead(_ path: String) -> Bool {
    numbers[path] != nil || unreadable.contains(path)
  }

  func created(_ key: TypeKey) -> CreatedType {
    CreatedType(key, parts: declarations(of: key), facts: facts)
  }

  private mutating func expand(_ wrapper: Wrapper) {
    let paths = files(using: wrapper)
    let readable = paths.compactMap { numbers[$0] }.map { files[$0] }
    var uses: [Use]
    switch wrapper {
    case .type(let key):
      uses = self.uses(of: key, in: readable) + unnamedUses(of: key) + usesElsewhere(of: key)
    case .member(let key):
      uses = self.uses(of: key, in: readable)
    case .parameter(let key):
      uses = self.uses(of: key, in: readable)
    }
    self.uses[wrapper] = uses
    unread[wrapper] = unreadFiles(mentioning: wrapper)
    for use in uses { follow(use.result) }
  }

  private mutating func follow(_ result: WalkResult) {
    switch result {
    case .wrapped(let wrapper):
      find(wrapper)
    case .passed(let passage, let then):
      for parameter in passage.parameters { find(.parameter(parameter)) }
      follow(then)
    case .presented, .preview, .unresolved:
      return
    }
  }

  /// Whether a place only serves previews or tests.
  func isPreviewOrTest(_ place: SyntaxCursor) -> Bool {
    numbers[place.tree.source.path].map { files[$0].isPreviewOrTest(place) } ?? false
  }
}
