import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What a presenter presents by other flags beside a view: sheets that look alike get the same strategy.
struct SiblingSheets {
  private let facts: DismissalFacts

  init(of facts: DismissalFacts) { self.facts = facts }

  /// Whether all of them, and at least one, get the binding of their flag, or will.
  var takeBindings: Bool {
    var found = false
    for site in facts.view.sites {
      for case .presentation(let presentation) in site.routes.map(\.end) {
        guard let file = facts.context.screens.file(at: presentation.call.tree.source.path),
          let presenter = TypeDecl.enclosing(presentation.call, ancestry: file.ancestry)
        else { return false }
        for sibling in presenter.flaggedCalls where sibling.cursor.id != presentation.call.id {
          guard let takesBinding = takesBinding(sibling) else { continue }
          guard takesBinding else { return false }
          found = true
        }
      }
    }
    return found
  }

  /// Whether the view that a call presents takes the binding of its flag, rather than a closure; nil where
  /// it takes neither.
  private func takesBinding(_ call: FunctionCallView) -> Bool? {
    guard let flag = call.arguments.first(where: { $0.label == "isPresented" })?.value,
      let content = call.arguments.last?.value
    else { return nil }
    let (binding, closing) = (flag.textWithoutTrivia, flag.textWithoutTrivia.dropFirst() + "=false")
    for created in content.descendants.compactMap(FunctionCallView.init) {
      guard created.name?.first?.isUppercase == true else { continue }
      let values = created.arguments.map(\.value)
      if values.contains(where: { $0.textWithoutTrivia == binding }) { return true }
      if values.contains(where: { $0.textWithoutTrivia.contains(closing) }) { return false }
      let view = facts.context.dismissingViews { $0.name == created.name }.first
      guard let view, view.name != facts.view.name else { continue }
      let other = DismissalFacts(of: view, in: facts.context)
      guard other.isUsed, other.obstacle == nil, !other.isEmbedded else { continue }
      return other.isPresentedByFlagsOnly && !other.takesClosures
    }
    return nil
  }
}

extension TypeDecl {
  /// The calls in its members that present something by a flag.
  fileprivate var flaggedCalls: [FunctionCallView] {
    members.flatMap(\.descendants).compactMap(FunctionCallView.init).filter { call in
      call.arguments.contains { $0.label == "isPresented" }
        && SwiftUINames[call.member?.name ?? ""].contains(.modal)
    }
  }
}
