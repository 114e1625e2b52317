extension Binding: ComparableInput {
  func isSameInput(as other: Binding) -> Bool { place != nil && place == other.place }
}
