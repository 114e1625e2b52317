import Foundation

nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  let elements: Data
  let makeContent: (Data.Element) -> Content
  public var data: Data { elements }
  public var content: (Data.Element) -> Content { makeContent }
  /// The identity of each row and how to make it.
  let rows: () -> [(id: AnyHashable, make: () -> Any)]

  init(
    data: Data, content: @escaping (Data.Element) -> Content,
    id: @escaping (Data.Element) -> AnyHashable
  ) {
    elements = data
    makeContent = content
    rows = { data.map { element in (id(element), { content(element) }) } }
  }

  /// Rows that are given bindings to the elements of a collection.
  init<C: MutableCollection & RandomAccessCollection>(
    _ binding: Binding<C>, content: @escaping (Binding<C.Element>) -> Content,
    id: @escaping (C.Element) -> ID
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let values = binding.wrappedValue
    elements = values.indices.lazy.map { ($0, id(values[$0])) }
    makeContent = { content(binding[$0.0]) }
    rows = {
      values.indices.map { index in
        (AnyHashable(id(values[index])), { content(binding[index]) })
      }
    }
  }
}

extension ForEach: View where Content: View {
  public var body: Never { fatalError() }
}

extension ForEach: DynamicViewContent where Content: View {}

// A binding of a collection is a collection too; the initialisers that hand out bindings win.
nonisolated extension ForEach where Content: View {
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content) { AnyHashable($0.id) }
  }
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content) { AnyHashable($0[keyPath: id]) } }
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content) { AnyHashable($0) }
  }
}

nonisolated extension ForEach where Content: View {
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  { self.init(data, content: content) { $0.id } }
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    self.init(data, content: content) { $0[keyPath: id] }
  }
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  { self.init(data, content: content) { $0.id } }
}

nonisolated extension ForEach where Content: View {
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == SubviewsCollection, ID == Subview.ID {
    self.init(data: SubviewsCollection(view), content: content) { AnyHashable($0.id) }
  }
}

public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var move: Self { Self(rawValue: 1) }
  public static var delete: Self { Self(rawValue: 2) }
  public static var all: Self { Self(rawValue: 3) }
}

@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

nonisolated extension DynamicViewContent {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modified("onDelete", ["action": .handler(action)])
  }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modified("onMove", ["action": .change(action)])
  }
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modified(
      "onInsert",
      ["supportedContentTypes": .value(supportedContentTypes), "action": .change(action)])
  }
  public func onInsert(
    of acceptedTypeIdentifiers: [String],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modified(
      "onInsert",
      ["acceptedTypeIdentifiers": .value(acceptedTypeIdentifiers), "action": .change(action)])
  }
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    modified("dropDestination", ["payloadType": .value(payloadType), "action": .change(action)])
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection {
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var others = Array(self)
    let moved = source.map { others[$0] }
    for offset in source.reversed() { others.remove(at: offset) }
    others.insert(contentsOf: moved, at: destination - source.count { $0 < destination })
    for (index, element) in zip(Array(indices), others) { self[index] = element }
  }
}
