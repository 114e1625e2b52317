import TestSupport
import Testing

/// Changes that rest on what other files do, where a file cannot be read.
@Suite struct UnreadFileTests {
  private static let page = """
    import SwiftUI

    struct Page: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View { Button("Done") { dismiss() } }
    }

    struct Home: View {
      @State private var isShown = false
      var body: some View { Text("").sheet(isPresented: $isShown) { Page() } }
    }

    """

  private func reasons(_ files: [String: String], _ flags: [String] = []) throws -> String {
    let files = files.merging(["Page.swift": Self.page, ".git/HEAD": ""]) { $1 }
    return try Tool.run(["diff", "--declined"] + flags, files: files).error
  }

  @Test func aViewThatADamagedFileMentionsStays() throws {
    let reasons = try reasons(["Damaged.swift": "let a = Page(\n"])
    #expect(reasons.contains("Damaged.swift may use `Page`; that file has syntax errors"))
  }

  @Test func aDamagedFileThatMentionsNothingOfItIsNoObstacle() throws {
    #expect(try reasons(["Damaged.swift": "let a = Pages(\n"]).contains("1 change to make"))
  }

  @Test func anEntryThatAnIgnoredFileMayDeclareIsNotDeclared() throws {
    let files = [".gitignore": "Local.swift\n", "Local.swift": "let a = values.dismissAction\n"]
    let reasons = try reasons(files, ["--transform", "dismiss-to-environment"])
    #expect(reasons.contains("Local.swift may use `dismissAction`; that file is ignored by git"))
  }

  @Test func aModifierIsLookedUpWhereTheFirstFileIsDamaged() throws {
    let badge = """
      import SwiftUI

      struct Badge: View {
        let isNew: Bool
        var body: some View { Text("").if(isNew) { $0.fontWeight(.loud) } }
      }

      enum Loudness { case loud }

      extension View {
        func fontWeight(_ loudness: Loudness) -> some View { textCase(.uppercase) }
        @ViewBuilder func `if`(_ isOn: Bool, then: (Self) -> some View) -> some View {
          if isOn { then(self) } else { self }
        }
      }

      """
    let reasons = try reasons(["App.swift": "let a = b(\n", "Badge.swift": badge])
    #expect(reasons.contains("this repository declares `fontWeight`"))
  }

  @Test func aHelperThatAnIgnoredFileCallsStays() throws {
    let helper = """
      import SwiftUI

      extension View {
        @ViewBuilder func dimmed(if isDim: Bool, then: (Self) -> some View) -> some View {
          if isDim { then(self) } else { self }
        }
      }

      """
    let files = [
      ".gitignore": "Local.swift\n", "Local.swift": "let a = b.dimmed(if: c) { $0.hidden() }\n",
      "Helper.swift": helper,
    ]
    let reasons = try reasons(files, ["--transform", "remove-conditional-modifier"])
    #expect(reasons.contains("`dimmed` may be used in Local.swift"))
  }
}
