"""A game's descriptor: its rules, and where everything else that belongs to it is found.

The rules are at hand; what stands above them (bots, a screen, measures …) is a module of a fixed name in the game's package,
loaded when it is first asked for, so that imports point down. A game that lacks one is given something that serves every game.
"""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, TypeVar, cast, final

from paravent.core.colours import Colours, colours_of
from paravent.core.errors import BadRecord
from paravent.core.ornament import Ornament, ornament_of
from paravent.core.rules import Rules, State

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

S = TypeVar("S", bound=State)

NAME: Final = re.compile(r"[a-z][a-z0-9_]*")  # it is part of addresses, message ids and file names


@final
class Game:
    """One game: `GAME = Game(RULES)` in the `game.py` of its package.

    `package` is the one in which the rules' class is, unless another is named. `roles` are the words of the parts that may be
    dealt, if any. `colours` and `ornament` are drawn from the name, unless they are given. `earlier` is the same game by the
    rules of versions before this one: what was begun by them is played on, and replayed, by them.
    """

    def __init__(
        self,
        rules: Rules[S],
        *,
        package: str | None = None,
        roles: tuple[str, ...] = (),
        colours: Colours | None = None,
        ornament: Ornament | None = None,
        earlier: tuple[Game, ...] = (),
    ) -> None:
        if NAME.fullmatch(rules.name) is None:
            raise ValueError(f"a game's name is lower-case letters, digits and _, not {rules.name!r}")
        self.name: Final[str] = rules.name
        self.rules: Final[Rules[State]] = cast("Rules[State]", rules)
        self.package: Final[str] = type(rules).__module__.rpartition(".")[0] if package is None else package
        self.roles: Final[tuple[str, ...]] = roles
        self.colours: Final[Colours] = colours_of(rules.name) if colours is None else colours
        self.ornament: Final[Ornament] = ornament_of(rules.name) if ornament is None else ornament
        self._versions: Final[dict[int, Game]] = {game.rules.version: game for game in earlier}
        self._parts: Final[dict[str, object]] = {}
        if rules.version in self._versions or any(game.name != rules.name for game in earlier):
            raise ValueError(f"earlier versions of {rules.name} are versions of {rules.name}, and none is {rules.version}")

    def __repr__(self) -> str:
        return f"<game {self.name} of {self.package}>"

    @property
    def versions(self) -> list[int]:
        """Those whose rules are kept, the present one last."""
        return [*sorted(self._versions), self.rules.version]

    def plays(self, version: int) -> bool:
        """Whether the rules of this version are kept."""
        return version in self.versions

    def of_version(self, version: int) -> Game:
        """The game by the rules of this version: itself, or as it was; raises BadRecord if those rules are not kept."""
        if version == self.rules.version:
            return self
        if not self.plays(version):
            sentence = f"the record was played by version {version} of {self.name}; this is version {self.rules.version}"
            raise BadRecord("other-version", sentence, {"version": str(version)})
        return self._versions[version]

    def part(self, module: str, name: str, *, needed: bool = True) -> object:
        """What the package's module of this name calls so; None if there is no such module, or nothing of that name is needed."""
        key = f"{module}:{name}"
        if key not in self._parts:
            self._parts[key] = self._load(module, name, needed=needed)
        return self._parts[key]

    def _load(self, module: str, name: str, *, needed: bool) -> object:
        path = f"{self.package}.{module}"
        if not self.package or find_spec(path) is None:
            return None
        loaded = import_module(path)
        if needed and not hasattr(loaded, name):
            raise TypeError(f"{path} has no {name}")
        return getattr(loaded, name, None)

    def file(self, *path: str) -> Traversable | None:
        """A file of the package (`"locale", "fr.ftl"`), be it in a folder or in an archive; None if it is not there."""
        if not self.package:
            return None
        found = files(self.package).joinpath(*path)
        return found if found.is_file() else None

    def files(self, *path: str) -> list[str]:
        """The names of the files in a folder of the package, in order; none if there is no such folder."""
        if not self.package:
            return []
        folder = files(self.package).joinpath(*path)
        return sorted(entry.name for entry in folder.iterdir() if entry.is_file()) if folder.is_dir() else []

    def text(self, *path: str) -> str | None:
        """What a file of the package says; None if it is not there."""
        found = self.file(*path)
        return None if found is None else found.read_text(encoding="utf-8")
