/// The branch of an `if` or `switch` that a builder took.
enum ConditionalBranch<TrueContent, FalseContent> {
  case first(TrueContent)
  case second(FalseContent)
}
