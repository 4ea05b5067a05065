"""What each character does, and how others react."""

from __future__ import annotations

import pytest

from paravent import Table
from paravent.core.table import seen
from paravent.games.sultans.cards import ASSASSIN, DANCER, DRIVER, GUARD, LOYALISTS, REBELS, SLAVE, SULTAN, TELLER, VIZIER
from paravent.games.sultans.events import (
    Arrested,
    Attacked,
    Captured,
    Compelled,
    Detained,
    Died,
    Executed,
    Freed,
    Gazed,
    Looked,
    Missed,
    Predicted,
    Revealed,
    Revolted,
    Skipped,
    TokenPlaced,
    TurnBegan,
)
from paravent.games.sultans.state import (
    AVOID_WINDOW,
    FORCED,
    GUARD_WINDOW,
    HUNT_WINDOW,
    HUNTING,
    PREDICTION,
    REVOLT_WINDOW,
    TURN,
    GuardWindow,
)
from tests.games.playing import phase, play
from tests.games.sultans.positions import answer, kinds, legal, position, result, seats_now, targets, truth, without_turns

# The assassin, and guards who intervene


def test_a_guard_beside_the_victim_kills_the_assassin() -> None:
    """S-7 S-8 An accepting guard kills the assassin and the victim lives; the turn is over."""
    table = position("A^ g s S s g s a", spare="v", phase=GuardWindow(0, 3))
    events = answer(table, {1: "intervene", 2: "pass", 4: "pass", 7: "pass"})

    assert events == [Revealed(1, GUARD), Died(0, ASSASSIN), TurnBegan(1)]
    assert seats_now(table) == "a+ g^ s S s g s a"


def test_an_assassin_reveals_and_strikes() -> None:
    """S-6 S-15 He becomes visible; those who may be guards near him or the target are asked."""
    table = position("a g s S s g s a", spare="v")
    events = play(table, "0 kill 3")

    assert events == [Revealed(0, ASSASSIN), Attacked(0, 3)]
    assert (phase(table), table.owed()) == (GUARD_WINDOW[0][3], [1, 2, 4, 7])
    assert [legal(table, k) for k in (1, 2, 4, 7)] == [["intervene", "pass"], ["pass"], ["pass"], ["pass"]]


def test_any_other_living_player_may_be_struck() -> None:
    """S-15 Friend or foe, hidden or visible, captive or detained; never oneself, never the dead."""
    table = position("a s^# D^ S! s a^ g s+ g^", spare="t")

    assert targets(table, "kill") == ["1", "2", "3", "4", "5", "6", "8"]


def test_with_nobody_to_intervene_the_victim_dies_at_once() -> None:
    """S-6 A window that asks nobody closes at once."""
    table = position("a s^ g^! S s^ s g a^", spare="v")
    events = play(table, "0 kill 1")

    assert events == [Revealed(0, ASSASSIN), Attacked(0, 1), Died(1, SLAVE), Skipped(2), TurnBegan(3)]


def test_the_window_asks_hidden_players_and_visible_guards_only() -> None:
    """S-6 Undetained and beside the assassin or the target; cards already seen are not counted off."""
    table = position("s a g^ a s! S s^ g", spare="v")
    play(table, "0 look 3", "1 kill 5")

    assert table.owed() == [0, 2]


def test_the_first_guard_clockwise_from_the_assassin_kills() -> None:
    """S-7 The others stay hidden, unannounced."""
    table = position("g s a S s g s a", spare="v", active=2)
    play(table, "2 kill 6")
    assert table.owed() == [1, 3, 5, 7]

    table = position("s g a g S s s a", spare="v", active=2)
    play(table, "2 kill 6")
    events = answer(table, {1: "intervene", 3: "intervene"})
    assert without_turns(events) == [Revealed(3, GUARD), Died(2, ASSASSIN)]
    assert seats_now(table) == "s g a+ g^ S s s a"


def test_a_targeted_guard_reacts_only_beside_the_assassin() -> None:
    """S-8 The target is asked if adjacent to the assassin, else not."""
    near, far = position("a g s S s g s a", spare="v"), position("a s g S s g s a", spare="v")
    play(near, "0 kill 1")
    play(far, "0 kill 2")

    assert near.owed() == [1, 2, 7]
    assert far.owed() == [1, 3, 7]


