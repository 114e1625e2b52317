import Reporting
import Runner
import SourceText
import Testing
import TransformKit

@testable import statewise

/// A transform with an option of each kind.
private struct Threading: Transform {
  let summary = "Stands in."
  let safety = Safety.safe
  let options = [
    TransformOption("push", oneOf: ["keep", "state", "path"], "What becomes of a link."),
    .flag("thread", "Passes it on."),
    .identifier("name", default: "isPresented", "The name of the binding."),
  ]

  func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] { [] }
}

@Suite struct OptionTests {
  private func values(_ options: [String], configured: Configuration = Configuration()) throws
    -> OptionValues
  {
    let words = options.flatMap { ["--option", $0] }
    let choices = try OptionArguments(
      Arguments(words, for: .diff), configured, Catalog([.standard(Threading())])
    ).choices
    return TransformContext(options: choices).options(of: Threading())
  }

  @Test func haveDefaults() throws {
    let values = try values([])
    #expect(values["push"] == "keep")
    #expect(!values.isTrue("thread"))
    #expect(values["name"] == "isPresented")
  }

  @Test func areSetByFlags() throws {
    let values = try values([
      "threading.push=path", "threading.thread=true", "threading.name=isShown",
      "threading.push=state",
    ])
    #expect(values["push"] == "state")
    #expect(values.isTrue("thread"))
    #expect(values["name"] == "isShown")
  }

  @Test(arguments: [
    ("push=state", "`--option` takes NAME.KEY=VALUE, not `push=state`"),
    ("threading.push", "`--option` takes NAME.KEY=VALUE, not `threading.push`"),
    ("treading.push=state", "unknown transform `treading`; did you mean `threading`?"),
    ("threading.psuh=state", "`threading` has no option `psuh`; did you mean `push`?"),
    (
      "threading.style=a",
      "`threading` has no option `style`; its options are `push`, `thread` and `name`"
    ),
    (
      "threading.push=stat",
      "option `push` takes `keep`, `state` or `path`, not `stat`; did you mean `state`?"
    ),
    ("threading.thread=", "option `thread` takes `false` or `true`, not ``"),
    ("threading.name=is shown", "option `name` takes a Swift identifier, not `is shown`"),
    ("threading.name=default", "option `name` takes a Swift identifier, not `default`"),
  ])
  func areRejectedIfInvalid(_ option: String, _ message: String) {
    let error = #expect(throws: UsageError.self) { try values([option]) }
    #expect(error?.message == message)
  }

  @Test(arguments: [
    (
      "{\"options\": {\"hidden-if-to-opacity\": {\"push\": true}}}",
      "1:39: error: `hidden-if-to-opacity` has no option `push`"
    ),
    (
      "{\"options\": {\"decouple-dismis\": {}}}",
      "1:14: error: unknown transform `decouple-dismis`; did you mean `decouple-dismiss`?"
    ),
  ])
  func areReadFromTheConfiguration(_ configuration: String, _ error: String) throws {
    let ending = try Tool.run("diff", files: [".statewise.json": configuration])
    #expect(ending == Tool.Ending(code: 64, output: "", error: ".statewise.json:\(error)\n"))
  }
}
