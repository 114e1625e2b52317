import Reporting
import Runner
import SourceText
import TransformKit

/// The repository of a client with its open documents, read when it is first needed.
struct EditedProject {
  private let arguments: Arguments
  private(set) var documents: [String: Document] = [:]
  private var reading: (repository: EditedRepository, safety: Safety)?
  private var findings: [String: FileFindings] = [:]
  /// The paths of open documents whose findings are not known, the latest first.
  private(set) var unknown: [String] = []

  /// A document that is open in the client.
  struct Document {
    let uri: String
    var version: Int?
    var source: SourceText
  }

  init(_ arguments: Arguments) { self.arguments = arguments }

  // MARK: Changes of the client

  mutating func open(_ document: Document) {
    let path = document.source.path
    documents[path] = document
    reading?.repository.replace(document.source)
    forgetFindings(of: path)
  }

  /// A closed document counts as it is on disk.
  mutating func close(_ path: String) {
    documents[path] = nil
    unknown.removeAll { $0 == path }
    findings[path] = nil
    readFromDisk(path)
  }

  mutating func readFromDisk(_ path: String) {
    guard documents[path] == nil, let source = try? SourceLoader.load(path).source else { return }
    reading?.repository.replaceWithSaved(source)
    forgetFindings(of: nil)
  }

  /// Reads everything again when it is needed next.
  mutating func forgetRepository() {
    reading = nil
    forgetFindings(of: nil)
  }

  /// Findings in other documents may depend on the one that changed, so that these follow.
  private mutating func forgetFindings(of first: String?) {
    findings = [:]
    let others = documents.keys.sorted().filter { $0 != first }
    unknown = (first.map { [$0] } ?? []) + others
  }

  // MARK: Answers

  /// What is found in a document; nil if it is not open, or if nobody waits for it any more.
  ///
  /// - Throws: if the repository or its configuration cannot be read.
  mutating func answers(
    about path: String, _ encoding: PositionEncoding, while isNeeded: () -> Bool
  ) throws(UsageError) -> FileAnswers? {
    guard let document = documents[path] else { return nil }
    let safety = try read()
    guard
      let known = findings[path] ?? reading?.repository.findings(in: path, while: isNeeded)
    else { return nil }
    findings[path] = known
    unknown.removeAll { $0 == path }
    return FileAnswers(
      findings: known, places: ClientPlaces(in: document.source, encoding), safety: safety)
  }

  /// The text of a file as the repository has it.
  func text(at path: String) -> SourceText? { reading?.repository.text(at: path) }

  /// Reads the repository, unless it was read.
  ///
  /// - Returns: the highest safety level of the changes that a run makes.
  private mutating func read() throws(UsageError) -> Safety {
    if let reading { return reading.safety }
    let catalog = try KnownTransforms(near: ["."]).catalog
    let project = try ProjectArguments(arguments, at: ".", catalog)
    let chosen = try TransformArguments(arguments, project.configuration, catalog)
    let run = project.run(chosen.transforms, safety: .suggestion, jobs: try arguments.jobs())
    do throws(SystemError) {
      var repository = try EditedRepository(at: ".", by: run)
      for document in documents.values { repository.replace(document.source) }
      reading = (repository, chosen.safety)
      return chosen.safety
    } catch {
      throw UsageError(error)
    }
  }
}
