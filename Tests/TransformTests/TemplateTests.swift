import Foundation
import SourceText
import TestSupport
import Testing
import TransformKit
import TransformTemplate
import Transforms

@testable import Runner

/// What `make new-transform` copies finds, declines and edits as its page and its cases say.
@Suite struct TemplateTests {
  private static let folder = "Transforms/.template"

  @Test func holdsInCode() throws {
    try check(NAME(), in: "Code")
  }

  @Test func holdsAsAPageAlone() throws {
    let path = "\(Self.folder)/Page/README.md"
    let text = try String(contentsOf: CasePage.top.appending(path: path), encoding: .utf8)
    let file = try RuleFile(SourceText(text, path: path), named: "name")
    #expect(ExampleRun(file).failures.map(\.message) == [])
    try check(file.transform, in: "Page")
  }

  private func check(_ transform: any Transform, in name: String) throws {
    let folder = "\(Self.folder)/\(name)"
    let cases = try CasePage.all(in: "\(folder)/Fixtures")
    let isChanging = cases.map { $0.files.contains { $0.before != $0.after } }
    #expect(isChanging.contains(true) && isChanging.contains(false))
    for page in try [CasePage(path: "\(folder)/README.md", onlyFirstPair: true)] + cases {
      try Gauntlet(transform, page, style: .asWritten).run()
      try CaseTests.Case(transform: transform, page: page).checkVariants()
    }
  }

  /// The makefile inserts lines before these.
  @Test(arguments: ["Transforms/Catalog.swift", "Transforms/README.md"])
  func hasAMarkedPlace(path: String) throws {
    let text = try String(contentsOf: CasePage.top.appending(path: path), encoding: .utf8)
    #expect(text.components(separatedBy: "make new-transform adds").count == 2)
  }
}
