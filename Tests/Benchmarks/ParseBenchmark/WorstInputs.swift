import Parser
import SourceText
import Syntax

/// Inputs made to be slow: each is measured at a size and at twice the size, which should take twice the
/// time, and set against the time per byte of ordinary code.
enum WorstInputs {
  private struct Input: Sendable {
    let name: String
    let count: Int
    let make: @Sendable (Int) -> String
  }

  static func report() {
    let average = secondsPerByte(ordinaryCode)
    answer("ordinary code: \(nanoseconds(average)) ns a byte")
    for input in inputs {
      let single = seconds(input.make(input.count))
      let text = input.make(2 * input.count)
      let double = seconds(text)
      let perByte = double / Double(text.utf8.count)
      answer(
        "\(input.name): \(nanoseconds(perByte)) ns a byte, \(rounded(perByte / average)) x ordinary; "
          + "twice the input takes \(rounded(double / single)) x the time")
    }
  }

  private static let ordinaryCode = String(
    repeating: """
      struct Row: View {
        @State private var isShown = false
        let item: Item

        var body: some View {
          HStack(spacing: 8) {
            Text(item.title).font(.headline).foregroundColor(isShown ? .red : .primary)
            Button("Show \\(item.count) more") { isShown.toggle() }
          }
          .padding(.horizontal, 12)
          .sheet(isPresented: $isShown) { Detail(item: item) }
        }
      }

      """, count: 2000)

  private static let inputs: [Input] = [
    Input(name: "nested parentheses", count: 100_000) {
      "let a = " + String(repeating: "(", count: $0) + String(repeating: ")", count: $0)
    },
    Input(name: "nested square brackets", count: 100_000) {
      "let a = " + String(repeating: "[", count: $0) + String(repeating: "]", count: $0)
    },
    Input(name: "nested braces", count: 100_000) {
      String(repeating: "{", count: $0) + String(repeating: "}", count: $0)
    },
    Input(name: "member chain", count: 100_000) { "a" + String(repeating: ".b", count: $0) },
    Input(name: "call chain", count: 100_000) {
      "a" + String(repeating: "\n  .b(1) { $0 }", count: $0)
    },
    Input(name: "else-ifs", count: 20_000) {
      "if a {}" + String(repeating: " else if a {}", count: $0)
    },
    Input(name: "nested generics", count: 5_000) {
      "let a: " + String(repeating: "A<", count: $0) + "B" + String(repeating: ">", count: $0)
    },
    Input(name: "comparisons that look generic", count: 50_000) {
      "let a = b" + String(repeating: " < c", count: $0)
    },
    Input(name: "generics that never close", count: 50_000) {
      "let a = " + String(repeating: "b<", count: $0)
    },
    Input(name: "unterminated strings", count: 50_000) {
      String(repeating: "let a = \"text\n", count: $0)
    },
    Input(name: "unterminated comments", count: 100_000) { String(repeating: "/* ", count: $0) },
    Input(name: "nested interpolations", count: 50_000) { String(repeating: "\"\\(", count: $0) },
    Input(name: "operators", count: 100_000) { "a" + String(repeating: " + b", count: $0) },
    Input(name: "ternaries", count: 50_000) { "a" + String(repeating: " ? b", count: $0) },
    Input(name: "prefix keywords", count: 100_000) { String(repeating: "try await ", count: $0) },
    Input(name: "function types", count: 50_000) {
      "let a: A" + String(repeating: " -> A", count: $0)
    },
    Input(name: "nested #if", count: 50_000) { String(repeating: "#if a\n", count: $0) },
    Input(name: "slashes", count: 500_000) { "let a = b " + String(repeating: "/ ", count: $0) },
    Input(name: "quotes", count: 500_000) { String(repeating: "\"", count: $0) },
    Input(name: "hashes", count: 500_000) { String(repeating: "#", count: $0) },
    Input(name: "angle brackets", count: 500_000) { String(repeating: "<", count: $0) },
    Input(name: "attributes", count: 100_000) { String(repeating: "@a(b) ", count: $0) },
    Input(name: "closing braces", count: 100_000) { String(repeating: "}", count: $0) },
    Input(name: "closures with parentheses", count: 20_000) {
      String(repeating: "{ (", count: $0)
    },
    Input(name: "one line of 5 MB", count: 400_000) { String(repeating: "let a = 1; ", count: $0) },
  ]

  private static func secondsPerByte(_ text: String) -> Double {
    seconds(text) / Double(text.utf8.count)
  }

  /// The least of three measurements, each of as many parses as take a twentieth of a second.
  private static func seconds(_ text: String) -> Double {
    let source = SourceText(text)
    let parser = SyntaxParser()
    return (0..<3).map { _ in
      let start = userSeconds()
      var count = 0.0
      repeat {
        precondition(!parser.parse(source).nodes.isEmpty, "Every tree has a node.")
        count += 1
      } while userSeconds() - start < 0.05
      return (userSeconds() - start) / count
    }.min()!
  }

  private static func nanoseconds(_ seconds: Double) -> Double { rounded(seconds * 1e9) }

  private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
