import Parser
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import Testing

@Suite struct MemberwiseInitializerTests {
  private func type(_ members: String) throws -> TypeDecl {
    let tree = SyntaxParser().parse(SourceText("struct V {\n\(members)\n}\n"))
    #expect(!tree.hasError, "\(tree.diagnostics)")
    return try #require(TypeDecl.all(in: tree).first)
  }

  /// Each line was tried with the compiler, from another file: `a:` for a parameter, `a?` for one that
  /// has a default, and `private` where the property keeps others from calling the initializer.
  @Test(arguments: [
    ("var a = 0", "a?"),
    ("let a = 0", ""),
    ("var a: Int?", "a?"),
    ("let a: Int?", "a:"),
    ("private(set) var a: Int", "a:"),
    ("lazy var a = 0", "a?"),
    ("weak var a: M?", "a?"),
    ("private let a = 0", ""),
    ("private static var a = 0", ""),
    ("private var a: Int { 0 }", ""),
    ("private var a = 0", "a? private"),
    ("#if A\nlet a: Int\n#endif", "a?"),
    ("private let a: Int", "a: private"),
    ("private var a: Int?", "a? private"),
    ("private lazy var a = 0", "a? private"),
    ("fileprivate var a = 0 { didSet {} }", "a? private"),
    ("@MainActor private var a = 0", "a? private"),
    ("@State private var a = 0", ""),
    ("@State private var a: Int?", ""),
    ("@State private var a: Int!", ""),
    ("@State private var a: Optional<Int>", "a: private"),
    ("@State private var a: Int", "a: private"),
    ("@State(initialValue: 1) private var a: Int", ""),
    ("@State var a: Int", "a:"),
    ("@State var a: Int?", "a?"),
    ("@State private(set) var a = 0", "a?"),
    ("@Binding private var a: Int?", "a: private"),
    ("@Binding var a: Int", "a:"),
    ("@Environment(\\.dismiss) private var a", ""),
    ("@Environment(\\.dismiss) var a", "a?"),
    ("@Environment(N.self) private var a: N?", ""),
    ("@EnvironmentObject private var a: M", ""),
    ("@EnvironmentObject var a: M", "a?"),
    ("@FocusState private var a: Bool", ""),
    ("@FocusState var a: Bool", "a?"),
    ("@Namespace private var a", ""),
    ("@AppStorage(\"k\") private var a: Int?", ""),
    ("@AppStorage(\"k\") var a = 0", "a?"),
    ("@StateObject private var a = M()", ""),
    ("@StateObject private var a: M", "a: private"),
    ("@ObservedObject var a: M", "a:"),
    ("@Bindable var a: N", "a:"),
    ("@GestureState private var a: Int?", ""),
    ("@ScaledMetric(relativeTo: .body) private var a: CGFloat = 1", ""),
    ("@OwnWrapper private var a: Int", ""),
    ("@ViewBuilder let a: () -> C", "a:"),
    ("@ViewBuilder private let a: C", "a: private"),
  ])
  func takesPart(_ property: String, _ expected: String) throws {
    let memberwise = try #require(MemberwiseInitializer(of: try type(property)))
    let parameters = memberwise.signature.parameters.map {
      ($0.label ?? "") + ($0.isOptional ? "?" : ":")
    }
    let hidden = memberwise.hidingProperty.map { _ in ["private"] } ?? []
    #expect((parameters + hidden).joined(separator: " ") == expected)
  }

  @Test(arguments: ["init() {}", "#if A\ninit() {}\n#endif"])
  func isAbsentBesideADeclaredOne(_ members: String) throws {
    #expect(MemberwiseInitializer(of: try type(members)) == nil)
  }
}
