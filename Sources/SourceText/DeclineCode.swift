/// Why a place is left alone, as a class of reasons: what one counts and filters declines by. The
/// sentence beside it says what it is about this one place.
///
/// The names stand in reports and baselines, so that they never change their meaning.
public enum DeclineCode: String, CaseIterable, Sendable {
  // What a conditional modifier applies.
  case unsuitedHelper = "unsuited-helper"
  case unwrappingHelper = "unwrapping-helper"
  case unsuitedClosure = "unsuited-closure"
  case branchesDiffer = "branches-differ"
  case conditionNotBoolean = "condition-not-boolean"
  case nothingToGain = "nothing-to-gain"
  case unknownModifier = "unknown-modifier"
  case ownModifier = "own-modifier"
  case noInertValue = "no-inert-value"
  case unclearArguments = "unclear-arguments"
  case coversAnotherModifier = "covers-another-modifier"
  case receiverNotOneView = "receiver-not-one-view"
  case viewTypeMustStay = "view-type-must-stay"
  case evaluationWouldChange = "evaluation-would-change"
  case movesIntoClosure = "moves-into-closure"

  // What shows a view.
  case pushedWithoutState = "pushed-without-state"
  case stackWithoutPath = "stack-without-path"
  case shownByUIKit = "shown-by-uikit"
  case rootOfWindow = "root-of-window"
  case unknownWrapper = "unknown-wrapper"
  case nothingShowsIt = "nothing-shows-it"
  case keptAsValue = "kept-as-value"
  case madeIndirectly = "made-indirectly"
  case notMadeWherePresented = "not-made-where-presented"
  case unnamedState = "unnamed-state"
  case unsuitedState = "unsuited-state"

  // What declares and makes it.
  case actionNotOnlyCalled = "action-not-only-called"
  case ambiguousView = "ambiguous-view"
  case notAStructure = "not-a-structure"
  case notComparable = "not-comparable"
  case unsuitedInitializer = "unsuited-initializer"
  case protocolRequirement = "protocol-requirement"
  case nameTaken = "name-taken"
  case nameMeansAnother = "name-means-another"
  case noFileForDeclaration = "no-file-for-declaration"
  case otherModule = "other-module"

  // What any change may meet.
  case outsideScope = "outside-scope"
  case generatedCode = "generated-code"
  case unstagedEdits = "unstaged-edits"
  case publicInterface = "public-interface"
  case stillUsed = "still-used"
  case fileNotRead = "file-not-read"
  case conditionalCompilation = "conditional-compilation"
  case unusualDeclaration = "unusual-declaration"
  case commentWouldBeLost = "comment-would-be-lost"
  case olderDeploymentTarget = "older-deployment-target"
  case editedByAnotherChange = "edited-by-another-change"
  case pointedAt = "pointed-at"

