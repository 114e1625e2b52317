import SwiftUI
import UIKit

/// The grain of the paper under a loupe.
struct Loupe: UIViewRepresentable {
  @EnvironmentObject private var model: LoupeModel

  func makeUIView(context: Context) -> LoupeView {
    let view = LoupeView(model: model)
    model.loupe = view
    return view
  }

  func updateUIView(_ view: LoupeView, context: Context) {}
}

final class LoupeView: UIView {
  let model: LoupeModel

  init(model: LoupeModel) {
    self.model = model
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("LoupeView is not made from a storyboard")
  }
}
