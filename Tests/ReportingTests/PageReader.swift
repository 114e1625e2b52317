/// A strict HTML parser: the end tags must match the start tags exactly.
struct PageReader {
  private(set) var elements: [Element] = []
  /// The errors of the page; empty for a valid page.
  private(set) var faults: [String] = []

  struct Element {
    let name: String
    /// The attributes, still escaped.
    let attributes: [String: String]
    /// The inner markup.
    fileprivate(set) var content = ""

    /// The text, with each changed word in brackets.
    var text: String {
      var text = ""
      var rest = content.replacing("<mark>", with: "[").replacing("</mark>", with: "]")[...]
      while let start = rest.firstIndex(of: "<") {
        text += rest[..<start]
        rest = rest[start...].drop { $0 != ">" }.dropFirst()
      }
      text += rest
      return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
    }
  }

  /// Elements without an end tag.
  private static let empty: Set = ["meta", "wbr", "input"]

  init(_ page: String) {
    var open: [(element: Int, start: String.Index)] = []
    var rest = page[...].trimmingPrefix("<!DOCTYPE html>")
    while let start = rest.firstIndex(of: "<") {
      let text = rest[..<start]
      if text.contains(">") && open.last.map({ !isCode($0.element) }) ?? true {
        faults.append("a lone > in: \(text.suffix(60))")
      }
      guard let end = rest[start...].firstIndex(of: ">") else {
        faults.append("a tag without an end: \(rest[start...].prefix(60))")
        return
      }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        guard let last = open.popLast(), "/" + elements[last.element].name == tag else {
          faults.append("</\(tag.dropFirst())> closes nothing that is open")
          return
        }
        elements[last.element].content = String(page[last.start..<start])
        continue
      }
      let isClosed = tag.hasSuffix("/")
      elements.append(Self.element(isClosed ? tag.dropLast() : tag))
      guard !isClosed, !Self.empty.contains(elements.last!.name) else { continue }
      open.append((elements.count - 1, rest.startIndex))
      if isCode(elements.count - 1) {
        rest =
          rest[(rest.firstRange(of: "</\(elements.last!.name)")?.lowerBound ?? rest.endIndex)...]
      }
    }
    faults += open.map { "<\(elements[$0.element].name)> is not closed" }
  }

  func all(_ name: String, class word: String? = nil) -> [Element] {
    elements.filter { element in
      element.name == name
        && word.map {
          element.attributes["class"]?.split(separator: " ").contains($0[...]) ?? false
        }
          ?? true
    }
  }

  /// Whether the content is raw text.
  private func isCode(_ element: Int) -> Bool {
    ["style", "script"].contains(elements[element].name)
  }

  private static func element(_ tag: Substring) -> Element {
    let name = tag.prefix { $0 != " " }
    var attributes: [String: String] = [:]
    for match in tag.dropFirst(name.count).matches(of: /\s+([a-z-]+)(?:="([^"]*)")?/) {
      attributes[String(match.1)] = match.2.map(String.init) ?? ""
    }
    return Element(name: String(name), attributes: attributes)
  }
}
