import SourceText

/// A file, a line of it or a range, in SARIF's words.
///
/// Columns are counted in UTF-16 there. Where that is not known the column is left out, which means the
/// whole line.
struct SARIFPlace {
  static let baseID = "%SRCROOT%"

  private let path: String
  private let regionMembers: [JSONValue.Member]

  /// - Parameters:
  ///   - start: nil for the whole file.
  ///   - end: nil for the end of the line.
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

  /// The place of a change, its column in UTF-16 as far as its edits on that line tell.
  init(_ change: ReportedChange) {
    let location = change.location
    let edits = change.edits.first { $0.path == location.path }?.edits ?? []
    let positions = edits.flatMap { [$0.start, $0.end] }.filter { $0.line == location.line }
    // Where a position behind it counts the same in UTF-8 and UTF-16, all before is ASCII.
    let isASCII = positions.contains {
      location.column <= $0.column && $0.column == $0.utf16Column
    }
    let column =
      isASCII ? location.column : positions.first { $0.column == location.column }?.utf16Column
    self.init(path: location.path, line: location.line, utf16Column: column)
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

  /// What may stand in a path of a URI as it is (RFC 3986), by byte. A colon may not, since the first one of a
  /// relative path would end a scheme.
  private static let isUnencoded: [Bool] = {
    let characters =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=@"
    let bytes = Set(characters.utf8)
    return (UInt8.min...UInt8.max).map { bytes.contains($0) }
  }()
}
