import SourceText

extension RunReport {
  /// The results. Changes to make come first, since the last results are omitted if there are too many.
  func sarifResults(_ rules: SARIFRules) -> [JSONValue] {
    changesToMake.map { $0.sarifResult(rules, message: $0.title) }
      + available.map { $0.sarifResult(rules, message: $0.availableTitle) }
      + files.flatMap(\.unusedSuppressions).map { $0.sarifResult(rules) }
  }
}

extension ReportedChange {
  fileprivate func sarifResult(_ rules: SARIFRules, message: String) -> JSONValue {
    let others = otherPaths.enumerated().map { index, path in
      relatedLocation(index + 1, path)
    }
    return .object(
      rules.members(of: transform) + [
        ("level", SARIFRules.level(of: safety)),
        ("message", .sarifMessage(message)),
        ("locations", .array([SARIFPlace(self).location])),
      ]
        + JSONValue.member("relatedLocations", ifPresent: others.isEmpty ? nil : .array(others))
        + JSONValue.member("partialFingerprints", ifPresent: id.isEmpty ? nil : fingerprints)
        + JSONValue.member("fixes", ifPresent: edits.isEmpty ? nil : .array([fix])))
  }

  /// The location of the change's edits in another file.
  private func relatedLocation(_ id: Int, _ path: String) -> JSONValue {
    let first = edits.first { $0.path == path }?.edits.first
    let place = SARIFPlace(path: path, start: first?.start, end: first?.end)
    return .object([
      ("id", .int(id)), ("message", .sarifMessage("The change also edits this file.")),
      ("physicalLocation", place.physicalLocation),
    ])
  }

  private var fingerprints: JSONValue {
    .onOneLine(.object([("statewise/v1", .string(id))]))
  }

  private var fix: JSONValue {
    .object([
      ("description", .sarifMessage(title)),
      ("artifactChanges", .array(edits.map(\.artifactChange))),
    ])
  }
}

extension ReportedFileEdits {
  fileprivate var artifactChange: JSONValue {
    .object([
      ("artifactLocation", SARIFPlace(path: path).artifactLocation),
      ("replacements", .array(edits.map { $0.replacement(in: path) })),
    ])
  }
}

extension ReportedEdit {
  fileprivate func replacement(in path: String) -> JSONValue {
    let content = JSONValue.onOneLine(.object([("text", .string(replacement))]))
    return .object(
      [("deletedRegion", SARIFPlace(path: path, start: start, end: end).region)]
        + JSONValue.member("insertedContent", ifPresent: replacement.isEmpty ? nil : content))
  }
}

extension UnusedSuppression {
  fileprivate func sarifResult(_ rules: SARIFRules) -> JSONValue {
    .object(
      rules.members(of: SARIFRules.unusedSuppression) + [
        ("level", SARIFRules.level(of: .review)),
        ("message", .sarifMessage(message)),
        ("locations", .array([SARIFPlace(.location(location)).location])),
      ])
  }
}
