import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Adds what a view's module has to declare once, unless an earlier run has added it.
struct ModuleDeclarations {
  let view: DismissingView
  let options: DismissalOptions
  let context: TransformContext
  /// Finds the first view that reads the environment; nil where nothing reads it, or while it is looked for.
  var firstReader: (() -> FirstReader)?

  /// Adds the environment entry.
  func addEntry(to edits: inout DismissalEdits) throws(Obstacle) {
    let extensions = context.screens.extensions(of: "EnvironmentValues")
    let existing = EnvironmentEntry.all(named: options.key, seenFrom: property, in: context)
      .filter { !targets.separate($0.path, from: view, in: context) }
    if let taken = existing.first(where: { !$0.isDismissal(as: options.action, in: context) }) {
      throw Obstacle(
        .nameTaken, "`EnvironmentValues` already has another `\(options.key)`",
        remedy: "choose another name with the option `key`", at: taken.pattern)
    }
    if let entry = existing.first {
      guard targets.compile(existing.map(\.path), with: view, in: context) else {
        throw Obstacle(
          .nameTaken, "not every target compiles the environment entry `\(options.key)`",
          remedy: "choose another name with the option `key`", at: entry.pattern)
      }
      if let obstacle = obstacle(toUsing: entry) { throw obstacle }
      guard context.modules[entry.path] == context.modules[view.path] else {
        throw Obstacle(
          .nameTaken, "another module already has the environment entry `\(options.key)`",
          remedy: "choose another name with the option `key`", at: entry.pattern)
      }
      return
    }
    let hidden = extensions.lazy.flatMap(\.decl.members).first { member in
      member.declaredNames.contains { $0.name == options.key }
        && context.modules[member.tree.source.path] == context.modules[view.path]
    }
    if let hidden {
      throw Obstacle(
        .nameTaken, "`EnvironmentValues` already has another `\(options.key)`",
        remedy: "choose another name with the option `key`", at: hidden)
    }
    if let use = keyOfAnotherModule {
      throw Obstacle(
        .nameTaken, "another module seems to declare the environment entry `\(options.key)`",
        remedy: "choose another name with the option `key`", at: use)
    }
    if let file = context.index.unreadFiles(mentioningOneOf: [options.key]).first {
      throw Obstacle(file, mayUse: options.key)
    }
    let access = options.allowsPublicAPI && view.isPublic ? "public" : nil
    let keyType = try freeKeyType()
    let entry = OnceDeclaration.dismissAction(
      key: options.key, type: options.action.type, value: options.action.value,
      form: options.entryForm ?? context.entryForm(for: view.path), access: access,
      keyType: keyType)
    try addChoice(access: access, to: &edits)
    // While the first reader is looked for, each view is asked as if it were that.
    let readerFiles = firstReader?().files ?? FirstReader.files(for: view, in: context)
    try add(entry, toFirstOf: entryFiles(besideReader: readerFiles), for: property, &edits)
  }

  /// The files that can hold an entry, the best first.
  private func entryFiles(besideReader readerFiles: [IndexedFile]?) -> [IndexedFile] {
    context.once { EntryCollections(in: context.screens) }.files + (readerFiles ?? []) + homes.files
  }

  /// A use of the key in the view's module, although nothing in the repository declares it.
  private var keyOfAnotherModule: SyntaxCursor? {
    let module = context.modules[view.path]
    for path in context.paths(mentioning: options.key) where context.modules[path] == module {
      let paths = context.file(at: path)?.tree.nodes(ofKind: .keyPathExpr)
      if let use = paths?.first(where: { $0.textWithoutTrivia == "\\.\(options.key)" }) {
        return use
      }
    }
    return nil
  }

  /// A name for the type of the key that nothing in the repository has.
  private func freeKeyType() throws(Obstacle) -> String {
    let names = OnceDeclaration.keyTypes(of: options.key)
    if let name = names.first(where: { !context.mentions($0) }) { return name }
    throw Obstacle(
      .nameTaken, "the repository already uses \(names.map { "`\($0)`" }.joined(separator: ", "))",
      remedy: "choose another name with the option `key`", at: property)
  }

  /// Why an entry that is there cannot be used: not every platform has it, or something sets it for a part
  /// of a screen.
  private func obstacle(toUsing entry: EnvironmentEntry) -> Obstacle? {
    let remedy = "choose another name with the option `key`"
    let places = [property] + arrivals
    if !places.allSatisfy(entry.pattern.isCompiledWherever) {
      return Obstacle(
        .nameTaken, "only a branch of an `#if` declares the environment entry `\(options.key)`",
        remedy: remedy, at: entry.pattern)
    }
    let given = context.once { InnerEnvironment(in: context) }.settings(of: options.key)
      .first { !KeySettings.isForPresented($0, in: context) }
    let part = context.once { KeySettings() }.settingForPart(of: options.key, in: context)
    return (given ?? part).map {
      Obstacle(
        .nameTaken, "views within this code read another `\(options.key)` from it",
        remedy: remedy, at: $0)
    }
  }

  /// Adds the argument type of an action that takes a choice.
  private func addChoice(access: String?, to edits: inout DismissalEdits) throws(Obstacle) {
    guard case .choice = options.action else { return }
    let name = EnvironmentAction.choiceType
    if let other = context.index.declarations(named: name).first {
      throw Obstacle(
        .nameTaken, "`\(name)` is already declared in \(other.path)", at: property)
    }
    try add(
      .dismissal(named: name, access: access), toFirstOf: homes.files, for: property, &edits)
  }

