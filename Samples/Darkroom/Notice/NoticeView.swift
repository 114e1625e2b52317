import SwiftUI

final class NoticeModel: ObservableObject {
  @Published var text: String

  init(text: String) {
    self.text = text
  }
}

struct NoticeView: View {
  @EnvironmentObject private var model: NoticeModel

  var body: some View {
    Text(model.text)
  }
}
