"""On a home network: plain http at a name that is not this machine's own, where browsers lock what they keep for secure pages."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.chromium import ELSEWHERE
from tests.web.person import DESKTOP, People
from tests.web.test_guru import first_asked, join, lay_table


def test_friends_on_a_home_network_invite_join_and_play(people: People) -> None:
    """No clipboard, no service worker: the link is copied all the same, a guest sits down, both make moves, nothing complains."""
    people.url = people.url.replace("127.0.0.1", ELSEWHERE)
    ada, bob = people.person(size=DESKTOP), people.person()
    lay_table(ada, bots=False)
    assert ada.page.evaluate("[isSecureContext, 'clipboard' in navigator, 'serviceWorker' in navigator]") == [False] * 3
    ada.press("Invite")
    ada.press("Copy")
    expect(ada.button("Copied")).to_have_count(1)
    ada.page.keyboard.press("Escape")
    ada.page.get_by_text("Someone else plays on this device").click()
    field = ada.page.get_by_label("Their name")
    field.focus()
    ada.page.keyboard.press("Control+V")
    assert field.input_value().startswith(f"http://{ELSEWHERE}")
    join(bob, ada.path, "Bob")
    ada.press("Start")
    for mover in first_asked(ada, bob):
        mover.waits_for_the_question()
        for _ in range(3):
            mover.page.get_by_role("button", name=re.compile("^Fountain:")).click()
            mover.press(re.compile("^Preach at the fountain"))
