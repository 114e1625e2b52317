import SourceText
import SwiftUIModel

/// Why a conditional modifier is left alone.
extension DeclineCode {
  public static let unsuitedClosure = DeclineCode(
    "unsuited-closure",
    "The closure is not a plain chain of modifiers on the view that it receives.")

  public static let branchesDiffer = DeclineCode(
    "branches-differ", "The branches differ in more than one modifier.",
    remedy: "show the view in one branch, and hide it with `hidden()` in the other")

  public static let nothingToGain = DeclineCode(
    "nothing-to-gain", "The view is never rebuilt here, so a change has no benefit.")

  public static let unknownModifier = DeclineCode(
    "unknown-modifier", "Statewise does not know an unconditional form of this modifier.")

  public static let noInertValue = DeclineCode(
    "no-inert-value", "The modifier has no inert value, that is, a value without effect.")

  public static let unclearArguments = DeclineCode(
    "unclear-arguments", "No inert value can be inferred for the arguments of the modifier.",
    remedy: "declare the type of the argument, and write an action as a closure")

  public static let coversAnotherModifier = DeclineCode(
    "covers-another-modifier",
    "Without the condition, the modifier would override another modifier.",
    remedy: "combine both into one modifier that chooses between two values")

  public static let drawnBySystem = DeclineCode(
    "drawn-by-system", "The system draws the view itself, and ignores modifiers such as `opacity`.")

  public static let movesIntoClosure = DeclineCode(
    "moves-into-closure", "The change would move code into a closure, where its meaning differs.")

  public static let harderToRead = DeclineCode(
    "harder-to-read", "The result would be harder to read than the source.",
    remedy: "move the choice into a property, and use it in the modifier")

  /// All codes of the conditional modifiers.
  public static let conditional: [DeclineCode] =
    helpers + [
      .unsuitedClosure, .branchesDiffer, .nothingToGain, .unknownModifier,
      .noInertValue, .unclearArguments, .coversAnotherModifier, .drawnBySystem,
      .movesIntoClosure, .harderToRead,
    ]
}
