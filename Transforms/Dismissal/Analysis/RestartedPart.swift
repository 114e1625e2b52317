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
      case "id": argument.label == nil && call.member != nil
      case "onReceive", "ForEach", "List": argument.label == nil && !argument.isTrailing
      default: call.member != nil && argument.label.map(Self.compared.contains) ?? false
      }
    }
    guard let value = value?.value, program.mayBeKnown(call) else { return nil }
    let inequality = Inequality(program)
    switch name {
    case "id" where inequality.isPossible(for: value): return "`id` may begin another view"
    case "onReceive" where NewPublisher(program).isMade(by: value, depth: 3):
      return "`onReceive` subscribes to another publisher"
    case "ForEach", "List":
      let id = call.arguments.first { $0.label == "id" }?.value
      let isFresh =
        inequality.isPossible(forIdentifiersIn: value, id)
        || id.map { ["\\.id", "\\.self"].contains($0.textWithoutTrivia) } ?? true
          && FreshRows(program).areMade(by: value)
      return isFresh ? "`\(name)` may make its rows anew" : nil
    case "id", "onReceive": return nil
    case "task": return inequality.isPossible(for: value) ? "`task` starts again" : nil
    default: return inequality.isPossible(for: value) ? "`\(name)` may run again" : nil
    }
  }

  /// The labels of the arguments of modifiers that act where the value is another one than before.
  private static let compared: Set = ["id", "of", "trigger", "value"]
}
