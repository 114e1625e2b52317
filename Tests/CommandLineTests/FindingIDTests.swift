import Testing

/// The ids of findings, which baselines and code scans refer to.
@Suite struct FindingIDTests {
  private static let source = """
    import SwiftUI

    struct A: View {
      var body: some View {
        Text("a").if(isOn) { $0.hidden() }
        Text("b").if(isOn) { $0.hidden() }
      }
      var other: some View {
        let index = 1
        return Text("c").if(isOn) { $0.hidden() }
          .onAppear { print(index) }
      }
    }

    struct B: View {
      var body: some View {
        Text("a").if(isOn) { $0.hidden() }
      }
    }

    """

  /// The ids after a shell command edits the source, in source order.
  private func ids(after edit: String = "true", of arguments: String = "") throws -> [String] {
    let script =
      "git init -q --template=; { \(edit); } && \"$0\" diff --safety all --report json=- \(arguments)"
    let ending = try Tool.shell(script, files: ["App/a.swift": Self.source])
    let lines = ending.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.compactMap { line in
      line.hasPrefix("\"id\": \"") ? String(line.dropFirst(7).prefix(16)) : nil
    }
  }

  @Test func areUnique() throws {
    let ids = try ids()
    #expect(Set(ids).count == 4)
    #expect(ids.count == 4)
  }

  @Test(arguments: [
    "sed -i.bak '1i\\\n// A line more.\n' App/a.swift",
    "sed -i.bak 's/^  */\t/' App/a.swift",
    "sed -i.bak 's/index/position/' App/a.swift",
    "sed -i.bak 's/$/\\r/' App/a.swift",
    "sed -i.bak '9,10s/^/  /' App/a.swift",
    "cp App/a.swift App/b.swift; sed -i.bak '/hidden/d' App/b.swift",
    "sed -n '15,99p' App/a.swift >b; sed -n '1,14p' App/a.swift >>b; mv b App/a.swift",
  ])
  func stayTheSameWhenOtherCodeChanges(_ edit: String) throws {
    #expect(try Set(ids(after: edit)) == Set(ids()))
  }

  @Test(arguments: [
    ("true", "App"), ("true", "App/a.swift"), ("true", "App/../App/"), ("cd App", ""),
    ("cd App", ".."), ("cd App", "a.swift"), ("true", "\"$PWD/App\""), ("mkdir x; cd x", "../App"),
    ("cd /", "\"$OLDPWD\""),
  ])
  func areTheSameFromAnyFolder(_ edit: String, _ arguments: String) throws {
    #expect(try ids(after: edit, of: arguments) == ids())
  }
}
