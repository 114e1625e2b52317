import Reporting
import SourceText
import SwiftUIModel
import TransformKit

/// The contents of a `.statewise.json` file.
public struct Configuration: Sendable {
  /// The deployment targets; empty if the file does not set them.
  public internal(set) var deploymentTargets: [DeploymentTarget] = []
  /// Conditional helpers that other repositories declare.
  public internal(set) var helpers: [ConditionalHelper] = []
  public internal(set) var safety: Safety?
  /// The names of the transforms to run; empty for the default transforms.
  public internal(set) var transforms: [Word] = []
  public internal(set) var except: [Word] = []
  /// The values of transform options.
  public internal(set) var options: [Option] = []
  /// The patterns of files that may be changed, and of files that may not.
  public internal(set) var include: [Word] = []
  public internal(set) var exclude: [Word] = []
  /// The same patterns, ready for matching.
  public internal(set) var includedFiles = PathPatterns()
  public internal(set) var excludedFiles = PathPatterns()
  /// The path of the baseline file, relative to the folder of the configuration.
  public internal(set) var baseline: Word?
  /// Whether what lies outside of the configuration's folder belongs to other projects.
  public internal(set) var isRoot = false
  /// The location of each key's value.
  public internal(set) var places: [Key: Location] = [:]
  /// The path of the file; nil if there is none.
  public let path: String?

  /// The keys of a configuration.
  public enum Key: String, CaseIterable, Sendable {
    case deploymentTarget, helpers, safety, transforms, except, options, include, exclude, baseline,
      root
  }

  /// A word and its location, for error messages.
  public struct Word: Sendable {
    public let text: String
    public let location: Location
  }

  /// A value of a transform option.
  public struct Option: Sendable {
    public let transform: Word
    public let name: Word
    public let value: Word
  }

  /// Creates an empty configuration.
  public init() {
    path = nil
  }

  /// Creates a configuration for the contents of a file.
  init(path: String) {
    self.path = path
  }

  /// The path of the baseline file, as it can be opened.
  public var baselinePath: String? {
    guard let name = baseline?.text, !name.hasPrefix("/") else { return baseline?.text }
    return folder.map { $0 + name } ?? name
  }

  /// The folder that nothing outside belongs to; nil for the whole repository.
  public var rootFolder: String? {
    isRoot ? folder.map { $0.isEmpty ? "." : String($0) } : nil
  }

  /// The start of the file's path, up to its name; nil if there is no file.
  private var folder: Substring? {
    path.map { path in path.lastIndex(of: "/").map { path[...$0] } ?? "" }
  }
}

extension Configuration {
  private static let fileName = ".statewise.json"

  /// Returns the nearest configuration in the folder at a path or in an enclosing folder; nil if
  /// there is none.
  public static func nearest(to path: String) throws(ConfigurationError) -> Configuration? {
    guard let file = CanonicalPath.nearest(fileName, to: path, where: \.isRegularFile) else {
      return nil
    }
    return try Configuration(readFrom: FileDiscovery.displayed(file))
  }

  /// Reads a configuration file.
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

/// An error in a configuration file, and its location.
public struct ConfigurationError: Error {
  public let place: ReportedFailure.Place
  public let message: String
}