def test_a_targeted_guard_beside_the_assassin_may_kill_him() -> None:
    """S-8 The assassin dies, the target is unhurt."""
    table = position("a g s S s g s a", spare="v")
    play(table, "0 kill 1")

    assert without_turns(answer(table, {1: "intervene"})) == [Revealed(1, GUARD), Died(0, ASSASSIN)]


def test_a_visible_guard_may_intervene_without_revealing_again() -> None:
    """S-6 S-7 A visible guard beside the target is asked and kills."""
    table = position("a s g^ S s g s a", spare="v")
    play(table, "0 kill 3")

    assert without_turns(answer(table, {2: "intervene"})) == [Died(0, ASSASSIN)]


def test_adjacency_skips_the_dead() -> None:
    """S-6 S-28 The neighbours of the dead are neighbours of each other."""
    table = position("a s+ g S s+ s g a+", spare="v")
    play(table, "0 kill 3")

    assert table.owed() == [2, 5, 6]


# Guards who detain


def test_a_guard_detains_a_visible_player_at_once() -> None:
    """S-15 A visible target is not asked."""
    table = position("g s a^ S s")
    events = play(table, "0 detain 2")

    assert events == [Revealed(0, GUARD), Arrested(0, 2), Detained(2), TurnBegan(1)]
    assert seats_now(table) == "g^ s a^! S s"


def test_the_detained_skip_their_next_turn() -> None:
    """S-9 S-27 Detention ends when the turn has been skipped."""
    table = position("s a^! s S g")
    events = play(table, "0 look 2")

    assert events == [Looked(0, 2, SLAVE), Skipped(1), TurnBegan(2)]
    assert seats_now(table) == "s a^ s S g"


def test_a_hidden_target_is_asked_whoever_it_is() -> None:
    """S-6 S-15 A slave has the single answer pass, a guard or the sultan may avoid."""
    lines = []
    for target, text in ((1, "g s a S s"), (3, "g s a S s"), (1, "g g s S s a s v")):
        table = position(text, spare="a" if len(text.split()) == 8 else "")
        play(table, f"0 detain {target}")
        assert (phase(table), table.owed()) == (AVOID_WINDOW[0][target], [target])
        lines.append(legal(table, target))

    assert lines == [["pass"], ["avoid", "pass"], ["avoid", "pass"]]


def test_the_sultan_avoids_detention_by_revealing() -> None:
    """S-12 S-15 The action is spent, and his token goes on the active player."""
    table = position("g s a S s")
    play(table, "0 detain 3")
    events = answer(table, {3: "avoid"})

    assert events == [Revealed(3, SULTAN), TokenPlaced(0), TurnBegan(1)]
    assert seats_now(table) == "g^o s a S^ s"


def test_the_sultan_may_let_himself_be_detained() -> None:
    """S-15 He need not reveal."""
    table = position("g s a S s")
    play(table, "0 detain 3")

    assert without_turns(answer(table)) == [Detained(3)]


def test_whom_a_guard_may_detain() -> None:
    """S-15 Any other living player without a grey token, hidden or visible: guards, the sultan and captives too."""
    table = position("g s^# s! S^ g^ a D^ a+ s", spare="t")

    assert targets(table, "detain") == ["1", "3", "4", "5", "6", "8"]


@pytest.mark.parametrize(("target", "after"), [(1, "g^ s^#! s S^o g^ a D^ a s"), (3, "g^ s^# s S^!o g^ a D^ a s")])
def test_a_visible_target_is_not_asked(target: int, after: str) -> None:
    """S-15 A captive, or the sultan on his throne, is detained at once; a visible sultan's token stays."""
    table = position("g s^# s S^o g^ a D^ a s", spare="t", active=0)
    events = play(table, f"0 detain {target}")

    assert without_turns(events)[:2] == [Revealed(0, GUARD), Arrested(0, target)]
    assert Detained(target) in events
    assert seats_now(table) in (after, after.replace("#!", "#"))


def test_a_detained_captive_stays_a_captive() -> None:
    """S-9 S-15 S-19 The skipped turn takes the grey token away; the black one lies until the driver dies or hides."""
    table = position("g s^# s S g a D^ a s", spare="t")
    events = play(table, "0 detain 1")

    assert events[-2:] == [Skipped(1), TurnBegan(2)]
    assert seats_now(table) == "g^ s^# s S g a D^ a s"


