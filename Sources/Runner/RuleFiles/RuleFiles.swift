import Reporting
import SourceText
import TransformKit

/// The rule files that people keep beside their code: `.statewise/transforms/*.md`.
public enum RuleFiles {
  /// The rule files in the nearest folder with a `.statewise`, from each of some paths upward.
  ///
  /// - Throws: for an invalid rule file.
  public static func nearest(to paths: [String]) throws(RuleFileError) -> [RuleFile] {
    var files: [RuleFile] = []
    for path in StatewiseFolder.files("transforms", ".md", nearestTo: paths) {
      files.append(try file(at: path))
    }
    return files
  }

  /// The rule file at a path; its name without `.md` is the name of the transform.
  public static func file(at path: String) throws(RuleFileError) -> RuleFile {
    let source: SourceText
    do throws(SystemError) {
      source = try SourceLoader.load(path).source
    } catch {
      throw RuleFileError(place: .file(error.path), message: error.reason)
    }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let name = file.hasSuffix(".md") ? String(file.dropLast(3)) : file
    do throws(RuleFile.Fault) {
      return try RuleFile(source, named: name)
    } catch {
      throw RuleFileError(place: .location(error.location), message: error.message)
    }
  }
}

/// Why a rule file cannot be used, and where.
public struct RuleFileError: Error, Hashable, CustomStringConvertible {
  public let place: ReportedFailure.Place
  public let message: String

  public var description: String { "\(place): error: \(message)" }
}
