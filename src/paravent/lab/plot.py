"""A plot of ratings as SVG: one line for each, a dot for the skill, a bar for its 95 % interval."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

ROW: Final = 28
LETTER: Final = 8  # about as wide as a letter gets
WIDTH: Final = 640
TICKS: Final = 5


def plot(title: str, rows: Sequence[tuple[str, float, float]]) -> str:
    """An SVG image of (name, skill, margin) rows."""
    low = min(skill - margin for _, skill, margin in rows)
    high = max(skill + margin for _, skill, margin in rows)
    span = max(high - low, 1e-6)
    left = 30 + LETTER * max(len(name) for name, _, _ in rows)

    def across(value: float) -> float:
        return round(left + (WIDTH - left - 20) * (value - low) / span, 1)

    height = 60 + ROW * len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="white"/><text x="10" y="20" font-weight="bold">{escape(title)}</text>',
    ]
    for tick in range(TICKS):
        value = low + span * tick / (TICKS - 1)
        parts.append(f'<line x1="{across(value)}" x2="{across(value)}" y1="30" y2="{height - 24}" stroke="#ddd"/>')
        parts.append(f'<text x="{across(value)}" y="{height - 8}" text-anchor="middle" fill="#555">{value:.1f}</text>')
    for row, (name, skill, margin) in enumerate(rows):
        y = 46 + ROW * row
        parts.append(f'<text x="10" y="{y + 4}">{escape(name)}</text>')
        parts.append(f'<line x1="{across(skill - margin)}" x2="{across(skill + margin)}" y1="{y}" y2="{y}" stroke="#369"/>')
        parts.append(f'<circle cx="{across(skill)}" cy="{y}" r="5" fill="#369"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"
