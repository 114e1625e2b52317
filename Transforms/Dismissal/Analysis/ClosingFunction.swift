import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A function beside a state that does nothing but dismiss what the state presents:
/// `func closeSheet() { sheet = nil }`.
struct ClosingFunction {
  let name: String
  /// What it is called with: `()`, or the case of an argument that chooses the state.
  private let arguments: String
  /// The members of the state's path that the function takes the place of: `.sheet`.
  let member: String
  /// Whether it removes the last element of a path without asking whether there is one.
  let needsElement: Bool
  /// What it does besides: `stack.removeLast()`; nil where it does nothing else.
  let alsoDoes: String?
  /// The type that has both.
  let owner: TypeDecl

  /// - Parameters:
  ///   - trigger: what presents: the function sets the same state.
  ///   - mayDoMore: whether a function counts that removes the last element of a path and of other lists, as one
  ///     that keeps a list of the screens.
  init?(
    for trigger: Presentation.Trigger, seenFrom place: SyntaxCursor, mayDoMore: Bool = false,
    in context: TransformContext
  ) {
    guard let state = trigger.state, let path = StatePath(state),
      let (owner, member) = context.program.ask({ path.owner(in: $0) })
    else { return nil }
    let bodies = trigger.closingBodies(of: member)
    let visible = owner.members.compactMap(FunctionDeclView.init).filter { function in
      function.isNamedForClosing && function.isMethod
        && function.isVisible(from: place, in: owner) && function.cursor.isCompiled(with: place)
    }
    let functions = visible.filter(\.isPlainMethod)
    let exact = functions.first { bodies.contains($0.plainBody) }
    let others = mayDoMore && trigger.isPath ? functions : []
    let plain = exact ?? others.first { $0.statement(besidesRemovingFrom: member) != nil }
    let chosen =
      plain == nil
      ? visible.lazy.compactMap { function in
        ClosingCase(of: function, doing: bodies).map { (function, $0) }
      }.first { mayDoMore || $0.1.alsoDoes == nil } : nil
    guard let found = plain ?? chosen?.0,
      context.modules[owner.path] == context.modules[place.tree.source.path],
      !context.functions(named: found.name).contains(where: { $0.cursor.hasModifier(.override) })
    else { return nil }
    name = found.name
    needsElement = found.plainBody == "\(member).removeLast()"
    arguments = chosen?.1.arguments ?? "()"
    alsoDoes =
      chosen?.1.alsoDoes ?? (exact == nil ? found.statement(besidesRemovingFrom: member) : nil)
    self.member = path.rest.isEmpty ? "" : "." + member
    self.owner = owner
  }

  /// The call that closes, in the place of an expression of the state: `model.closeSheet()` for `model.sheet`.
  ///
  /// - Returns: nil where the function is not in scope.
  func call(
    insteadOf value: String, at place: SyntaxCursor, ancestry: Ancestry, _ program: SharedProgram
  ) -> String? {
    if member.isEmpty {
      guard let type = TypeDecl.enclosing(place, ancestry: ancestry),
        type.cursor.id == owner.cursor.id, type.cursor.tree === owner.cursor.tree,
        !program.ask({ $0.isHidden(name, at: place) })
      else { return nil }
      return (value.hasPrefix("self.") ? "self." : "") + name + arguments
    }
    let path = value.filter { !$0.isWhitespace }
    guard path.hasSuffix(member) else { return nil }
    return path.dropLast(member.count) + "." + name + arguments
  }
}

extension Presentation.Trigger {
  fileprivate var isPath: Bool { if case .path = self { true } else { false } }

  /// The binding that it is.
  var state: SyntaxCursor? {
    switch self {
    case .flag(let state), .item(let state), .path(let state): state
    case .none, .hosting: nil
    }
  }

  /// What the binding of a flag or item is set to where nothing is presented.
  var dismissedValue: String? {
    switch self {
    case .flag: "false"
    case .item: "nil"
    case .path, .none, .hosting: nil
    }
  }

  /// The bodies of functions that only dismiss, without white space.
  fileprivate func closingBodies(of member: String) -> [String] {
    switch self {
    case .flag: ["\(member)=false"]
    case .item: ["\(member)=nil"]
    case .path:
      ["\(member).removeLast()", "_=\(member).popLast()"]
        + Self.conditionsForElement(of: member).flatMap { condition in
          [
            "if\(condition){\(member).removeLast()}",
            "guard\(condition)else{return}\(member).removeLast()",
          ]
        }
    case .none, .hosting: []
    }
  }

  /// The ways to ask whether a path has an element, without white space.
  private static func conditionsForElement(of path: String) -> [String] {
    [
      "!\(path).isEmpty", "\(path).isEmpty==false", "\(path).count>0", "\(path).count!=0",
      "\(path).count>=1", "0<\(path).count",
    ]
  }
}

extension StatePath {
  /// The type that declares the last member of the path, or its root, with the name of that.
  fileprivate func owner(in program: Program) -> (TypeDecl, name: String)? {
    guard isProjected, let root = decl(in: program) else { return nil }
    var state = root.declared
    if !rest.isEmpty {
      guard case .ofValue(let member) = members(of: root, in: program) else { return nil }
      state = member
    }
    guard let owner = program.owner(of: state), let type = TypeDecl(program.cursor(of: owner))
    else { return nil }
    return (type, program.name(of: state))
  }
}

extension FunctionDeclView {
  fileprivate var isNamedForClosing: Bool {
    let name = name.lowercased()
    return ["dismiss", "close", "hide", "pop", "back"].contains(where: name.holds)
  }

  /// Whether it is called without arguments on a value, and returns at once without a result.
  var isPlainMethod: Bool {
    isMethod && cursor.child(.functionSignature)?.textWithoutTrivia == "()"
  }

  /// The same for one with parameters.
  fileprivate var isMethod: Bool {
    returnType == nil
      && ![.static, .class, .mutating, .nonisolated].contains { cursor.hasModifier($0) }
      && cursor.child(.functionSignature)?.child(.functionEffectSpecifiers) == nil
      && cursor.child(.genericParameterClause) == nil
      && cursor.children.allSatisfy {
        $0.kind != .attribute || $0.textWithoutTrivia == "@MainActor"
      }
  }

  /// The statements of the body without white space and `self.`.
  var plainBody: String {
    let text = body?.textWithoutTrivia ?? ""
    return String(text.dropFirst().dropLast()).replacing("self.", with: "")
  }

  /// What the function removes besides the last element of a path, as from a list of the screens; nil where it does
  /// not remove that once, after conditions that leave it, or does anything else.
  fileprivate func statement(besidesRemovingFrom path: String) -> String? {
    let statements = body?.children.filter { $0.kind != .guardStmt } ?? []
    let texts = statements.map { $0.textWithoutTrivia.replacing("self.", with: "") }
    let names = statements.flatMap { [$0] + Array($0.descendants) }
      .filter { $0.declaredName == path }
    guard texts.contains("\(path).removeLast()"), names.count == 1,
      texts.allSatisfy({ $0.hasSuffix(".removeLast()") })
    else { return nil }
    return texts.first { $0 != "\(path).removeLast()" }
  }

  fileprivate func isVisible(from place: SyntaxCursor, in owner: TypeDecl) -> Bool {
    if cursor.hasModifier(.private) { return owner.cursor.contains(place) }
    return place.tree.source.path == cursor.tree.source.path || !cursor.hasModifier(.fileprivate)
  }
}

extension TypeDecl {
  fileprivate var path: String { cursor.tree.source.path }
}