def test_a_freed_captive_under_arrest_is_not_free() -> None:
    """S-11 S-15 Three visible slaves side by side do not win while one of them is detained."""
    table = position("s^ s^#! s^# g S g a a D^ d", spare="t", active=6)
    play(table, "6 kill 8")
    events = answer(table)

    assert Freed((1, 2)) in events
    assert result(events) is None


def test_detained_players_are_not_asked() -> None:
    """S-6 S-9 Neither to intervene nor to join."""
    table = position("a g! s S! s g s a", spare="v")
    play(table, "0 kill 3")
    assert table.owed() == [2, 4, 7]

    table = position("s g a! S s!")
    play(table, "0 revolt")
    assert table.owed() == [1, 3]


# Distraction


@pytest.mark.parametrize(("text", "may"), [("d^ g s S s a", False), ("d^! g s S s a", True), ("d g s S s a", True)])
def test_a_distracted_guard_cannot_detain(text: str, may: bool) -> None:
    """S-16 Beside a visible and free dancer; a detained or hidden one distracts nobody."""
    table = position(text, spare="s", active=1)

    assert ("detain" in kinds(table, 1)) == may


def test_a_distracted_guard_is_not_asked_to_kill() -> None:
    """S-6 S-16 Whoever sits beside the dancer is not asked, guard or not."""
    table = position("a g d^ g S a s s s", spare="t")
    play(table, "0 kill 4")

    assert table.owed() == [5, 8]


def test_a_distracted_guard_may_still_avoid_detention() -> None:
    """S-16 The dance only stops killing and detaining."""
    table = position("g s d^ g S s s a", spare="a")
    play(table, "0 detain 3")

    assert legal(table, 3) == ["avoid", "pass"]


def test_a_distracted_guard_who_is_forced_is_only_revealed() -> None:
    """S-16 S-20 S-21 He has nothing to act on, and is marked all the same."""
    table = position("v g d^ s S s a", spare="s")
    events = play(table, "0 force 1 for loyalists")

    assert events == [Revealed(0, VIZIER), Compelled(0, 1, LOYALISTS), Revealed(1, GUARD), TurnBegan(1)]
    assert seats_now(table) == "v^ g^* d^ s S s a"


def test_the_dancer_dances_once() -> None:
    """S-5 Her action is the reveal."""
    table = position("d g s S s a", spare="s")
    events = play(table, "0 dance")

    assert events == [Revealed(0, DANCER), TurnBegan(1)]
    assert "dance" not in kinds(position("d^ g s S s a", spare="s"))


# The sultan


def test_the_sultan_executes_visible_rebels() -> None:
    """S-17 Assassins and slaves, captured or detained too; never neutrals, never the hidden."""
    table = position("S s^# a^! D^ s a g s^ d^", spare="g")

    assert targets(table, "execute") == ["1", "2", "7"]


def test_a_sultan_without_a_visible_rebel_cannot_execute() -> None:
    """S-5 An action needs a target."""
    assert kinds(position("S s a g s")) == {"look", "swap"}


def test_an_execution_reveals_the_sultan() -> None:
    """S-12 S-17 The token goes on the active player, himself."""
    table = position("S s^ a g s")
    events = play(table, "0 execute 1")

    assert events == [Revealed(0, SULTAN), TokenPlaced(0), Executed(0, 1), Died(1, SLAVE), TurnBegan(2)]


def test_a_visible_sultan_executes_again() -> None:
    """S-5 Visible guard, assassin, sultan, driver and vizier may act again."""
    assert [
        targets(position("S^ s^ a g s"), "execute"),
        targets(position("g^ s a^ S s"), "detain"),
        targets(position("a^ s g S s"), "kill"),
        targets(position("D^ s s S s a", spare="g"), "hunt"),
        targets(position("v^ s s S s a", spare="g"), "force"),
    ] == [["1"], ["1", "2", "3", "4"], ["1", "2", "3", "4"], list("12345"), [f"{k} for rebels" for k in range(1, 6)]]


# Slaves


