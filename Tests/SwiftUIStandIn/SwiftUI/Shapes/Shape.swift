/// Not isolated although every view is: the system asks for paths away from the main actor.
nonisolated public protocol Shape: Sendable, Animatable, View {
  func path(in rect: CGRect) -> Path
  static var role: ShapeRole { get }
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

public enum ShapeRole: Sendable { case fill, stroke, separator }

public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: Self { .mirrors(in: .rightToLeft) }
}

nonisolated extension Shape {
  public static var role: ShapeRole { .fill }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

extension Shape {
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(record: ["shape": .value("\(Self.self)")])
  }
}

nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape with a style, as `fill` and `stroke` make it.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  var shape: Content { get }
}

nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView, ShapeView {
  var record = ViewRecord()

  public var shape: Content { fatalError() }
}

public typealias FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> =
  _PaintedShapeView<Content, Style, Background>
public typealias StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> =
  _PaintedShapeView<Content, Style, Background>
public typealias StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
> =
  _PaintedShapeView<Content, Style, Background>

nonisolated public struct _PaintedShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  PrimitiveView, ShapeView
{
  var record = ViewRecord()

  public var shape: Content { fatalError() }
}

nonisolated public struct AnyShape: Shape {
  let shape: any Shape
  public init<S: Shape>(_ shape: S) { self.shape = shape }
  public func path(in rect: CGRect) -> Path { Path() }
}

/// What trimming, turning and combining give. SwiftUI has a type for each; no app names them.
nonisolated public struct _DerivedShape<Content: Shape>: Shape {
  public func path(in rect: CGRect) -> Path { Path() }
}

nonisolated public struct OffsetShape<Content: Shape>: Shape {
  public func path(in rect: CGRect) -> Path { Path() }
}
nonisolated public struct RotatedShape<Content: Shape>: Shape {
  public func path(in rect: CGRect) -> Path { Path() }
}
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  public func path(in rect: CGRect) -> Path { Path() }
}
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  public func path(in rect: CGRect) -> Path { Path() }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> { .init() }
}
extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> { .init() }
}
