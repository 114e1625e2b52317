/// Each block comes twice: a toolbar that can be customized stays one.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  public static func buildExpression<Content: CustomizableToolbarContent>(
    _ content: Content
  ) -> Content { content }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent
  { content }
  public static func buildBlock<Content: CustomizableToolbarContent>(
    _ content: Content
  ) -> some CustomizableToolbarContent { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var children: [Any] = []
    repeat children.append(each content)
    return _TupleToolbarContent<(repeat each Content)>(record: ViewRecord(children: children))
  }
  public static func buildBlock<each Content: CustomizableToolbarContent>(
    _ content: repeat each Content
  ) -> some CustomizableToolbarContent {
    var children: [Any] = []
    repeat children.append(each content)
    return _TupleToolbarContent<(repeat each Content)>(record: ViewRecord(children: children))
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  public static func buildIf<Content: CustomizableToolbarContent>(
    _ content: Content?
  ) -> Content? { content }
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalContent<First, Second> { .init(first: first) }
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .init(second: second) }
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> some ToolbarContent { content }
}
