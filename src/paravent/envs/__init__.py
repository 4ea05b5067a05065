"""Doors for research: many tables at once, PettingZoo, Gymnasium, OpenSpiel. They need `pip install 'paravent[envs]'`.

from paravent.envs import Batch, aec_env, gym_env, parallel_env, register_openspiel
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from paravent.envs.aec import aec_env
    from paravent.envs.batch import Batch
    from paravent.envs.gym import gym_env
    from paravent.envs.openspiel import register_openspiel
    from paravent.envs.parallel import parallel_env

__all__ = ["Batch", "aec_env", "gym_env", "parallel_env", "register_openspiel"]

# Each door and the module in which it is, so that one needs only the packages of those one opens.
_DOORS = {
    "Batch": "batch",
    "aec_env": "aec",
    "gym_env": "gym",
    "parallel_env": "parallel",
    "register_openspiel": "openspiel",
}


def __getattr__(name: str) -> object:
    if name not in _DOORS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"{__name__}.{_DOORS[name]}"), name)
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("paravent"):
            raise
        extra = "openspiel" if missing.name in {"pyspiel", "open_spiel"} else "envs"
        sentence = f"paravent.envs.{name} needs {missing.name}: pip install 'paravent[{extra}]'"
        raise ModuleNotFoundError(sentence, name=missing.name) from missing
