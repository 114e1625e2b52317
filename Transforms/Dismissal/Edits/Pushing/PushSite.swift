import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A link or a stack that pushes without a state: the structure that can get one, and the loop
/// around it.
struct PushSite {
  /// The structure that gets the state.
  let type: TypeDecl
  /// The loop that creates one for each element; nil where there is only one.
  let row: Row?

  /// `ForEach(books) { book in … }`
  struct Row {
    let call: FunctionCallView
    let closure: SyntaxCursor
    /// `book`
    let element: String
  }

  /// - Parameter place: the call that pushes.
  init(
    of place: SyntaxCursor, in file: IndexedFile, _ context: TransformContext
  ) throws(Obstacle) {
    type = try Self.structure(around: place, in: file)
    row = try Self.row(around: place, in: file, context)
  }

  // MARK: The structure

  private static func structure(
    around place: SyntaxCursor, in file: IndexedFile
  ) throws(Obstacle) -> TypeDecl {
    guard let decl = TypeDecl.enclosing(place, ancestry: file.ancestry) else {
      throw noState(place)
    }
    guard decl.isExtension else {
      guard decl.cursor.kind == .structDecl else { throw noState(place) }
      return decl
    }
    // A private state is visible only in its file.
    let name = decl.qualifiedName(ancestry: file.ancestry)
    let own = TypeDecl.all(in: file.tree).filter {
      $0.cursor.kind == .structDecl && $0.qualifiedName(ancestry: file.ancestry) == name
    }
    guard let type = own.first, own.count == 1 else { throw noState(place) }
    return type
  }

  private static func noState(_ place: SyntaxCursor) -> Obstacle {
    Obstacle(
      .pushedWithoutState,
      "the `NavigationLink` is not in a structure that can have a `@State` property",
      at: place)
  }

  // MARK: The loop

  /// The loop that a place stands in.
  private static func row(
    around place: SyntaxCursor, in file: IndexedFile, _ context: TransformContext,
    _ seen: Set<String> = []
  ) throws(Obstacle) -> Row? {
    var row: Row?
    for ancestor in file.ancestry.ancestors(of: place) {
      switch ancestor.kind {
      case .closureExpr:
        guard let call = file.ancestry.call(taking: ancestor), call.repeats(ancestor) else {
          continue
        }
        guard row == nil, let found = Row(call, ancestor) else { throw repeated(place) }
        row = found
      case .functionDecl:
        guard FunctionDeclView(ancestor)?.parameters.isEmpty == true,
          isOnce(ancestor, in: file, context, seen)
        else { throw repeated(place) }
        return row
      case .variableDecl:
        guard let parent = file.ancestry.parent(of: ancestor), parent.kind == .memberBlock else {
          continue
        }
        guard isOnce(ancestor, in: file, context, seen) else { throw repeated(place) }
        return row
      case .initializerDecl, .subscriptDecl, .forStmt:
        throw repeated(place)
      default:
        continue
      }
    }
    return row
  }

  private static func repeated(_ place: SyntaxCursor) -> Obstacle {
    Obstacle(
      .pushedWithoutState,
      "the `NavigationLink` may appear several times, so one `@State` property cannot control it",
      at: place)
  }

  /// Whether the content of a member appears once: the member is a view's body, or is used at one
  /// place that appears once.
  ///
  /// - Parameter seen: the names of the members that were followed.
  private static func isOnce(
    _ member: SyntaxCursor, in file: IndexedFile, _ context: TransformContext, _ seen: Set<String>
  ) -> Bool {
    guard let name = member.memberName, name != "body" else { return true }
    guard let type = TypeDecl.enclosing(member, ancestry: file.ancestry), !seen.contains(name),
      !member.hasModifier(.static)
    else { return false }
    let holders =
      context.index.declarations(named: type.name) + context.index.extensions(named: type.name)
    var uses: [(file: IndexedFile, place: SyntaxCursor)] = []
    for path in Set(holders.map(\.path)) {
      guard let holder = context.screens.file(at: path) else { return false }
      uses += holder.uses(of: name).map { (holder, $0) }
    }
    guard let use = uses.first, uses.count == 1 else { return false }
    do throws(Obstacle) {
      return try row(around: use.place, in: use.file, context, seen.union([name])) == nil
    } catch {
      return false
    }
  }
}

extension PushSite.Row {
  /// - Returns: nil where the element has no name.
  fileprivate init?(_ call: FunctionCallView, _ closure: SyntaxCursor) {
    guard let names = ClosureView(closure)?.parameterNames, names.count == 1,
      let name = names.first, name.first?.isLetter == true
    else { return nil }
    self.call = call
    self.closure = closure
    element = name
  }
}

extension Ancestry {
  /// The call that takes a closure.
  fileprivate func call(taking closure: SyntaxCursor) -> FunctionCallView? {
    guard let parent = parent(of: closure) else { return nil }
    if let call = FunctionCallView(parent) { return call.callee?.id == closure.id ? nil : call }
    guard parent.kind == .labeledExpr || parent.kind == .multipleTrailingClosureElement else {
      return nil
    }
    return self.parent(of: parent).flatMap(FunctionCallView.init)
  }
}

extension FunctionCallView {
  /// Whether the content of a closure may appear more than once.
  fileprivate func repeats(_ closure: SyntaxCursor) -> Bool {
    let called = name ?? member?.name ?? ""
    if SwiftUINames[called].contains(.reader) { return false }
    return called == "ForEach" || ClosureView(closure)?.parameterNames != nil
      || closure.usesAnonymousParameter
  }
}

extension SyntaxCursor {
  /// Whether a closure uses `$0` itself.
  fileprivate var usesAnonymousParameter: Bool {
    children.contains { child in
      child.kind != .closureExpr
        && (child.declaredName?.isAnonymous == true || child.usesAnonymousParameter)
    }
  }

  fileprivate var memberName: String? {
    FunctionDeclView(self)?.name ?? child(.patternBinding)?.child(.identifierPattern)?.text
  }
}

extension String {
  /// `$0`
  fileprivate var isAnonymous: Bool {
    hasPrefix("$") && dropFirst().allSatisfy(\.isNumber)
  }
}
