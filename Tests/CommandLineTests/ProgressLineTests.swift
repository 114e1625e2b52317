import Runner
import Testing

@testable import statewise

@Suite struct ProgressLineTests {
  private func line(_ state: Progress.State, columns: Int = 60) -> String {
    ProgressLine(state).text(columns: columns)
  }

  @Test func showsTheProgressOfTheRun() {
    #expect(
      line(.init(.reading, done: 0, of: 1200))
        == "Reading   [>                              ] 0 of 1200 files")
    #expect(
      line(.init(.examining, done: 600, of: 1200))
        == "Examining [==============>              ] 600 of 1200 files")
    #expect(
      line(.init(.checking, done: 3, of: 3))
        == "Checking  [==================================] 3 of 3 files")
    #expect(
      line(.init(.checking, of: 0)) == "Checking  [==================================] 0 of 0 files"
    )
  }

  @Test(arguments: [(200, 68), (60, 59), (36, 25), (20, 19), (1, 0)])
  func fitsTheTerminal(_ columns: Int, _ count: Int) {
    #expect(line(.init(.examining, done: 5, of: 1200), columns: columns).count == count)
  }
}
