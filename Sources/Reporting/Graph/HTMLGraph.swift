/// A graph as a page with a picture that can be moved, zoomed and searched, for apps that fit no screen.
struct HTMLGraph {
  private let graph: ScreenGraph

  init(_ graph: ScreenGraph) {
    self.graph = graph
  }

  var text: String {
    let picture = SVGGraph(graph)
    let words = graph.showsObjects ? "Find a type" : "Find a view"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(XMLText.escaped(picture.summary))</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <header><input type="search" placeholder="\(words)" aria-label="\(words)">
      <button id="fit">Fit</button> <span>\(XMLText.escaped(picture.summary))</span></header>
      <main>
      \(picture.text)</main>
      \(unresolvedPlaces)
      <script>\(Self.script)</script>
      </body>
      </html>

      """
  }

  /// The places that create views without a known presentation.
  private var unresolvedPlaces: String {
    let items = graph.unresolvedLines.map { "<li>\(XMLText.escaped($0))</li>" }
    guard !items.isEmpty else { return "" }
    return "<details><summary>Unresolved places: \(items.count)</summary>\n<ul>\n"
      + items.joined(separator: "\n") + "\n</ul></details>"
  }

  private static let style = """
    :root { color-scheme: light dark; font: 13px system-ui, sans-serif; }
    body { margin: 0; display: flex; flex-direction: column; height: 100vh; }
    header { padding: 8px 12px; } header span { opacity: 0.7; margin-left: 8px; }
    main { flex: 1; overflow: hidden; cursor: grab; touch-action: none; }
    main svg { width: 100%; height: 100%; display: block; }
    details { max-height: 30vh; overflow: auto; padding: 8px 12px; }
    .node.found rect { stroke: #d6006c; stroke-width: 4; }
    """

  /// Moves the picture by changing the part of it that is seen.
  private static let script = """
    const svg = document.querySelector("main svg"), field = document.querySelector("input");
    const whole = svg.viewBox.baseVal, all = [whole.x, whole.y, whole.width, whole.height];
    let seen = [...all];
    const show = box => { seen = box; svg.setAttribute("viewBox", box.join(" ")); };
    const scale = () => Math.max(seen[2] / svg.clientWidth, seen[3] / svg.clientHeight);
    const zoom = (factor, x, y) => {
      const r = svg.getBoundingClientRect(), k = scale();
      const px = seen[0] + seen[2] / 2 + (x - r.left - r.width / 2) * k;
      const py = seen[1] + seen[3] / 2 + (y - r.top - r.height / 2) * k;
      show([px + (seen[0] - px) * factor, py + (seen[1] - py) * factor, seen[2] * factor, seen[3] * factor]);
    };
    svg.removeAttribute("width"); svg.removeAttribute("height");
    svg.addEventListener("wheel", e => {
      e.preventDefault(); zoom(Math.exp(e.deltaY * 0.002), e.clientX, e.clientY);
    }, { passive: false });
    let drag = null;
    svg.addEventListener("pointerdown", e => { drag = [e.clientX, e.clientY]; svg.setPointerCapture(e.pointerId); });
    svg.addEventListener("pointermove", e => {
      if (!drag) return;
      const k = scale();
      show([seen[0] - (e.clientX - drag[0]) * k, seen[1] - (e.clientY - drag[1]) * k, seen[2], seen[3]]);
      drag = [e.clientX, e.clientY];
    });
    svg.addEventListener("pointerup", () => { drag = null; });
    svg.addEventListener("dblclick", e => zoom(0.5, e.clientX, e.clientY));
    document.getElementById("fit").onclick = () => show([...all]);
    field.addEventListener("input", () => {
      const word = field.value.toLowerCase();
      let first = null;
      for (const node of svg.querySelectorAll(".node")) {
        const name = node.querySelector(".name");
        const isFound = word !== "" && name !== null && name.textContent.toLowerCase().includes(word);
        node.classList.toggle("found", isFound);
        if (isFound && !first) first = node;
      }
      if (!first) return;
      const box = first.getBBox();
      show([box.x + box.width / 2 - 400, box.y + box.height / 2 - 250, 800, 500]);
    });
    """
}
