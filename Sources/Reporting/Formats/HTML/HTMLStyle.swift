/// The style sheet of the page: system fonts, light and dark mode.
///
/// Green and red are always combined with a sign or a word. Every text has a contrast ratio of at least
/// 4.5:1 to its background.
enum HTMLStyle {
  static let text = [colors, page, head, totals, filters, lists, diffs, narrow, print].joined()

  private static let colors = """

    :root {
      color-scheme: light dark;
      --ground: #ffffff; --panel: #f6f7f9; --line: #dcdfe4; --ink: #1c1e21; --faint: #5a6068;
      --link: #0b57c2; --focus: #0b57c2;
      --changed: #1f7a3d; --available: #6a4bc4; --declined: #9a5b00; --suppressed: #6b7280;
      --failed: #b3261e; --mark-ground: #fdf0d5; --mark-ink: #774300;
      --del: #fdecea; --del-word: #f8c6c0; --ins: #e8f6ec; --ins-word: #b5e4c1; --none: #f6f7f9;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --ground: #16181b; --panel: #1e2125; --line: #363b42; --ink: #e8eaed; --faint: #a3aab3;
        --link: #82b4ff; --focus: #82b4ff;
        --changed: #5cc480; --available: #b39cf5; --declined: #e5a54b; --suppressed: #9aa1ab;
        --failed: #ff8f85; --mark-ground: #46340f; --mark-ink: #ffd591;
        --del: #3a2022; --del-word: #6d3033; --ins: #182f20; --ins-word: #27583a; --none: #1b1e21;
      }
    }
    """

  private static let page = """

    * { box-sizing: border-box; }
    html { scroll-padding-top: 7.5rem; -webkit-text-size-adjust: 100%; }
    body { margin: 0 auto; max-width: 100rem; padding: 0 clamp(1rem, 3vw, 3rem) 3rem;
      background: var(--ground); color: var(--ink); overflow-wrap: break-word;
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
    code, .place, kbd, .diff, .transform, .file h3, .paths, .line {
      font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    code, kbd, .place, .transform, .paths { font-size: 0.875em; }
    code { background: var(--panel); border-radius: 4px; padding: 0.1em 0.3em;
      overflow-wrap: anywhere; }
    a { color: var(--link); text-decoration-thickness: 1px; text-underline-offset: 0.15em; }
    :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
    h1, h2, h3, p, ul, dl { margin: 0; }
    ul { padding: 0; list-style: none; }
    h1 { font-size: clamp(1.6rem, 1.2rem + 2vw, 2.4rem); line-height: 1.2; letter-spacing: -0.01em;
      text-wrap: balance; }
    h2 { font-size: 1.4rem; line-height: 1.3; }
    h3 { font-size: 1rem; line-height: 1.4; }
    section.list { margin-top: 3rem; }
    .skip { position: absolute; left: -100vw; padding: 0.5rem 1rem; background: var(--ground); }
    .skip:focus { left: 1rem; top: 0.5rem; z-index: 2; }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap; }
    .count { color: var(--faint); font-weight: 400; font-variant-numeric: tabular-nums; }
    .note, .aside, .help, footer { color: var(--faint); font-size: 0.9375rem; }
    .note { margin: 0.25rem 0 1rem; max-width: 48rem; }
    #totals .note { margin-top: 0.75rem; }
    .legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; max-width: none; }
    main:focus { outline: none; }
    footer { margin-top: 4rem; padding-top: 1rem; border-top: 1px solid var(--line); }
    """

