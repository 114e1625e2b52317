import Foundation

/// Collects the declarations of an app and deals them out to files.
final class AppBuilder {
  let choices: Choices
  var isMostlyConditional = false
  /// Whether changes that need review are made, too: what their caveats announce must not occur.
  var isReviewed = false
  /// Whether it navigates as before iOS 16.
  var isOld = false
  var stack: String { isOld ? "NavigationView" : "NavigationStack" }
  private(set) var moduleNames: Set<String> = ["journal", "record"]
  var conditions: [String: Set<String>] = [:]
  /// The counters in modifiers of the view that is written.
  var newCounters: [String] = []
  /// The screens so far. A screen presents only those before it, or itself.
  var screens: [ScreenDeclaration] = []
  var parts: [ScreenDeclaration] = []
  private var files: [(name: String, declarations: [String])] = []
  private var foreign: [String] = []
  private var shared: Set<String> = []
  private var count = 0

  init(_ choices: Choices) {
    self.choices = choices
    let number = 1 + choices.below(3)
    files = ["App", "Screens", "Shared"].prefix(number).map { ($0, []) }
  }

  /// A number that no other part of the app has: labels with it are unique.
  func number() -> Int {
    count += 1
    return count
  }

  func declare(_ name: String) { moduleNames.insert(name) }

  // MARK: Files

  var fileCount: Int { files.count }

  /// Adds a declaration to some file.
  func add(_ declaration: String) { add(declaration, to: choices.below(files.count)) }

  func add(_ declaration: String, to file: Int) { files[file].declarations.append(declaration) }

  /// Adds a declaration that several parts of the app use.
  func share(_ name: String, _ declaration: String) {
    declare(name)
    guard shared.insert(name).inserted else { return }
    files[files.count - 1].declarations.append(declaration)
  }

  /// Adds a declaration that the tool does not see.
  func shareForeign(_ name: String, _ declaration: String) {
    declare(name)
    if shared.insert(name).inserted { foreign.append(declaration) }
  }

  func finishedFiles() -> [GeneratedApp.File] {
    let journal = """
      import SwiftUI

      var journal: [String] = []

      func record(_ words: String) { journal.append(words) }

      """
    var finished = files.filter { !$0.declarations.isEmpty }.map { file in
      GeneratedApp.File(name: "\(file.name).swift", text: Self.text(of: file.declarations))
    }
    if !foreign.isEmpty {
      finished.append(
        GeneratedApp.File(name: "Library.swift", text: Self.text(of: foreign), isForeign: true))
    }
    return finished + [GeneratedApp.File(name: "Journal.swift", text: journal)]
  }

  private static func text(of declarations: [String]) -> String {
    "import SwiftUI\n\n" + declarations.joined(separator: "\n\n") + "\n"
  }

  // MARK: Shared declarations

  func useItem() -> String {
    share(
      "Note",
      """
      struct Note: Identifiable, Hashable {
        let id: Int
        var title: String { "note \\(id)" }
      }
      """)
    return "Note"
  }

  /// A container of the app that only shows its content.
  func useCard() -> String {
    share(
      "Card",
      """
      struct Card<Content: View>: View {
        private let content: Content

        init(@ViewBuilder content: () -> Content) { self.content = content() }

        var body: some View {
          VStack { content }
        }
      }
      """)
    return "Card"
  }

  func useActionRow() -> String {
    share(
      "ActionRow",
      """
      struct ActionRow: View {
        let title: String
        let action: () -> Void

        var body: some View {
          Button(title, action: action)
        }
      }
      """)
    return "ActionRow"
  }
}

extension [String] {
  func indented(_ depth: Int = 1) -> [String] {
    let space = String(repeating: "  ", count: depth)
    return flatMap { $0.components(separatedBy: "\n") }.map { $0.isEmpty ? $0 : space + $0 }
  }
}
