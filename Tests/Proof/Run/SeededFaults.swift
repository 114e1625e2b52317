import Foundation

/// Mistakes that a run has to find.
extension SeededFault {
  static let all: [SeededFault] = [
    SeededFault(name: "sets the flag to true") { line, _ in
      line.contains("{ isPresented = false }")
        ? line.replacing("{ isPresented = false }", with: "{ isPresented = true }") : nil
    },
    SeededFault(name: "passes another flag") { line, type in
      guard let match = line.firstMatch(of: #/\(isPresented: \$(\w+)\)/#), !line.contains(".sheet"),
        let other = type.states(" = false").first(where: { $0 != match.1 })
      else { return nil }
      return line.replacing("(isPresented: $\(match.1))", with: "(isPresented: $\(other))")
    },
    SeededFault(name: "forgets one presenter") { line, _ in
      guard let match = line.firstMatch(of: #/[a-zA-Z]\d+\(isPresented: (\$\w+)\)/#) else {
        return nil
      }
      return line.replacing("isPresented: \(match.1)", with: "isPresented: .constant(true)")
    },
    SeededFault(name: "closes the outer view instead of the inner one") { line, type in
      guard let match = line.firstMatch(of: #/[a-zA-Z]\d+\(isPresented: (\$\w+)\)/#),
        match.1 != "$isPresented", type.contains("@Binding var isPresented: Bool")
      else { return nil }
      return line.replacing("isPresented: \(match.1)", with: "isPresented: $isPresented")
    },
    SeededFault(name: "passes a closure that does nothing") { line, _ in
      guard let match = line.firstMatch(of: #/\w+: (\{ (?:self\.)?\w+ = (?:nil|false) \})/#) else {
        return nil
      }
      return line.replacing(match.1, with: "{}")
    },
    SeededFault(name: "clears another item") { line, type in
      guard let match = line.firstMatch(of: #/: \{ (\w+) = nil \}/#),
        let other = type.states("?").first(where: { $0 != match.1 })
      else { return nil }
      return line.replacing("{ \(match.1) = nil }", with: "{ \(other) = nil }")
    },
    SeededFault(name: "sets no action in the environment") { line, _ in
      line.contains(".environment(\\.dismissAction,") && line.hasSuffix("})") ? "" : nil
    },
    SeededFault(name: "negates the condition") { line, _ in
      guard let match = line.firstMatch(of: #/\((?:\w+: )?(\w+) \? /#) else { return nil }
      return line.replacing("\(match.1) ? ", with: "!\(match.1) ? ", maxReplacements: 1)
    },
    SeededFault(name: "swaps the ternary") { line, _ in
      guard let match = line.firstMatch(of: #/ \? ([\w.]+) : ([\w.]+)/#) else { return nil }
      return line.replacing(
        " ? \(match.1) : \(match.2)", with: " ? \(match.2) : \(match.1)", maxReplacements: 1)
    },
    SeededFault(name: "takes 1 for the inert value 0") { line, _ in
      line.contains(" : 0)") ? line.replacing(" : 0)", with: " : 1)", maxReplacements: 1) : nil
    },
    SeededFault(name: "shows what is hidden") { line, _ in
      line.contains(" ? 0 : 1)") ? line.replacing(" ? 0 : 1)", with: " ? 1 : 1)") : nil
    },
    SeededFault(name: "negates the condition of a builder") { line, _ in
      guard let match = line.firstMatch(of: #/\{ if (\w+) \{/#) else { return nil }
      return line.replacing("{ if \(match.1) {", with: "{ if !\(match.1) {")
    },
    SeededFault(name: "disables always") { line, _ in
      guard let match = line.firstMatch(of: #/\.disabled\((!?\w+)\)/#), match.1 != "true" else {
        return nil
      }
      return line.replacing(".disabled(\(match.1))", with: ".disabled(true)")
    },
    SeededFault(name: "pops to the root") { line, type in
      guard let match = line.firstMatch(of: #/(\w+)\.removeLast\(\)/#), type.contains("(id: 8))")
      else {
        return nil
      }
      return line.replacing(
        "\(match.1).removeLast()", with: "\(match.1).removeLast(\(match.1).count)")
    },
    SeededFault(name: "does not hand SwiftUI's own action on") { line, _ in
      line.contains(".modifier(NativeDismissal())")
        ? line.replacing(".modifier(NativeDismissal())", with: "") : nil
    },
    SeededFault(name: "hands on an action that does nothing") { line, _ in
      line.contains("relay.target = { dismiss() }")
        ? line.replacing("{ dismiss() }", with: "{}") : nil
    },
    SeededFault(name: "does not set the new state of a link") { line, _ in
      line.contains(#/^\s*(?:Button\(.*\{ )?is\w+Presented = true(?: \})?$/#)
        ? line.replacing(" = true", with: " = false") : nil
    },
  ]
}