  private static let head = """

    header { padding-top: 2.5rem; }
    .brand { color: var(--faint); font-weight: 600; }
    .lead { margin-top: 0.5rem; max-width: 60rem; }
    .alert { margin-top: 0.75rem; padding: 0.5rem 0.75rem; border-left: 4px solid var(--failed);
      background: var(--panel); }
    .facts { display: flex; flex-wrap: wrap; gap: 0.25rem 2rem; margin-top: 1rem;
      font-size: 0.9375rem; }
    .facts div { display: flex; gap: 0.5rem; align-items: baseline; min-width: 0; }
    .facts dt { color: var(--faint); flex: none; }
    .facts dd { margin: 0; min-width: 0; }
    nav { margin-top: 1.5rem; border-bottom: 1px solid var(--line); }
    nav ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
    nav a { display: block; padding: 0.4rem 0; color: inherit; text-decoration: none; }
    nav a:hover { text-decoration: underline; }
    #totals { margin-top: 2rem; }
    """

  private static let totals = """

    .tiles { display: grid; gap: 0.75rem; margin-top: 1rem;
      grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); }
    .tile { border: 1px solid var(--line); border-top: 4px solid var(--line); border-radius: 8px;
      background: var(--panel); }
    .tile a, .tile.none { display: block; height: 100%; padding: 0.6rem 0.9rem 0.8rem; color: inherit;
      text-decoration: none; }
    .tile a { border-radius: 6px; }
    .tile a:hover span { text-decoration: underline; }
    .tile b { display: block; font-size: 1.9rem; line-height: 1.2; font-weight: 650;
      font-variant-numeric: tabular-nums; }
    .tile span { font-weight: 600; }
    .tile small { display: block; color: var(--faint); font-size: 0.875rem; line-height: 1.35; }
    .tile.none { color: var(--faint); }
    .tile.none b, .tile.none span { font-weight: 400; }
    .tile.changed { border-top-color: var(--changed); }
    .tile.available { border-top-color: var(--available); }
    .tile.declined { border-top-color: var(--declined); }
    .tile.suppressed { border-top-color: var(--suppressed); }
    .tile.failed { border-top-color: var(--failed); }
    #totals h3 { margin: 2rem 0 0.25rem; font-size: 1.1rem; }
    .scroll { overflow: auto; max-height: 32rem; }
    .totals { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
    .totals th:first-child { width: 40%; }
    .totals th, .totals td { padding: 0.4rem 0 0.4rem 1rem; text-align: right; vertical-align: top;
      border-bottom: 1px solid var(--line); font-weight: 400; }
    .totals th:first-child { padding-left: 0; text-align: left; overflow-wrap: anywhere; }
    .totals thead th { color: var(--faint); font-size: 0.875rem; white-space: nowrap; }
    .scroll thead th { position: sticky; top: 0; background: var(--ground); }
    .totals small { display: block; color: var(--faint); font-size: 0.875rem; }
    .totals .bar { width: 30%; padding-top: 0.7rem; line-height: 1; }
    .totals .zero { color: var(--faint); }
    .totals svg { display: block; border-radius: 3px; }
    .key { display: inline-block; width: 0.7em; height: 0.7em; border-radius: 2px;
      margin-right: 0.35em; }
    .key.changed { background: var(--changed); } rect.changed { fill: var(--changed); }
    .key.available { background: var(--available); } rect.available { fill: var(--available); }
    .key.declined { background: var(--declined); } rect.declined { fill: var(--declined); }
    .key.suppressed { background: var(--suppressed); } rect.suppressed { fill: var(--suppressed); }
    .key.failed { background: var(--failed); } rect.failed { fill: var(--failed); }
    rect { stroke: var(--ground); stroke-width: 1px; }
    """

  private static let filters = """

    #filters:not([hidden]) { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: end; }
    #filters { position: sticky; top: 0; z-index: 1; margin-top: 2.5rem; padding: 0.75rem 0;
      background: var(--ground); border-bottom: 1px solid var(--line); font-size: 0.875rem; }
    #filters label { color: var(--faint); min-width: 0; flex: 1 1 8rem; max-width: 16rem; }
    #filters .query { flex: 2 1 12rem; max-width: none; }
    #filters input, #filters select, #filters button { font: inherit; font-size: 0.9375rem;
      color: var(--ink); background: var(--ground); border: 1px solid var(--faint); border-radius: 6px;
      min-height: 2.25rem; padding: 0.25rem 0.5rem; }
    #filters input, #filters select { display: block; width: 100%; }
    #filters button { cursor: pointer; }
    #filters button:hover { background: var(--panel); }
    #filters ::placeholder { color: var(--faint); opacity: 1; }
    #filters kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 0.35em; }
    #filters output { flex: 1 0 100%; color: var(--faint); }
    #nothing { margin: 3rem 0; text-align: center; color: var(--faint); }
    [hidden] { display: none !important; }
    """