def test_a_revolt_asks_everyone_hidden() -> None:
    """S-6 S-10 Every hidden undetained player; only slaves can join."""
    table = position("s a s S s")
    events = play(table, "0 revolt")

    assert events == [Revealed(0, SLAVE), Revolted(0)]
    assert (phase(table), table.owed()) == (REVOLT_WINDOW[0], [1, 2, 3, 4])
    assert [legal(table, k) for k in (1, 2, 3, 4)] == [["pass"], ["join", "pass"], ["pass"], ["join", "pass"]]


def test_those_who_join_are_revealed_together_and_open_no_other_window() -> None:
    """S-10 One window for a revolt."""
    table = position("s a s S s g", spare="d")
    play(table, "0 revolt")
    events = answer(table, {2: "join"})

    assert events == [Revealed(2, SLAVE), TurnBegan(1)]
    assert seats_now(table) == "s^ a s^ S s g"


def test_a_revolt_with_nobody_hidden_is_over_at_once() -> None:
    """S-6 A window that asks nobody closes at once."""
    table = position("s a^ s+ S^ s+")
    events = play(table, "0 revolt")

    assert events == [Revealed(0, SLAVE), Revolted(0), TurnBegan(1)]


def test_a_killed_slave_starts_no_revolt() -> None:
    """S-10 Nor does one caught by the hunt."""
    table = position("a s s S g")
    play(table, "0 kill 1")

    assert answer(table) == [Died(1, SLAVE), TurnBegan(2)]


# The slave driver


def test_a_hit_captures_and_the_hunt_goes_on() -> None:
    """S-10 S-18 The slave is captured at that instant: no revolt; the driver is asked again."""
    table = position("D s s S s a g", spare="t")
    events = play(table, "0 hunt 1")

    assert events == [Revealed(0, DRIVER), Revealed(1, SLAVE), Captured(1)]
    assert (phase(table), legal(table)) == (HUNTING[0], ["hunt 2", "hunt 3", "hunt 4", "hunt 5", "hunt 6", "stop"])


def test_a_miss_is_public_and_ends_the_turn() -> None:
    """S-18 The card stays hidden."""
    table = position("D s s S s a g", spare="t")
    events = play(table, "0 hunt 3")

    assert events[1:] == [Missed(0, 3), TurnBegan(1)]
    assert seen(events, None) == events
    assert seats_now(table) == "D^ s s S s a g"


def test_one_capture_ends_the_action() -> None:
    """S-18 After a hit one capture may follow, and ends it."""
    table = position("D s s^ S s a g", spare="t")
    play(table, "0 hunt 1")

    assert targets(table, "capture") == ["2"]
    assert play(table, "0 capture 2") == [Captured(2), Skipped(1), Skipped(2), TurnBegan(3)]


# S-30, an option


def hunted(text: str, *, spare: str = "t") -> Table:
    """A driver at seat 0 has caught the slave at seat 1, where hunted slaves revolt."""
    table = position(text, spare=spare, options={"hunt_revolts": True})
    play(table, "0 hunt 1")
    return table


def test_a_hunted_slave_may_start_a_revolt() -> None:
    """S-30 Whoever may be a slave is asked before he is captured; then he is, and the hunt goes on."""
    table = hunted("D s s S s a g")

    assert (phase(table), table.owed()) == (HUNT_WINDOW[0][1], [2, 3, 4, 5, 6])
    assert seats_now(table) == "D^ s^ s S s a g"
    assert (legal(table, 2), legal(table, 3)) == (["join", "pass"], ["pass"])
    assert answer(table, {4: "join"}) == [Revealed(4, SLAVE), Captured(1)]
    assert (phase(table), seats_now(table)) == (HUNTING[0], "D^ s^# s S s^ a g")


def test_the_hunted_slave_does_not_count() -> None:
    """S-30 Not with the two beside him; but three others win before the hunt goes on."""
    beside = hunted("D s s s S a g")
    assert result(answer(beside, {2: "join", 3: "join"})) is None
    assert seats_now(beside) == "D^ s^# s^ s^ S a g"

    others = hunted("D s g S s s s a g a v", spare="d")
    won = result(answer(others, {4: "join", 5: "join", 6: "join"}))
    assert won is not None and won[:2] == (REBELS, "revolt")


def test_without_the_option_a_hunted_slave_starts_no_revolt() -> None:
    """S-10 S-30 He is captured at that instant."""
    table = position("D s s S s a g", spare="t")

    assert play(table, "0 hunt 1") == [Revealed(0, DRIVER), Revealed(1, SLAVE), Captured(1)]


