"""The browser client's files, and what every answer says about itself."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter
from litestar.response import File
from litestar.types import ControllerRouterHandler

STATIC: Final = Path(__file__).parents[1] / "static"

POLICY: Final = "; ".join([
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'", "worker-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
])  # fmt: skip
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}
RAW_HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
# Over plain http, as at home on a network address, browsers ignore these, and complain of the first on every page.
RAW_HTTPS_HEADERS: Final = [
    *RAW_HEADERS,
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"strict-transport-security", b"max-age=31536000"),
]
# The name of a built file changes with its content.
FOREVER: Final = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)
PAGES: Final = ("/", "/t/{table:str}", "/tv/{table:str}", "/rules/{game:str}", "/replay/{table:str}", "/replay", "/join")

PLACEHOLDER: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Paravent</title>
<h1>Paravent</h1>
<p>The server is running. This build has no browser client in it; programs can play through the wire
that <a href="/schema/openapi.json">the API description</a> and docs/wire.md describe.</p>
<p lang="fr">Le serveur fonctionne. Cette version ne contient pas le client de navigateur.</p>
</html>
"""


def page(static: Path) -> HTTPRouteHandler:
    """The one page of the client, at every address where it shows something."""
    index = static / "index.html"

    @get(list(PAGES), media_type=MediaType.HTML, sync_to_thread=False, include_in_schema=False)
    def show() -> Response[str]:
        text = index.read_text(encoding="utf-8") if index.is_file() else PLACEHOLDER
        return Response(text, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})

    return show


def pages(static: Path = STATIC) -> list[ControllerRouterHandler]:
    """Everything that a browser loads."""
    found: list[ControllerRouterHandler] = [page(static)]
    found += [built(folder) for folder in sorted(path for path in static.glob("*") if path.is_dir())]
    if static.is_dir():
        found += [asset(path) for path in sorted(static.glob("*")) if path.is_file() and path.name != "index.html"]
    return found


def built(folder: Path) -> HTTPRouteHandler:
    """The files of a folder. They are known from the start, so no path that anybody thinks up is ever looked for on the disk."""
    known = {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}

    @get(f"/{folder.name}/{{file:path}}", sync_to_thread=False, include_in_schema=False, cache_control=FOREVER)
    def show(file: Annotated[str, PathParameter()]) -> File:
        if file not in known:
            raise NotFoundException
        return File(known[file], filename=known[file].name, content_disposition_type="inline")

    return show


def asset(path: Path) -> HTTPRouteHandler:
    """A file at the root: an icon, a manifest, a service worker."""
    kind = {
        ".js": "text/javascript",
        ".svg": "image/svg+xml",
        ".json": "application/json",
        ".webmanifest": "application/manifest+json",
    }

    @get(f"/{path.name}", sync_to_thread=False, include_in_schema=False)
    def show() -> Response[bytes]:
        return Response(path.read_bytes(), media_type=kind.get(path.suffix, "application/octet-stream"))

    return show
