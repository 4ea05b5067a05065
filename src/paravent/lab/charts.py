"""The drawings of a report: small SVG images in lines of a table, stretched to their cell, in the colours of the page's style.

They hold no text: what they show stands beside them in words, so that nothing is distorted, small or unread.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, final

WIDE: Final = 1000.0
HIGH: Final = 28.0
BARS: Final = 40  # of a histogram, at most


@final
@dataclass(frozen=True)
class Scale:
    """What lies at the left and at the right end."""

    low: float
    high: float

    def across(self, value: float) -> float:
        span = max(self.high - self.low, 1e-9)
        return round(WIDE * min(max((value - self.low) / span, 0.0), 1.0), 1)


def share_scale(highest: float) -> Scale:
    """From nothing to the next tenth above the highest share."""
    tenths = next(tenth for tenth in range(1, 11) if 10 * highest <= tenth or tenth == 10)
    return Scale(0.0, tenths / 10)


def drawing(*parts: str) -> str:
    return f'<svg viewBox="0 0 {WIDE:g} {HIGH:g}" preserveAspectRatio="none" aria-hidden="true">{"".join(parts)}</svg>'


def bar(left: float, right: float, *, top: float = 6, bottom: float = 22, kind: str = "bar") -> str:
    return f'<rect class="{kind}" x="{left:g}" y="{top:g}" width="{max(right - left, 0):g}" height="{bottom - top:g}"/>'


def stroke(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<path class="{kind}" d="M{x1:g} {y1:g}L{x2:g} {y2:g}"/>'


def whisker(low: float, high: float, kind: str = "whisker") -> str:
    """An interval: a line with two ends."""
    return stroke(low, 14, high, 14, kind) + stroke(low, 9, low, 19, kind) + stroke(high, 9, high, 19, kind)


def share_chart(share: float, low: float, high: float, scale: Scale, fair: float | None) -> str:
    """A bar for the share, its interval, and a dashed line where it would be if all were alike."""
    line = [] if fair is None else [stroke(scale.across(fair), 0, scale.across(fair), HIGH, "fair")]
    return drawing(bar(0, scale.across(share)), *line, whisker(scale.across(low), scale.across(high)))


def number_chart(values: Mapping[int, int], mean: float, margin: float, scale: Scale) -> str:
    """A histogram, a line for the mean, and its interval."""
    low, high = scale.across(mean - margin), scale.across(mean + margin)
    return drawing(*histogram(values, scale), stroke(scale.across(mean), 0, scale.across(mean), HIGH, "mean"), whisker(low, high))


def histogram(values: Mapping[int, int], scale: Scale) -> list[str]:
    """Bars of equal width for whole numbers, several to a bar if there are many; the highest is as high as the drawing."""
    first, count = int(scale.low), int(scale.high) - int(scale.low) + 1
    width = (count + BARS - 1) // BARS
    heights = [0] * ((count + width - 1) // width)
    for value, times in values.items():
        heights[(value - first) // width] += times
    step, most = WIDE / len(heights), max(heights)
    return [
        bar(round(step * at, 1), round(step * (at + 1), 1), top=round(HIGH - HIGH * height / most, 1), bottom=HIGH)
        for at, height in enumerate(heights)
        if height
    ]


def difference_chart(value: float, margin: float, reach: float) -> str:
    """A difference and its interval about a line at zero; `reach` is what lies at either end."""
    scale = Scale(-reach, reach)
    middle, at = scale.across(0), scale.across(value)
    bars = bar(min(middle, at), max(middle, at), kind="bar" if abs(value) > margin else "bar faint")
    return drawing(
        bars, stroke(middle, 0, middle, HIGH, "fair"), whisker(scale.across(value - margin), scale.across(value + margin))
    )
