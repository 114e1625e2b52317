import Parser
import SourceText
import SwiftUIModel
import TransformKit

/// Reads where a repository mentions some names, some of its files as planned changes leave them.
struct MentionReading {
  /// The first mention of each name in each file.
  let mentions: [Mention]
  /// The paths of the files that hold one of the names.
  let files: Set<String>

  init(
    of names: Set<String>, in repository: RepositoryReading, planned: [String: PlannedFile],
    jobs: Int
  ) {
    let names = names.sorted()
    let (discovery, texts) = (repository.discovery, repository.texts)
    let searches = names.map { NameSearch($0) }
    let found = Workers.map(discovery.files, jobs: jobs, makeState: { SyntaxParser() }) {
      file, parser in
      Self.mentions(
        of: searches, in: file.path,
        reading: { planned[$0]?.result ?? (try? texts.read($0))?.source },
        parser: parser)
    }
    let unread = discovery.failures.map(\.path) + Self.unreadFolders(around: discovery)
    mentions =
      found.flatMap { $0.mentions }
      + unread.flatMap { path in names.map { Mention(of: $0, in: path, line: nil) } }
    files = Set(zip(discovery.files, found).lazy.filter { $1.holdsName }.map(\.0.path))
  }

  /// The folders of files that were named and lie in no repository: nothing tells what belongs to them.
  private static func unreadFolders(around discovery: FileDiscovery) -> [String] {
    let folders = Set(
      discovery.files.lazy.filter(\.isNamed).map { DeploymentTargetMap.folder(of: $0.path) })
    return folders.sorted().filter { discovery.folders[$0].flatMap(Repository.top) == nil }
  }

  private static func mentions(
    of searches: [NameSearch], in path: String, reading text: (String) -> SourceText?,
    parser: SyntaxParser
  ) -> (mentions: [Mention], holdsName: Bool) {
    func unread(_ searches: [NameSearch]) -> [Mention] {
      searches.map { Mention(of: $0.name, in: path, line: nil) }
    }
    // Bytes of any sort are read here: a file that is no text may still be one that uses a name.
    guard let source = text(path) else {
      return (unread(searches), false)
    }
    let found = searches.filter { $0.isFound(in: source) }
    guard !found.isEmpty else { return ([], false) }
    let tree = parser.parse(source)
    let isSwift = source.encodingFault == nil && !tree.hasError
    return (isSwift ? tree.firstMentions(of: found.map(\.name)) : unread(found), true)
  }
}
