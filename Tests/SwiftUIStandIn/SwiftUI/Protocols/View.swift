@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

// A view that is drawn by the framework says `typealias Body = Never` and is done.
extension View where Body == Never {
  public var body: Never { fatalError() }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

public struct EmptyView: View {
  public typealias Body = Never
  nonisolated public init() {}
}

public struct TupleView<T>: View {
  public typealias Body = Never
  public var value: T
  nonisolated public init(_ value: T) { fatalError() }
}

/// What `if`, `else` and `switch` build. The three builders share it, so it conforms three times.
public struct _ConditionalContent<TrueContent, FalseContent> {
  init() {}
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}
