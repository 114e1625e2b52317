import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What is said of methods, subscriptions and other objects that keep an object.
extension EnvironmentRetention {
  func methods(
    in file: ParsedFile, _ ancestry: Ancestry, _ context: TransformContext
  ) -> [Outcome] {
    context.program.ask { StoredMethod.all(in: file.tree, ancestry, in: $0) }
      .filter { !Release.exists(of: $0.properties, after: $0.value, in: context) }
      .map { WeakMethod.outcome(of: $0, in: file) }
  }

  func assignments(
    in file: ParsedFile, _ ancestry: Ancestry, _ context: TransformContext
  ) -> [Outcome] {
    let found = file.tree.nodes(ofKind: .functionCallExpr).compactMap(FunctionCallView.init)
      .filter { $0.member?.name == "assign" }.compactMap { call in
        context.program.ask { StoredAssignment(call, ancestry, in: $0) }
      }
      .filter { !Release.exists(of: $0.properties, after: $0.call.cursor, in: context) }
      .map { ($0, WeakAssignment($0, ancestry, context)) }
    let keepers = UnneededKeeper.all(of: found, in: file, ancestry, context)
    let others = found.filter { assignment, _ in
      !keepers.contains { $0.property == assignment.properties.first }
    }
    return keepers.map { .change($0.change(in: file)) }
      + others.map { $1.outcome(of: $0, in: file) }
  }

  func staticViews(
    in file: ParsedFile, _ ancestry: Ancestry, _ context: TransformContext
  ) -> [Outcome] {
    StaticView.all(in: file, ancestry, context).map { view in
      .declined(
        Decline(
          .retainedView,
          "the static property `\(view.name)` of `\(view.owner)` keeps a view, with the objects that "
            + "it gets, after its screen", at: view.property.range.start))
    }
  }

  func mutualObjects(
    in file: ParsedFile, _ ancestry: Ancestry, _ context: TransformContext
  ) -> [Outcome] {
    var told: Set<[DeclID]> = []
    return file.tree.nodes(ofKind: .declReferenceExpr).filter(\.isSelf).compactMap { use in
      context.program.ask { MutualObjects(use, ancestry, in: $0) }
    }
    .filter { told.insert($0.properties).inserted }
    .filter { objects in
      !Release.exists(of: objects.properties, in: context) && !context.isOfScreen(objects)
        && !context.isKeptByApplication(objects.owner.name)
    }
    .map { objects in
      let (other, back) = context.program.ask { program in
        (program.name(of: objects.other), program.name(of: objects.back))
      }
      return .declined(
        Decline(
          .retainCycle,
          "`\(objects.owner.name)` keeps `\(other)` in `\(objects.keeper)`, which keeps it in "
            + "`\(back)`", at: objects.place.range.start))
    }
  }
}

extension TransformContext {
  /// Whether the application or its delegate stores an object of a class, or an object that a static property holds:
  /// `@StateObject private var model = Model()`; also through another object.
  func isKeptByApplication(_ name: String) -> Bool { isKeptByApplication(name, depth: 0) }

  private func isKeptByApplication(_ name: String, depth: Int) -> Bool {
    files(mentioning: name).contains { file in
      TypeDecl.all(in: file.tree).contains { type in
        guard type.storedProperties.contains(where: { $0.holds(name) }) else { return false }
        if type.isApplicationDelegate || type.inheritedNames.contains("App") { return true }
        guard depth < 2, type.cursor.kind == .classDecl, type.name != name else { return false }
        return type.hasSharedObject || isKeptByApplication(type.name, depth: depth + 1)
      }
    }
  }

  /// Whether it is a view or controller that a model keeps, of which the property itself is reported.
  fileprivate func isOfScreen(_ objects: MutualObjects) -> Bool {
    guard objects.isAssigned else { return false }
    return program.ask { program in
      program.isModel(program.cursor(of: objects.other))
        && program.isPlatformView(.nominal(objects.owner.decl, []))
    }
  }
}

extension StoredProperty {
  /// Whether its type or its value is of a class.
  fileprivate func holds(_ name: String) -> Bool {
    if let type { return [name, name + "?", name + "!"].contains(type.text) }
    let value = binding.child(.initializerClause)?.children.first { _ in true }
    return value.flatMap(FunctionCallView.init)?.callee?.text == name
  }
}
