import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What code of the repository puts into the environment of views that it is given: in a container, a modifier,
/// a style or a function of all views. A view in it may read something else there than its presenter.
struct InnerEnvironment: Sendable {
  private let calls: [FunctionCallView]

  init(in context: TransformContext) {
    let names = ["environmentObject", "environment", "transformEnvironment"]
    let paths = Set(names.flatMap(context.paths(mentioning:)))
    calls = paths.sorted().compactMap(context.file).flatMap { file in
      file.tree.nodes(ofKind: .functionCallExpr).compactMap(FunctionCallView.init)
        .filter { names.contains($0.member?.name ?? $0.name ?? "") }
        .filter { file.ancestry.isForGivenViews($0.cursor, in: context) }
    }
  }

  /// The places that set a key.
  func settings(of key: String) -> [SyntaxCursor] {
    calls.filter { $0.arguments.first?.value.textWithoutTrivia == "\\." + key }.map(\.cursor)
  }

  /// Whether an object may be of the type that a property reads, and not the one that code around a
  /// presentation gives to all that is presented there.
  ///
  /// - Parameter containers: the views between the presentation and the one with the property.
  func mayReplace(
    _ property: StoredProperty, in presentation: Presentation, containers: [TypeDecl],
    _ program: SharedProgram
  ) -> Bool {
    let objects = calls.filter {
      $0.arguments.count == 1 && !$0.isOnlyAround(presentation, with: containers)
    }.map { $0.arguments[0].value }
    guard !objects.isEmpty else { return false }
    return program.ask { program in
      let own = property.binding.child(.identifierPattern).flatMap(program.decl(at:))
        .flatMap { program.decl(of: program.type(ofDeclared: $0)) }
      return objects.contains { object in
        program.decl(of: program.type(of: object)).map { $0 == own } ?? true
      }
    }
  }
}

extension FunctionCallView {
  /// Whether it modifies what contains a presentation, in a type that is not used again inside of that one.
  fileprivate func isOnlyAround(_ presentation: Presentation, with containers: [TypeDecl]) -> Bool {
    guard let callee, callee.tree === presentation.call.tree, callee.contains(presentation.call),
      let type = TypeDecl.enclosing(cursor, ancestry: Ancestry(of: cursor.tree))
    else { return false }
    let inside = [presentation.content] + containers.map(\.cursor)
    return !inside.flatMap(\.descendants).compactMap(FunctionCallView.init).contains {
      $0.name == type.name
    }
  }
}

extension Ancestry {
  /// Whether the code at a place is for views that others make: it is in a generic type or function, a
  /// modifier or style, or an extension of a type of another module.
  fileprivate func isForGivenViews(_ place: SyntaxCursor, in context: TransformContext) -> Bool {
    let isInFunction = ancestors(of: place).prefix { TypeDecl($0) == nil }.contains {
      FunctionDeclView($0)?.takesAnyView ?? false
    }
    if isInFunction { return true }
    guard let type = TypeDecl.enclosing(place, ancestry: self) else { return false }
    if type.isExtension { return context.index.declarations(named: type.name).isEmpty }
    return type.takesAnyView && type.name != OnceDeclaration.nativeDismissalName
  }
}

extension FunctionDeclView {
  fileprivate var takesAnyView: Bool {
    cursor.child(.genericParameterClause) != nil
      || parameters.contains { $0.type?.textWithoutTrivia.hasPrefix("some") ?? false }
  }
}

extension TypeDecl {
  fileprivate var takesAnyView: Bool {
    cursor.child(.genericParameterClause) != nil
      || inheritedNames.contains { $0 == "ViewModifier" || $0.hasSuffix("Style") }
      || storedProperties.contains { $0.type?.textWithoutTrivia.contains("AnyView") ?? false }
  }
}
