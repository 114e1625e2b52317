import Combine

/// What the loupe shows, for the views around it.
@MainActor
final class LoupeModel: ObservableObject {
  @Published private(set) var magnification = 5.0
  var loupe: LoupeView?

  func comeCloser() {
    magnification += 5
    loupe?.setNeedsDisplay()
  }
}