  private static let lists = """

    details { border: 1px solid var(--line); border-radius: 8px; margin-top: 0.75rem; }
    .large .content { content-visibility: auto; contain-intrinsic-size: auto 30rem; }
    summary { display: flex; flex-wrap: wrap; gap: 0 0.75rem; align-items: baseline; cursor: pointer;
      padding: 0.6rem 0.9rem 0.6rem 2.2rem; background: var(--panel); border-radius: 8px;
      position: relative; }
    details[open] > summary { border-radius: 8px 8px 0 0; border-bottom: 1px solid var(--line); }
    summary:focus-visible { outline-offset: -3px; }
    summary::before { content: ""; position: absolute; left: 1rem; top: 1.1rem; width: 0.5em;
      height: 0.5em; border: solid var(--faint); border-width: 0 2px 2px 0; rotate: -45deg; }
    details[open] > summary::before { rotate: 45deg; top: 1rem; }
    summary::-webkit-details-marker { display: none; }
    summary h3 { min-width: 0; overflow-wrap: anywhere; }
    .file h3 { font-size: 0.9375rem; font-weight: 400; }
    .dir { color: var(--faint); }
    .size { white-space: nowrap; margin-left: 0.5rem; }
    .clauses li { padding-left: 1rem; text-indent: -1rem; }
    .clauses li::before { content: "–" / ""; display: inline-block; width: 1rem; text-indent: 0; }
    .size ins { color: var(--changed); } .size del { color: var(--failed); }
    ins, del { text-decoration: none; }
    .entry { display: grid; gap: 0 1rem; padding: 0.45rem 0.9rem; }
    .entry + .entry { border-top: 1px solid var(--line); }
    .entries.plain { border: 1px solid var(--line); border-radius: 8px; }
    .entry > div { min-width: 0; max-width: 60rem; }
    .file .entry > div { max-width: 80rem; }
    .entry { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
    .file .entry { grid-template-columns: 5.5rem minmax(0, 1fr); }
    .line { font-size: 0.875em; line-height: 1.7; }
    .place, .paths { overflow-wrap: anywhere; line-height: 1.7; }
    .entry > div .place { color: var(--faint); }
    .entry .transform { display: inline-block; padding: 0 0.5em; border: 1px solid var(--line);
      border-radius: 1em; color: var(--faint); font-size: 0.8125rem; text-decoration: none; }
    .entry .transform:hover { border-color: var(--faint); }
    .badge { display: inline-block; padding: 0 0.5em; border-radius: 1em; font-size: 0.8125rem;
      font-weight: 600; line-height: 1.5; background: var(--mark-ground); color: var(--mark-ink); }
    .options { margin-top: 2rem; }
    .options dl { padding: 0.6rem 0.9rem; }
    .options dd { margin: 0 0 0.5rem; }
    .self { color: var(--faint); text-decoration: none; padding: 0 0.3em; }
    .help { color: var(--ink); }
    summary .help { flex: 1 0 100%; }
    .entry:target, td:target { box-shadow: inset 4px 0 0 var(--link); }
    .entry:target { background: var(--panel); }
    """

