import SourceText
import SwiftUIModel

/// A refactoring that the user runs by name.
///
/// One folder, one type, one name: `HiddenIfToOpacity` is `hidden-if-to-opacity` on the command
/// line.
public protocol Transform: Sendable {
  /// The name on the command line, by default the type's, in lower case with hyphens. Only
  /// transforms of which one type makes many, as from patterns, name themselves.
  var name: String { get }

  /// What it does, in one sentence: it stands in the help and in the table of all.
  var summary: String { get }

  /// The least sure of its changes; a single change may be surer, never less sure.
  var safety: Safety { get }

  /// The first releases that its result compiles for. Where the deployment target is older, its changes
  /// are declined: it need not ask itself.
  var availability: Availability { get }

  /// The names of which a file mentions one where it holds something for it, so that other files need not
  /// be parsed; nil when any file may. A keyword counts after a period.
  func requiredNames(in context: TransformContext) -> Set<String>?

  /// Whether it asks its context anything. A run of transforms that ask nothing reads no file but
  /// those that it may change.
  var needsRepository: Bool { get }

  /// What its user may choose about it.
  var options: [TransformOption] { get }

  /// What it would change in a file, and what it looked at and leaves alone.
  ///
  /// The answer depends on the arguments alone. The file has no syntax errors. Whoever runs transforms
  /// calls `examine(_:context:)`.
  func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome]
}

extension Transform {
  public var name: String {
    String(transformNameOfFolder: String(describing: Self.self))
  }

  public var availability: Availability { .any }

  public func requiredNames(in context: TransformContext) -> Set<String>? { nil }

  public var needsRepository: Bool { true }

  public var options: [TransformOption] { [] }
}

extension Transform {
  /// What it answers for a file, its changes declined where the deployment target is older than what
  /// it needs, and left to reviewers where a test looks for what they replace.
  public func examine(_ file: ParsedFile, context: TransformContext) -> [Outcome] {
    outcomes(in: file, context: context).map { outcome in
      guard case .change(let change) = outcome else { return outcome }
      let obstacles = change.parts.lazy.compactMap {
        context.deploymentTargets(for: $0.path).obstacle(to: availability)
      }
      if availability != .any, let obstacle = obstacles.first {
        return .declined(Decline(obstacle, at: change.offset))
      }
      let tests = context.once { SourceReadingTests(in: context) }
      let caveats = change.parts.lazy.compactMap { part in
        let file = context.file(at: part.path)
        return context.deploymentTargets(for: part.path).caveat(about: availability)
          ?? file.flatMap { tests.caveat(changing: $0.tree.source, by: part.edits) }
      }
      return .change(caveats.first.map(change.withCaveat) ?? change)
    }
  }
}

extension SourceReadingTests {
  fileprivate init(in context: TransformContext) {
    let paths = Set(Self.functions.flatMap { context.paths(mentioning: $0) })
    self.init(among: paths.sorted().filter { $0.contains("Test") }.compactMap(context.file))
  }
}

extension String {
  /// The name on the command line for the folder of a transform: `hidden-if-to-opacity` for
  /// `HiddenIfToOpacity`.
  public init(transformNameOfFolder folder: String) {
    self.init()
    for character in folder {
      if character.isUppercase, !isEmpty { append("-") }
      append(character.lowercased())
    }
  }
}

/// What a transform says of one place.
public enum Outcome: Sendable {
  case change(Change)
  case declined(Decline)

  /// The outcome with the places that it is about besides its own.
  public func about(_ places: [SourcePlace]) -> Outcome {
    switch self {
    case .change(var change):
      change.places = places
      return .change(change)
    case .declined(var decline):
      decline.places = places
      return .declined(decline)
    }
  }
}
