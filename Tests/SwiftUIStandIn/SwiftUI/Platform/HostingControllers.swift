open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content
  public var sizingOptions: UIHostingControllerSizingOptions = []
  public var safeAreaRegions: SafeAreaRegions = .all
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }
  required public init?(coder aDecoder: NSCoder) { fatalError() }
  public func sizeThatFits(in size: CGSize) -> CGSize { size }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = Self(rawValue: 1)
  public static let intrinsicContentSize = Self(rawValue: 2)
}

public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, EmptyView> {
    fatalError()
  }
  public func background<B: View>(@ViewBuilder content: () -> B)
    -> UIHostingConfiguration<Content, B>
  { fatalError() }
  public func makeContentView() -> UIView & UIContentView { fatalError() }
  public func updated(for state: UIConfigurationState) -> Self { self }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) {}
}

open class NSHostingView<Content: View>: NSView {
  public var rootView: Content
  required public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
  required public init?(coder aDecoder: NSCoder) { fatalError() }
}

open class NSHostingController<Content: View>: NSViewController {
  public var rootView: Content
  public var sizingOptions: NSHostingSizingOptions = []
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }
  required public init?(coder aDecoder: NSCoder) { fatalError() }
  public func sizeThatFits(in size: CGSize) -> CGSize { size }
}

public struct NSHostingSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let minSize = Self(rawValue: 1)
  public static let intrinsicContentSize = Self(rawValue: 2)
  public static let maxSize = Self(rawValue: 4)
  public static let preferredContentSize = Self(rawValue: 8)
  public static let standardBounds: Self = [.minSize, .intrinsicContentSize, .maxSize]
}

@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var proposedSize: ProposedViewSize = .unspecified
  public var scale: CGFloat = 1
  public var isOpaque = false
  public init(content: Content) { self.content = content }
  public var uiImage: UIImage? { fatalError() }
  public var nsImage: NSImage? { fatalError() }
  public var cgImage: CGImage? { fatalError() }
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
  ) {}
}