  /// What all places with the code have in common, in one sentence.
  public var summary: String {
    switch self {
    case .unsuitedHelper: "What is called does something else than apply modifiers on a condition."
    case .unwrappingHelper: "The helper hands the closure a value that it unwraps."
    case .unsuitedClosure: "The closure is not a chain of modifiers that could stand without it."
    case .branchesDiffer: "The branches differ in more than what one modifier could choose."
    case .conditionNotBoolean: "The condition is not a plain Boolean value."
    case .nothingToGain: "The view is never built anew here, so that a change gains nothing."
    case .unknownModifier: "It is not known what the modifier does on a condition."
    case .ownModifier: "The repository declares the modifier itself, and may mean another."
    case .noInertValue: "The modifier has no value that does nothing."
    case .unclearArguments: "The arguments do not tell what would do nothing."
    case .coversAnotherModifier: "Always applied, the modifier would take another's effect."
    case .receiverNotOneView: "It is not certain that the modifiers are called on one view."
    case .viewTypeMustStay: "Something around the view needs the type that it has now."
    case .evaluationWouldChange: "Code would run more often, or where it did not run before."
    case .movesIntoClosure: "Code would get into a closure, where it means something else."
    case .pushedWithoutState: "A link pushes the view, and no state says so that could be changed."
    case .stackWithoutPath: "The stack that the view is pushed on has no path to shorten."
    case .shownByUIKit: "UIKit or AppKit shows the view."
    case .rootOfWindow: "The view is the root of a window or a column, which nothing takes away."
    case .unknownWrapper: "The view is handed to something that nothing in sight declares."
    case .nothingShowsIt: "Nothing in sight shows the view, or only previews and tests do."
    case .keptAsValue: "The view is kept or handed on as a value, so that its way is lost."
    case .madeIndirectly: "The view is made through its type, a protocol or a common name."
    case .notMadeWherePresented: "The view is not made within the one call that presents it."
    case .unnamedState: "The state that presents the view is made in place and has no name."
    case .unsuitedState: "Nothing could be set to take the view away in the form asked for."
    case .actionNotOnlyCalled: "The view does something else with its action than call it."
    case .ambiguousView: "Another type of the view's name is declared."
    case .notAStructure: "The view is a class or an actor, which others may read and change."
    case .notComparable: "It is not known how to compare what the view is handed."
    case .unsuitedInitializer: "An initialiser, or a call of it, cannot take one more argument."
    case .protocolRequirement: "A protocol may ask for the declaration as it is."
    case .nameTaken: "Something else has the name that is needed."
    case .nameMeansAnother: "A name means something else where it would be written."
    case .noFileForDeclaration: "The module has no file for a declaration that is needed once."
    case .otherModule: "Parts of the change would be in different modules."
    case .outsideScope: "A part of the change is where this run may not change anything."
    case .generatedCode: "A part of the change is in a file that a program writes."
    case .unstagedEdits: "Edits that are not staged are in the same lines."
    case .publicInterface: "Code in other repositories may use what would change."
    case .stillUsed: "Something still uses what would be removed."
    case .fileNotRead: "A file with a part in it could not be read."
    case .conditionalCompilation: "The code depends on `#if`."
    case .unusualDeclaration: "The declaration is written in a way that gives no room for the edit."
    case .commentWouldBeLost: "A comment would have no place."
    case .olderDeploymentTarget: "The result needs a younger release than the code is to run on."
    case .editedByAnotherChange: "Another edit of this run is in the same place."
    case .pointedAt: "The transform only points at such places."
    }
  }

  /// What the code's author could do so that a place with the code is not left alone; nil where that
  /// depends on the place, or nothing sensible can be done.
  ///
  /// It holds for every place that says nothing better of its own: wrong advice is worse than none.
  public var remedy: String? {
    switch self {
    case .branchesDiffer: "have one branch show the view, and the other hide it with `hidden()`"
    case .conditionNotBoolean: "make the condition a plain Boolean value"
    case .ownModifier: "give your own modifier another name than SwiftUI's"
    case .unclearArguments: "declare the type of what it is given, and write an action as a closure"
    case .coversAnotherModifier: "make one modifier of them, with a choice of values"
    case .pushedWithoutState, .stackWithoutPath:
      "present it by a state, such as `navigationDestination(isPresented:)`"
    case .nothingShowsIt: "show the view somewhere, or remove it"
    case .keptAsValue, .notMadeWherePresented: "make the view within each call that presents it"
    case .madeIndirectly: "make the view by its own name alone, within each call that presents it"
    case .unnamedState: "give the state that presents it a name"
    case .actionNotOnlyCalled: "only call it, in statements of their own that the main actor runs"
    case .ambiguousView: "give one of the two another name"
    case .notAStructure: "make it a structure"
    case .notComparable: "leave `equatable=true` out"
    case .protocolRequirement: "take it out of the protocol, if nothing asks for it there"
    case .nameTaken: "give what has the name another one"
    case .nameMeansAnother: "give one of the two another name"
    case .outsideScope: "let the run change that file too"
    case .generatedCode: "change what generates the file, or give the file as a path"
    case .unstagedEdits: "stage them too"
    case .publicInterface: "narrow its access, if nothing outside of the repository uses it"
    case .stillUsed: "rewrite or remove the use that is left"
    case .conditionalCompilation: "move it out of the `#if`"
    case .unusualDeclaration: "write it plainly, on lines of its own and without other attributes"
    case .commentWouldBeLost: "move the comment out of the code that would go"
    case .olderDeploymentTarget: "raise the deployment target"
    case .unsuitedHelper, .unwrappingHelper, .unsuitedClosure, .nothingToGain, .unknownModifier,
      .noInertValue, .receiverNotOneView, .viewTypeMustStay, .evaluationWouldChange,
      .movesIntoClosure, .shownByUIKit, .rootOfWindow, .unknownWrapper, .unsuitedState,
      .unsuitedInitializer, .noFileForDeclaration, .otherModule, .fileNotRead,
      .editedByAnotherChange, .pointedAt:
      nil
    }
  }
}
