extension ClassPage {
  /// Adds to the plain page: the switch, sorting, and the reader's time zone.
  static let script = #"""
    "use strict";
    const root = document.documentElement;
    const said = document.getElementById("said");
    const theme = document.getElementById("theme");
    const isDark = () => getComputedStyle(root).colorScheme === "dark" ||
      getComputedStyle(root).colorScheme !== "light" &&
      matchMedia("(prefers-color-scheme: dark)").matches;
    const nameTheme = () => theme.textContent = isDark() ? "Light colours" : "Dark colours";
    theme.addEventListener("click", () => {
      root.dataset.theme = isDark() ? "light" : "dark";
      nameTheme();
    });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", nameTheme);
    nameTheme();
    theme.hidden = false;

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
}
