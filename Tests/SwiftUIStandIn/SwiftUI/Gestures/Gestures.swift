nonisolated public struct TapGesture: Gesture {
  public typealias Value = Void
  public var body: Never { fatalError() }
  public var count: Int
  public init(count: Int = 1) { self.count = count }
}

nonisolated public struct SpatialTapGesture: Gesture {
  public var body: Never { fatalError() }
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  public init(count: Int = 1, coordinateSpace: CoordinateSpace) {}
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}

nonisolated public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public var body: Never { fatalError() }
  public var minimumDuration: Double
  public var maximumDistance: CGFloat
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

nonisolated public struct DragGesture: Gesture {
  public var body: Never { fatalError() }
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize { .zero }
    public var velocity: CGSize { .zero }
    public var predictedEndLocation: CGPoint { .zero }
    public var predictedEndTranslation: CGSize { .zero }
  }
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

nonisolated public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public var body: Never { fatalError() }
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

nonisolated public struct MagnifyGesture: Gesture {
  public var body: Never { fatalError() }
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

nonisolated public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public var body: Never { fatalError() }
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

nonisolated public struct RotateGesture: Gesture {
  public var body: Never { fatalError() }
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}
