/// What a view of UIKit is represented by: the object, made once, and the coordinator.
///
/// Apple, `UIViewRepresentable`: the system makes the coordinator and the object before the first update, updates
/// the object with the view, and dismantles it when the view goes.
final class Represented<Object: AnyObject, Coordinator> {
  let object: Object
  let coordinator: Coordinator
  private let dismantle: (Object, Coordinator) -> Void

  init(
    _ object: Object, _ coordinator: Coordinator,
    _ dismantle: @escaping (Object, Coordinator) -> Void
  ) {
    self.object = object
    self.coordinator = coordinator
    self.dismantle = dismantle
  }

  deinit { dismantle(object, coordinator) }
}

/// An object of UIKit on the screen, which is drawn by the name of what it represents.
struct RepresentedView: Described {
  let kind: String
  var shown: ViewRecord { [:] }
}

extension Node {
  private static let key = "represented"

  func represented<V: UIViewRepresentable>(_ view: V, _ state: CompositeState) -> Any {
    let view = installed(view, state)
    graph.tracking(self) {
      let known = memory[Self.key] as? Represented<V.UIViewType, V.Coordinator>
      let coordinator = known?.coordinator ?? view.makeCoordinator()
      let context = V.Context(coordinator: coordinator, values: environment)
      let made = kept(known, coordinator, view.makeUIView(context: context)) {
        V.dismantleUIView($0, coordinator: $1)
      }
      view.updateUIView(made.object, context: context)
    }
    return RepresentedView(kind: String(describing: V.self))
  }

  func represented<V: UIViewControllerRepresentable>(
    _ view: V, _ state: CompositeState
  ) -> Any {
    let view = installed(view, state)
    graph.tracking(self) {
      let known = memory[Self.key] as? Represented<V.UIViewControllerType, V.Coordinator>
      let coordinator = known?.coordinator ?? view.makeCoordinator()
      let context = V.Context(coordinator: coordinator, values: environment)
      let made = kept(known, coordinator, view.makeUIViewController(context: context)) {
        V.dismantleUIViewController($0, coordinator: $1)
      }
      // The screen asks the controller for its view.
      MainActor.assumeIsolated { _ = made.object.view }
      view.updateUIViewController(made.object, context: context)
    }
    return RepresentedView(kind: String(describing: V.self))
  }

  /// What represents a view already, or a new object, which stays as long as the view does.
  private func kept<Object, Coordinator>(
    _ known: Represented<Object, Coordinator>?, _ coordinator: Coordinator,
    _ object: @autoclosure () -> Object, _ dismantle: @escaping (Object, Coordinator) -> Void
  ) -> Represented<Object, Coordinator> {
    let made = known ?? Represented(object(), coordinator, dismantle)
    memory[Self.key] = made
    return made
  }

  private func installed<V>(_ view: V, _ state: CompositeState) -> V {
    var view = view
    state.environmentReads = [:]
    install(into: &view, state)
    return view
  }
}
