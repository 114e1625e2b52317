/// Anything with a modifier. SwiftUI has a type for each; apps see `some View`.
nonisolated struct Modified<Content> {
  let content: Content
  /// The modifier's name.
  let name: String
  let record: ViewRecord

  typealias Body = Never
  // One body for several protocols; the `return` keeps their builders out of it.
  @MainActor @preconcurrency var body: Never { return fatalError() }
}

extension Modified: View where Content: View {}
extension Modified: ToolbarContent where Content: ToolbarContent {}
extension Modified: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
extension Modified: Scene where Content: Scene {}
extension Modified: DynamicViewContent where Content: DynamicViewContent {
  var data: Content.Data { content.data }
}

extension Modified: Described {
  var kind: String { name }
  var shown: ViewRecord { record }
  var modifiedContent: Any? { content }
}

nonisolated extension View {
  func modified(_ name: String, _ record: ViewRecord = [:]) -> Modified<Self> {
    Modified(content: self, name: name, record: record)
  }
}

nonisolated extension ToolbarContent {
  func modified(_ name: String, _ record: ViewRecord = [:]) -> Modified<Self> {
    Modified(content: self, name: name, record: record)
  }
}

nonisolated extension Scene {
  func modified(_ name: String, _ record: ViewRecord = [:]) -> Modified<Self> {
    Modified(content: self, name: name, record: record)
  }
}

/// A declaration without a body: the engine knows by its kind what to do with it.
protocol Described {
  /// The name of the type or modifier.
  var kind: String { get }
  var shown: ViewRecord { get }
  /// What a modifier is applied to.
  var modifiedContent: Any? { get }
}

extension Described {
  var kind: String { baseName(of: Self.self) }
  var modifiedContent: Any? { nil }
}

/// A type that keeps what it was made with.
protocol Recorded: Described {
  var record: ViewRecord { get }
}

extension Recorded {
  var shown: ViewRecord { record }
}

nonisolated(unsafe) private var baseNames: [ObjectIdentifier: String] = [:]

/// The name of a type without what it is nested in and without generic arguments.
func baseName(of type: Any.Type) -> String {
  if let known = baseNames[ObjectIdentifier(type)] { return known }
  let name = String(String(describing: type).prefix { $0 != "<" })
  baseNames[ObjectIdentifier(type)] = name
  return name
}
