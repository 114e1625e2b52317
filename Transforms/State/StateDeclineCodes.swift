import SourceText

/// Why several flags stay several flags.
extension DeclineCode {
  public static let shownTogether = DeclineCode(
    "shown-together", "Code may ask for two of the presentations at the same time.")

  public static let separateHosts = DeclineCode(
    "separate-hosts", "The presentations belong to different views, or to different places of one.")

  public static let flagUsedOtherwise = DeclineCode(
    "flag-used-otherwise", "Code uses a flag in a way that an enumeration cannot follow.")

  public static let stagesOverlap = DeclineCode(
    "stages-overlap", "Several of the properties may have values at the same time.")

  public static let noStage = DeclineCode(
    "no-stage", "The properties are no stages of one thing, or an enumeration says so already.")

  /// All codes of the transforms that look for states.
  public static let state: [DeclineCode] = [
    .shownTogether, .separateHosts, .flagUsedOtherwise, .stagesOverlap, .noStage,
  ]
}
