import Parser
import SourceText
import SymbolIndex
import TransformKit

extension DiscoveredFiles {
  /// The files that may belong to the program, but that no transform is given: those whose text is
  /// not known, and those that the run was not asked to read.
  ///
  /// - Parameter unloaded: the files of the repository that could not be read as text.
  func unreadFiles(besides unloaded: [String], jobs: Int) -> [UnreadFile] {
    let damaged = Workers.map(unloaded, jobs: jobs, state: SyntaxParser()) { path, parser in
      // A file that is not text may mention a name too.
      guard let source = try? texts.read(path).source else {
        return UnreadFile(path: path, cause: .notReadable, names: nil)
      }
      return UnreadFile(
        path: path, cause: .notText, names: FileSymbols(of: parser.parse(source)).names)
    }
    let folders = repository.failures.map {
      UnreadFile(path: $0.path, cause: .notReadable, names: nil)
    }
    return damaged + folders + hiddenFiles(jobs: jobs) + filesBesideNamed(jobs: jobs)
  }

  private func hiddenFiles(jobs: Int) -> [UnreadFile] {
    guard !repository.hidden.isEmpty else { return [] }
    let read = Set(repository.files.map(repository.canonicalPath))
    return repository.hidden.flatMap { code in
      let files = code.files().filter { !read.contains($0.path) }
      return UnreadFile.group(Self.symbols(of: files, jobs: jobs), cause: code.cause)
    }
  }

  /// The other files in the folders of named files that lie in no repository.
  private func filesBesideNamed(jobs: Int) -> [UnreadFile] {
    let read = Set(repository.files.map(repository.canonicalPath))
    let folders = Set(
      repository.files.lazy.filter(\.isNamed).map { DeploymentTargetMap.folder(of: $0.path) })
    return folders.sorted().flatMap { folder -> [UnreadFile] in
      guard let path = repository.folders[folder], Repository.top(of: path) == nil,
        let entries = try? FolderListing(path: path.pathText).entries
      else { return [] }
      let files = entries.filter { !$0.isFolder && FileDiscovery.isCandidate($0) }
        .map { (path.appending(name: $0.name), $0.name) }
        .filter { !read.contains($0.0) }
        .map { path, name in
          let name = name.pathText
          return (path: path, displayPath: folder.isEmpty ? name : folder + "/" + name)
        }
      return Self.symbols(of: files, jobs: jobs).map {
        UnreadFile(path: $0.path, cause: .notPassed, names: $0.names)
      }
    }
  }

  /// The names in some files. One that cannot be read is no part of a program that builds.
  private static func symbols(of files: [HiddenCode.File], jobs: Int) -> [FileSymbols] {
    Workers.map(files, jobs: jobs, state: SyntaxParser()) { file, parser in
      (try? SourceLoader.read(file.path.pathText)).map { loaded in
        let source = SourceText(path: file.displayPath, bytes: Array(loaded.source.bytes))
        return FileSymbols(of: parser.parse(source))
      }
    }.compactMap(\.self)
  }
}
