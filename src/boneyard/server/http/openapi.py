"""The API described for programs: OpenAPI 3.1, made from the structs that are sent and checked, sockets included."""

import re
from copy import deepcopy
from functools import cache
from inspect import cleandoc
from typing import Any

import msgspec

from boneyard.server.http.endpoints import ENDPOINTS, PARAMETERS, REFUSALS, Endpoint
from boneyard.server.http.value_shapes import value_shapes
from boneyard.server.messages.answers import Refused, Well
from boneyard.server.messages.fields import FACE
from boneyard.server.messages.frames import Message
from boneyard.server.messages.requests import Frame

JSON = "application/json"
SHAPES = "#/components/schemas/{name}"
SOCKET = "/ws/tables/{table}"


@cache
def description() -> dict[str, Any]:
    """The whole description."""
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Boneyard", "version": "1", "description": f"The tables are played at {SOCKET}."},
        "paths": paths,
        "x-socket": {"path": SOCKET, "sends": _reference("Frame"), "receives": _reference("Message")},
        "components": {"schemas": _strict_shapes(), "securitySchemes": _signatures()},
    }


@cache
def shapes() -> dict[str, Any]:
    """The shape of everything that is sent, by name."""
    named = [shape for endpoint in ENDPOINTS for shape in (endpoint.gives, endpoint.takes, endpoint.meanwhile)]
    structs = [shape for shape in named if shape and not isinstance(shape, str)]
    roots = [*structs, Refused, Frame, Message]
    (*_, frame, message), found = msgspec.json.schema_components(roots, ref_template=SHAPES)
    found |= {"Frame": frame, "Message": message, **value_shapes()}
    for shape in found.values():
        shape["description"] = cleandoc(shape.get("description", ""))
    found["Value"]["additionalProperties"] = {}
    found["Board"]["required"] = list(found["Board"]["properties"])  # it is always sent whole
    return found


def _strict_shapes() -> dict[str, Any]:
    """The shapes, with the games that there are, and patterns that are strict elsewhere than in Python too."""
    strict = deepcopy(shapes())
    strict["NewTable"]["properties"]["game"] = PARAMETERS["game"]
    strict["NewTable"]["properties"]["daily"]["anyOf"][0]["pattern"] = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
    for name in ("Sit", "NewSeed"):
        strict[name]["properties"]["seed"]["pattern"] = "^[0-9a-f]*$"
    strict["Sit"]["properties"]["face"]["pattern"] = f"^{FACE}$"
    return strict


def _reference(name: str) -> dict[str, str]:
    return {"$ref": SHAPES.format(name=name)}


def _signatures() -> dict[str, Any]:
    cookie = {"type": "apiKey", "in": "cookie", "name": "boneyard"}
    return {"token": {"type": "http", "scheme": "bearer"}, "cookie": cookie}


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    named = re.findall(r"\{(\w+)\}", endpoint.path)
    where = [_parameter(name, "path") for name in named] + [_parameter(name, "query") for name in endpoint.query]
    body = {"requestBody": {"required": True, "content": _content(endpoint.takes)}} if endpoint.takes else {}
    signed: list[dict[str, Any]] = [{"token": []}, {"cookie": []}]
    answers = {"security": signed if endpoint.signed else [{}, *signed], "responses": _responses(endpoint)}
    return {"summary": endpoint.summary, "parameters": where, **body, **answers}


def _parameter(name: str, where: str) -> dict[str, Any]:
    return {"name": name, "in": where, "required": where == "path", "schema": PARAMETERS[name]}


def _responses(endpoint: Endpoint) -> dict[str, Any]:
    good: dict[str, Any] = {"description": "Done."}
    location = {"headers": {"Location": {"schema": {"type": "string"}}}}
    good |= {"content": _content(endpoint.gives)} if endpoint.gives else location
    if endpoint.gives is Well:
        return {"200": good, "503": good}
    limited = () if endpoint.path == "/metrics" else (429,)
    if endpoint.status == 303:
        good["description"] = "Done, or 200 with a page that asks first."
    answers = {str(endpoint.status): good}
    if endpoint.meanwhile:
        answers["202"] = {"description": "Not yet.", "content": _content(endpoint.meanwhile)}
    return answers | {str(status): _refusal(status) for status in (*endpoint.refusals, *limited)}


def _refusal(status: int) -> dict[str, Any]:
    wait = {"headers": {"Retry-After": {"required": True, "schema": {"type": "integer"}}}}
    return {"description": REFUSALS[status], "content": _content(Refused)} | (wait if status in (429, 503) else {})


def _content(shape: Any) -> dict[str, Any]:
    if isinstance(shape, str):
        return {shape: {"schema": {"type": "string"}}}
    (schema,), _ = msgspec.json.schema_components([shape], ref_template=SHAPES)
    return {JSON: {"schema": schema}}