def test_the_sultan_may_reveal_while_slaves_are_asked() -> None:
    """S-13 S-30 The question is asked afresh without him; one that asks nobody closes at once."""
    table = hunted("D s s S s a g")
    play(table, "3 reveal")
    assert table.owed() == [2, 4, 5, 6]

    alone = position("D s s^ S s+ a^ g^", spare="t", options={"hunt_revolts": True})
    play(alone, "0 hunt 1", "3 reveal")
    assert phase(alone) == HUNTING[0]


def test_the_driver_may_stop() -> None:
    """S-18 After a hit the driver is always asked, even with nothing left to hunt."""
    table = position("D s s+ S^ s+ a^ g^", spare="t")
    play(table, "0 hunt 1")

    assert legal(table) == ["stop"]
    assert play(table, "0 stop") == [Skipped(1), TurnBegan(3)]


def test_a_driver_needs_prey() -> None:
    """S-5 S-18 A hidden player or a visible slave not yet captive, detained ones too."""
    assert kinds(position("D^ s^# s+ S^ s+ a^ g^", spare="t")) == {"hide"}
    assert legal(position("D^ s^! s+ S! s+ a^ g^", spare="t")) == ["look 3", "hide", "hunt 3", "capture 1"]


def test_captives_skip_turns_and_cannot_react() -> None:
    """S-19 A captive may be killed or executed, has no reactions, and skips its turns while the driver is there."""
    table = position("D^ s^# g S s a s", spare="t")
    assert play(table, "0 look 2") == [Looked(0, 2, GUARD), Skipped(1), TurnBegan(2)]

    table = position("s D^ s^# g S a s", spare="t")
    play(table, "0 revolt")
    assert table.owed() == [3, 4, 5, 6]
    table = position("S s^# D^ a g s s", spare="t")
    assert targets(table, "execute") == ["1"]
    table = position("a s^# D^ S g s s", spare="t")
    assert "1" in targets(table, "kill")


def test_captives_are_free_when_the_driver_dies() -> None:
    """S-28 S-11 They count as revolting at once."""
    table = position("a D^ s^# s^# S g s", spare="t")
    play(table, "0 kill 1")
    events = answer(table)

    assert events[:2] == [Died(1, DRIVER), Freed((2, 3))]
    assert truth(table).captive == 0


def test_a_detained_driver_keeps_his_captives() -> None:
    """S-18 Detention is not hiding."""
    table = position("g D^ s^# s^# S a s", spare="t")
    play(table, "0 detain 1")

    assert seats_now(table) == "g^ D^ s^# s^# S a s"


# The vizier


def test_the_vizier_forces_any_hidden_player_for_a_side() -> None:
    """S-20 Detained ones included; the side is named."""
    table = position("v s s^ S! s a g", spare="t")

    assert targets(table, "force") == [f"{k} for {side}" for side in ("loyalists", "rebels") for k in (1, 3, 4, 5, 6)]


def test_a_vizier_needs_another_hidden_player() -> None:
    """S-5 An action needs a target."""
    assert kinds(position("v^ s+ s^ S^ s+ a^ g^", spare="t")) == {"hide"}


def test_the_forced_player_acts_and_chooses() -> None:
    """S-20 The vizier stays active; he too may be the target; the end of the forced action ends his turn."""
    table = position("v s s S s a! g", spare="t")
    events = play(table, "0 force 5 for rebels")

    assert events == [Revealed(0, VIZIER), Compelled(0, 5, REBELS), Revealed(5, ASSASSIN)]
    assert (phase(table), legal(table, 5)) == (FORCED[5], [f"kill {k}" for k in (0, 1, 2, 3, 4, 6)])
    play(table, "5 kill 0")
    assert answer(table) == [Died(0, VIZIER), TurnBegan(1)]


def test_a_forced_slave_is_asked_nothing_and_starts_a_revolt() -> None:
    """S-10 S-20 The reveal is the action."""
    table = position("v s s S s a g", spare="t")
    events = play(table, "0 force 1 for rebels")

    assert events[-2:] == [Revealed(1, SLAVE), Revolted(1)]
    assert (phase(table), table.owed()) == (REVOLT_WINDOW[1], [2, 3, 4, 5, 6])


