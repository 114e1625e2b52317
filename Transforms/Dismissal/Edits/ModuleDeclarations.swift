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

  /// Adds the environment entry.
  func addEntry(to edits: inout DismissalEdits) throws(Obstacle) {
    let extensions = context.screens.extensions(of: "EnvironmentValues")
    for (file, decl) in extensions {
      guard let member = decl.member(named: options.key) else { continue }
      let type = member.child(.patternBinding)?.child(.typeAnnotation)?.textWithoutTrivia
      let expected = options.action.type.filter { $0 != " " }
      if type == ":" + expected, context.modules[file.path] == context.modules[view.path] { return }
      throw Obstacle(
        .nameTaken, "`EnvironmentValues` already has another `\(options.key)`",
        remedy: "choose another name with the option `key`", at: member)
    }
    let access = options.allowsPublicAPI && view.isPublic ? "public" : nil
    let entry = OnceDeclaration.dismissAction(
      key: options.key, type: options.action.type, value: options.action.value,
      isEntry: options.isEntryMacro, access: access)
    try addChoice(access: access, to: &edits)
    let homes = extensions.map(\.file) + context.screens.homes
    try add(entry, toFirstOf: homes, for: property, &edits)
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
      .dismissal(named: name, access: access), toFirstOf: context.screens.homes, for: property,
      &edits)
  }

  /// Adds the modifier that keeps SwiftUI's own action.
  func addBridge(to edits: inout DismissalEdits) throws(Obstacle) {
    let module = context.modules[view.path]
    for decl in context.index.declarations(named: OnceDeclaration.nativeDismissalName)
    where context.modules[decl.path] == module {
      return
    }
    let bridge = OnceDeclaration.nativeDismissal(
      key: options.key, mode: view.properties[0].key == .presentationMode)
    try add(bridge, toFirstOf: context.screens.homes, for: property, &edits)
  }

  /// Adds the function that derives a binding from an optional, to the module of a place.
  func addBindingHelper(
    near place: SyntaxCursor, to edits: inout DismissalEdits
  ) throws(Obstacle) {
    let module = context.modules[place.tree.source.path]
    let extensions = context.screens.extensions(of: "Binding")
      .filter { context.modules[$0.file.path] == module }
    if extensions.contains(where: { $0.decl.member(named: "isPresent") != nil }) { return }
    let homes = extensions.map(\.file) + context.screens.homes
    try add(.bindingIsPresent(), toFirstOf: homes, for: place, &edits)
  }

  /// Adds a declaration to the first file that can hold it, in the module of a place.
  private func add(
    _ declaration: OnceDeclaration, toFirstOf homes: [IndexedFile], for place: SyntaxCursor,
    _ edits: inout DismissalEdits
  ) throws(Obstacle) {
    let module = context.modules[place.tree.source.path]
    for home in homes where context.modules[home.path] == module {
      guard let edit = declaration.edit(in: home.tree) else { continue }
      edits.addOnce([edit], in: home.path)
      return
    }
    throw Obstacle(
      .noFileForDeclaration, "no file of the module can hold the new declaration", at: place)
  }

  private var property: SyntaxCursor { view.properties[0].cursor }
}

extension Screens {
  /// The files that declare views which dismiss themselves, where their declarations fit. Those of
  /// embedded views come first, since these views need the environment.
  fileprivate var homes: [IndexedFile] {
    let embedded = Set(dismissing.filter(\.isEmbedded).map(\.path)).sorted()
    return (embedded + Set(dismissing.map(\.path)).sorted()).compactMap(file)
  }
}

extension DismissingView {
  /// Whether other repositories may create one.
  fileprivate var isPublic: Bool {
    declarations.contains { !$0.isExtension && $0.cursor.hasModifier(.public) }
  }
}
