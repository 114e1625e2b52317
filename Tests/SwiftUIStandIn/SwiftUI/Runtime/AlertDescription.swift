/// An alert or action sheet in the older form.
struct AlertDescription {
  let title: String
  let content: TupleContent

  init(title: Text, message: Text?, buttons: [Alert.Button]) {
    self.title = title.content
    content = TupleContent(
      children: (message.map { [$0 as Any] } ?? [])
        + buttons.map { button in
          Button(role: button.isCancel ? .cancel : nil, action: { button.action?() }) {
            button.label
          }
        })
  }
}
