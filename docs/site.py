"""What `make docs` adds to the pages here: the rules of every game that is found, and names of files instead of links to them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from paravent.games import found

ROOT: Final = Path(__file__).parent.parent
OUTSIDE: Final = re.compile(r"\[([^\]]*)\]\(\.\./([^)#\s]+)[^)]*\)")  # a link out of docs/ to another file of the checkout
PAGES: Final = {"RULES.md": "", "RULES.fr.md": ".fr"}  # a game's file, and what its page is called beside the game's name

HEAD: Final = """# The games

Their rules in our own words, with numbered rulings, in English and French.

| game | players |
|---|---|
"""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Every game's rules in both languages, and a page that lists them."""
    rows: list[str] = []
    for name, game in sorted(found().items()):
        links: list[str] = []
        for file, suffix in PAGES.items():
            text = game.text(file)
            if text is not None:
                files.append(File.generated(config, f"rules/{name}{suffix}.md", content=text))
                links.append(f"[{text.splitlines()[0].removeprefix('# ')}]({name}{suffix}.md)")
        players = game.rules.players
        rows.append(f"| {' · '.join(links)} | {players[0]}–{players[-1]} |")
    files.append(File.generated(config, "rules/index.md", content=HEAD + "\n".join(rows) + "\n"))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001  (mkdocs names them)
    """The site holds no sources: a link to one names the file instead, and the file must be there."""
    return OUTSIDE.sub(lambda link: named(link[1], link[2], page), markdown)


def named(words: str, path: str, page: Page) -> str:
    if not (ROOT / path).exists():
        raise FileNotFoundError(f"{page.file.src_path} points to {path}, which is not there")
    return words if path.rpartition("/")[2] in words else f"{words} (`{path}`)"
