import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// How a model tells SwiftUI that it changes.
enum ObservationForm {
  /// `@Observable`, since iOS 17. A view keeps the model with `@State`.
  case macro
  /// `ObservableObject`. A view keeps the model with `@StateObject`.
  case object
}

extension ModuleDeclarations {
  /// Adds a model to the module of the view, unless it is there.
  ///
  /// - Returns: how the models of the module are observed.
  func addModel(
    _ model: SharedModel, to edits: inout DismissalEdits
  ) throws(Obstacle) -> ObservationForm {
    let known = try existing(model)
    if let known { return known }
    let declaration = OnceDeclaration.model(model, as: .macro)
    guard let home = homes.first(where: { declaration.edit(in: $0.tree) != nil }) else {
      throw noHome
    }
    let other: SharedModel = model.item == nil ? .ofItem("") : .ofFlag
    let form = try existing(other) ?? form(in: home)
    let targets = context.deploymentTargets(for: home.path)
    if form == .object {
      if let obstacle = targets.obstacle(to: Availability(iOS: 14)) { throw obstacle }
      if let caveat = targets.caveat(about: Availability(iOS: 14)) { edits.add(caveat) }
    }
    if let edit = OnceDeclaration.model(model, as: form).edit(in: home.tree) {
      edits.addOnce([edit], in: home.path)
    }
    return form
  }

  /// The files of the module that may get a declaration, the best first.
  private var homes: [IndexedFile] {
    let module = context.modules[view.path]
    return context.once { DeclarationHomes(in: context.screens) }.files
      .filter { context.modules[$0.path] == module }
  }

  private var noHome: Obstacle {
    Obstacle(.noFileForDeclaration, OnceDeclaration.noHome, at: view.properties[0].cursor)
  }

  /// How the module's own models are observed; nil where it declares none.
  ///
  /// - Throws: where something else has the name.
  private func existing(_ model: SharedModel) throws(Obstacle) -> ObservationForm? {
    let name = model.name
    if let file = context.index.unreadFiles(mentioningOneOf: [name]).first {
      throw Obstacle(file, mayUse: name)
    }
    let module = context.modules[view.path]
    let own = context.index.declarations(named: name)
      .filter { context.modules[$0.path] == module }
    let files = Set(own.map(\.path) + context.index.files(declaring: name))
      .filter { context.modules[$0] == module }
    guard let path = files.sorted().first else {
      guard context.index.declarations(named: name).isEmpty, context.mentions(name) else {
        return nil
      }
      throw taken(name, at: nil)
    }
    let decls = context.file(at: path).map { TypeDecl.all(in: $0.tree) } ?? []
    let decl = decls.first { $0.name == name && !$0.isExtension }
    guard files.count == 1, own.count == 1, own[0].symbol.qualifiedName == name, let decl,
      let form = decl.form(of: model)
    else { throw taken(name, at: decl?.cursor) }
    return form
  }

  private func taken(_ name: String, at place: SyntaxCursor?) -> Obstacle {
    Obstacle(
      .nameTaken, "the module already uses the name `\(name)`",
      at: place ?? view.properties[0].cursor)
  }

  /// What the deployment target allows, and the module does.
  private func form(in home: IndexedFile) -> ObservationForm {
    guard context.deploymentTargets(for: home.path).allow(Availability(iOS: 17)),
      context.index.files(declaring: "Observable").isEmpty
    else { return .object }
    let module = context.modules[home.path]
    let uses = ["Observable", "ObservableObject"].map { name in
      context.paths(mentioning: name).contains { context.modules[$0] == module }
    }
    return uses[1] && !uses[0] ? .object : .macro
  }
}

extension TypeDecl {
  /// How it is observed, if it is the model that a change adds.
  fileprivate func form(of model: SharedModel) -> ObservationForm? {
    let value = model.item == nil ? "false" : "nil"
    let isClosing = members.compactMap(FunctionDeclView.init).contains {
      $0.name == "dismiss" && $0.isPlainMethod && $0.plainBody == "\(model.member)=\(value)"
    }
    guard cursor.kind == .classDecl, isGeneric == (model.item != nil), isClosing,
      storedProperties.map(\.name) == [model.member],
      !members.contains(where: { $0.kind == .initializerDecl })
    else { return nil }
    if inheritedNames.contains("ObservableObject") { return .object }
    let isMacro = cursor.children.contains {
      $0.kind == .attribute && $0.textWithoutTrivia == "@Observable"
    }
    return isMacro ? .macro : nil
  }
}

extension OnceDeclaration {
  /// The class that a presenter and the views that it presents share.
  ///
  /// It belongs to no actor, as the closures of other strategies: a property may then have one as its initial
  /// value in every language mode, and a function of it fits every action.
  static func model(_ model: SharedModel, as form: ObservationForm) -> OnceDeclaration {
    let isItem = model.item != nil
    let attribute = form == .macro ? "@Observable\n" : ""
    let conformance = form == .macro ? "" : ": ObservableObject"
    let wrapper = form == .macro ? "" : "@Published "
    let summary =
      isItem
      ? "/// The item that presents a view, and the action that dismisses the view."
      : "/// Whether a view is presented, and the action that dismisses the view."
    return OnceDeclaration(
      extending: nil,
      """
      \(summary)
      \(attribute)final class \(model.name)\(isItem ? "<Item>" : "")\(conformance) {
        \(wrapper)var \(isItem ? "item: Item?" : "isPresented = false")

        func dismiss() { \(isItem ? "item = nil" : "isPresented = false") }
      }
      """)
  }
}
