"""Games are told again by a process of its own: the server's has players to answer."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path

import httpx
import pytest

import paravent
from paravent import ParaventError
from paravent.server.messages.refusal import refusal
from paravent.server.tables.teller import Retold, answer
from paravent.server.tables.telling import MOST_OF_ONE, MOST_WAITING, Teller
from tests.server.serving import serving


def finished() -> str:
    table = paravent.new("guru", 3, 7, {"max_rounds": 1})
    table.playout(3)
    return table.record()


def test_what_the_process_tells_is_what_is_told_here() -> None:
    """Zipped or not, one after the other; and a refusal comes as one."""
    question = Retold(finished(), 0, 0, open=False)

    async def tell() -> tuple[bytes, bytes, str]:
        teller = Teller()
        plain = await teller.tell(question, "a")
        zipped = await teller.tell(Retold(finished(), 0, 0, open=False, zipped=True), "a")
        with pytest.raises(ParaventError) as error:
            await teller.tell(Retold(finished(), 9, 0, open=False), "a")
        await teller.close()
        return plain, zipped, error.value.code

    plain, zipped, code = asyncio.run(asyncio.wait_for(tell(), 120))
    assert answer(question) == (True, plain) == (True, gzip.decompress(zipped))
    assert code == "no-such-chair"


def test_a_teller_that_dies_is_replaced() -> None:
    """Whoever waits is told so in a sentence, and the next is served."""

    async def tell() -> tuple[str, bytes]:
        teller, question = Teller(), Retold(finished(), None, 0, open=True)
        await teller.tell(question, "a")
        assert teller._process is not None
        teller._process.kill()
        with pytest.raises(ParaventError) as error:
            await teller.tell(question, "a")
        told = await teller.tell(question, "a")
        await teller.close()
        return error.value.code, told

    code, told = asyncio.run(asyncio.wait_for(tell(), 120))
    assert code == "trouble" and json.loads(told)["steps"] > 1


def test_one_that_hangs_is_put_down() -> None:
    """A game that takes too long is given up."""

    async def tell() -> str:
        teller = Teller("tests.server.workers.hang", patience=0.3)
        with pytest.raises(ParaventError) as error:
            await teller.tell(Retold(finished(), None, 0, open=True), "a")
        return error.value.code

    assert asyncio.run(asyncio.wait_for(tell(), 120)) == "trouble"


def test_few_wait_and_fewer_of_one_place() -> None:
    """The others are refused at once, and nobody's place is kept from another."""

    async def tell() -> list[str]:
        teller, question = Teller(), Retold(finished(), None, 0, open=False)
        async with teller._turn:
            waiting = [asyncio.create_task(teller.tell(question, f"p{n // MOST_OF_ONE}")) for n in range(MOST_WAITING)]
            await asyncio.sleep(0)
            codes = []
            for place in ("p0", "elsewhere"):
                with pytest.raises(ParaventError) as error:
                    await teller.tell(question, place)
                codes.append(error.value.code)
        await asyncio.gather(*waiting)
        codes.append("told" if await teller.tell(question, "p0") else "")
        await teller.close()
        return codes

    assert asyncio.run(asyncio.wait_for(tell(), 240)) == ["too-fast", "too-fast", "told"]


def test_a_replay_is_zipped_for_who_can_read_it(tmp_path: Path) -> None:
    """The same for everybody, over HTTP; a record that is none is refused in its sentence."""
    with serving(tmp_path / "log.db") as url:
        asked = {"record": finished(), "open": True}
        zipped = httpx.post(f"{url}/api/replay", json=asked, timeout=60)
        plain = httpx.post(f"{url}/api/replay", json=asked, headers={"accept-encoding": "identity"}, timeout=60)
        none = httpx.post(f"{url}/api/replay", json={"record": "x"}, headers={"accept-language": "fr"}, timeout=60)
    assert (zipped.headers.get("content-encoding"), plain.headers.get("content-encoding")) == ("gzip", None)
    assert zipped.json() == plain.json()
    assert (none.status_code, none.json()["code"]) == (409, refusal("no-record").code)
