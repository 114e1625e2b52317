import Reporting
import SourceText
import SwiftUIModel
import TransformKit

/// What a `.statewise.json` asks for.
public struct Configuration: Sendable {
  /// The oldest releases that the code is to run on; empty where the file does not say.
  public internal(set) var deploymentTargets: [DeploymentTarget] = []
  /// Conditional helpers that are declared in other repositories.
  public internal(set) var helpers: [ConditionalHelper] = []
  public internal(set) var safety: Safety?
  /// The names of the transforms to run; empty for the default ones.
  public internal(set) var transforms: [Word] = []
  public internal(set) var except: [Word] = []
  /// What is chosen of the options of transforms.
  public internal(set) var options: [Option] = []
  /// The patterns of the files that alone may be changed, and of those that may not.
  public internal(set) var include: [Word] = []
  public internal(set) var exclude: [Word] = []
  /// The same as what they match.
  public internal(set) var includedFiles = PathPatterns()
  public internal(set) var excludedFiles = PathPatterns()
  /// The file of the changes that are accepted as they are, from the folder of the configuration.
  public internal(set) var baseline: Word?
  /// Where the value of each key that the file has stands.
  public internal(set) var places: [Key: Location] = [:]
  /// The file; nil when there is none.
  public let path: String?

  /// What a configuration may speak of.
  public enum Key: String, CaseIterable, Sendable {
    case deploymentTarget, helpers, safety, transforms, except, options, include, exclude, baseline
  }

  /// A word and where it is written, to say so when it means nothing.
  public struct Word: Sendable {
    public let text: String
    public let location: Location
  }

  /// A value for an option of a transform.
  public struct Option: Sendable {
    public let transform: Word
    public let name: Word
    public let value: Word
  }

  /// Asks for nothing.
  public init() {
    path = nil
  }

  /// For what is read from a file.
  init(path: String) {
    self.path = path
  }

  /// The file that `baseline` names, as it can be opened.
  public var baselinePath: String? {
    guard let name = baseline?.text, let path, !name.hasPrefix("/") else { return baseline?.text }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return folder + name
  }
}

extension Configuration {
  private static let fileName = ".statewise.json"

  /// The nearest configuration at a path or in the folders above it; nil when there is none.
  public static func nearest(to path: String) throws(ConfigurationError) -> Configuration? {
    guard let file = OwnPath.nearest(fileName, to: path, where: \.isRegularFile) else { return nil }
    return try Configuration(readFrom: FileDiscovery.displayed(file))
  }

  /// Reads the configuration of a file.
  public init(readFrom path: String) throws(ConfigurationError) {
    let source: SourceText
    do throws(SystemError) {
      source = try SourceLoader.load(path).source
    } catch {
      throw ConfigurationError(place: .file(error.path), message: error.reason)
    }
    self = try ConfigurationReading(source).configuration
  }
}

/// What is wrong with a configuration, and where.
public struct ConfigurationError: Error {
  public let place: ReportedFailure.Place
  public let message: String
}
