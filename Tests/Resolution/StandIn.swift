import Foundation
import Parser
import SourceText
import TestSupport

/// The declarations of the stand-in, as the compiler names them.
struct StandIn: Sendable {
  static let modules = [
    "FoundationOnDarwin", "os", "OSLog", "CoreGraphics", "QuartzCore", "Combine",
    "UniformTypeIdentifiers", "UIKit", "AppKit", "SwiftUI",
  ]

  private var declarations: [String: ListedDeclaration] = [:]

  /// - Parameter sources: the folder of the stand-in.
  init(sources: String, frontend: Frontend, jobs: Int) throws {
    // SwiftUI is by far the largest.
    let answers = try BatchQueue.run(Self.modules.reversed(), size: 1, jobs: jobs) { modules in
      let files = Self.swiftFiles(in: "\(sources)/\(modules[0])")
      let verdict = try frontend.dump(files, module: modules[0], isStandIn: true)
      switch verdict {
      case .accepted(let documents): return try documents.map { try CompilerAnswers($0) }
      case .rejected(let message): throw Rejection(message: "\(modules[0]): \(message)")
      }
    }
    for answer in answers.reversed().joined() { try add(answer) }
  }

  /// Why the compiler does not accept a module of the stand-in.
  struct Rejection: Error, CustomStringConvertible {
    let message: String

    var description: String { "the stand-in does not type-check: \(message)" }
  }

  /// The declaration with a USR.
  subscript(usr: String) -> ListedDeclaration? { declarations[usr] }

  private mutating func add(_ answers: CompilerAnswers) throws {
    let text = try String(contentsOf: URL(filePath: answers.path), encoding: .utf8)
    let listed = ListedDeclaration.all(
      in: SyntaxParser().parse(SourceText(text, path: answers.path)))
    let byName = Dictionary(grouping: listed, by: \.name)
    for (usr, answer) in answers.declarations {
      let inside = byName[answer.name ?? ""]?.filter {
        answer.start <= $0.offset.index && $0.offset.index <= answer.end
      }
      // A declaration encloses its own place first, and then those of its members.
      declarations[usr] = inside?.first
    }
  }

  /// The Swift files below a folder, by path.
  static func swiftFiles(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }
}
