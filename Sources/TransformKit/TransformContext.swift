import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax

/// The queries of a transform about anything but the file that it looks at.
public struct TransformContext: Sendable {
  /// The meaning of the repository's declarations to SwiftUI.
  public private(set) var model: RepositoryModel
  /// Which files are compiled into one module.
  public let modules: ModuleMap
  private var queries: RepositoryQueries
  /// What is known of the modules that the repository imports.
  private let known: Lazy<KnownDeclarations>
  private let deploymentTargets: DeploymentTargetMap
  /// What linters and formatters ask of the files.
  public let codeStyles: CodeStyleMap
  /// Which targets of Xcode projects compile a file.
  public let buildTargets: BuildTargets
  private let xcode16: Lazy<Bool>
  private let options: OptionChoices
  /// The boldest changes that the run makes.
  public let safety: Safety

  /// - Parameter files: gives the tree of any file of the repository.
  public init(
    model: RepositoryModel = RepositoryModel(), index: SymbolIndex = SymbolIndex(),
    modules: ModuleMap = ModuleMap(), known: Lazy<KnownDeclarations> = Lazy { KnownDeclarations() },
    files: any FileProvider = FixedFiles(),
    deploymentTargets: DeploymentTargetMap = DeploymentTargetMap(),
    codeStyles: CodeStyleMap = CodeStyleMap(), buildTargets: BuildTargets = BuildTargets(),
    isBuiltWithXcode16: Lazy<Bool> = Lazy(computed: false),
    options: OptionChoices = OptionChoices(), safety: Safety = .safe
  ) {
    self.model = model
    self.modules = modules
    self.known = known
    queries = RepositoryQueries(
      files: files, index: Lazy(computed: index), modules: modules, targets: buildTargets,
      known: known)
    self.deploymentTargets = deploymentTargets
    self.codeStyles = codeStyles
    self.buildTargets = buildTargets
    xcode16 = isBuiltWithXcode16
    self.options = options
    self.safety = safety
  }

  /// The context, with the places where some names are mentioned.
  public func knowing(_ mentions: [Mention]) -> TransformContext {
    var context = self
    context.model = model.knowing(mentions)
    return context
  }

  /// The context of a repository in which some files have changed, to ask about files of which
  /// `asked` has the paths. What an edit of some files cannot have changed is kept of the context after the last one.
  public func reading(
    _ files: any FileProvider, changed: [FileFacts], index: Lazy<SymbolIndex>, asked: Set<String>,
    editing edited: Set<String> = [], after previous: TransformContext? = nil
  ) -> TransformContext {
    var context = self
    context.model = model.replacing(changed)
    context.queries = RepositoryQueries(
      files: files, index: index, modules: modules, targets: buildTargets, known: known,
      asked: asked, of: queries, editing: edited, after: previous?.queries)
    return context
  }

  /// The context to ask about all files. What a view is shown in may be in a file that was not asked about.
  public var aboutAllFiles: TransformContext {
    var context = self
    context.queries = queries.aboutAllFiles
    return context
  }

  /// The oldest releases that the code of a file is to run on.
  public func deploymentTargets(for path: String) -> DeploymentTargets {
    var targets = deploymentTargets[path]
    guard targets.targets.isEmpty else { return targets }
    let evidence = once {
      ReleaseEvidence(
        index: index, mentions: queries.mentions.value, modules: modules, files: queries.files
      ) { deploymentTargets[$0].targets.isEmpty }
    }
    if let release = evidence.release(of: modules[path]) {
      targets.evidence = Availability(iOS: release)
    }
    return targets
  }

  /// Whether the project files say that the code is built with Xcode 16 or later.
  public var isBuiltWithXcode16: Bool { xcode16.value }

  /// The values of a transform's options.
  public func options(of transform: some Transform) -> OptionValues {
    options.values(for: transform)
  }
}

// MARK: Queries

extension TransformContext {
  /// The types that the repository declares, and the names that each file mentions.
  public var index: SymbolIndex { queries.index.value }

  /// What names refer to, and what types expressions have.
  public var program: SharedProgram { queries.program }

  /// Whether the repository declares a modifier for all views that a file can call.
  ///
  /// - Parameter fullName: the name with its labels: `hidden()`.
  public func declaresModifier(_ fullName: String, for file: ParsedFile) -> Bool {
    program.ask { $0.isOwnModifier(fullName, on: .unknown, at: file.tree.root) }
  }

  /// The presentation routes of the views that dismiss themselves.
  public var screens: Screens { queries.screens.value }

  /// A value of its type about the whole repository, which is made when it is first asked for.
  public func once<Value: Sendable>(_ make: () -> Value) -> Value { queries.once.value(make) }

  /// The file at a path with its tree; nil when it cannot be read or has syntax errors.
  public func file(at path: String) -> IndexedFile? { queries.files.files(at: [path])[0] }

  /// The paths of the files whose text holds a word, also in comments and strings.
  public func paths(withText word: String) -> some Sequence<String> {
    index.paths.lazy.filter { queries.files.text(at: $0)?.holds(word) ?? false }
  }

  /// The files that may mention a name, comments and strings left out, in the order of the index.
  public func files(mentioning name: String) -> [IndexedFile] {
    queries.files.files(at: paths(mentioning: name)).compactMap(\.self)
  }

  /// The paths of these files, which need not be read for it.
  public func paths(mentioning name: String) -> [String] {
    queries.mentions.value.files(mentioning: name)
  }

  /// Whether a file may mention a name, comments and strings left out.
  public func mentions(_ name: String) -> Bool {
    queries.mentions.value.files(mentioning: name).contains { _ in true }
  }

  /// The functions of a name, at the top level, in types and in functions.
  public func functions(named name: String) -> [FunctionDeclView] {
    queries.functions.value(for: name) {
      queries.files.files(at: queries.mentions.value.files(declaringFunction: name))
        .compactMap(\.self).flatMap { file in
          file.tree.nodes(ofKind: .functionDecl).filter { $0.declaration(of: name) != nil }
        }.compactMap(FunctionDeclView.init)
    }
  }

  /// The places that use declarations of one name, or may, by file, in the order of the index.
  ///
  /// - Parameters:
  ///   - decls: the nodes that declare them, such as the pattern of a variable.
  ///   - arePrivate: whether only the files that declare them can name them.
  ///   - other: a name that a file has to mention, too, for its uses to count.
  public func uses(
    of decls: [SyntaxCursor], arePrivate: Bool, inFilesMentioning other: String? = nil
  ) -> [(file: IndexedFile, uses: [DeclUse])] {
    queries.uses.uses(of: decls, arePrivate: arePrivate, inFilesMentioning: other)
  }

  /// The places that make an instance of a type, in the order of the index.
  ///
  /// - Parameters:
  ///   - type: its name with those of the types around it: `Outer.Inner`.
  ///   - path: a file that declares or extends it.
  public func constructions(
    of type: String, declaredIn path: String
  ) -> [TypeUses.Construction] {
    queries.constructions.constructions(of: type, declaredIn: path)
  }
}
