import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax

/// What presenters pass to a view where one presentation shows it.
struct PassedArguments {
  /// The arguments by the name of the property that gets them.
  private var values: [String: [SyntaxCursor]] = [:]
  /// The closures of calls whose initializer is not clear: any of them may be that of any property.
  private var closures: [SyntaxCursor] = []
  private let view: DismissingView

  init(to view: DismissingView, by presentation: Presentation) {
    self.view = view
    let extensions = view.declarations.filter(\.isExtension)
    let copies = view.declarations.filter { !$0.isExtension }
      .map { InitializedProperties(of: $0, extensions: extensions) }
    for site in view.sites where site.routes.contains(where: { $0.ends(at: presentation) }) {
      guard let call = FunctionCallView(site.expression) else { continue }
      let known = copies.map { $0?.arguments(of: call) }
      for (property, argument) in known.compactMap(\.self).joined() {
        values[property.name, default: []].append(argument)
      }
      if known.contains(where: { $0 == nil }) {
        closures += call.arguments.map(\.value).filter { $0.kind == .closureExpr }
      }
    }
  }

  /// The properties that are bindings of one of some states.
  func bindings(of states: Set<DeclID>, in program: Program) -> [DeclID] {
    let properties = view.declarations.flatMap(\.storedProperties).filter { property in
      property.wrappers.map(\.name) == ["Binding"]
        && values[property.name, default: []].contains { argument in
          ([argument] + Array(argument.descendants)).contains { node in
            node.kind == .declReferenceExpr
              && program.reference(of: node).decls.contains { states.contains($0.declared) }
          }
        }
    }
    return properties.compactMap {
      $0.binding.child(.identifierPattern).flatMap(program.decl(at:))?.declared
    }
  }

  /// What presenters pass for a property of the view.
  ///
  /// - Parameter node: the declaration of a variable, which need not be a property of the view.
  func values(of name: String, declaredIn node: SyntaxCursor) -> [SyntaxCursor] {
    let isOfView = view.declarations.contains { $0.cursor.contains(node) }
    return isOfView ? values[name, default: []] : []
  }

  /// The code that the presenter passes for a property of the view: a closure, or the name of a function.
  ///
  /// - Parameter node: the declaration of a variable, which need not be a property of the view.
  func code(for name: String, declaredIn node: SyntaxCursor) -> [SyntaxCursor] {
    let property = view.declarations.filter { $0.cursor.contains(node) }
      .flatMap(\.storedProperties).first { $0.binding.child(.identifierPattern)?.id == node.id }
    guard let property else { return [] }
    if let known = values[name] {
      return known.filter {
        $0.kind == .closureExpr
          || property.wrappers.isEmpty && property.type?.mayBeFunction != false
      }
    }
    return property.type?.mayBeFunction == true ? closures : []
  }
}

extension Route {
  /// Whether a presentation shows the view on this route, with no other view between.
  fileprivate func ends(at presentation: Presentation) -> Bool {
    guard isDirect, case .presentation(let end) = end else { return false }
    return end.call.tree === presentation.call.tree && end.call.id == presentation.call.id
  }
}

extension SyntaxCursor {
  /// Whether a type is written as one of functions, also optional.
  fileprivate var mayBeFunction: Bool { textWithoutTrivia.contains("->") }
}
