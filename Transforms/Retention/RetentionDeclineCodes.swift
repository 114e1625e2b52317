import SourceText

/// What keeps an object in memory where no change is certain.
extension DeclineCode {
  public static let retainCycle = DeclineCode(
    "retain-cycle",
    "An object keeps a closure or another object that keeps it in turn, so neither is ever released."
  )

  public static let retainedView = DeclineCode(
    "retained-view",
    "An object stores a view, and with it what the view holds.")

  /// All codes of the transforms that look for what is never released.
  public static let retention: [DeclineCode] = [.retainCycle, .retainedView]
}
