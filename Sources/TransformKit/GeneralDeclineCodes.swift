import SourceText

/// What any change may meet.
extension DeclineCode {
  public static let outsideScope = DeclineCode(
    "outside-scope", "The change also edits a file that this run may not change.",
    remedy: "let the run change that file, too")

  public static let generatedCode = DeclineCode(
    "generated-code", "The change also edits a file that is generated.",
    remedy: "change what generates the file, or name the file on the command line")

  public static let unstagedEdits = DeclineCode(
    "unstaged-edits", "The same lines have unstaged edits.",
    remedy: "stage those edits, too")

  public static let stillUsed = DeclineCode(
    "still-used", "Other code still uses the declaration that would be removed.",
    remedy: "rewrite or remove the remaining use")

  public static let conditionalCompilation = DeclineCode(
    "conditional-compilation", "The code depends on an `#if` directive.",
    remedy: "move the code out of the `#if`")

  public static let unusualDeclaration = DeclineCode(
    "unusual-declaration",
    "The declaration is formatted or attributed in a way that leaves no room for the edit.",
    remedy: "put the declaration on lines of its own, without other attributes")

  public static let evaluationWouldChange = DeclineCode(
    "evaluation-would-change",
    "Code would run more often, or in a situation where it does not run today.")

  public static let commentWouldBeLost = DeclineCode(
    "comment-would-be-lost", "The change would delete a comment.",
    remedy: "move the comment out of the code that the change replaces")

  public static let nameMeansAnother = DeclineCode(
    "name-means-another",
    "A name would refer to a different declaration at the place where the change writes it.",
    remedy: "rename one of the two declarations")

  public static let viewTypeMustStay = DeclineCode(
    "view-type-must-stay", "The code around the view requires its present type.")

  public static let olderDeploymentTarget = DeclineCode(
    "older-deployment-target", "The result needs a newer deployment target.",
    remedy: "raise the deployment target")

  public static let editedByAnotherChange = DeclineCode(
    "edited-by-another-change", "Another change of this run edits the same place.")

  public static let failsVerification = DeclineCode(
    "fails-verification", "The command that verifies the rewrite fails with the change.")

  public static let pointedAt = DeclineCode(
    "pointed-at", "The transform only reports such places, and does not change them.")

  public static let unsupportedForm = DeclineCode(
    "unsupported-form", "The code is written in a form that the transform does not support.")

  public static let ownModifier = DeclineCode(
    "own-modifier",
    "The repository declares a modifier of this name, which may differ from SwiftUI's.",
    remedy: "give your own modifier a name that SwiftUI does not use")

  /// The codes that any transform, and the run itself, may decline with.
  public static let general: [DeclineCode] = [
    .outsideScope, .generatedCode, .unstagedEdits, .stillUsed, .fileNotRead,
    .conditionalCompilation, .unusualDeclaration, .evaluationWouldChange, .commentWouldBeLost,
    .nameMeansAnother, .viewTypeMustStay, .olderDeploymentTarget, .editedByAnotherChange,
    .failsVerification, .pointedAt, .unsupportedForm, .ownModifier,
  ]
}
