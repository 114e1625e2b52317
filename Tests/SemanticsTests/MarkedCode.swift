import Foundation
import Parser
import Semantics
import SourceText
import SymbolIndex
import Syntax
import Testing

/// Code in which one expression is marked: `_ = «shelf.books»`.
struct MarkedCode {
  private let program: Program
  private let file: Int32
  private let marked: SyntaxCursor

  init(_ code: String) throws {
    let start = try #require(code.range(of: "«"))
    let end = try #require(code.range(of: "»"))
    let before = code[..<start.lowerBound]
    let expression = code[start.upperBound..<end.lowerBound]
    let text = before + expression + code[end.upperBound...]
    let tree = SyntaxParser().parse(SourceText(String(text), path: "App.swift"))
    #expect(!tree.hasError, "the code is not Swift")
    let range = ByteRange(
      ByteOffset(before.utf8.count), ByteOffset(before.utf8.count + expression.utf8.count))
    let index = try #require(
      tree.nodeKinds.indices.last { tree.range(of: NodeID($0)) == range },
      "no node has the range of the mark")
    file = Int32(Self.known.count)
    program = Program(Self.known + [ProgramFile(IndexedFile(tree), module: "App")])
    marked = SyntaxCursor(tree: tree, id: NodeID(index))
  }

  /// The type of the marked expression, as text.
  var type: String { program.text(of: program.type(of: marked, in: file)) }

  /// The first line of what the marked name refers to.
  var declaration: String {
    switch program.reference(of: marked, in: file) {
    case .unknown: return "unknown"
    case .ambiguous(let decls): return "\(decls.count) declarations"
    case .declaration(let decl):
      let cursor = program.cursor(of: decl)
      let source = cursor.tree.source
      let lines = LineTable(source)
      let line = lines.range(ofLine: lines.location(of: cursor.range.start).line - 1)
      return source.string(line).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// The standard library's pages, and enough of SwiftUI.
  static let known: [ProgramFile] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/KnownModules/Swift")
    let pages = try! FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let blocks = pages.map { page in
      let text = try! String(contentsOf: folder.appending(path: page), encoding: .utf8)
      return text.components(separatedBy: "```swift\n")[1].components(separatedBy: "\n```")[0]
    }
    let code = blocks.joined(separator: "\n")
    return [("Swift", code), ("SwiftUI", swiftUI)].map { module, code in
      let tree = SyntaxParser().parse(SourceText(code, path: "\(module).swift"))
      return ProgramFile(IndexedFile(tree), module: module, isKnownModule: true)
    }
  }()

  private static let swiftUI = """
    @resultBuilder public struct ViewBuilder {
      public static func buildBlock<Content: View>(_ content: Content) -> Content
      @_disfavoredOverload
      public static func buildBlock<each Content: View>(
        _ content: repeat each Content) -> TupleView<(repeat each Content)>
      public static func buildIf<Content: View>(_ content: Content?) -> Content?
      public static func buildEither<First: View, Second: View>(
        first: First) -> _ConditionalContent<First, Second>
      public static func buildEither<First: View, Second: View>(
        second: Second) -> _ConditionalContent<First, Second>
    }
    public struct _ConditionalContent<First, Second>: View {}
    public protocol View {
      associatedtype Body: View
      @ViewBuilder var body: Body { get }
    }
    extension Optional: View where Wrapped: View {}
    public struct TupleView<T>: View {}
    public struct CGFloat: BinaryFloatingPoint {}
    public struct Font {
      public static let headline: Font
    }
    public struct LocalizedStringKey: ExpressibleByStringInterpolation {}
    public struct Text: View {
      public init(_ key: LocalizedStringKey)
      @_disfavoredOverload public init<S: StringProtocol>(_ content: S)
      public func font(_ font: Font?) -> Text
      public func bold() -> Text
    }
    public struct VStack<Content: View>: View {
      public init(@ViewBuilder content: () -> Content)
    }
    public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {}
    extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
      public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    }
    extension View {
      public func font(_ font: Font?) -> some View
      public func padding(_ length: Double? = nil) -> some View
      public func sheet<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View
    }
    @propertyWrapper public struct State<Value> {
      public init(wrappedValue: Value)
      public var wrappedValue: Value { get nonmutating set }
      public var projectedValue: Binding<Value> { get }
    }
    @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
      public var wrappedValue: Value { get nonmutating set }
      public var projectedValue: Binding<Value> { get }
      public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
    }
    @propertyWrapper public struct Environment<Value> {
      public init(_ keyPath: KeyPath<EnvironmentValues, Value>)
      public var wrappedValue: Value { get }
    }
    public struct EnvironmentValues {
      public var dismiss: DismissAction { get }
    }
    public struct DismissAction {
      public func callAsFunction()
    }
    """
}
