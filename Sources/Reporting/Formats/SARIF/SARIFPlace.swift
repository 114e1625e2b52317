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
    path = place.path
    regionMembers = place.location.map { [("startLine", .int($0.line))] } ?? []
  }

  /// The place of a change. If one of its edits begins there, it is known in UTF-16 too.
  init(_ change: ReportedChange) {
    let location = change.location
    let edits = change.edits.first { $0.path == location.path }?.edits ?? []
    let positions = edits.flatMap { [$0.start, $0.end] }
    let position = positions.first { ($0.line, $0.column) == (location.line, location.column) }
    if let position {
      self.init(path: location.path, start: position)
    } else {
      self.init(.location(location))
    }
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
    let uri = Self.percentEncoded(path)
    return .onOneLine(
      .object(
        path.hasPrefix("/")
          ? [("uri", .string("file://" + uri))]
          : [("uri", .string(uri)), ("uriBaseId", .string(Self.baseID))]))
  }

  /// The path in a URI (RFC 3986). A colon, which a segment may hold elsewhere, would make the first one of a
  /// relative path a scheme.
  private static func percentEncoded(_ path: String) -> String {
    path.utf8.map { byte in
      if unencoded.contains(byte) { return String(Unicode.Scalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }

  private static let unencoded = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=@".utf8)
}
