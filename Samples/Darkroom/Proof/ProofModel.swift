import SwiftUI

/// A proof of a print, with the page that shows it.
final class ProofModel: ObservableObject {
  @Published var paper = "matte"
  @Published private(set) var page: AnyView?

  /// The page keeps the model through its environment, and the model keeps the page.
  func prepare() {
    page = AnyView(ProofPage().environmentObject(self))
  }
}
