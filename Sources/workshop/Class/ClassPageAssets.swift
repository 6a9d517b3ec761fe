extension ClassPage {
  /// Large, for a projector; in cells every text has seven times the contrast of its ground.
  static let style = """
    :root {
      color-scheme: light dark;
      --page: light-dark(#ffffff, #14171c);
      --ink: light-dark(#16181d, #f1f3f6);
      --soft: light-dark(#4a4f59, #b9c0cc);
      --line: light-dark(#c9ced6, #3a414d);
      --head: light-dark(#eceff3, #232932);
      --link: light-dark(#0b4a8f, #9ccaff);
      --solved: light-dark(#d3efd9, #123d22);
      --solved-ink: light-dark(#0a3a18, #c4f5d0);
      --red: light-dark(#fbdada, #4d1518);
      --red-ink: light-dark(#680b0f, #ffd3d3);
      --build: light-dark(#e6dff8, #33245c);
      --build-ink: light-dark(#35136f, #e2d7ff);
      --crash: light-dark(#ffe2c4, #4c2a05);
      --crash-ink: light-dark(#5a2a00, #ffdcb3);
      --hang: light-dark(#cfe7f8, #0c3852);
      --hang-ink: light-dark(#073751, #c5e8ff);
      --grade: light-dark(#e3e5e9, #353b46);
      --grade-ink: light-dark(#30343c, #e4e8ee);
      --bar-done: light-dark(#1e7a3c, #4fc978);
      --bar-begun: light-dark(#e3a857, #a8762c);
      --bar-of: light-dark(#e3e5e9, #353b46);
      font: clamp(16px, 0.75vw + 7px, 22px) / 1.45 system-ui, sans-serif;
    }
    body { margin: 0; background: var(--page); color: var(--ink); }
    header, main { padding: 0 clamp(0.8rem, 2vw, 2.5rem); }
    header { padding-top: 1.2rem; }
    h1 { font-size: 1.9rem; line-height: 1.2; margin: 0; overflow-wrap: anywhere; }
    h2 { font-size: 1.35rem; line-height: 1.25; margin: 2.2rem 0 0.6rem; }
    p, ul { max-width: 75ch; margin: 0.5rem 0; }
    .summary { font-size: 1.35rem; max-width: none; }
    a { color: var(--link); }
    code { overflow-wrap: anywhere; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .skip { position: absolute; left: -99rem; }
    .skip:focus { left: 0.5rem; top: 0.5rem; background: var(--page); padding: 0.5rem; z-index: 9; }
    .said, .tip {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }
    button { font: inherit; color: inherit; cursor: pointer; }

    .wide {
      position: relative; overflow: auto; max-width: max-content;
      border: 1px solid var(--line); border-radius: 0.4rem; scroll-padding: 4rem 0 0 12rem;
    }
    .wide:has(.tall) { max-height: 88vh; }
    table { border-collapse: separate; border-spacing: 0; font-variant-numeric: tabular-nums; }
    caption {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
    }
    th, td {
      padding: 0.4rem 0.7rem; text-align: start; vertical-align: top;
      border-bottom: 1px solid var(--line);
    }
    tbody tr:last-child > * { border-bottom: 0; }
    td { min-width: 2.5rem; }
    td[dir] { min-width: 9rem; }
    td[dir]:last-child { min-width: 18rem; }
    .number { text-align: end; white-space: nowrap; }
    th[data-first], th[data-first] button { text-align: end; }
    time { white-space: nowrap; }
    tbody th { font-weight: 600; background: var(--page); min-width: min(15rem, 32vw); }
    tbody tr:hover th { background: var(--head); }
    thead th {
      position: sticky; top: 0; z-index: 2; background: var(--head); padding: 0;
      vertical-align: bottom; font-weight: 600;
    }
    thead th:not(:has(button)) { padding: 0.4rem 0.7rem; }
    thead button {
      width: 100%; border: 0; background: none; font-weight: inherit; text-align: start;
      padding: 0.4rem 0.7rem; white-space: nowrap;
    }
    thead button:focus-visible { outline-offset: -3px; }
    thead button:hover { text-decoration: underline; }
    th[aria-sort="ascending"] button::after { content: " ▲" / ""; }
    th[aria-sort="descending"] button::after { content: " ▼" / ""; }
    tbody th, thead th:first-child { position: sticky; left: 0; z-index: 1; }
    thead th:first-child { z-index: 3; }
    tbody th { border-inline-end: 1px solid var(--line); }
    .name {
      display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2;
      overflow: hidden; overflow-wrap: anywhere; max-width: min(16rem, 32vw);
    }

    .matrix td, .matrix th { vertical-align: middle; }
    .matrix thead th { vertical-align: bottom; }
    .matrix td[data-v] {
      text-align: center; padding: 0.15rem 0.25rem; line-height: 1.05; min-width: 2.6rem;
      border-inline-end: 1px solid var(--page); border-bottom: 1px solid var(--page);
      font-weight: 600;
    }
    .matrix td[data-v] small, .key small {
      display: block; font-size: 0.72rem; font-weight: 500; line-height: 1.15;
    }
    .matrix tbody th { min-width: min(11rem, 30vw); }
    .matrix td:not([data-v]) { white-space: nowrap; min-width: 4rem; }
    .matrix thead th[data-first] button { text-align: center; padding-inline: 0.3rem; }
    .matrix .edge { border-inline-start: 3px solid var(--soft); }
    .matrix thead th:hover, .matrix thead th:focus-within { z-index: 4; }
    .matrix thead th:first-child:hover, .matrix thead th:first-child:focus-within { z-index: 5; }
    :is(button:hover, button:focus-visible) > .tip {
      inset: 100% auto auto 0; width: max-content; max-width: 20rem; height: auto;
      clip-path: none; padding: 0.3rem 0.6rem; border-radius: 0.3rem; font-weight: 400;
      background: var(--ink); color: var(--page);
    }
    :is(button:hover, button:focus-visible) > .tip.late { inset: 100% 0 auto auto; }
    .solved { background: var(--solved); color: var(--solved-ink); }
    .red { background: var(--red); color: var(--red-ink); }
    .build { background: var(--build); color: var(--build-ink); }
    .crash { background: var(--crash); color: var(--crash-ink); }
    .hang { background: var(--hang); color: var(--hang-ink); }
    .grade { background: var(--grade); color: var(--grade-ink); }
    .none { color: var(--soft); }
    .stuck { box-shadow: inset 0 0 0 3px currentColor; }

    .legend {
      display: flex; flex-wrap: wrap; gap: 0.4rem 1.2rem; list-style: none; padding: 0;
      max-width: none; align-items: center; margin-bottom: 0.8rem;
    }
    .legend li { display: flex; align-items: center; gap: 0.45rem; }
    .key {
      display: inline-flex; flex-direction: column; justify-content: center; text-align: center;
      min-width: 2.6rem; min-height: 2.1rem; line-height: 1.05; font-weight: 600;
      border-radius: 0.2rem;
    }
    .key.none { box-shadow: inset 0 0 0 1px var(--line); }
    svg { width: 6rem; height: 0.7rem; margin-inline-end: 0.7rem; vertical-align: -0.05rem; }
    .share { display: inline-block; min-width: 3.3rem; }
    .of { fill: var(--bar-of); }
    .done { fill: var(--bar-done); }
    .begun { fill: var(--bar-begun); }

    @media print {
      @page { size: landscape; margin: 10mm; }
      :root { color-scheme: light; font-size: 8pt; }
      .skip { display: none; }
      .wide { overflow: visible; max-height: none; border: 0; }
      thead th, tbody th, thead th:first-child { position: static; }
      .matrix td[data-v], .matrix th, .matrix td { padding: 0.1rem; min-width: 0; }
      td, th, .key { print-color-adjust: exact; }
      tr, li { break-inside: avoid; }
    }
    """

  /// Adds to the plain page: sorting and the reader's time zone.
  static let script = #"""
    "use strict";
    const said = document.getElementById("said");

    for (const time of document.querySelectorAll("time")) {
      const shown = new Date(time.dateTime)
        .toLocaleString([], { dateStyle: "medium", timeStyle: "short" });
      time.title = time.textContent;
      time.textContent = shown;
    }

    const words = new Intl.Collator([], { numeric: true, sensitivity: "base" });
    const value = (row, at) => {
      const cell = row.cells[at];
      return cell.dataset.v ?? cell.querySelector("time")?.dateTime ?? cell.textContent.trim();
    };
    const compare = (left, right) => {
      const difference = Number(left) - Number(right);
      return Number.isNaN(difference) ? words.compare(left, right) : difference;
    };
    const other = { ascending: "descending", descending: "ascending" };
    for (const table of document.querySelectorAll("table.sortable")) {
      const body = table.tBodies[0];
      const heads = [...table.tHead.rows[0].cells];
      heads.forEach((head, at) => {
        const button = document.createElement("button");
        button.type = "button";
        button.append(...head.childNodes);
        head.append(button);
        const name = button.textContent.trim().replace(/\s+/g, " ");
        button.addEventListener("click", () => {
          const first = head.dataset.first ?? "ascending";
          const order = head.getAttribute("aria-sort") === first ? other[first] : first;
          const turn = order === "ascending" ? 1 : -1;
          const rows = [...body.rows].map(row => [value(row, at), row]);
          rows.sort((left, right) => turn * compare(left[0], right[0]));
          body.append(...rows.map(row => row[1]));
          heads.forEach(each => each.removeAttribute("aria-sort"));
          head.setAttribute("aria-sort", order);
          said.textContent = `${table.caption.textContent}: sorted by ${name}, ${order}.`;
        });
      });
    }
    """#

  /// Nothing may be loaded, and nothing may run or look different but by what stands in this file.
  static let policy = [
    "default-src 'none'", "style-src 'sha256-\(styleDigest)'",
    "script-src 'sha256-\(scriptDigest)'", "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")

  // The one style and the one script are named by their SHA-256, in base 64. The toolchain's
  // libraries cannot compute it on every platform; `.ci/class-page` does, and says what to write
  // here after a change.
  private static let styleDigest = "NioFGaEZQ2UMifTkTgPdm6YTEe0r9S/7u6REFY48uRE="
  private static let scriptDigest = "XBGo+JWyY4LFF8pi2GsLpQT7oHp4qsNbAaQbuXnSsjg="
}
