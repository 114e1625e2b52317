extension Node {
  func updateFirst() {
    if isComposite { evaluate() } else { applyRule() }
  }

  /// Gives the node what its parent made for it, and goes on below only where something can
  /// differ.
  func update(_ newValue: Any, _ newEnvironment: EnvironmentValues, isUnchanged: Bool) {
    let isElsewhere = !newEnvironment.isSame(as: environment)
    environment = newEnvironment
    guard isComposite else {
      if isUnchanged && !isElsewhere && !graph.isInvalid(self) { return }
      value = newValue
      self.isUnchanged = isUnchanged
      applyRule()
      return
    }
    let hasNewInputs = !isUnchanged && !hasSameInputs(newValue)
    if hasNewInputs { value = newValue }
    if hasNewInputs || graph.isInvalid(self) || isElsewhere && readsDifferentValues {
      evaluate()
    } else if isElsewhere {
      passOnEnvironment()
    }
  }

  /// Updates the node because something that it read has changed.
  func updateAgain() {
    if isComposite {
      evaluate()
    } else {
      isUnchanged = true
      applyRule()
    }
  }

  private func applyRule() {
    graph.validate(self)
    let rule = Rules.rule(for: self)
    placingChildren { rule.update(self) }
  }

  /// Reads what this node depends on: when it changes, the node is updated again.
  func reading<T>(_ body: () -> T) -> T {
    graph.tracking(self, body)
  }

  var record: ViewRecord { (value as? any Described)?.shown ?? ViewRecord() }
}
