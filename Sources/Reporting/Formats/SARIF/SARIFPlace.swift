import SourceText

/// A SARIF location: a file, a line or a range.
///
/// SARIF counts columns in UTF-16. If that column is unknown, it is omitted, which means the whole line.
struct SARIFPlace {
  static let baseID = "%SRCROOT%"

  private let path: String
  private let regionMembers: [JSONValue.Member]

  /// - Parameters:
  ///   - start: the start of the range; nil for the whole file.
  ///   - end: the end of the range; nil for the end of the line.
  init(path: String, start: ReportedPosition? = nil, end: ReportedPosition? = nil) {
    self.path = path
    regionMembers =
      (start.map { [("startLine", .int($0.line)), ("startColumn", .int($0.utf16Column))] } ?? [])
      + (end.map { [("endLine", .int($0.line)), ("endColumn", .int($0.utf16Column))] } ?? [])
  }

  init(_ place: ReportedFailure.Place) {
    self.init(path: place.path, line: place.location?.line)
  }

  private init(path: String, line: Int?, utf16Column: Int? = nil) {
    self.path = path
    regionMembers =
      JSONValue.member("startLine", ifPresent: line.map { .int($0) })
      + JSONValue.member("startColumn", ifPresent: utf16Column.map { .int($0) })
  }

  init(_ change: ReportedChange) {
    self.init(
      path: change.location.path, line: change.location.line, utf16Column: change.utf16Column)
  }

  var location: JSONValue {
    .object([("physicalLocation", physicalLocation)])
  }

  var physicalLocation: JSONValue {
    .object(
      [("artifactLocation", artifactLocation)]
        + JSONValue.member("region", ifPresent: regionMembers.isEmpty ? nil : region))
  }

  var region: JSONValue { .onOneLine(.object(regionMembers)) }

  var artifactLocation: JSONValue {
    let uri = path.percentEncoded { !Self.isUnencoded[Int($0)] }
    return .onOneLine(
      .object(
        path.hasPrefix("/")
          ? [("uri", .string("file://" + uri))]
          : [("uri", .string(uri)), ("uriBaseId", .string(Self.baseID))]))
  }

  /// For each byte, whether the path of a URI can contain it (RFC 3986). A colon is encoded, since in a
  /// relative path it would end a scheme.
  private static let isUnencoded: [Bool] = {
    let characters =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=@"
    let bytes = Set(characters.utf8)
    return (UInt8.min...UInt8.max).map { bytes.contains($0) }
  }()
}
