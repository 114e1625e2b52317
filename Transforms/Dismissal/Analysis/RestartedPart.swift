import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax

/// A modifier or list in a body that begins anew with each evaluation, since what it compares may not equal itself,
/// or because the body makes it a new publisher.
struct RestartedPart {
  /// What happens then: "`task` starts again".
  let effect: String

  /// - Parameter declarations: the type of a view and its extensions.
  /// - Returns: nil where nothing begins anew.
  init?(inBodyOf declarations: [TypeDecl], _ program: Program) {
    let calls = declarations.flatMap(\.codeOfBody).flatMap(\.descendants)
      .compactMap(FunctionCallView.init)
    guard let effect = calls.lazy.compactMap({ Self.effect(of: $0, program) }).first else {
      return nil
    }
    self.effect = effect
  }

  private static func effect(of call: FunctionCallView, _ program: Program) -> String? {
    guard let name = call.nameNode?.declaredName else { return nil }
    let value = call.arguments.first { argument in
      switch name {
      case "task": argument.label == "id"
      case "onChange": argument.label == "of"
      case "id": argument.label == nil && call.member != nil
      case "onReceive", "ForEach", "List": argument.label == nil && !argument.isTrailing
      default: false
      }
    }
    guard let value = value?.value, program.mayBeKnown(call) else { return nil }
    let inequality = Inequality(program)
    switch name {
    case "task" where inequality.isPossible(for: value): return "`task` starts again"
    case "onChange" where inequality.isPossible(for: value): return "`onChange` may run again"
    case "id" where inequality.isPossible(for: value): return "`id` may begin another view"
    case "onReceive" where NewPublisher(program).isMade(by: value, depth: 3):
      return "`onReceive` subscribes to another publisher"
    case "ForEach", "List":
      let id = call.arguments.first { $0.label == "id" }?.value
      return inequality.isPossible(forIdentifiersIn: value, id)
        ? "`\(name)` may make its rows anew" : nil
    default: return nil
    }
  }
}
