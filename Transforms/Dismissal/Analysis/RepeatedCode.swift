import Semantics
import SwiftUIModel
import Syntax
import TransformKit

/// Code that may run again right after itself: that of a setter, where one action dismisses a view twice.
struct RepeatedCode {
  private let program: Program
  private let statements: [SyntaxCursor]
  /// The number of calls that are followed.
  private let depth: Int

  init(_ statements: [SyntaxCursor], in program: Program) {
    self.init(statements, in: program, depth: Self.longestPath)
  }

  private init(_ statements: [SyntaxCursor], in program: Program, depth: Int) {
    self.statements = statements
    self.program = program
    self.depth = depth
  }

  private static let longestPath = 3

  /// Whether the second run leaves everything as the first one did. A toggle, a counter and a call of unknown
  /// code may not.
  var changesNothingMore: Bool { statements.allSatisfy(changesNothingMore) }

  private func changesNothingMore(_ statement: SyntaxCursor) -> Bool {
    switch statement.kind {
    case .sequenceExpr: return assignsSame(statement)
    case .functionCallExpr: return FunctionCallView(statement).map(repeats) ?? false
    case .ifExpr, .guardStmt, .switchExpr: return branches(of: statement).allSatisfy(follows)
    case .variableDecl: return !statement.callsSomething
    case .returnStmt, .breakStmt: return statement.children.allSatisfy { !$0.callsSomething }
    case .doStmt, .deferStmt: return follows(Array(statement.children))
    case .codeBlock: return follows(Array(statement.children))
    default: return false
    }
  }

  private func follows(_ statements: [SyntaxCursor]) -> Bool {
    RepeatedCode(statements, in: program, depth: depth).changesNothingMore
  }

  /// The statements of each branch. Which one is taken may change, but not what each of them does.
  private func branches(of statement: SyntaxCursor) -> [[SyntaxCursor]] {
    statement.children.compactMap { part in
      switch part.kind {
      case .codeBlock: Array(part.children)
      case .ifExpr: [part]
      case .switchCase:
        part.children.filter { ![.switchCaseLabel, .switchDefaultLabel].contains($0.kind) }
      default: nil
      }
    }
  }

  /// `name = value`, where the value does not depend on the name.
  private func assignsSame(_ sequence: SyntaxCursor) -> Bool {
    let parts = Array(sequence.children)
    guard 2 < parts.count, parts[1].kind == .assignmentExpr else { return false }
    let target = parts[0].textWithoutSelf
    return parts.dropFirst(2).allSatisfy { value in
      !value.callsSomething
        && !([value] + Array(value.descendants)).contains { $0.textWithoutSelf == target }
    }
  }

  private func repeats(_ call: FunctionCallView) -> Bool {
    let name = call.name ?? call.member?.name ?? ""
    guard call.arguments.allSatisfy({ $0.value.kind == .closureExpr || !$0.value.callsSomething })
    else { return false }
    if let function = function(called: call) {
      return 0 < depth && function.hasBody
        && RepeatedCode(function.statements, in: program, depth: depth - 1).changesNothingMore
    }
    guard program.isKnown(call) else { return false }
    let closures = call.arguments.compactMap { ClosureView($0.value) }
    return Self.harmless.contains(name)
      || Self.running.contains(name) && closures.allSatisfy { follows($0.statements) }
  }

  /// The function of the repository that a call certainly calls.
  private func function(called call: FunctionCallView) -> FunctionDeclView? {
    guard case .declaration(let decl) = program.reference(of: call.nameNode ?? call.cursor),
      program.knownModule(of: decl) == nil
    else { return nil }
    return FunctionDeclView(program.cursor(of: decl))
  }

  /// What logs, or empties what is empty then.
  private static let harmless: Set = ["print", "debugPrint", "NSLog", "removeAll"]

  /// What runs a closure, at once or soon.
  private static let running: Set = ["withAnimation", "withTransaction", "async", "Task", "run"]
}

extension FunctionDeclView {
  fileprivate var hasBody: Bool { body != nil }

  fileprivate var statements: [SyntaxCursor] { body.map { Array($0.children) } ?? [] }
}

extension Program {
  /// Whether the repository declares no function that a call may call.
  fileprivate func isKnown(_ call: FunctionCallView) -> Bool {
    reference(of: call.nameNode ?? call.cursor).decls.allSatisfy { knownModule(of: $0) != nil }
  }
}

extension SyntaxCursor {
  /// Whether an expression calls a function, rather than only makes a value.
  fileprivate var callsSomething: Bool {
    ([self] + Array(descendants)).contains { node in
      guard let call = FunctionCallView(node) else { return false }
      return call.name?.first?.isUppercase != true
    }
  }
}
