/// What a view, a modifier or another declaration without a body was made with.
struct ViewRecord: ExpressibleByDictionaryLiteral, @unchecked Sendable {
  private(set) var arguments: [(name: String, captured: Captured)] = []

  init() {}

  init(dictionaryLiteral elements: (String, Captured)...) {
    arguments = elements.map { ($0.0, $0.1) }
  }

  init(children: [Any]) {
    arguments = children.enumerated().map { ("\($0.offset)", .value($0.element)) }
  }

  subscript(name: String) -> Captured? { arguments.first { $0.name == name }?.captured }

  /// The argument as the given type, through one optional.
  func value<T>(_ name: String, as type: T.Type = T.self) -> T? {
    guard case .value(let value)? = self[name]?.payload else { return nil }
    return (value as? T?) ?? nil
  }

  func binding(_ name: String) -> ErasedBinding? {
    if case .binding(let binding)? = self[name]?.payload { binding } else { nil }
  }

  func action(_ name: String) -> (() -> Void)? {
    if case .action(let action)? = self[name]?.payload { action } else { nil }
  }

  func handler(_ name: String) -> ((Any) -> Void)? {
    if case .handler(let handler)? = self[name]?.payload { handler } else { nil }
  }

  func row(_ name: String) -> ((Any) -> Any)? {
    if case .row(let row)? = self[name]?.payload { row } else { nil }
  }

  /// What the argument shows: a view, or a closure that makes one when it is needed.
  func content(_ name: String) -> Any? {
    switch self[name]?.payload {
    case .content(let make): LazyContent(make: make)
    case .value(let value): isShown(value) ? value : nil
    default: nil
    }
  }

  /// Everything that the arguments show, in the order in which they are declared.
  var shownArguments: [(name: String, content: Any)] {
    arguments.compactMap { argument in content(argument.name).map { (argument.name, $0) } }
  }
}

extension ViewRecord: Equatable {
  static func == (a: ViewRecord, b: ViewRecord) -> Bool {
    a.arguments.count == b.arguments.count
      && zip(a.arguments, b.arguments).allSatisfy {
        $0.name == $1.name && $0.captured.isSame(as: $1.captured)
      }
  }
}

extension ViewRecord: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(arguments.count) }
}

/// One argument, with closures reduced to the shapes that the engine calls.
struct Captured {
  enum Payload {
    case value(Any)
    case action((() -> Void)?)
    case handler(((Any) -> Void)?)
    case change(((Any, Any) -> Void)?)
    case content(() -> Any)
    case row((Any) -> Any)
    case task(() async -> Void)
    case binding(ErasedBinding?)
  }

  let payload: Payload

  static func value<T>(_ value: T) -> Captured { Captured(payload: .value(value)) }
  static func action(_ action: (() -> Void)?) -> Captured { Captured(payload: .action(action)) }
  static func content<T>(_ make: @escaping () -> T) -> Captured {
    Captured(payload: .content { make() })
  }
  static func row<A, T>(_ make: @escaping (A) -> T) -> Captured {
    Captured(payload: .row { make($0 as! A) })
  }
  static func task(_ action: @escaping () async -> Void) -> Captured {
    Captured(payload: .task(action))
  }
  static func handler<A>(_ handler: ((A) -> Void)?) -> Captured {
    Captured(payload: .handler(handler.map { handler in { handler($0 as! A) } }))
  }
  static func change<A, B>(_ handler: ((A, B) -> Void)?) -> Captured {
    Captured(payload: .change(handler.map { handler in { handler($0 as! A, $1 as! B) } }))
  }
  static func binding<T>(_ binding: Binding<T>?) -> Captured {
    Captured(payload: .binding(binding.map(ErasedBinding.init)))
  }

  /// Closures are never the same: nothing can be known about them.
  func isSame(as other: Captured) -> Bool {
    switch (payload, other.payload) {
    case (.value(let a), .value(let b)): isSameInput(a, b)
    case (.binding(let a), .binding(let b)): a?.place != nil && a?.place == b?.place
    case (.action(nil), .action(nil)), (.handler(nil), .handler(nil)): true
    default: false
    }
  }
}

/// Content that a closure makes each time it is needed.
struct LazyContent {
  let make: () -> Any
}

/// Whether a value is shown: a view, or what stands in a toolbar, an app or a menu bar.
func isShown(_ value: Any) -> Bool {
  // The type says it, also of an optional without a value.
  let type = type(of: value)
  if type is any View.Type || type is any ToolbarContent.Type { return true }
  if type is any Scene.Type || type is any Commands.Type { return true }
  // Every optional is described, but not every optional is a view.
  return value is LazyContent || value is any Described && !(type is any AnyOptional.Type)
}
