import SourceText

/// The list entries of a page, with the attributes that its filters use.
struct HTMLEntries {
  private let folders: FolderGroups

  init(folders: FolderGroups) {
    self.folders = folders
  }

  /// An element of a list.
  ///
  /// - Parameters:
  ///   - path: the file that lists the entry.
  ///   - anchor: the anchor of the entry.
  ///   - isPart: whether the entry repeats another one, so that it is not counted.
  func element(
    _ status: FindingStatus, in path: String, transform: String?, safety: Safety? = nil,
    anchor: String? = nil, isPart: Bool = false, _ content: HTML
  ) -> HTML {
    let id: HTML = anchor.map { " id=\"\($0)\"" } ?? ""
    let level: HTML = safety.map { " data-safety=\"\($0.rawValue)\"" } ?? ""
    let part: HTML = isPart ? " data-part" : ""
    return """
      <li class="entry"\(id) data-status="\(status.rawValue)" data-transform="\(transform ?? "")"\
      \(level) data-folder="\(folders[path])"\(part)>\(content)</li>

      """
  }

  /// A place in the form `path:line:column`, which can be pasted into an editor.
  static func place(_ location: Location) -> HTML {
    "<span class=\"place\">\(HTML.file(location.path)):\(location.line):\(location.column)</span>"
  }

  static func place(_ place: ReportedFailure.Place) -> HTML {
    switch place {
    case .file(let path): "<span class=\"place\">\(HTML.file(path))</span>"
    case .location(let location): self.place(location)
    }
  }

  /// A reason. Several clauses become a list.
  static func reason(_ reason: String) -> HTML {
    let clauses = ReasonClause.all(in: reason).map { clause -> HTML in
      let places = clause.places.map { "<span class=\"place\">\(HTML.path($0))</span>" as HTML }
      let text = HTML.prose(clause.text)
      return places.isEmpty ? text : "\(text): \(HTML(joining: places, separator: ", "))"
    }
    guard 1 < clauses.count else { return HTML(joining: clauses) }
    return "<ul class=\"clauses\">\(clauses.map { "<li>\($0)</li>" as HTML })</ul>"
  }

  /// The name of a transform, as a link that filters by the transform.
  static func transform(_ name: String) -> HTML {
    "<a class=\"transform\" href=\"#\(fragment("transform", name))\">\(name)</a>"
  }

  /// The badge of a safety level; empty for safe changes, which need no review.
  static func badge(_ safety: Safety) -> HTML {
    safety == .safe ? "" : "<span class=\"badge\">\(safety.rawValue)</span>"
  }

  /// The URL fragment that sets a filter.
  static func fragment(_ key: String, _ value: String) -> String {
    let encoded = value.percentEncoded { byte in
      switch UnicodeScalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/": false
      default: true
      }
    }
    return "\(key)=\(encoded)"
  }
}
