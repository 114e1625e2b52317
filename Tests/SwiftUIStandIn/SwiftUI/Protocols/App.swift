@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  public static func main() {}
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Scene where Body == Never {
  public var body: Never { fatalError() }
}

extension Never: Scene {}

extension Optional: Scene where Wrapped: Scene {}

public struct _EmptyScene: Scene {
  public typealias Body = Never
}

public struct _TupleScene<T>: Scene {
  public typealias Body = Never
}

@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Commands where Body == Never {
  public var body: Never { fatalError() }
}

extension Never: Commands {}

extension Optional: Commands where Wrapped: Commands {}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}

public struct _TupleCommands<T>: Commands {
  public typealias Body = Never
}
