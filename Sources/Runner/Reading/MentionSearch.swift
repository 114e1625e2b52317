import Parser
import SourceText
import SwiftUIModel
import TransformKit

/// Where a repository mentions some names.
struct FoundMentions: Sendable {
  /// The first mention of each name in each file.
  let mentions: [Mention]
  /// The paths of the files that hold one of the names, if only in a comment or string.
  let paths: Set<String>
}

extension IndexedRepository {
  /// Searches the repository, as planned changes leave it, for names. The lines are those of the files on disk.
  func searchMentions(
    of names: Set<String>, after planned: [String: PlannedFile], jobs: Int
  ) -> FoundMentions {
    let names = names.sorted()
    let (discovery, texts) = (discovery, texts)
    let searches = names.map { NameSearch($0) }
    let found = Workers.map(discovery.files, jobs: jobs, state: SyntaxParser()) {
      file, parser in
      // A file that is not text may mention a name too, so the bytes of any file are read.
      let source = planned[file.path]?.result ?? (try? texts.read(file.path))?.source
      return Self.mentions(of: searches, in: file.path, source, parser, planned[file.path])
    }
    let folders = discovery.failures.map(\.path) + foldersOutsideRepositories
    let hidden = names.flatMap { name in
      unread.filter { $0.isHidden && $0.mayMention(name) }
        .map { Mention(of: name, in: $0.path, line: nil) }
    }
    return FoundMentions(
      mentions: found.flatMap(\.mentions)
        + hidden
        + folders.flatMap { path in names.map { Mention(of: $0, in: path, line: nil) } },
      paths: Set(zip(discovery.files, found).lazy.filter { $1.holdsName }.map(\.0.path)))
  }

  /// The folders of named files that lie in no repository. Other files may belong to these and were
  /// not read.
  private var foldersOutsideRepositories: [String] {
    let folders = Set(
      discovery.files.lazy.filter(\.isNamed).map { DeploymentTargetMap.folder(of: $0.path) })
    return folders.sorted().filter { discovery.folders[$0].flatMap(Repository.top) == nil }
  }

  /// - Parameters:
  ///   - source: the text of the file; nil when it cannot be read.
  ///   - plan: the changes that make the text of what is on disk.
  private static func mentions(
    of searches: [NameSearch], in path: String, _ source: SourceText?, _ parser: SyntaxParser,
    _ plan: PlannedFile?
  ) -> (mentions: [Mention], holdsName: Bool) {
    func unread(_ searches: [NameSearch]) -> [Mention] {
      searches.map { Mention(of: $0.name, in: path, line: nil) }
    }
    guard let source else { return (unread(searches), false) }
    let found = searches.filter { $0.isFound(in: source) }
    guard !found.isEmpty else { return ([], false) }
    let tree = parser.parse(source)
    let isSwift = source.encodingFault == nil && !tree.hasError
    guard isSwift else { return (unread(found), true) }
    let line = plan.map { plan in
      let lines = LineTable(plan.source)
      return { lines.location(of: plan.edits.origin(of: $0)).line }
    }
    return (tree.firstMentions(of: found.map(\.name), atLine: line), true)
  }
}
