@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  public var transaction: Transaction = Transaction()
  let getter: () -> Value
  let setter: (Value) -> Void
  /// Where it leads, if that is known: not if an app wrote the closures.
  let place: BindingPlace?

  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Everything runs on the main thread here.
    getter = unsafeBitCast(get, to: (() -> Value).self)
    setter = unsafeBitCast(set, to: ((Value) -> Void).self)
    place = nil
  }
  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let set = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    getter = unsafeBitCast(get, to: (() -> Value).self)
    setter = { set($0, Transaction()) }
    place = nil
  }
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(place: nil, getter: { value }, setter: { _ in })
  }

  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue) }
  }
  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      place: place?.appending(keyPath), getter: { wrappedValue[keyPath: keyPath] },
      setter: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension Binding {
  init(place: BindingPlace?, getter: @escaping () -> Value, setter: @escaping (Value) -> Void) {
    self.place = place
    self.getter = getter
    self.setter = setter
  }

  init(location: Location<Value>) {
    self.init(
      place: BindingPlace(root: ObjectIdentifier(location)), getter: { location.value },
      setter: { location.value = $0 })
  }
}

extension Binding {
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      place: base.place?.appending("optional"), getter: { base.wrappedValue },
      setter: { if let value = $0 { base.wrappedValue = value } })
  }
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      place: base.place?.appending("unwrapped"), getter: { base.wrappedValue ?? first },
      setter: { base.wrappedValue = $0 })
  }
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      place: base.place?.appending("hashable"), getter: { base.wrappedValue },
      setter: { base.wrappedValue = $0 as! V })
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding: DynamicProperty {}
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

/// What makes `ForEach($items) { $item in … }` work.
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let element = wrappedValue[position]
    return Binding<Value.Element>(
      place: place.flatMap { place in
        (position as? AnyHashable).map { place.appending($0) }
      },
      // The element may be gone when a view that is about to go asks again.
      getter: { wrappedValue.indices.contains(position) ? wrappedValue[position] : element },
      setter: { wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
