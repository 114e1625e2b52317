/// One answer of Semantics beside the compiler's.
struct Finding: Sendable {
  /// What was compared.
  enum Subject: String, CaseIterable, Sendable {
    case ownReference = "references to the app's declarations"
    case libraryReference = "references to SwiftUI and its companions"
    case receiverType = "types of modifier receivers"
    case expressionType = "types of other expressions"
  }

  enum Verdict: Equatable, Sendable {
    case agrees
    /// Semantics does not know, for example because of `member `title` of `Book``.
    case unknown(cause: String)
    case differs(ours: String, theirs: String)
  }

  let subject: Subject
  let verdict: Verdict
  /// The kind of the expression, under the name of its syntax.
  let kind: String
  let offset: Int
}
