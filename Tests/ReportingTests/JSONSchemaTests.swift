import SourceText
import TestSupport
import Testing

@testable import Reporting

/// Compares the published schema with the reader.
@Suite struct JSONSchemaTests {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(JSONReport.schemaText)
  }

  @Test(arguments: [ReportSample.all, ReportSample.empty])
  func acceptsWrittenReports(_ report: RunReport) throws {
    #expect(try schema.faults(in: JSONReport(report).text) == [])
  }

  /// The samples contain every property, so that the next test covers all of them.
  @Test func everyPropertyIsWritten() throws {
    func keys(in node: CommentedJSON.Node) -> [String] {
      switch node.value {
      case .object(let members): members.flatMap { [$0.key] + keys(in: $0.value) }
      case .array(let nodes): nodes.flatMap(keys)
      case .string, .literal: []
      }
    }
    let text = SourceText(JSONReport(ReportSample.all).text)
    let written = Set(keys(in: try CommentedJSON.read(text)))
    #expect(schema.properties.subtracting(written) == [])
  }

  @Test func rejectsWhatTheReaderRejects() throws {
    var sample = ReportSample.all
    // Keep two files, which together contain every property.
    sample.files.removeAll { !$0.path.contains("Café") && !$0.path.contains("Ünreadable") }
    let mutations = try JSONMutation.all(of: JSONReport(sample).text)
    #expect(300 < mutations.count)
    for mutation in mutations where !isIgnoredByTheReader(mutation) {
      let report = try? RunReport(json: SourceText(mutation.text))
      let faults = try schema.faults(in: mutation.text)
      #expect((report != nil) == faults.isEmpty, "\(mutation): \(faults)")
      guard let report else { continue }
      #expect(try RunReport(json: SourceText(JSONReport(report).text)) == report, "\(mutation)")
    }
  }

  /// Whether the mutation is in totals, which the reader computes, or in a hash, which it does not check.
  private func isIgnoredByTheReader(_ mutation: JSONMutation) -> Bool {
    ["totals", " .transforms", ".status", ".hash"].contains {
      (" " + mutation.description).contains($0)
    }
  }
}
