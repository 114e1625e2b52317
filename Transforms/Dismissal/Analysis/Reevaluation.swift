import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What another evaluation of a view changes, where the view gets a value that never equals another one.
///
/// A closure never equals another one. So SwiftUI evaluates a view that gets a closure whenever it evaluates
/// the presenter, where it skipped a view with equal values before.
struct Reevaluation {
  /// What a reviewer has to know.
  let caveat: String

  /// The same for all strategies that are tried.
  static func known(of declarations: [TypeDecl], in context: TransformContext) -> Reevaluation? {
    guard let first = declarations.first else { return nil }
    let key = Key(place: NodePlace(first.cursor))
    let reads = context.once { HiddenReads(in: RepositoryMembers(in: context.index)) }
    return context.once { ComputedByKey<Key, Reevaluation?>() }.value(for: key) {
      context.program.ask { Reevaluation(of: declarations, reads, $0) }
    }
  }

  /// Whether the body of a view has a part that begins anew with each evaluation.
  static func restarts(_ declarations: [TypeDecl], in context: TransformContext) -> Bool {
    context.program.ask { RestartedPart(inBodyOf: declarations, $0) } != nil
  }

  private struct Key: Hashable {
    let place: NodePlace
  }

  /// - Parameter declarations: the type and its extensions.
  /// - Returns: nil where nothing is known to change, or the view got values before that never equal others.
  private init?(of declarations: [TypeDecl], _ reads: HiddenReads, _ program: Program) {
    guard !declarations.contains(where: { $0.isNeverEqual(in: program) }) else { return nil }
    let name = declarations.first?.name ?? ""
    if let update = declarations.lazy.compactMap(\.update).first {
      caveat = "SwiftUI now calls `\(update)` of `\(name)` with each change of its presenter"
    } else if let object = RemadeObject(inBodyOf: declarations, program) {
      caveat = object.caveat
    } else if let source = reads.changing(inBodyOf: declarations, program) {
      caveat = Self.caveat(name, source.effect)
    } else if let restarted = RestartedPart(inBodyOf: declarations, program) {
      caveat = Self.caveat(name, restarted.effect)
    } else if let effect = Self.effect(of: declarations, reads, program) {
      caveat = Self.caveat(name, effect)
    } else {
      return nil
    }
  }

  private static func caveat(_ view: String, _ effect: String) -> String {
    "SwiftUI now evaluates `\(view)` with each change of its presenter, and then \(effect)"
  }

  /// What changes where SwiftUI evaluates some parts of a view.
  private static func effect(
    of declarations: [TypeDecl], _ reads: HiddenReads, _ program: Program
  ) -> String? {
    let parts = EvaluatedParts(of: declarations, reads, program)
    if let found = parts.effectOfState { return found.effect }
    for part in parts.types {
      if let update = part.update { return "calls `\(update)` of `\(part.name)`" }
      let source =
        reads.changing(inBodyOf: [part], program)
        ?? reads.changing(inInitialValuesOf: part, program)
      if let effect = source?.effect ?? RestartedPart(inBodyOf: [part], program)?.effect {
        return effect
      }
    }
    return nil
  }
}

extension HiddenReads {
  /// What the body of a view reads that is another value at each evaluation.
  ///
  /// - Parameter declarations: the type and its extensions.
  fileprivate func changing(inBodyOf declarations: [TypeDecl], _ program: Program) -> HiddenRead? {
    read(
      of: HiddenRead.changing, inMembersNamed: ["body", "makeBody"],
      among: declarations.flatMap(\.members), program)
  }

  /// Such a value that each new value of a view creates for itself.
  func changing(inInitialValuesOf view: TypeDecl, _ program: Program) -> HiddenRead? {
    let values = view.storedProperties.filter { !$0.keepsFirstValue }
      .compactMap(\.binding.initialValue)
    return values.lazy.compactMap { self.read(of: HiddenRead.changing, in: $0, program) }.first
  }
}

extension HiddenRead {
  /// What happens where the code that reads it runs again.
  fileprivate var effect: String {
    switch kind {
    case .effect: "`\(name)` runs again"
    case .order: "`\(name)` may give another order"
    default: "`\(name)` gives another value"
    }
  }
}

extension TypeDecl {
  /// The name of the method that updates what a representable shows, where it does anything.
  fileprivate var update: String? {
    members.compactMap(FunctionDeclView.init).first { function in
      Self.updates.contains(function.name)
        && function.cursor.child(.codeBlock)?.children.first { _ in true } != nil
    }?.name
  }

  private static let updates: Set = [
    "updateUIView", "updateUIViewController", "updateNSView", "updateNSViewController",
  ]
}
