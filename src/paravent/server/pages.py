"""The browser client's files, and what every answer says about itself."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

STATIC: Final = Path(__file__).parent / "static"

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
# Over plain http, as at home on a network address, browsers ignore this one and complain of it on every page.
RAW_HTTPS_HEADERS: Final = [*RAW_HEADERS, (b"cross-origin-opener-policy", b"same-origin")]
# The name of a built file changes with its content.
FOREVER: Final = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)
PAGES: Final = ("/", "/t/{table:str}", "/tv/{table:str}", "/rules/{game:str}", "/replay/{table:str}", "/replay")

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
    for folder in sorted(path for path in static.glob("*") if path.is_dir()):
        found.append(
            create_static_files_router(f"/{folder.name}", directories=[folder], cache_control=FOREVER, include_in_schema=False)
        )
    if static.is_dir():
        found += [asset(path) for path in sorted(static.glob("*")) if path.is_file() and path.name != "index.html"]
    return found


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
