import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

// Whether a view gets a binding or a closure.

extension DismissalFacts {
  /// Whether a binding suits the view better than a closure does.
  ///
  /// A view that takes closures takes one more, unless SwiftLint wants no closure beside a trailing
  /// one, or views like it and the sheets beside it take a binding. So does one whose property is documented
  /// as an action, or that hands its action on. A closure would let SwiftUI evaluate the view more often; where
  /// that changes anything, it gets a binding, unless its documentation would be false then.
  var prefersBinding: Bool {
    guard isPresentedByFlagsOnly, !handsActionOn else { return false }
    return mayNotGetSecondClosure || hasClosureOfDismissal
      || !isDocumentedAsAction
        && (!takesClosures || isChangedByEvaluation || isLikeViewsWithBinding
          || SiblingSheets(of: self).takeBindings)
  }

  /// Whether the binding of the item that presents the view suits it better than a closure: SwiftUI would
  /// evaluate the view with each change of its presenter, which may change by itself, or with an effect.
  var prefersItem: Bool {
    guard !isEmbedded, !handsActionOn, !isDismissedLate, !isDocumentedAsAction else { return false }
    return isChangedByEvaluation || hasChangingPresenter && !takesClosures && !usesActionAsValue
  }

  /// Whether another evaluation of the view, which a closure brings about, changes anything.
  private var isChangedByEvaluation: Bool {
    Reevaluation.known(of: view.declarations, in: context) != nil
  }

  /// Whether the view has a closure, such as `onDismiss`, that a second one would be confused with.
  private var hasClosureOfDismissal: Bool {
    view.declarations.flatMap(\.storedProperties).contains {
      $0.takesClosure && $0.name.lowercased().contains("dismiss")
    }
  }

  /// Whether something gets the action as a closure: `Button("Close", action: dismiss.callAsFunction)`.
  private var usesActionAsValue: Bool {
    files.contains { $0.uses.contains { $0.kind == .value } }
  }

  /// Whether the documentation of the property stays true of a closure, but not of a binding.
  private var isDocumentedAsAction: Bool {
    view.properties.map(\.cursor).contains { property in
      PropertyComments(of: property, replacedByAction: false).mayBecomeFalse
        && !PropertyComments(of: property).mayBecomeFalse
    }
  }

  /// Whether at least two other views of the module take both closures and a binding of the flag
  /// that presents them.
  private var isLikeViewsWithBinding: Bool {
    let path = view.path
    var count = 0
    for name in ["isPresented", "isPresent", "isShowing"] {
      let paths = Set(context.paths(mentioning: name)).intersection(
        context.paths(mentioning: "Binding"))
      for other in paths.sorted() where context.modules[other] == context.modules[path] {
        guard let tree = context.file(at: other)?.tree else { continue }
        count += TypeDecl.all(in: tree).count {
          $0.name != view.name && $0.dismissesItself(with: name)
        }
        if 1 < count { return true }
      }
    }
    return false
  }
}

extension TypeDecl {
  /// Whether it takes closures, and a binding of a name that it sets to false.
  fileprivate func dismissesItself(with name: String) -> Bool {
    let properties = storedProperties
    return properties.contains { $0.name == name && $0.isBoolBinding }
      && properties.contains { $0.takesClosure && !$0.hasValue }
      && cursor.descendants.contains {
        $0.kind == .sequenceExpr && $0.textWithoutSelf == name + "=false"
      }
  }
}
