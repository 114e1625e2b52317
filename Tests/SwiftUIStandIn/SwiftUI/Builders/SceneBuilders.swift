@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    var children: [Any] = []
    repeat children.append(each content)
    return _TupleScene<(repeat each Content)>(record: ViewRecord(children: children))
  }
  public static func buildOptional<Content: Scene>(_ content: Content?) -> Content? { content }
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene {
    content
  }
}

@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands {
    var children: [Any] = []
    repeat children.append(each content)
    return _TupleCommands<(repeat each Content)>(record: ViewRecord(children: children))
  }
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _ConditionalContent<First, Second> { .init(first: first) }
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .init(second: second) }
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> some Commands { content }
}
