import Foundation

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { nil }
  public var error: (any Error)? { nil }
}

nonisolated public struct AsyncImage<Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    record = ["url": .value(url), "scale": .value(scale)]
  }
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    record = [
      "url": .value(url), "scale": .value(scale), "content": .row(content),
      "placeholder": .content(placeholder),
    ]
  }
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    record = [
      "url": .value(url), "scale": .value(scale), "transaction": .value(transaction),
      "content": .row(content),
    ]
  }
}
