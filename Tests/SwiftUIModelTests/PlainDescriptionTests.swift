import SwiftUIModel
import Testing

/// Comments that stay true whatever way code works.
@Suite struct PlainDescriptionTests {
  @Test(arguments: [
    "// Header", "// Close button", "/// Shows the books of a shelf.",
    "// Save and close the sheet",
    "/// A detail view for the heart rate, with a graph of the day.",
    "/// Full-screen view to plan the day.", "// 閉じる", "// 오프라인 위치 검색 시트 토글",
    "/// Whether the help sheet is presented.", "/// The type of the query that runs now.",
  ])
  func saysWhatIsShownOrDone(_ comment: String) {
    #expect(ProseSentences(of: comment).onlyDescribe)
  }

  @Test(arguments: [
    "// Nothing here comes from the parent.", "// alphabetical", "// ^ not an input",
    "// Once there is time, the caller closes it", "/// Plain data in, pixels out.",
    "// Goes back to false on its own.", "// One value, one view.",
    "// Bound to what is shown there.",
    "// Keep this form.", "// Mehr als den Betrag braucht er nicht.", "// iOS 15 and later",
    "// 只需要金额",
    "/// The card is thrown away when it flips.",
  ])
  func maySayHowCodeWorks(_ comment: String) {
    #expect(!ProseSentences(of: comment).onlyDescribe)
  }

  @Test(arguments: [
    "/// Lets users export all that they wrote on their one device, as only a privacy-first app can.",
    "// Timer for the next code", "/// Users can send the file by mail.",
  ])
  func tellsOfWhatTheScreenIsAbout(_ comment: String) {
    #expect(ProseSentences(of: comment).claimNothing)
  }

  @Test(arguments: [
    "/// Two views with the same colors are interchangeable.", "// Nothing comes from outside.",
    "/// A receipt for what was bought, which may be dropped into any sheet without a setup of its own.",
  ])
  func maySayHowAViewWorks(_ comment: String) {
    #expect(!ProseSentences(of: comment).claimNothing)
  }
}

/// Prose is split by bytes where it is ASCII, and by characters elsewhere, into the same words.
@Suite struct ProseWordsTests {
  @Test(arguments: ["// Shows 2 books_of a shelf.\tdon't\r\nclose", "/* a/b: c-d */", ""])
  func splitsTextAtWhatIsNoLetter(_ text: String) {
    #expect(text.runsOfLetters == text.split { !$0.isLetter })
    #expect((text + " é").runsOfLetters == (text + " é").split { !$0.isLetter })
  }
}
