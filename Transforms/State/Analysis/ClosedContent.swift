import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// A view in the content of a presentation that gets a closure, and may dismiss itself after it has called it.
struct ClosedContent {
  private let typeName: String
  /// The label that the closure is passed with; nil for a trailing closure without one.
  private let label: String?

  /// - Parameter place: a place in the content that the closure runs.
  init?(calling place: SyntaxCursor, in content: SyntaxCursor, of file: IndexedFile) {
    var inner = place
    for outer in file.ancestry.ancestors(of: place) {
      guard content.range.contains(outer.range) else { return nil }
      if let call = FunctionCallView(outer), let name = call.name, name.first?.isUppercase == true,
        let argument = call.arguments.first(where: { $0.cursor.range.contains(inner.range) }),
        !Self.controls.contains(name)
      {
        typeName = name
        label = argument.label
        return
      }
      inner = outer
    }
    return nil
  }

  /// Where the view dismisses itself, in code that may have called the closure before.
  func dismissal(_ context: TransformContext) -> SyntaxCursor? {
    dismissal(of: typeName, calling: label, context, depth: 0)
  }

  private func dismissal(
    of typeName: String, calling label: String?, _ context: TransformContext, depth: Int
  ) -> SyntaxCursor? {
    let types = context.index.declarations(named: typeName).compactMap { placed in
      context.file(at: placed.path)
    }.flatMap { file in
      TypeDecl.all(in: file.tree).filter { $0.name == typeName }.map { (file, $0) }
    }
    for (file, type) in types {
      let names = type.names(calling: label)
      if let own = type.dismissal(after: names, in: file) { return own }
      guard depth < 3 else { continue }
      for call in type.cursor.descendants.compactMap(FunctionCallView.init) {
        guard let name = call.name, name != typeName, name.first?.isUppercase == true,
          let argument = call.arguments.first(where: { $0.value.mentions(oneOf: names) }),
          let inner = dismissal(of: name, calling: argument.label, context, depth: depth + 1)
        else { continue }
        return inner
      }
    }
    return nil
  }

  /// Views of SwiftUI that only run their closures.
  private static let controls: Set<String> = [
    "Alert", "Button", "ForEach", "Form", "GeometryReader", "Group", "HStack", "LazyVStack", "Link",
    "List", "Menu", "NavigationLink", "NavigationStack", "NavigationView", "ScrollView", "Section",
    "Task", "ToolbarItem", "ToolbarItemGroup", "VStack", "ZStack",
  ]
}

extension TypeDecl {
  /// The names by which code of the type calls a closure that it was given: the property of the label, or else all
  /// that are functions, and the functions of the type that call one.
  fileprivate func names(calling label: String?) -> Set<String> {
    let closures = storedProperties.filter(\.takesClosure).map(\.name)
    var names = Set(label.map { closures.contains($0) ? [$0] : closures + [$0] } ?? closures)
    while true {
      let more = members.compactMap(FunctionDeclView.init).filter {
        !names.contains($0.name) && $0.cursor.mentions(oneOf: names)
      }
      if more.isEmpty { return names }
      names.formUnion(more.map(\.name))
    }
  }

  /// The first dismissal of the type that may run after a call of one of some functions, in one action or because of
  /// what it changes.
  fileprivate func dismissal(after names: Set<String>, in file: IndexedFile) -> SyntaxCursor? {
    cursor.descendants.first { node in
      guard let call = FunctionCallView(node), call.dismisses else { return false }
      let action = file.ancestry.action(around: node)
      guard let action else { return false }
      if file.ancestry.isObserving(action) { return true }
      let isDeferred = file.ancestry.ancestors(of: node).contains { $0.kind == .deferStmt }
      return action.mentions(of: names).contains {
        isDeferred || $0.range.end <= node.range.start
      }
    }
  }
}

extension FunctionCallView {
  /// `dismiss()`, `presentationMode.wrappedValue.dismiss()`
  fileprivate var dismisses: Bool {
    guard arguments.isEmpty, nameNode?.declaredName == "dismiss" else { return false }
    guard let base = member?.base else { return true }
    return base.isSelf || base.textWithoutTrivia.hasSuffix("presentationMode.wrappedValue")
  }
}

extension Ancestry {
  /// The function, or the closure that a view runs for an event, around a place: not one that only defers a part of it.
  fileprivate func action(around place: SyntaxCursor) -> SyntaxCursor? {
    var found = body(around: place)
    while let body = found, body.kind == .closureExpr, let call = call(of: body),
      Self.deferring.contains(call.name ?? call.member?.name ?? ""),
      let outer = self.body(around: body), outer.kind == .closureExpr || outer.kind == .functionDecl
    {
      found = outer
    }
    return found
  }

  /// Whether an action runs because something has changed, and not because a person tapped.
  fileprivate func isObserving(_ action: SyntaxCursor) -> Bool {
    guard action.kind == .closureExpr, let call = call(of: action) else { return false }
    return ["onChange", "onReceive", "task"].contains(call.name ?? call.member?.name ?? "")
  }

  private func call(of closure: SyntaxCursor) -> FunctionCallView? {
    guard let outer = parent(of: closure) else { return nil }
    return FunctionCallView(outer) ?? parent(of: outer).flatMap(FunctionCallView.init)
  }

  private static let deferring: Set<String> = [
    "Task", "async", "asyncAfter", "detached", "perform", "run", "withAnimation",
  ]
}
