import SwiftUI
import UIKit

/// The notice at the bottom of the screen, if there is one.
struct NoticeBar: UIViewControllerRepresentable {
  let text: String?

  func makeUIViewController(context: Context) -> NoticeController {
    NoticeController()
  }

  func updateUIViewController(_ controller: NoticeController, context: Context) {
    if let text {
      controller.show(text)
    } else {
      controller.hide()
    }
  }
}

/// Hosts a notice. The controller stays on the screen when the notice has gone.
final class NoticeController: UIViewController {
  private var host: UIHostingController<AnyView>?

  func show(_ text: String) {
    let notice = NoticeView().environmentObject(NoticeModel(text: text))
    let host = UIHostingController(rootView: AnyView(notice))
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
    self.host = host
  }

  func hide() {
    host?.willMove(toParent: nil)
    host?.view.removeFromSuperview()
    host?.removeFromParent()
  }
}
