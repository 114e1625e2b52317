import SwiftUI
import UIKit

/// The exposure of a print, which a dial of UIKit sets.
struct ExposureScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> ExposureController {
    ExposureController()
  }

  func updateUIViewController(_ controller: ExposureController, context: Context) {}
}

final class ExposureController: UIViewController {
  private let dial = DialView()
  private(set) var seconds = 8.0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(dial)
    dial.onTurn = { change in
      self.seconds += change
    }
  }
}
