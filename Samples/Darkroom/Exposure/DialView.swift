import UIKit

/// A dial, and what happens when it is turned.
final class DialView: UIView {
  var onTurn: ((Double) -> Void)?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    onTurn?(1)
  }
}
