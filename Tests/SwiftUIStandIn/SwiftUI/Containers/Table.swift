import Foundation

nonisolated public struct Table<Value: Identifiable, Rows, Columns>: PrimitiveView {
  var record = ViewRecord()
}

nonisolated public struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
>: TableColumnContent {
  var record = ViewRecord()

  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
}

public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable
  associatedtype TableColumnSortComparator: SortComparator
}

nonisolated public struct TupleTableColumnContent<
  RowValue: Identifiable, Sort: SortComparator
>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
}

@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public static func buildExpression<C: TableColumnContent>(_ content: C) -> C
  where C.TableRowValue == RowValue { content }
  public static func buildBlock<each C: TableColumnContent>(
    _ content: repeat each C
  ) -> TupleTableColumnContent<RowValue, Sort> { fatalError() }
}

nonisolated extension TableColumn where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == KeyPathComparator<RowValue> {
    record = ["titleKey": .value(titleKey), "content": .row(content)]
  }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Sort == KeyPathComparator<RowValue>, Content == Text {
    record = ["titleKey": .value(titleKey), "value": .value(value)]
  }
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == KeyPathComparator<RowValue> {
    record = ["titleKey": .value(titleKey), "value": .value(value), "content": .row(content)]
  }
}

nonisolated extension TableColumn {
  public func width(_ width: CGFloat?) -> TableColumn { self }
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn { self }
}

nonisolated extension Table {
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
  ) where Rows == Data, Data.Element == Value, Columns: TableColumnContent {
    record = ["data": .value(data), "columns": .value(columns())]
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
  ) where Rows == Data, Data.Element == Value, Columns: TableColumnContent {
    record = ["data": .value(data), "selection": .binding(selection), "columns": .value(columns())]
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
  ) where Rows == Data, Data.Element == Value, Columns: TableColumnContent {
    record = ["data": .value(data), "selection": .binding(selection), "columns": .value(columns())]
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
  ) where Rows == Data, Data.Element == Value, Columns: TableColumnContent {
    record = ["data": .value(data), "sortOrder": .binding(sortOrder), "columns": .value(columns())]
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
  ) where Rows == Data, Data.Element == Value, Columns: TableColumnContent {
    record = [
      "data": .value(data), "selection": .binding(selection), "sortOrder": .binding(sortOrder),
      "columns": .value(columns()),
    ]
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
  ) where Rows == Data, Data.Element == Value, Columns: TableColumnContent {
    record = [
      "data": .value(data), "selection": .binding(selection), "sortOrder": .binding(sortOrder),
      "columns": .value(columns()),
    ]
  }
}
