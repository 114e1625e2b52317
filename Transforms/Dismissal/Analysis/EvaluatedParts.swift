import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax

/// The parts that SwiftUI evaluates whenever it evaluates a view that creates them, since no value of theirs equals
/// another one.
struct EvaluatedParts {
  /// The views, modifiers and styles of the repository, parts of parts included.
  private(set) var types: [TypeDecl] = []
  /// What the first value of a state does, which is made for each new value of a view although the first one stays.
  private(set) var effectOfState: HiddenRead?

  /// - Parameter declarations: the type of the view, and its extensions.
  init(of declarations: [TypeDecl], _ reads: HiddenReads, _ program: Program) {
    var visited: Set<DeclID> = []
    var waiting = [declarations]
    while let next = waiting.popLast() {
      let code = next.flatMap(\.codeOfBody).flatMap(\.descendants)
      for call in code.compactMap(FunctionCallView.init) {
        guard let part = program.part(createdBy: call), let decl = program.decl(at: part.cursor),
          visited.insert(decl).inserted
        else { continue }
        effectOfState = effectOfState ?? reads.effect(ofStatesOf: part, program)
        guard
          part.isNeverEqual(in: program) || reads.changing(inInitialValuesOf: part, program) != nil
        else { continue }
        types.append(part)
        waiting.append([part])
      }
    }
  }
}

extension HiddenReads {
  /// What making the first value of a state of a view does besides.
  fileprivate func effect(ofStatesOf view: TypeDecl, _ program: Program) -> HiddenRead? {
    view.storedProperties.filter { property in property.wrappers.contains { $0.name == "State" } }
      .compactMap(\.binding.initialValue).lazy
      .compactMap { self.read(of: [.count, .effect], in: $0, program) }.first
  }
}

extension TypeDecl {
  /// The members that are not stored, which the body may run.
  var codeOfBody: [SyntaxCursor] {
    let stored = Set(storedProperties.map(\.decl.id))
    return members.filter {
      $0.kind != .initializerDecl && !stored.contains($0.id) && TypeDecl($0) == nil
    }
  }
}

extension Program {
  /// The view, modifier or style of the repository that a call creates.
  func part(createdBy call: FunctionCallView) -> TypeDecl? {
    guard call.name?.first?.isUppercase == true,
      // The name alone tells it mostly, and the code around need not be solved.
      let decl = typeDecl(calledBy: call.cursor) ?? decl(of: type(of: call.cursor)),
      knownModule(of: decl) == nil, cursor(of: decl).kind == .structDecl,
      let type = TypeDecl(cursor(of: decl))
    else { return nil }
    let shows = type.member(named: "body") != nil || type.member(named: "makeBody") != nil
    return shows || conforms(typeAt: cursor(of: decl), to: "View", of: "SwiftUI") != false
      ? type : nil
  }
}
