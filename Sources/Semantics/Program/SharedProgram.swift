import SymbolIndex
import Syntax

/// A program that several threads may question, one at a time.
public struct SharedProgram: Sendable {
  private let program: Lazy<Locked<Program>>

  /// - Parameter source: the files; asked for with the first question.
  public init(_ source: @escaping @Sendable () -> any ProgramSource) {
    program = Lazy { Locked(Program(source())) }
  }

  /// Asks questions about names and types.
  public func ask<Answer>(_ question: (Program) -> Answer) -> Answer {
    program.value.withLock { question($0) }
  }
}