  /// Adds the modifier that keeps SwiftUI's own action.
  ///
  /// - Parameter paths: the files that use it.
  func addBridge(usedIn paths: [String], to edits: inout DismissalEdits) throws(Obstacle) {
    let module = context.modules[view.path]
    for decl in context.index.declarations(named: OnceDeclaration.nativeDismissalName)
    where context.modules[decl.path] == module
      && !targets.separate(decl.path, from: view, in: context)
    {
      let codes = [false, true].flatMap { mode in
        [false, true].map { isQualified in
          OnceDeclaration.nativeDismissalCode(
            key: options.key, mode: mode, isQualified: isQualified
          ).codeWithoutSpace
        }
      }
      let types = context.file(at: decl.path).map { TypeDecl.all(in: $0.tree) } ?? []
      let isOwn = types.contains {
        codes.contains($0.cursor.textWithoutTrivia.filter { !$0.isWhitespace })
          && $0.cursor.isCompiledWherever(property)
      }
      if isOwn { return }
      throw Obstacle(
        .nameTaken,
        "`\(OnceDeclaration.nativeDismissalName)` is already declared in \(decl.path)",
        at: property)
    }
    // All changes must declare the same.
    let deployment = context.deploymentTargets(for: view.path)
    let hasDismiss = deployment.allow(Availability(iOS: 15)) || isDismissUsed
    if hasDismiss, !isDismissUsed, let caveat = deployment.caveat(about: Availability(iOS: 15)) {
      edits.add(caveat)
    }
    if let name = ["State", "ViewModifier", "View"].first(where: {
      context.isOwnType($0, at: property)
    }) {
      throw Obstacle(
        .nameMeansAnother, "the repository declares another `\(name)`", at: property)
    }
    let bridge = OnceDeclaration.nativeDismissal(
      key: options.key, mode: !hasDismiss,
      isQualified: context.isOwnType("Environment", at: property))
    let existing = EnvironmentEntry.all(named: options.key, seenFrom: property, in: context)
    let files =
      existing.compactMap { context.screens.file(at: $0.path) }
      + entryFiles(besideReader: firstReader?().files)
    try add(bridge, toFirstOf: files, for: property, usedIn: paths, &edits)
  }

  /// Whether a view of the module reads `\.dismiss` without asking for the release that has it.
  private var isDismissUsed: Bool {
    context.screens.dismissing.flatMap(\.properties).contains { property in
      let path = property.cursor.tree.source.path
      return property.key == .dismiss && context.modules[path] == context.modules[view.path]
        && !targets.separate(path, from: view, in: context)
        && context.screens.file(at: path)?.ancestry.asksForRelease(property.cursor) == false
    }
  }

  /// Adds the function that derives a binding from an optional, to the module of a place.
  func addBindingHelper(
    near place: SyntaxCursor, to edits: inout DismissalEdits
  ) throws(Obstacle) {
    let helper = BindingHelper(calledAt: place, in: context)
    if try helper.isDeclared() { return }
    let module = context.modules[place.tree.source.path]
    let extensions = context.screens.extensions(of: "Binding")
      .filter { context.modules[$0.file.path] == module }
    let files = extensions.map(\.file) + homes.files
    let declaration = OnceDeclaration.bindingIsPresent(property: try helper.freeProperty())
    try add(declaration, toFirstOf: files, for: place, &edits)
  }

  /// Adds a declaration to the first file that can hold it, in the module of a place.
  ///
  /// - Parameter paths: the files that use it; nil where all files of the view may.
  private func add(
    _ declaration: OnceDeclaration, toFirstOf files: [IndexedFile], for place: SyntaxCursor,
    usedIn paths: [String]? = nil, _ edits: inout DismissalEdits
  ) throws(Obstacle) {
    let module = context.modules[place.tree.source.path]
    let files = files.filter { context.modules[$0.path] == module }
    for group in targets.groups(of: view, usedIn: paths, in: context) {
      let homes = DeclarationTargets.sorted(files, for: group, in: context)
      guard let (edit, path) = edit(adding: declaration, toFirstOf: homes, for: place) else {
        throw Obstacle(
          .noFileForDeclaration,
          OnceDeclaration.noHome,
          at: place)
      }
      guard targets.isCompiled(path, with: view, for: group, in: context) else {
        throw Obstacle(
          .noFileForDeclaration,
          "not all targets that compile `\(view.name)` or its presenter compile \(path), which would hold the "
            + "new declaration",
          remedy: "add \(path) to these targets", at: place)
      }
      edits.addOnce([edit], in: path)
    }
  }

  private func edit(
    adding declaration: OnceDeclaration, toFirstOf files: [IndexedFile], for place: SyntaxCursor
  ) -> (edit: Edit, path: String)? {
    for file in files {
      if let edit = declaration.edit(in: file.tree) { return (edit, file.path) }
    }
    for file in files {
      guard let (edit, branch) = declaration.edit(inBranchOf: file.tree),
        let inner = branch.children.reversed().first,
        ([place] + arrivals).allSatisfy({ inner.isCompiledWherever($0) })
      else { continue }
      return (edit, file.path)
    }
    return nil
  }

  /// The expressions that bring the view to its presentations.
  private var arrivals: [SyntaxCursor] { view.sites.flatMap(\.routes).map(\.arrival) }

  private var targets: DeclarationTargets {
    context.once { DeclarationTargets(in: context) }
  }

  private var homes: DeclarationHomes { context.once { DeclarationHomes(in: context.screens) } }

  private var property: SyntaxCursor { view.properties[0].cursor }
}

extension DismissingView {
  /// Whether other repositories may create one.
  fileprivate var isPublic: Bool {
    declarations.contains { !$0.isExtension && $0.cursor.hasModifier(.public) }
  }
}

extension String {
  /// The code without documentation and white space.
  fileprivate var codeWithoutSpace: String {
    split(separator: "\n").map { $0.filter { !$0.isWhitespace } }.filter { !$0.hasPrefix("///") }
      .joined()
  }
}
