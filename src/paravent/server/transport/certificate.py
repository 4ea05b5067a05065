"""TLS of the server's own: a certificate and its key, in files that a renewal may replace while the server runs."""

from __future__ import annotations

import logging
import ssl
from dataclasses import dataclass
from typing import Final, final

LOGGER: Final = logging.getLogger("paravent.transport")


@final
@dataclass(frozen=True)
class Certificate:
    """The files, in PEM: the certificate with its chain, and its private key."""

    certificate: str
    key: str

    def check(self) -> None:
        """Raises OSError (of which ssl.SSLError is one) if these are no certificate with its key."""
        self.load(ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER))

    def load(self, context: ssl.SSLContext) -> None:
        """Whoever connects from now on is shown this certificate."""
        context.load_cert_chain(self.certificate, self.key, password="")  # asking for one would wait for ever

    def reload(self, context: ssl.SSLContext) -> None:
        """The same, but a pair that does not fit is left alone: half of it must not replace what works."""
        try:
            self.check()
            self.load(context)
        except OSError as error:
            LOGGER.warning("the certificate could not be reloaded", extra={"why": type(error).__name__})
            return
        LOGGER.info("the certificate was reloaded")
