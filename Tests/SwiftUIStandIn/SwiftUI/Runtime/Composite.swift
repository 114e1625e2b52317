import Foundation

/// What is kept for a node whose value has a body.
final class CompositeState {
  /// The locations of its states, by the offset of the property.
  var storage: [Int: AnyObject] = [:]
  /// The names of its dynamic properties, by their offset.
  var names: [Int: String] = [:]
  /// What it reads from the environment, with what was there at the last evaluation.
  var environmentReads: [AnyHashable: EnvironmentBox?] = [:]
  /// The objects that it observes, by the offset of the property.
  var subscriptions: [Int: (object: AnyObject, subscription: AnyObject)] = [:]
  var body: Any?
}

extension Node {
  /// Whether the value has a body: it is no primitive.
  var isComposite: Bool {
    !(value is any Described) && !(value is any AnyOptional)
  }

  func hasSameInputs(_ new: Any) -> Bool {
    if value is LazyContent || value is StyledButton { return false }
    if let old = value as? ModifierUse, let new = new as? ModifierUse {
      return old.slot === new.slot && isSameInput(old.modifier, new.modifier)
    }
    return isSameInput(value, new)
  }

  /// Whether something that the view read from the environment is now different.
  var readsDifferentValues: Bool {
    guard let composite else { return true }
    return composite.environmentReads.contains { key, box in environment.box(key) !== box }
  }

  /// Evaluates the body and updates what is below.
  func evaluate() {
    graph.validate(self)
    let state = composite ?? CompositeState()
    composite = state
    let body = evaluatedBody(state)
    state.body = body
    isUnchanged = false
    placingChildren { place(body, at: "body") }
  }

  func passOnEnvironment() {
    guard let body = composite?.body else { return }
    isUnchanged = true
    placingChildren { place(body, at: "body") }
  }

  private func evaluatedBody(_ state: CompositeState) -> Any {
    if let lazy = value as? LazyContent { return graph.tracking(self) { lazy.make() } }
    func view<V: View>(_ view: V) -> Any { body(of: view, state) { $0.body } }
    func toolbar<C: ToolbarContent>(_ content: C) -> Any { body(of: content, state) { $0.body } }
    func scene<S: Scene>(_ scene: S) -> Any { body(of: scene, state) { $0.body } }
    func commands<C: Commands>(_ commands: C) -> Any { body(of: commands, state) { $0.body } }
    func app<A: App>(_ app: A) -> Any { body(of: app, state) { $0.body } }
    switch value {
    case let value as any UIViewRepresentable: return represented(value, state)
    case let value as any UIViewControllerRepresentable: return represented(value, state)
    case let value as any View: return view(value)
    case let value as any ToolbarContent: return toolbar(value)
    case let value as any Scene: return scene(value)
    case let value as any Commands: return commands(value)
    case let value as any App: return app(value)
    case let value as StyledButton: return body(of: value, state)
    case let value as ModifierUse: return modifier(value.modifier, value.slot, state)
    default: return EmptyView()
    }
  }

  private func modifier<M: ViewModifier>(
    _ modifier: M, _ slot: ContentSlot, _ state: CompositeState
  ) -> Any {
    if let modifier = modifier as? any EnvironmentalModifier {
      func resolve<E: EnvironmentalModifier>(_ modifier: E) -> Any {
        ModifierUse(modifier: modifier.resolve(in: environment), slot: slot)
      }
      return resolve(modifier)
    }
    if M.Body.self == Never.self {
      guard let parts = (modifier as? any AnyModifiedContent)?.parts,
        let inner = parts.content as? any ViewModifier,
        let outer = parts.modifier as? any ViewModifier
      else { return _ViewModifier_Content<M>(slot: slot) }
      let innerUse = ModifierUse(modifier: inner, slot: slot)
      let outerSlot = ContentSlot()
      outerSlot.content = innerUse
      return ModifierUse(modifier: outer, slot: outerSlot)
    }
    return body(of: modifier, state) { $0.body(content: _ViewModifier_Content(slot: slot)) }
  }

  /// - Parameter body: how the body is asked for.
  func body<V>(of value: V, _ state: CompositeState, _ body: (V) -> Any) -> Any {
    var installed = value
    state.environmentReads = [:]
    install(into: &installed, state)
    let name = String(describing: V.self)
    graph.evaluations[name, default: 0] += 1
    return graph.tracking(self) { body(installed) }
  }

  /// Connects a view's dynamic properties with this node, in a copy of the view.
  func install<V>(into value: inout V, _ state: CompositeState) {
    let installer = Installer(node: self, state: state)
    if V.self is AnyClass { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      installer.installFields(of: V.self, at: base, offset: 0)
    }
  }
}
