// What the engine looks into. Everything else that is no view with a body keeps a `record`.

extension Optional: Described {
  var kind: String { "Optional" }
  var shown: ViewRecord {
    map { isShown($0) ? ["some": .value($0)] : ViewRecord() } ?? ViewRecord()
  }
}

extension TupleView: Described {
  var shown: ViewRecord {
    ViewRecord(children: children ?? Mirror(reflecting: value).children.map(\.value))
  }
}

extension _ConditionalContent: Described {
  var shown: ViewRecord {
    switch branch {
    case .first(let content): ["first": .value(content)]
    case .second(let content): ["second": .value(content)]
    }
  }
}

extension AnyView: Described {
  var shown: ViewRecord { ["view": .value(view)] }
}

extension EquatableView: Described {
  var shown: ViewRecord { ["content": .value(content)] }
}

extension Spacer: Described {
  var shown: ViewRecord { [:] }
}

extension Text: Described {
  var shown: ViewRecord { [:] }
}

extension Color: Described {
  var shown: ViewRecord { [:] }
}

extension ForEach: Described, AnyForEach {
  var shown: ViewRecord { [:] }
}

protocol AnyForEach {
  var rows: () -> [(id: AnyHashable, make: () -> Any)] { get }
}

extension Subview: Described {
  var shown: ViewRecord { ["view": .value(view)] }
}

extension SubviewsCollection: Described {
  var shown: ViewRecord { ViewRecord(children: views) }
}

/// The several things that the content of a toolbar consists of.
struct TupleContent: Described {
  let children: [Any]
  var shown: ViewRecord { ViewRecord(children: children) }
}

/// The views that a container sees: those of groups and conditions one by one.
func flattened(_ value: Any) -> [Any] {
  switch value {
  case let rows as any AnyForEach: return rows.rows().flatMap { flattened($0.make()) }
  case let value as any Described
  where ["TupleView", "_ConditionalContent", "Optional", "Group", "GroupedContent"]
    .contains(value.kind):
    return value.shown.shownArguments.flatMap { flattened($0.content) }
  default: return [value]
  }
}
