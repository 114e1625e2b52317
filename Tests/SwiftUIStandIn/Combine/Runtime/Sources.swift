import Foundation

// Where the values of each publisher come from.

extension Publishers.Operator: Sourced {
  var anySource: Any { source as Any }
}

extension Publishers.FlatMap: Sourced {
  var anySource: Any { source as Any }
}

extension AnyPublisher: Sourced {
  var anySource: Any { source }
}

extension Future: Sourced {
  var anySource: Any { source }
}

extension Publishers.CombineLatest: Sourced {
  var anySource: Any { source }
}

extension Publishers.Merge: Sourced {
  var anySource: Any { source }
}

extension Publishers.MergeMany: Sourced {
  var anySource: Any { source }
}

extension Publishers.Share: Sourced {
  var anySource: Any { Source<Output, Failure> { self.base.start($0, $1) } }
}

extension Publishers.Autoconnect: Sourced {
  var anySource: Any {
    Source<Output, Failure> { value, end in
      let stop = base.start(value, end)
      let connection = base.connect()
      return {
        stop()
        connection.cancel()
      }
    }
  }
}

extension Publishers.Sequence: Sourced {
  var anySource: Any {
    Source<Output, Failure> { value, end in
      elements.forEach(value)
      end(.finished)
      return {}
    }
  }
}

extension ObservableObjectPublisher: Sourced {
  var anySource: Any { Source<Void, Never> { self.listeners.add($0, $1) } }
}

extension Published.Publisher: Sourced {
  // The value that it has comes first.
  var anySource: Any {
    Source<Value, Never> { value, end in
      value(box.value)
      return box.listeners.add(value, end)
    }
  }
}

extension PassthroughSubject: Sourced {
  var anySource: Any { Source<Output, Failure> { self.listeners.add($0, $1) } }
}

extension CurrentValueSubject: Sourced {
  var anySource: Any {
    Source<Output, Failure> { value, end in
      value(self.value)
      return self.listeners.add(value, end)
    }
  }
}

extension Just: Sourced {
  var anySource: Any {
    Source<Output, Never> { value, end in
      value(output)
      end(.finished)
      return {}
    }
  }
}

extension Empty: Sourced {
  var anySource: Any {
    Source<Output, Failure> { _, end in
      end(.finished)
      return {}
    }
  }
}

extension Fail: Sourced {
  var anySource: Any {
    Source<Output, Failure> { _, end in
      end(.failure(error))
      return {}
    }
  }
}

extension Deferred: Sourced {
  var anySource: Any { Source<Output, Failure> { make().start($0, $1) } }
}

extension NotificationCenter.Publisher: Sourced {
  var anySource: Any {
    Source<Notification, Never> { value, _ in
      nonisolated(unsafe) let value = value
      let token = center.addObserver(forName: name, object: nil, queue: nil) { value($0) }
      return { center.removeObserver(token) }
    }
  }
}

extension Timer.TimerPublisher: Sourced {
  var anySource: Any { Source<Date, Never> { self.listeners.add($0, $1) } }
}
