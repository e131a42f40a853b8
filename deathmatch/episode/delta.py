"""What changes from one JSON document to the next, and the next one out of the one before.

A delta is `{"v": value}` for what is another value, `{"d": {key: delta}, "r": [keys gone]}` for
an object, `{"i": {index: delta}}` for a list of the same length. The player reads the same in
`static/js/replay/film.js`.
"""

from __future__ import annotations

from typing import Any

Delta = dict[str, Any]


def difference(before: Any, after: Any) -> Delta | None:
    """The delta that leads from `before` to `after`, None where they are the same."""
    if type(before) is not type(after):
        return {"v": after}
    if isinstance(after, dict):
        return _of_objects(before, after)
    if isinstance(after, list) and after and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        found = {str(i): difference(old, new) for i, (old, new) in pairs}
        changed = {i: each for i, each in found.items() if each is not None}
        return {"i": changed} if changed else None
    return None if before == after else {"v": after}


def _of_objects(before: dict[str, Any], after: dict[str, Any]) -> Delta | None:
    delta: Delta = {}
    changed = {}
    for key, value in after.items():
        found = difference(before[key], value) if key in before else {"v": value}
        if found is not None:
            changed[key] = found
    if changed:
        delta["d"] = changed
    if gone := [key for key in before if key not in after]:
        delta["r"] = gone
    return delta or None


def changed(before: Any, delta: Delta | None) -> Any:
    """The document after a delta; `before` stays as it is."""
    if delta is None:
        return before
    if "v" in delta:
        return delta["v"]
    if "i" in delta:
        return [changed(value, delta["i"].get(str(i))) for i, value in enumerate(before)]
    kept = {key: value for key, value in before.items() if key not in delta.get("r", ())}
    for key, each in delta.get("d", {}).items():
        kept[key] = changed(kept.get(key), each)
    return kept