def test_a_forced_dancer_is_asked_nothing() -> None:
    """S-20 The reveal is the action; she is marked."""
    table = position("v d s S s a g", spare="s")
    play(table, "0 force 1 for rebels")

    assert (phase(table), seats_now(table)) == (TURN[1], "v^ d^* s S s a g")


def test_a_forced_sultan_without_a_rebel_only_reveals() -> None:
    """S-12 S-20 S-21 The token goes on the vizier, who is active; whoever was forced is marked."""
    table = position("v s s S s a g", spare="t")
    events = play(table, "0 force 3 for loyalists")

    assert events[2:] == [Revealed(3, SULTAN), TokenPlaced(0), TurnBegan(1)]
    assert seats_now(table) == "v^o s s S^* s a g"


def test_a_forced_sultan_must_execute_if_he_can() -> None:
    """S-20 He must act if a legal target exists."""
    table = position("v s^ s S s a g", spare="t")
    play(table, "0 force 3 for loyalists")

    assert legal(table, 3) == ["execute 1"]


def test_a_forced_guard_who_meets_the_sultan_puts_the_token_on_the_vizier() -> None:
    """S-12 S-15 The active player is the vizier who forced him."""
    table = position("v s s S s a g", spare="t")
    play(table, "0 force 6 for loyalists", "6 detain 3", "3 avoid")

    assert truth(table).white == 0


def test_a_forced_teller_gazes_and_predicts() -> None:
    """S-20 S-22 With nobody else hidden she gazes at nobody and still predicts."""
    table = position("v t s^ S^ s+ a^ g^", spare="s")
    play(table, "0 force 1 for rebels")
    assert legal(table, 1) == ["gaze"]

    play(table, "1 gaze", "1 predict rebels")
    assert (truth(table).prediction, legal(table, 1)) == (REBELS, ["hide"])


def test_the_marked_look_or_hide_on_their_next_turn() -> None:
    """S-21 The mark is removed after it."""
    table = position("a^* s s S g")
    assert legal(table) == ["look 1", "look 2", "look 3", "look 4", "hide"]

    play(table, "0 look 1")
    assert seats_now(table) == "a^ s s S g"


def test_a_skipped_turn_keeps_the_mark() -> None:
    """S-21 Only a turn actually taken removes it."""
    table = position("s a^*! s S g")
    play(table, "0 look 2")

    assert seats_now(table) == "s a^* s S g"


# The fortune teller


def test_the_teller_gazes_at_three_and_must_predict() -> None:
    """S-22 Ascending; she alone learns the cards."""
    table = position("t s s S a g", spare="s")
    assert targets(table, "gaze")[:3] == ["1 2 3", "1 2 4", "1 2 5"]
    assert len(targets(table, "gaze")) == 10

    events = play(table, "0 gaze 1 3 5")
    assert events == [Revealed(0, TELLER), Gazed(0, (1, 3, 5), (SLAVE, SULTAN, GUARD))]
    assert seen(events, 1) == [Revealed(0, TELLER), Gazed(0, (1, 3, 5), None)]
    assert (phase(table), legal(table)) == (PREDICTION[0], ["predict loyalists", "predict rebels"])
    assert play(table, "0 predict loyalists") == [Predicted(0, LOYALISTS), TurnBegan(1)]


def test_with_fewer_than_three_hidden_she_gazes_at_all() -> None:
    """S-5 S-22 She needs nobody."""
    assert targets(position("t s s^ S^ a g^", spare="s"), "gaze") == ["1 4"]
    assert targets(position("t s^ s^ S^ a+ g^", spare="s"), "gaze") == [""]


def test_the_visible_teller_must_hide() -> None:
    """S-21 S-22 Even if the vizier's mark would let her look."""
    assert legal(position("t^ s s S a g", spare="s")) == ["hide"]
    assert legal(position("t^* s s S a g", spare="s")) == ["hide"]


def test_a_detained_teller_keeps_her_prediction() -> None:
    """S-22 On her next turn taken she must hide."""
    table = position("s t^! s S a g", spare="s")
    play(table, "0 look 2")
    assert truth(table).prediction is REBELS

    play(table, "2 look 0", "3 look 0", "4 look 0", "5 look 0", "0 look 2")
    assert legal(table, 1) == ["hide"]
