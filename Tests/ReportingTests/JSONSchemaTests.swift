import SourceText
import Testing

@testable import Reporting

/// Holds the published schema and the reader against each other.
@Suite struct JSONSchemaTests {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(JSONReport.schemaText)
  }

  @Test(arguments: [ReportSample.all, ReportSample.empty])
  func describesWhatIsWritten(_ report: RunReport) throws {
    #expect(try schema.faults(in: JSONReport(report).text) == [])
  }

  /// So that what follows tries all of it.
  @Test func namesNothingThatIsNeverWritten() throws {
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

  @Test func refusesWhatTheReaderRefuses() throws {
    var sample = ReportSample.all
    // Two that have everything in them that the others have.
    sample.files.removeAll { !$0.path.contains("Café") && !$0.path.contains("Ünreadable") }
    let mutations = try JSONMutation.all(of: JSONReport(sample).text)
    #expect(300 < mutations.count)
    for mutation in mutations where !isPassedOver(mutation) {
      let report = try? RunReport(json: SourceText(mutation.text))
      let faults = try schema.faults(in: mutation.text)
      #expect((report != nil) == faults.isEmpty, "\(mutation): \(faults)")
      guard let report else { continue }
      #expect(try RunReport(json: SourceText(JSONReport(report).text)) == report, "\(mutation)")
    }
  }

  /// Whether it is in what the reader counts itself, or a hash, which it takes as it is.
  private func isPassedOver(_ mutation: JSONMutation) -> Bool {
    ["totals", " .transforms", ".status", ".hash"].contains {
      (" " + mutation.description).contains($0)
    }
  }
}
