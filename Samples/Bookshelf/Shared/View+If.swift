import SwiftUI

extension View {
  /// Applies a modifier only while a condition holds.
  @ViewBuilder
  func `if`<Content: View>(
    _ condition: Bool,
    @ViewBuilder transform: (Self) -> Content
  ) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }

  /// Applies one modifier or the other, depending on a condition.
  @ViewBuilder
  func `if`<Content: View, Alternative: View>(
    _ condition: Bool,
    @ViewBuilder transform: (Self) -> Content,
    @ViewBuilder else alternative: (Self) -> Alternative
  ) -> some View {
    if condition {
      transform(self)
    } else {
      alternative(self)
    }
  }
}
