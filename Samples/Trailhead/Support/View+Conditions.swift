import SwiftUI

extension View {
  /// Applies the transform when the condition holds, and leaves the view alone otherwise.
  @ViewBuilder
  func applyIf<Transformed: View>(
    _ condition: Bool,
    transform: (Self) -> Transformed
  ) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }

  /// Hides the view but keeps its place in the layout.
  @ViewBuilder
  func isHidden(_ hidden: Bool) -> some View {
    if hidden {
      self.hidden()
    } else {
      self
    }
  }

  /// Takes the view out of the layout altogether.
  @ViewBuilder
  func isRemoved(_ removed: Bool) -> some View {
    if !removed {
      self
    }
  }
}
