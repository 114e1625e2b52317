import Foundation
import SourceText
import TestSupport

/// What is damaged: the cases of all transforms, and the files of some repositories.
final class Corpus: @unchecked Sendable {
  /// Files that belong together.
  typealias Group = [FuzzInput.File]

  /// The cases of all transforms, each the files of a page.
  let pages: [Group]
  /// Pages about transforms, which are rule files or nearly so.
  let rules: [[UInt8]]
  private let folders: [String]
  private var repository: (folder: Int, files: SourceFolder)?
  /// A process stays with a repository for so many executions, since reading it takes time.
  private static let turn = 400

  init(_ folders: [String]) throws {
    pages = try TransformFolder.all.flatMap { folder in
      try CasePage.fixtures(in: folder.name).map { page in
        page.files.map { FuzzInput.File(path: $0.path, bytes: Array($0.before.utf8)) }
      }
    }
    rules = try TransformFolder.all.map { folder in
      try Array(Data(contentsOf: CasePage.top.appending(path: folder.path + "/README.md")))
    }
    self.folders = folders
  }

  /// Reads the repository that an execution is about.
  func turn(to number: Int) {
    guard !folders.isEmpty else { return }
    let folder = number / Self.turn % folders.count
    guard repository?.folder != folder else { return }
    repository = (folder, SourceFolder(folders[folder]))
  }

  /// Some files that belong together, half of them from a repository.
  func group(_ numbers: inout SeededGenerator) -> Group {
    if numbers.isOneIn(2), let group = repository?.files.group(&numbers) { return group }
    return numbers.pick(pages)
  }

  func source(_ numbers: inout SeededGenerator) -> [UInt8] { numbers.pick(group(&numbers)).bytes }
}

/// The SwiftUI files of a folder.
private struct SourceFolder {
  private var files: [FuzzInput.File] = []
  /// The files, by the capitalized names in them.
  private var mentions: [String: [Int]] = [:]

  /// Longer files say nothing new, and take longer.
  private static let longest = 40_000
  private static let most = 6

  init(_ folder: String) {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for name in names.sorted() where name.hasSuffix(".swift") {
      guard let data = FileManager.default.contents(atPath: folder + "/" + name),
        data.count < Self.longest
      else { continue }
      let bytes = Array(data)
      let words = Set(
        bytes.split { !Self.isOfWord($0) }.map { String(decoding: $0, as: UTF8.self) })
      guard words.contains("SwiftUI") else { continue }
      for word in words where word.first?.isUppercase == true {
        mentions[word, default: []].append(files.count)
      }
      files.append(FuzzInput.File(path: name, bytes: bytes))
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// A file with those that mention what its name says that it declares.
  func group(_ numbers: inout SeededGenerator) -> Corpus.Group? {
    guard !files.isEmpty else { return nil }
    let first = numbers.below(files.count)
    let name = files[first].path.split(separator: "/").last.map { $0.dropLast(".swift".count) }
    let others = (mentions[String(name ?? "")] ?? []).filter { $0 != first }
    return [files[first]] + others.shuffled(using: &numbers).prefix(Self.most).map { files[$0] }
  }
}
