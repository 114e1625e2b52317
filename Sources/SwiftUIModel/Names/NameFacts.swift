extension SwiftUINames {
  /// What one of SwiftUI's names means.
  public struct Facts: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    private init(bit: UInt64) { rawValue = 1 << bit }
  }
}

// MARK: Types

extension SwiftUINames.Facts {
  /// A type that conforms to `View`.
  public static let view = Self(bit: 0)
  /// A type that shows the views that it is passed as its own content: `VStack`, `Button`, `Tab`.
  public static let container = Self(bit: 1)
  /// A container whose trailing closure is a view builder and nothing else: `VStack`, not `Button`.
  public static let viewBuilder = Self(bit: 2)
  /// A container that arranges views along an axis or in a grid, and may be part of a screen.
  public static let stack = Self(bit: 3)
  /// A container that fills the screen which it is the content of: `List`.
  public static let screen = Self(bit: 4)
  /// A container that leaves the layout of its views to the container around it: `Group`.
  public static let grouping = Self(bit: 5)
  /// A view that a list or stack takes apart into several: `ForEach`.
  public static let multipleViews = Self(bit: 6)
  /// A view that views are pushed on, or whose columns show them: `NavigationStack`.
  public static let navigationContainer = Self(bit: 7)
  /// A container that passes its closure a value and calls it for one content at a time:
  /// `GeometryReader`.
  public static let reader = Self(bit: 8)
  /// A type that conforms to `Scene` and shows its content as the root of a window.
  public static let scene = Self(bit: 9)
  /// What is listed beside views but is none: toolbar items, tabs, commands, charts' marks.
  public static let builderContent = Self(bit: 10)
  /// A type that conforms to `ShapeStyle`.
  public static let shapeStyle = Self(bit: 11)
  /// A type that conforms to `Gesture`.
  public static let gesture = Self(bit: 12)
  /// A UIKit or AppKit class whose `rootView` is a SwiftUI view: `UIHostingController`.
  public static let host = Self(bit: 13)
  /// A class that is a `UIViewController`.
  public static let viewController = Self(bit: 14)
}

// MARK: Protocols, macros and property wrappers

extension SwiftUINames.Facts {
  /// A protocol whose conforming types have a body that is part of the place where they are used:
  /// `View`, `ViewModifier`, `ButtonStyle`, `UIViewRepresentable`.
  public static let viewLikeProtocol = Self(bit: 15)
  /// A protocol of what is listed beside views but is none: `ToolbarContent`, `Scene`.
  public static let builderContentProtocol = Self(bit: 16)
  /// A protocol of what declares windows: `App`, `Scene`.
  public static let sceneProtocol = Self(bit: 17)
  /// A protocol of types that only provide previews: `PreviewProvider`.
  public static let previewProtocol = Self(bit: 31)
  /// A macro that declares a preview: `#Preview`.
  public static let previewMacro = Self(bit: 32)
  /// A property wrapper whose changes SwiftUI observes itself, so that the property is not passed in.
  public static let observedWrapper = Self(bit: 18)
  /// A property wrapper that the view itself stores a value in: `State`.
  public static let storingWrapper = Self(bit: 19)
  /// A property wrapper that cannot begin without a value: `Binding`.
  public static let wrapperNeedingValue = Self(bit: 20)
}

// MARK: Modifiers and controls

extension SwiftUINames.Facts {
  /// A modifier that shows the views that it is passed as part of the view: `overlay`.
  public static let contentModifier = Self(bit: 21)
  /// What presents or pushes the view that it is passed: `sheet`, `NavigationLink`.
  public static let presenting = Self(bit: 22)
  /// What presents a view over the presenting view: `sheet`, `popover`.
  public static let modal = Self(bit: 23)
  /// What the system draws its content of anew, so that modifiers of the content may not count.
  public static let systemDrawn = Self(bit: 24)
  /// What shows its content in a bar, which draws most items as they are.
  public static let bar = Self(bit: 33)
  /// What runs its action when the user interacts with it: `Button`, `onTapGesture`.
  public static let userAction = Self(bit: 25)
  /// A modifier that runs when a view appears or disappears, or that depends on its identity.
  public static let lifetimeDependent = Self(bit: 26)
  /// A modifier that acts differently on a view that is hidden than on one that is transparent.
  public static let hidingDependent = Self(bit: 27)
  /// A modifier of which the outermost on a chain wins, even if its value is the default.
  public static let outermostWins = Self(bit: 28)
  /// A modifier that sets the environment value of its own name: `lineLimit`.
  public static let environmentValue = Self(bit: 29)
  /// A modifier that only `Text` had before iOS 16: `bold`.
  public static let textOnlyBeforeIOS16 = Self(bit: 30)
}
