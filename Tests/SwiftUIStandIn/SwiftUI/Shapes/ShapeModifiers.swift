nonisolated extension Shape {
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _DerivedShape<Self>()
  }
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape() }
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> { OffsetShape() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { OffsetShape() }
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> ScaledShape<Self>
  { ScaledShape() }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape()
  }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape()
  }
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape()
  }
  public func size(_ size: CGSize) -> some Shape { _DerivedShape<Self>() }
  public func size(width: CGFloat, height: CGFloat) -> some Shape { _DerivedShape<Self>() }
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape { _DerivedShape<Self>() }
  public func stroke(style: StrokeStyle) -> some Shape { _DerivedShape<Self>() }
  @_disfavoredOverload
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { _DerivedShape<Self>() }
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _DerivedShape<Self>()
  }
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _DerivedShape<Self>()
  }
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _DerivedShape<Self>()
  }
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _DerivedShape<Self>()
  }

  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _PaintedShapeView<Self, S, EmptyView> { .init() }
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShapeView<Self, S, EmptyView> { .init() }
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShapeView<Self, S, EmptyView> { .init() }
}

nonisolated extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShapeView<Self, S, EmptyView> { .init() }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShapeView<Self, S, EmptyView> { .init() }
}

// A painted shape can be painted again: `Circle().fill(.red).stroke(.blue)`.
extension ShapeView {
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _PaintedShapeView<Content, S, Self> { .init() }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShapeView<Content, S, Self> { .init() }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShapeView<Content, S, Self> { .init() }
}

extension ShapeView where Content: InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShapeView<Content, S, Self> { .init() }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShapeView<Content, S, Self> { .init() }
}