  private static let diffs = """

    .diff { width: 100%; border-collapse: collapse; table-layout: fixed; font-size: 0.8125rem;
      line-height: 1.5; border-top: 1px solid var(--line); tab-size: 4; }
    .diff th { padding: 0.2rem 0.5rem; text-align: left; font: 600 0.8125rem system-ui, sans-serif;
      color: var(--faint); background: var(--panel); }
    .diff th:nth-child(odd) { width: 3.5rem; }
    .diff td { padding: 0 0.5rem 0 1.6rem; vertical-align: top; white-space: pre-wrap;
      overflow-wrap: anywhere; word-break: break-word; }
    .diff td:nth-child(odd) { padding: 0 0.5rem; text-align: right; color: var(--faint);
      user-select: none; white-space: nowrap; }
    .diff td:nth-child(3) { border-left: 1px solid var(--line); }
    .diff del, .diff ins { display: block; margin-left: -1.2rem; padding-left: 1.2rem; }
    .diff del::before { content: "−" / ""; } .diff ins::before { content: "+" / ""; }
    .diff del::before, .diff ins::before { float: left; margin-left: -1.2rem; user-select: none; }
    .edit td:nth-child(-n + 2) { background: var(--del); }
    .edit td:nth-child(n + 3) { background: var(--ins); }
    .edit td:empty { background: var(--none); }
    .diff mark { color: inherit; border-radius: 2px; }
    del mark { background: var(--del-word); } ins mark { background: var(--ins-word); }
    .diff .gap td { padding: 0.15rem 0.75rem; background: var(--panel); text-align: left;
      font: 0.8125rem system-ui, sans-serif; }
    .unended { color: var(--faint); font-style: italic; margin-left: 1rem; user-select: none; }
    """

  /// The stacked layout of a narrow page. The cells of an edit leave their rows; old lines come first.
  private static let narrow = """

    @media (max-width: 60rem) {
      .totals, .totals thead, .totals tbody { display: block; }
      .totals tr { display: flex; flex-wrap: wrap; border-bottom: 1px solid var(--line); }
      .totals th, .totals td { flex: 1 0 12%; min-width: 0; padding: 0.2rem 0 0.4rem; border: 0; }
      .totals th:first-child, .totals .bar { flex: 1 0 100%; padding: 0.4rem 0 0; }
      .totals thead .bar { display: none; }
      .tiles { grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); }
      .diff, .gap, .gap tr, .gap td { display: block; }
      .diff thead, .edit td:empty, .same td:nth-child(-n + 2) { display: none; }
      .diff .same, .diff .edit { display: grid; grid-template-columns: 3rem minmax(0, 1fr); }
      .same tr, .edit tr { display: contents; }
      .edit td:nth-child(n + 3) { order: 1; }
      .diff td { padding-left: 1.3rem; }
      .diff td:nth-child(odd) { padding: 0 0.3rem; border-left: 0; }
      .diff del, .diff ins { margin-left: -1rem; padding-left: 1rem; }
      .diff del::before, .diff ins::before { margin-left: -1rem; }
    }
    @media (min-width: 95rem) {
      .charts { display: grid; grid-template-columns: 1fr 1fr; gap: 0 3rem; align-items: start; }
      .charts:not(:has(section + section)) { grid-template-columns: 1fr; }
    }
    @media (max-width: 45rem), (max-height: 30rem) {
      #filters { position: static; }
      html { scroll-padding-top: 1rem; }
    }
    @media (max-width: 45rem) {
      .entry, .file .entry { grid-template-columns: minmax(0, 1fr); }
      .totals thead th:not(:first-child) { font-size: 0.625rem; }
      .totals thead .key { display: block; margin: 0 0 0.2rem auto; }
      #filters label { flex: 1 1 8rem; max-width: none; }
      #filters .query { flex: 1 0 100%; }
    }
    """

  /// The printed page shows what is expanded on the screen.
  private static let print = """

    @media print {
      :root { color-scheme: light; }
      body { max-width: none; padding: 0; font-size: 10pt; print-color-adjust: exact;
        -webkit-print-color-adjust: exact; }
      nav, #filters, .skip, .self { display: none !important; }
      .large .content { content-visibility: visible; }
      .scroll { max-height: none; }
      summary, .entry, tr { break-inside: avoid; }
      summary, h2, h3 { break-after: avoid; }
      a { color: inherit; }
    }
    """
}
