import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Whether code runs on the main actor, as far as the repository shows, so that no view is evaluated between two of
/// its statements.
struct MainActorCode {
  let file: IndexedFile
  let context: TransformContext

  func contains(_ body: SyntaxCursor) -> Bool {
    var place = body
    // A task runs where the code around it is declared to run, a synchronous function where it is called.
    var isTask = false
    while true {
      switch place.kind {
      case .closureExpr:
        if place.child(.closureSignature)?.hasAttribute("MainActor") == true { return true }
        guard let call = call(of: place) else { return false }
        if call.runsOnMain { return !isTask || call.member?.name == "run" }
        guard passesOnIsolation(call), let outer = file.ancestry.body(around: place) else {
          return isInView(place) && isSwiftUI(call)
        }
        isTask = isTask || call.name == "Task"
        place = outer
      case .functionDecl:
        return isOnMainActor(function: place, isTask)
      default:
        return !isTask || isIsolated(place)
      }
    }
  }

  /// The call that a closure is an argument of.
  private func call(of closure: SyntaxCursor) -> FunctionCallView? {
    guard let outer = file.ancestry.parent(of: closure) else { return nil }
    return FunctionCallView(outer) ?? file.ancestry.parent(of: outer).flatMap(FunctionCallView.init)
  }

  private func passesOnIsolation(_ call: FunctionCallView) -> Bool {
    if call.arguments.isEmpty { return false }
    let name = call.name ?? call.member?.name ?? ""
    if ["Task", "withAnimation", "withTransaction"].contains(name) { return true }
    return isInView(call.cursor) && isSwiftUI(call)
  }

  private func isSwiftUI(_ call: FunctionCallView) -> Bool {
    let name = call.name ?? call.member?.name ?? ""
    let isEvent = name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
    return isEvent || ["Button", "task", "refreshable", "alert"].contains(name)
      || context.program.ask { $0.origin(of: call) } == .swiftUI
  }

  private func isOnMainActor(function: SyntaxCursor, _ isTask: Bool) -> Bool {
    if function.hasAttribute("MainActor") { return true }
    let effects = function.child(.functionSignature)?.child(.functionEffectSpecifiers)
    if !isTask, effects?.token(.async) == nil { return true }
    let isNonisolated = function.children.contains {
      $0.kind == .declModifier && $0.text.hasPrefix("nonisolated")
    }
    return !isNonisolated && isIsolated(function)
  }

  /// Whether the type around a place is isolated to the main actor.
  private func isIsolated(_ place: SyntaxCursor) -> Bool {
    isInType(place) { $0.hasAttribute("MainActor") || isView($0) }
  }

  private func isInView(_ place: SyntaxCursor) -> Bool { isInType(place, where: isView) }

  /// Whether a type is a view, or another type that SwiftUI isolates to the main actor.
  private func isView(_ type: TypeDecl) -> Bool {
    let names = ["View", "ViewModifier", "App", "Scene", "ToolbarContent"]
    return type.inheritedNames.contains(where: names.contains)
      || context.program.ask { $0.conforms(typeAt: type.cursor, to: "View", of: "SwiftUI") } == true
  }

  /// Whether the type around a place, or one of its name that is extended there, has a property.
  private func isInType(_ place: SyntaxCursor, where isSuch: (TypeDecl) -> Bool) -> Bool {
    guard let type = TypeDecl.enclosing(place, ancestry: file.ancestry) else { return false }
    if isSuch(type) { return true }
    guard type.isExtension else { return false }
    let declared = context.index.declarations(named: type.name).compactMap {
      context.file(at: $0.path)
    }
    .flatMap { TypeDecl.all(in: $0.tree) }.filter { $0.name == type.name && !$0.isExtension }
    return declared.count == 1 && isSuch(declared[0])
  }
}

extension FunctionCallView {
  /// Whether a call runs its closures on the main thread: `MainActor.run`, `DispatchQueue.main.async`.
  fileprivate var runsOnMain: Bool {
    guard let member, let base = member.base?.textWithoutTrivia else { return false }
    switch member.name {
    case "run": return base == "MainActor"
    case "async", "asyncAfter", "perform", "schedule", "addOperation":
      return ["DispatchQueue.main", "RunLoop.main", "OperationQueue.main"].contains(base)
    case "sink":
      return base.hasSuffix(".receive(on:DispatchQueue.main)")
        || base.hasSuffix(".receive(on:RunLoop.main)")
    default: return false
    }
  }
}
