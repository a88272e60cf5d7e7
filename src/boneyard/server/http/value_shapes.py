"""The values of the laying games as JSON schema: a table, its layout, and everything that happens on it."""

from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from boneyard.layout import End, Joint, Layout
from boneyard.state import Event, State
from boneyard.tiles import Pile, Tile

SIMPLE = {int: "integer", str: "string", bool: "boolean", float: "number", NoneType: "null"}


def value_shapes() -> dict[str, Any]:
    """The shape of each kind of value, by its name."""
    return {kind.__name__: _value(kind) for kind in (State, Layout, Joint, End, *get_args(Event))}


def _value(kind: type) -> dict[str, Any]:
    """A named tuple as `boneyard.plain` writes it."""
    fields = {name: _shape(hint) for name, hint in get_type_hints(kind, include_extras=True).items()}
    properties = {"is": {"enum": [kind.__name__]}, **fields}
    return {"type": "object", "description": kind.__doc__, "properties": properties, "required": list(properties)}


def _shape(hint: Any) -> dict[str, Any]:
    """What a field of this type becomes."""
    origin, args = get_origin(hint), get_args(hint)
    if hint in SIMPLE or hint is Tile:
        return {"type": SIMPLE.get(hint, "string")}
    if hint is Pile:
        return {"type": "array", "items": {"type": "string"}}
    if origin is Annotated:
        args = (args[0], NoneType)  # a number that may be secret
    if origin in (Union, UnionType, Annotated):
        return {"anyOf": [_shape(arg) for arg in args]}
    if origin is Literal:
        return {"enum": list(args)}
    if origin in (tuple, frozenset):
        return {"type": "array", "items": _shape(args[0])}
    return {"$ref": f"#/components/schemas/{hint.__name__}"}
