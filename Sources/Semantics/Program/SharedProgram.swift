import SourceText
import SymbolIndex
import Syntax

/// A program that several threads may question, one at a time.
public struct SharedProgram: Sendable {
  private let program: Lazy<Locked<Program>>
  /// The last program before the edits that was questioned.
  private let previous: Lazy<Locked<Program>>?

  /// - Parameters:
  ///   - edited: the paths of the files that are being edited.
  ///   - previous: the program before the last edit, which gives away the answers that the edit cannot have changed.
  ///   - source: the files; asked for with the first question.
  public init(
    editing edited: Set<String> = [], after previous: SharedProgram? = nil,
    _ source: @escaping @Sendable () -> any ProgramSource
  ) {
    let last = previous.flatMap { $0.program.isComputed ? $0.program : $0.previous }
    self.previous = last
    program = Lazy {
      let source = source()
      guard let last else { return Locked(Program(source, editing: edited, after: nil)) }
      return last.value.withLock { Locked(Program(source, editing: edited, after: $0)) }
    }
  }

  /// Asks questions about names and types.
  public func ask<Answer>(_ question: (Program) -> Answer) -> Answer {
    program.value.withLock { program in
      defer { program.edits.finish() }
      return question(program)
    }
  }
}

extension Program {
  /// - Parameters:
  ///   - edited: the paths of the files that are being edited.
  ///   - previous: the program before the last edit.
  fileprivate convenience init(
    _ source: any ProgramSource, editing edited: Set<String>, after previous: Program?
  ) {
    let numbers = Set(edited.compactMap(source.number))
    let isContinued = previous.map { previous in
      !previous.edits.files.isEmpty
        && source.names(declaredUnlike: previous.source, inFilesAt: edited)
          .map { $0.isDisjoint(with: previous.lookedUpNames) } ?? false
    }
    self.init(source, editing: numbers, after: isContinued == true ? previous : nil)
  }
}
