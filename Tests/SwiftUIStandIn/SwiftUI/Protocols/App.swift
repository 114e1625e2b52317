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

extension Never: Scene {}

extension Optional: Scene where Wrapped: Scene {
  public var body: Never { fatalError() }
}

public struct _EmptyScene: Scene {
  var record = ViewRecord()

  public var body: Never { fatalError() }
}

public struct _TupleScene<T>: Scene {
  var record = ViewRecord()

  public var body: Never { fatalError() }
}

@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Optional: Commands where Wrapped: Commands {
  public var body: Never { fatalError() }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  public var body: Never { fatalError() }
}

public struct _TupleCommands<T>: Commands {
  var record = ViewRecord()

  public var body: Never { fatalError() }
}
