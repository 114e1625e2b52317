import SwiftUIModel
import Syntax

extension DismissingView {
  /// The only view whose body creates it, by its index in `Screens.containers`, besides what presents it
  /// itself; nil where several do.
  var soleContainer: Int? { sites.map(\.step).soleContainer }

  /// The only view whose body creates it, and after that the only one whose body creates that one.
  func outerContainers(in screens: Screens) -> [Int] {
    guard let first = soleContainer else { return [] }
    return [first] + [screens.containers[first].steps.soleContainer].compactMap(\.self)
  }

  /// The calls in the body of a container view that create it, or the view around it.
  func calls(in container: Int, of screens: Screens) -> [SyntaxCursor] {
    let outer = soleContainer.map { screens.containers[$0].steps } ?? []
    return (sites.map(\.step) + outer).filter { $0.containers == [container] }.map(\.expression)
  }
}

extension ContainerView {
  /// Whether no other view is between it and its presenters.
  var isPresentedDirectly: Bool {
    steps.allSatisfy(\.containers.isEmpty)
      && steps.flatMap(\.routes).contains { if case .presentation = $0.end { true } else { false } }
  }
}

extension [ViewStep] {
  fileprivate var soleContainer: Int? {
    var found: Int?
    for step in self {
      guard let container = step.containers.first else {
        guard step.routes.allSatisfy({ $0.isPreview || $0.isPresentation }) else { return nil }
        continue
      }
      guard step.containers.count == 1, found == nil || found == container else { return nil }
      found = container
    }
    return found
  }
}

extension Route {
  fileprivate var isPresentation: Bool {
    if case .presentation = end { isDirect } else { false }
  }
}
