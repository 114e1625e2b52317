import Reporting
import SourceText
import TransformKit

/// Finds the comments that were to suppress something and did not, though it was looked for.
struct IdleCommentSearch {
  private let catalog: Catalog
  /// The names of the transforms that ran.
  private let run: Set<String>
  /// What comments did suppress.
  private let uses: Set<Use>

  private struct Use: Hashable {
    let comment: Location
    let transform: String
  }

  /// - Parameters:
  ///   - catalog: all transforms that a comment may name.
  ///   - run: the names of those that ran.
  ///   - suppressed: what was suppressed in all files.
  init(_ catalog: Catalog, run: Set<String>, suppressed: [SuppressedFinding]) {
    self.catalog = catalog
    self.run = run
    uses = Set(
      suppressed.compactMap { finding in
        guard case .comment(let location, _) = finding.cause else { return nil }
        return Use(comment: location, transform: finding.transform)
      })
  }

  /// The idle comments of a file. Where only some lines count, what comments suppress elsewhere is not known.
  func unusedSuppressions(in file: ExaminedFile) -> [UnusedSuppression] {
    guard let comments = file.comments, comments.areJudged else { return [] }
    return comments.misspelt
      + comments.all.compactMap { comment in
        fault(of: comment).map { UnusedSuppression(location: comment.location, message: $0) }
      }
  }

  private func fault(of comment: SuppressionComment) -> String? {
    if comment.extent == .nothing {
      return "suppresses nothing, since nothing begins behind it; "
        + "put it before a declaration or statement"
    }
    if let name = comment.names.first(where: { !catalog.names.contains($0) }) {
      return "no transform is called `\(name)`" + hint(for: name)
    }
    let used = Set(uses.filter { $0.comment == comment.location }.map(\.transform))
    guard !comment.names.isEmpty else {
      return used.isEmpty && defaultNames.allSatisfy(run.contains) ? Self.nothing : nil
    }
    let idle = comment.names.filter { run.contains($0) && !used.contains($0) }
    guard idle != comment.names else { return Self.nothing }
    guard !idle.isEmpty else { return nil }
    return "suppresses nothing of \(idle.joined(separator: ", ")); "
      + "take the \(idle.count == 1 ? "name" : "names") out"
  }

  private static let nothing = "suppresses nothing; take it out"

  private func hint(for name: String) -> String {
    let question = NearestName(to: name, in: catalog.names).question
    return question.isEmpty ? "; a reason stands behind `--`" : question
  }

  /// What runs when nobody names a transform; those that need to be named are other ways to do the same.
  private var defaultNames: [String] {
    catalog.entries.filter(\.isDefault).map(\.transform.name)
  }
}
