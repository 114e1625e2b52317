import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

// MARK: What a module needs once

extension DismissalPlan {
  /// Declares the environment's entry, unless an earlier run has.
  mutating func addEntry() throws(PlacedObstacle) {
    let extensions = context.screens.extensions(of: "EnvironmentValues")
    for (file, decl) in extensions {
      guard let member = decl.member(named: options.key) else { continue }
      let type = member.child(.patternBinding)?.child(.typeAnnotation)?.textWithoutTrivia
      let expected = options.action.type.filter { $0 != " " }
      if type == ":" + expected, context.modules[file.path] == context.modules[view.path] { return }
      throw PlacedObstacle(
        .nameTaken, "`EnvironmentValues` has another `\(options.key)`",
        remedy: "choose another name by the option `key`", at: member)
    }
    let access = options.allowsPublicAPI && view.isPublic ? "public" : nil
    let entry = OnceDeclaration.dismissAction(
      key: options.key, type: options.action.type, value: options.action.value,
      isEntry: options.isEntryMacro, access: access)
    try addChoice(access: access)
    let homes = extensions.map(\.file) + context.screens.homes(in: context.modules)
    try add(entry, toFirstOf: homes, for: view.properties[0].cursor)
  }

  /// Declares what the action is told, unless the module has it from an earlier run.
  private mutating func addChoice(access: String?) throws(PlacedObstacle) {
    guard case .choice = options.action else { return }
    let name = DismissForm.Action.choiceType
    if let other = context.index.declarations(named: name).first {
      throw PlacedObstacle(
        .nameTaken, "another `\(name)` is declared in \(other.path)", at: view.properties[0].cursor)
    }
    try add(
      .dismissal(named: name, access: access),
      toFirstOf: context.screens.homes(in: context.modules), for: view.properties[0].cursor)
  }

  /// Declares the modifier that keeps SwiftUI's own action, unless an earlier run has.
  mutating func addBridge() throws(PlacedObstacle) {
    let module = context.modules[view.path]
    for decl in context.index.declarations(named: OnceDeclaration.nativeDismissalName)
    where context.modules[decl.path] == module {
      return
    }
    let bridge = OnceDeclaration.nativeDismissal(
      key: options.key, mode: view.properties[0].key == .presentationMode)
    try add(
      bridge, toFirstOf: context.screens.homes(in: context.modules),
      for: view.properties[0].cursor)
  }

  /// Adds a function on bindings to the module of a place, unless an earlier run has.
  mutating func add(
    _ helper: OnceDeclaration, near place: SyntaxCursor
  ) throws(PlacedObstacle) {
    let module = context.modules[place.tree.source.path]
    let extensions = context.screens.extensions(of: "Binding")
      .filter { context.modules[$0.file.path] == module }
    if extensions.contains(where: { $0.decl.member(named: "isPresent") != nil }) { return }
    let homes = extensions.map(\.file) + context.screens.homes(in: context.modules)
    try add(helper, toFirstOf: homes, for: place)
  }

  private mutating func add(
    _ declaration: OnceDeclaration, toFirstOf homes: [IndexedFile], for place: SyntaxCursor
  ) throws(PlacedObstacle) {
    let module = context.modules[place.tree.source.path]
    for home in homes where context.modules[home.path] == module {
      guard let edit = declaration.edit(in: home.tree) else { continue }
      if edits[home.path]?.contains(edit) != true { add([edit], in: home.path) }
      return
    }
    throw PlacedObstacle(
      .noFileForDeclaration, "no file of its module fits the declaration that it needs", at: place)
  }
}

extension Screens {
  /// The files that declare views which close themselves: what these need fits in there. Those of
  /// parts of other views come first, since they are the ones that need the environment.
  fileprivate func homes(in modules: ModuleMap) -> [IndexedFile] {
    let embedded = Set(dismissing.filter(\.isEmbedded).map(\.path)).sorted()
    return (embedded + Set(dismissing.map(\.path)).sorted()).compactMap(file)
  }
}

extension DismissingView {
  /// Whether other repositories may make one.
  fileprivate var isPublic: Bool {
    declarations.contains { !$0.isExtension && $0.cursor.hasModifier(.public) }
  }
}
