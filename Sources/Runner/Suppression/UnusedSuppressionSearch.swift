import Reporting
import SourceText
import TransformKit

/// Finds suppression comments that suppressed nothing, although the transforms that they name ran.
struct UnusedSuppressionSearch {
  private let catalog: Catalog
  /// The names of the transforms that ran.
  private let run: Set<String>
  /// The comments that suppressed findings.
  private let uses: Set<Use>

  private struct Use: Hashable {
    let comment: Location
    let transform: String
  }

  /// - Parameters:
  ///   - catalog: all transforms that a comment may name.
  ///   - run: the names of the transforms that ran.
  ///   - suppressed: the suppressed findings of all files.
  init(_ catalog: Catalog, run: Set<String>, suppressed: [SuppressedFinding]) {
    self.catalog = catalog
    self.run = run
    uses = Set(
      suppressed.compactMap { finding in
        guard case .comment(let location, _) = finding.cause else { return nil }
        return Use(comment: location, transform: finding.transform)
      })
  }

  /// Returns the unused suppressions of a file; none if only some lines are selected, because
  /// findings elsewhere are unknown.
  func unusedSuppressions(in file: ExaminedFile) -> [UnusedSuppression] {
    guard let comments = file.comments, comments.reportsUnused else { return [] }
    return comments.misspelled
      + comments.all.compactMap { comment in
        fault(of: comment).map { UnusedSuppression(location: comment.location, message: $0) }
      }
  }

  private func fault(of comment: SuppressionComment) -> String? {
    if comment.extent == .nothing {
      return "this comment suppresses nothing, because no code follows it; "
        + "move it before a declaration or statement"
    }
    if let name = comment.names.first(where: { !catalog.names.contains($0) }) {
      return "unknown transform `\(name)`" + hint(for: name)
    }
    let used = Set(uses.filter { $0.comment == comment.location }.map(\.transform))
    guard !comment.names.isEmpty else {
      return used.isEmpty && defaultNames.allSatisfy(run.contains) ? Self.nothing : nil
    }
    let unused = comment.names.filter { run.contains($0) && !used.contains($0) }
    guard unused != comment.names else { return Self.nothing }
    guard !unused.isEmpty else { return nil }
    return "this comment suppresses no finding of \(unused.joined(separator: ", ")); "
      + "remove the \(unused.count == 1 ? "name" : "names")"
  }

  private static let nothing = "this comment suppresses nothing; remove it"

  private func hint(for name: String) -> String {
    let question = NearestName(to: name, in: catalog.names).question
    return question.isEmpty ? "; write a reason after `--`" : question
  }

  /// The transforms that run by default. Transforms that run only by name are alternatives to
  /// these.
  private var defaultNames: [String] {
    catalog.entries.filter(\.isDefault).map(\.transform.name)
  }
}
