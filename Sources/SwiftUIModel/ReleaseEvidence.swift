import SymbolIndex
import Syntax

/// The newest release of iOS from which the code of a module uses something without asking for the release. The
/// module is then not built for older ones, although no project file says so.
public struct ReleaseEvidence: Sendable {
  private var releases: [ModuleID: Int] = [:]

  /// How code uses what came with a release.
  fileprivate enum Form {
    /// `@Observable`
    case attribute
    /// `NavigationStack { … }`
    case view
    /// `.navigationDestination(item: $book) { … }`, with this label.
    case modifier(String?)
    /// `@Environment(\.dismiss)`
    case environmentKey
  }

  private static let evidence: [(name: String, form: Form, release: Int)] = [
    ("Observable", .attribute, 17), ("Bindable", .attribute, 17),
    ("navigationDestination", .modifier("item"), 17),
    ("NavigationStack", .view, 16), ("NavigationSplitView", .view, 16), ("ViewThatFits", .view, 16),
    ("navigationDestination", .modifier(nil), 16),
    ("dismiss", .environmentKey, 15), ("FocusState", .attribute, 15),
    ("StateObject", .attribute, 14), ("AppStorage", .attribute, 14), ("WindowGroup", .view, 14),
  ]

  /// Libraries that declare `navigationDestination(item:)` for older releases.
  private static let backports = ["ComposableArchitecture", "SwiftUINavigation"]

  /// - Parameter isAsked: whether something is to be known of the module of a file.
  public init(
    index: SymbolIndex, mentions: MentionTable, modules: ModuleMap, files: any FileProvider,
    where isAsked: (String) -> Bool
  ) {
    for (name, form, release) in Self.evidence where !form.isDeclared(name, in: index) {
      if case .modifier("item") = form, Self.backports.contains(where: index.mentions) { continue }
      for path in mentions.files(mentioning: name) where isAsked(path) {
        let module = modules[path]
        guard releases[module] ?? 0 < release, let file = files.files(at: [path])[0],
          file.proves(name, form)
        else { continue }
        releases[module] = release
      }
    }
  }

  /// The release of iOS that a module needs at least, as far as its code shows; nil where it shows nothing.
  public func release(of module: ModuleID) -> Int? { releases[module] }
}

extension ReleaseEvidence.Form {
  /// Whether the repository may declare what code uses in this form.
  fileprivate func isDeclared(_ name: String, in index: SymbolIndex) -> Bool {
    switch self {
    case .attribute, .view: !index.files(declaring: name).isEmpty
    case .modifier: !index.paths(declaringMember: name).isEmpty
    case .environmentKey:
      !Set(index.extensions(named: "EnvironmentValues").map(\.path))
        .isDisjoint(with: index.paths(declaringMember: name))
    }
  }

  /// Whether an expression or a type uses it.
  fileprivate func isUse(_ node: SyntaxCursor, _ ancestry: Ancestry) -> Bool {
    let around = Array(ancestry.ancestors(of: node).prefix(4))
    switch self {
    case .attribute: return around.first?.kind == .attribute
    case .environmentKey:
      return around.contains { $0.kind == .keyPathExpr }
        && ancestry.ancestors(of: node).contains { node in
          node.kind == .attribute && node.textWithoutTrivia.hasPrefix("@Environment(")
        }
    case .view:
      let call = around.first.flatMap(FunctionCallView.init)
      return call?.callee?.id == node.id && call?.arguments.contains(where: \.isTrailing) == true
    case .modifier(let label):
      let call = around.lazy.compactMap(FunctionCallView.init).first
      return call?.member?.cursor.range.contains(node.range) == true
        && (label == nil || call?.arguments.first?.label == label)
    }
  }
}

extension IndexedFile {
  /// Whether a file of a program, not of tests, uses a name without asking for a release.
  fileprivate func proves(_ name: String, _ form: ReleaseEvidence.Form) -> Bool {
    let isOfTests = tree.nodes(ofKind: .importDecl).contains { decl in
      ["importXCTest", "importTesting"].contains { decl.textWithoutTrivia.hasSuffix($0) }
    }
    return !isOfTests
      && uses(of: name).contains { form.isUse($0, ancestry) && !ancestry.asksForRelease($0) }
  }
}

extension Ancestry {
  /// Whether a condition or an attribute around a place asks for a release, or an `#if` for tools or another platform.
  public func asksForRelease(_ place: SyntaxCursor) -> Bool {
    ancestors(of: place).contains { node in
      if node.kind == .ifConfigClause { return node.asksForTools }
      if node.kind == .codeBlock {
        return node.children.contains { $0.kind == .guardStmt && $0.asksForRelease }
      }
      return node.asksForRelease
    }
  }
}

extension SyntaxCursor {
  /// Whether a branch of an `#if` is for other platforms than iOS, or for some compilers or libraries; the last
  /// branch is for what the others leave.
  fileprivate var asksForTools: Bool {
    guard token(.poundElse) == nil, let condition = children.first(where: { _ in true }) else {
      return true
    }
    let text = condition.textWithoutTrivia
    return text != "os(iOS)"
      && ["!", "canImport", "compiler", "os(", "swift", "targetEnvironment"].contains(
        where: text.contains)
  }

  fileprivate var asksForRelease: Bool {
    children.contains { child in
      [.conditionElement, .availabilityCondition, .attribute].contains(child.kind)
        && child.text.contains("available")
    }
  }
}
