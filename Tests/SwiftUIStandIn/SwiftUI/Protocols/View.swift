@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View {
  public static func _printChanges() {}
  public static func _logChanges() {}
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

nonisolated public struct EmptyView: PrimitiveView {
  var record = ViewRecord()

  public init() {}
}

nonisolated public struct TupleView<T>: PrimitiveView {
  public var value: T
  let children: [Any]?

  public init(_ value: T) {
    self.value = value
    children = nil
  }

  init(_ value: T, children: [Any]) {
    self.value = value
    self.children = children
  }
}

/// What `if`, `else` and `switch` build. The three builders share it, so it conforms three times.
public struct _ConditionalContent<TrueContent, FalseContent> {
  let branch: ConditionalBranch<TrueContent, FalseContent>

  init(first: TrueContent) { branch = .first(first) }
  init(second: FalseContent) { branch = .second(second) }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public func body(content: Content) -> Never { fatalError() }
}
