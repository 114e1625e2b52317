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
  /// The names of the transforms that have an object for options, which may be empty.
  public internal(set) var transformsWithOptions: [Word] = []
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
  /// The paths of the files, innermost first.
  public private(set) var paths: [String]

  /// The keys of a configuration.
  public enum Key: String, CaseIterable, Sendable {
    case deploymentTarget, helpers, safety, transforms, except, options, include, exclude, baseline,
      root
    /// The schema that an editor checks the file with.
    case schema = "$schema"
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
    paths = []
  }

  /// Creates a configuration for the contents of a file.
  init(path: String) {
    paths = [path]
  }

  /// The path of the baseline file, as it can be opened.
  public var baselinePath: String? {
    guard let baseline, !baseline.text.hasPrefix("/") else { return baseline?.text }
    return Self.folder(of: baseline.location.path) + baseline.text
  }

  /// The folder that nothing outside belongs to; nil for the whole repository.
  public var rootFolder: String? {
    guard isRoot, let path = places[.root]?.path else { return nil }
    let folder = Self.folder(of: path)
    return folder.isEmpty ? "." : folder
  }

  /// The start of a file's path, up to its name.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}

extension Configuration {
  public static let fileName = ".statewise.json"

  /// Returns the nearest configuration in the folder at a path or in an enclosing folder; nil if there is none.
  ///
  /// What it does not set, the next one in the same repository sets, up to one with `root`.
  public static func nearest(to path: String) throws(ConfigurationError) -> Configuration? {
    let files = CanonicalPath.all(fileName, above: path, where: \.isRegularFile)
    guard let first = files.first else { return nil }
    let top = Repository.top(of: Array(first.utf8))
    var nearest = try Configuration(readFrom: FileDiscovery.displayed(first))
    for file in files.dropFirst() where !nearest.isRoot && top?.path(to: Array(file.utf8)) != nil {
      nearest = nearest.completed(by: try Configuration(readFrom: FileDiscovery.displayed(file)))
    }
    return nearest
  }

  /// The configuration with the values of another one for the keys that it does not set. Options of transforms
  /// count one by one.
  private func completed(by outer: Configuration) -> Configuration {
    var all = outer
    all.paths = paths + outer.paths
    all.options += options
    all.transformsWithOptions += transformsWithOptions
    for (key, place) in places {
      all.places[key] = place
      switch key {
      case .deploymentTarget: all.deploymentTargets = deploymentTargets
      case .helpers: all.helpers = helpers
      case .safety: all.safety = safety
      case .transforms: all.transforms = transforms
      case .except: all.except = except
      case .include: (all.include, all.includedFiles) = (include, includedFiles)
      case .exclude: (all.exclude, all.excludedFiles) = (exclude, excludedFiles)
      case .baseline: all.baseline = baseline
      case .root: all.isRoot = isRoot
      case .options, .schema: break
      }
    }
    return all
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
