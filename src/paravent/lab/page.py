"""The lab's reports as one page each: a file that needs nothing from anywhere, by day and by night, on a phone and on paper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from html import escape
from math import sqrt
from typing import Final

from paravent.core.colours import Colours
from paravent.games import find
from paravent.lab.charts import Scale, difference_chart, number_chart, share_chart, share_scale
from paravent.lab.compare import Compared, Variant, written
from paravent.lab.paired import Difference, Paired
from paravent.lab.report import Z95, decimal, percent, summary, wilson, worded, worded_ending
from paravent.lab.simulate import Plan
from paravent.lab.tally import Numbers, Shares, Tally
from paravent.texts import Catalogue

# The policy of the page itself: whatever might once slip into it, it can fetch nothing and run nothing.
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
AB: Final = ("A", "B")  # what two rules are called in narrow columns
STYLE: Final = """
:root {
  color-scheme: light dark;
  --page: #f7f1e5; --panel: #fffdf8; --ink: #2b2622; --soft: #5d544b; --rule: #cfc4b2; --main: MAIN;
}
@media (prefers-color-scheme: dark) {
  :root { --page: #1c1815; --panel: #292420; --ink: #efe7da; --soft: #bdb1a1; --rule: #574d43; --main: NIGHT; }
}
@media print { :root { --page: #fff; --panel: #fff; } section { break-inside: avoid; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; background: var(--page); color: var(--ink); }
body { font: 16px/1.45 system-ui, sans-serif; }
h1 { margin: .5rem 0; font-size: 1.7rem; }
h2 { margin: 0 0 .5rem; font-size: 1.2rem; }
p, dl { margin: .5rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
dt, .soft { color: var(--soft); }
section { margin: 1rem 0; padding: .8rem; border: 1px solid var(--rule); border-radius: .5rem; background: var(--panel); }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th, td { padding: .3rem .4rem; border-top: 1px solid var(--rule); text-align: left; vertical-align: middle; }
thead th { border: 0; color: var(--soft); font-weight: normal; vertical-align: bottom; }
tbody th { font-weight: normal; overflow-wrap: anywhere; }
.figures { text-align: right; font-variant-numeric: tabular-nums; }
.figures b, .figures span { display: block; }
.wide { display: none; }
col.chart { width: 36%; }
col.figures { width: 33%; }
@media (min-width: 42rem) {
  .wide { display: table-cell; }
  col.wide { display: table-column; }
  col.chart { width: 40%; }
  col.figures { width: 21%; }
  col.figures.wide { width: 11%; }
}
svg { display: block; width: 100%; height: 1.75rem; }
svg path { fill: none; stroke: var(--ink); stroke-width: 1.5; vector-effect: non-scaling-stroke; }
svg .bar { fill: var(--main); opacity: .75; }
svg .faint { opacity: .35; }
svg .mean { stroke-width: 2.5; }
svg .fair { stroke: var(--soft); stroke-dasharray: 4 3; }
.ends { display: flex; justify-content: space-between; color: var(--soft); font-variant-numeric: tabular-nums; }
""".strip()


def sim_page(plan: Plan, tally: Tally, text: Catalogue) -> str:
    """What `paravent sim` counted."""
    title = text.say("cli-many-head", game=text.title(), games=tally.games, players=len(plan.bots), seed=str(plan.seed))
    sections = [shares_section(name, rows, text) for name, rows in tally.shares.items()]
    sections += [numbers_section(name, rows, text) for name, rows in tally.numbers.items()]
    notes = [text.say("report-shares"), text.say("report-numbers"), text.say("report-luck")]
    return page(plan, text, title, [facts(plan, text), *sections, *map(note, notes)])


def compare_page(variants: Sequence[Variant], compared: Compared, text: Catalogue) -> str:
    """What `paravent compare` counted: each rule beside the first."""
    plan = variants[0].plan
    title = text.say("cli-many-head", game=text.title(), games=compared.games, players=len(plan.bots), seed=str(plan.seed))
    shared = {word: value for word, value in plan.options.items() if word not in variants[0].differs}
    parts = [facts(replace(plan, options=shared), text), note(text.say("report-same-deals"))]
    for number, (variant, paired) in enumerate(zip(variants[1:], compared.paired, strict=True), start=1):
        parts.append(f"<h2>{escape(text.say('report-against', first=str(variants[0]), second=str(variant)))}</h2>")
        parts += difference_sections(compared.tallies[0], compared.tallies[number], paired, text)
    notes = [text.say("report-differences"), text.say("report-settled"), text.say("report-luck")]
    return page(plan, text, title, [*parts, *map(note, notes)])


def page(plan: Plan, text: Catalogue, title: str, parts: Iterable[str]) -> str:
    colours: Colours = find(plan.game).colours
    style = STYLE.replace("MAIN", colours.main).replace("NIGHT", colours.by_night)
    return "\n".join([
        "<!doctype html>",
        f'<html lang="{text.language}">',
        f'<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>',
        f"<style>{style}</style></head>",
        f"<body><main><h1>{escape(title)}</h1>",
        *parts,
        "</main></body></html>",
        "",
    ])  # fmt: skip


def facts(plan: Plan, text: Catalogue) -> str:
    """What is needed to have the same page again."""
    options = " ".join(f"{word}={written(value)}" for word, value in plan.options.items())
    rows = {"report-bots": ", ".join(plan.bots), "report-options": options or "–", "report-seed": str(plan.seed)}
    return f"<dl>{''.join(f'<dt>{escape(text.say(id))}</dt><dd>{escape(value)}</dd>' for id, value in rows.items())}</dl>"


def note(sentence: str) -> str:
    return f'<p class="soft">{escape(sentence)}</p>'


def section(title: str, columns: Sequence[str], rows: Iterable[str]) -> str:
    """A title and a table: what a row is, its drawing, its figures, and what only a wide screen shows."""
    kinds = ["", "chart", "figures", *["figures wide"] * (len(columns) - 3)]
    cols = "".join(f'<col class="{kind}">' for kind in kinds)
    heads = "".join(f'<th class="{kind}" scope="col">{escape(name)}</th>' for kind, name in zip(kinds, columns, strict=True))
    table = f"<table><colgroup>{cols}</colgroup><thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    return f"<section><h2>{escape(title)}</h2>{table}</section>"


def row(label: str, chart: str, figures: Sequence[str], *wide: str) -> str:
    """The first figure stands out; further ones under it."""
    first, *under = figures
    lines = f"<b>{escape(first)}</b>" + "".join(f"<span>{escape(line)}</span>" for line in under)
    more = "".join(f'<td class="figures wide">{escape(cell)}</td>' for cell in wide)
    return f'<tr><th scope="row">{escape(label)}</th><td>{chart}</td><td class="figures">{lines}</td>{more}</tr>'


def ends(low: str, high: str) -> str:
    """What lies at both ends of a drawing."""
    return f'<div class="ends"><span>{escape(low)}</span><span>{escape(high)}</span></div>'


def label_of(title: str, label: str, text: Catalogue) -> str:
    return worded_ending(label, text) if title == "endings" else worded(label, text)


def shares_section(title: str, rows: Shares, text: Catalogue) -> str:
    scale = share_scale(max((wilson(hits, out_of)[1] for hits, out_of in rows.values() if out_of), default=1.0))
    fair = equal_share(rows) if title == "wins" else None
    drawn = [share_row(label_of(title, label, text), pair[0], pair[1], scale, fair, text) for label, pair in rows.items()]
    columns = ["", text.say("lab-share"), text.say("lab-interval"), text.say("lab-cases")]
    return section(worded(title, text), columns, drawn)


def equal_share(rows: Shares) -> float | None:
    """What every seat would win if all were alike."""
    cases = sum(out_of for _, out_of in rows.values())
    return sum(hits for hits, _ in rows.values()) / cases if cases else None


def share_row(label: str, hits: int, out_of: int, scale: Scale, fair: float | None, text: Catalogue) -> str:
    if not out_of:
        return row(label, "", ["–"], "0 / 0")
    low, high = wilson(hits, out_of)
    share = hits / out_of
    chart = share_chart(share, low, high, scale, fair) + ends(whole_percent(0), whole_percent(scale.high))
    return row(label, chart, [percent(share, text), f"{percent(low, text)} – {percent(high, text)}"], f"{hits} / {out_of}")


def whole_percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def numbers_section(title: str, rows: Numbers, text: Catalogue) -> str:
    whole = Scale(min(min(values) for values in rows.values()), max(max(values) for values in rows.values()))
    # One scale for all rows, so that they can be compared by eye, unless one of them would shrink to nothing on it.
    alike = all(4 * (max(values) - min(values)) >= whole.high - whole.low for values in rows.values())
    drawn = [number_row(worded(label, text), rows[label], whole if alike else None, text) for label in rows]
    columns = ["", worded("least-most", text), worded("mean", text), worded("spread", text), worded("median", text)]
    return section(worded(title, text), columns, drawn)


def number_row(label: str, values: dict[int, int], whole: Scale | None, text: Catalogue) -> str:
    s = summary(values)
    margin = Z95 * s.spread / sqrt(s.count)
    scale = whole or Scale(s.least, s.most)
    chart = number_chart(values, s.mean, margin, scale) + ends(f"{scale.low:g}", f"{scale.high:g}")
    figures = [decimal(s.mean, 2, text), f"± {decimal(margin, 2, text)}"]
    return row(label, chart, figures, decimal(s.spread, 2, text), str(s.median))


# One rule against another


def difference_sections(first: Tally, second: Tally, paired: Paired, text: Catalogue) -> Iterable[str]:
    for kind, titles in (("share", [*first.shares, *second.shares]), ("number", [*first.numbers, *second.numbers])):
        for title in dict.fromkeys(titles):
            labels = [label for name, label in paired.sums if name == f"{kind} {title}"]
            found = [(label, paired.difference((f"{kind} {title}", label))) for label in labels]
            rows = [(label_of(title, label, text), gap) for label, gap in found if gap is not None]
            if rows:
                columns = ["", "", text.say("report-difference"), *AB]
                yield section(worded(title, text), columns, difference_rows(rows, kind, text))


def difference_rows(rows: Sequence[tuple[str, Difference]], kind: str, text: Catalogue) -> Iterable[str]:
    """All on one scale, which reaches a little further than the widest interval."""
    reach = 1.05 * max(abs(gap.value) + (gap.margin or 0.0) for _, gap in rows) or 1.0
    for label, gap in rows:
        chart = "" if gap.margin is None else difference_chart(gap.value, gap.margin, reach)
        first, second, signed, margin = difference_cells(gap, kind, text)
        yield row(label, chart, [signed, margin, verdict(gap, text)], first, second)


def difference_cells(gap: Difference, kind: str, text: Catalogue) -> tuple[str, str, str, str]:
    """Both values, the difference, and its margin."""
    factor, places = (100, 1) if kind == "share" else (1, 2)
    unit = " %" if kind == "share" else ""
    both = [decimal(factor * value, places, text) + unit for value in (gap.first, gap.second)]
    points = f" {text.say('report-points')}" if kind == "share" else ""
    sign = "+" if gap.value > 0 else "−" if gap.value < 0 else ""
    signed = sign + decimal(abs(factor * gap.value), places, text) + points
    margin = "–" if gap.margin is None else f"± {decimal(factor * gap.margin, places, text)}"
    return both[0], both[1], signed, margin


def verdict(gap: Difference, text: Catalogue) -> str:
    if gap.margin is None:
        return text.say("report-too-few")
    if gap.more is None:
        return text.say("report-no-difference")
    return text.say("report-is-settled") if gap.more == 0 else text.say("report-more", games=rounded(gap.more))


def rounded(games: int) -> int:
    """To two figures, upwards: it is an estimate."""
    step = int("1" + "0" * max(len(str(games)) - 2, 0))
    return -(-games // step) * step
