import Semantics
import SourceText
import SymbolIndex
import Syntax

/// What code reads without SwiftUI knowing when it becomes another value: the time, a random number, a variable that
/// nobody observes.
public struct HiddenRead: Hashable, Sendable {
  /// What is called or read: `shuffled`, `UserDefaults`.
  public let name: String
  public let kind: Kind

  public enum Kind: Sendable {
    /// The time at which the code runs.
    case time
    /// How far away another time is then: `timeIntervalSinceNow`.
    case distance
    case random
    /// An identifier or timer that is made anew: `UUID()`.
    case identifier
    /// The order of a set or dictionary that is made anew.
    case order
    /// A static or global variable that the code itself increments.
    case count
    /// A variable, or what the system stores, of whose changes views are not told.
    case untracked
    /// Settings of the system and properties of the device: `Locale.current`.
    case system
    /// A function that is called for what it does, rather than for a value.
    case effect
    /// What prints or logs something.
    case output
  }

  /// What may be another value, or do something again, whenever the code runs.
  public static let changing: Set<Kind> = [
    .time, .distance, .random, .identifier, .order, .count, .untracked, .effect,
  ]

  /// What code that is not run again would go on showing. Another identifier shows nothing,
  /// and another order nothing else.
  public static let stale: Set<Kind> = [.time, .distance, .random, .untracked, .system]

  /// What code does besides whenever it runs, and that people may find missing if it does not.
  public static let effects: Set<Kind> = [.count, .effect, .output]
}

/// What the code of views reads, searched once for each declaration.
public final class HiddenReads: Sendable {
  private let known = Locked<[HiddenReadSearch.Key: HiddenRead?]>([:])
  private let unwritten = ComputedByKey<Set<HiddenRead.Kind>, UnwrittenReads>()
  private let members = ComputedOnce()
  private let repository: RepositoryMembers

  public init(in repository: RepositoryMembers) { self.repository = repository }

  /// The first value of some kinds that members of a type read, or a function, property or initializer of the
  /// repository that they use.
  ///
  /// - Parameters:
  ///   - names: those of the members that SwiftUI evaluates, such as `body`.
  ///   - members: those of the type and its extensions, and bodies that protocols give it.
  public func read(
    of kinds: Set<HiddenRead.Kind>, inMembersNamed names: Set<String>,
    among members: [SyntaxCursor], _ program: Program
  ) -> HiddenRead? {
    search(of: kinds, members, program) { search in
      search.read(byUpdateOf: members)
        ?? members.lazy.filter { $0.memberName.map(names.contains) ?? true }
        .compactMap(\.evaluatedCode).firstRead { search.read(in: $0) }
    }
  }

  /// The first such value that an expression reads.
  public func read(
    of kinds: Set<HiddenRead.Kind>, in code: SyntaxCursor, _ program: Program
  ) -> HiddenRead? {
    search(of: kinds, [], program) { $0.read(from: code) }
  }

  /// The first such value that a value of a type reads where generic code uses it, which does not name the type: in
  /// its `description`, its `<`, or what it encodes.
  public func read(
    of kinds: Set<HiddenRead.Kind>, byValuesOf type: SwiftType, _ program: Program
  ) -> HiddenRead? {
    unwritten(of: kinds, program).read(byValueOf: type, program)
  }

  private func search(
    of kinds: Set<HiddenRead.Kind>, _ members: [SyntaxCursor], _ program: Program,
    _ body: (inout HiddenReadSearch) -> HiddenRead?
  ) -> HiddenRead? {
    let unwritten = unwritten(of: kinds, program)
    var search = HiddenReadSearch(
      program, kinds, members: members, in: repository, unwritten, known: known.withLock { $0 })
    let found = body(&search)
    let answers = search.answers(found)
    if !answers.isEmpty { known.withLock { $0.merge(answers) { _, new in new } } }
    return found
  }

  /// What is read where nothing names the member that does.
  private func unwritten(of kinds: Set<HiddenRead.Kind>, _ program: Program) -> UnwrittenReads {
    unwritten.value(for: kinds) {
      let members = self.members.value { UnwrittenMembers(in: repository, program) }
      var reads = UnwrittenReads()
      // What such a member reads may be hidden in another one: `errorDescription` that shows a `description`.
      for depth in 0..<2 {
        let question = UnwrittenQuestion(kinds: kinds, depth: depth)
        reads = UnwrittenReads(by: members) { [repository, reads] decl, program in
          program.answer(to: question, about: decl) { () -> HiddenRead? in
            var search = HiddenReadSearch(
              program, kinds, members: [], in: repository, reads, known: [:])
            return search.read(ofUsed: decl)
          }
        }
      }
      return reads
    }
  }
}

/// What a member reads that code runs without naming it.
private struct UnwrittenQuestion: Hashable {
  let kinds: Set<HiddenRead.Kind>
  /// How many other such members it may run.
  let depth: Int

  /// Hashes what tells most questions apart, since a set takes longer than the rest of the answer.
  func hash(into hasher: inout Hasher) { hasher.combine(kinds.count << 1 | depth) }
}

extension Sequence<SyntaxCursor> {
  /// The first value that is found in some nodes.
  func firstRead(_ read: (SyntaxCursor) -> HiddenRead?) -> HiddenRead? {
    for code in self {
      if let found = read(code) { return found }
    }
    return nil
  }
}

extension SyntaxCursor {
  /// The name of a function, or of the first variable that a declaration declares.
  var memberName: String? {
    FunctionDeclView(self)?.name
      ?? child(.patternBinding)?.child(.identifierPattern)?.textWithoutTrivia
  }

  /// What a computed property or a function with a result runs.
  var evaluatedCode: SyntaxCursor? {
    if let function = FunctionDeclView(self) {
      return function.returnType == nil ? nil : function.body
    }
    guard kind == .accessorBlock || kind == .codeBlock else {
      return child(.patternBinding)?.child(.accessorBlock)
    }
    return self
  }
}
