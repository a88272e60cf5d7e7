"""Logs: what the server writes to its standard error, for people or for programs, and never a personal link."""

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any, NamedTuple

LEVELS = ("critical", "error", "warning", "info", "debug")
FORMATS = ("plain", "json")
PLAIN = "%(asctime)s %(levelname)s %(name)s: %(message)s"
LINK = re.compile(r"(/i/)[^/?#\s\"\\]+")  # whoever has the token after it is that person
REQUEST = ("client", "method", "path", "http", "status")  # what uvicorn tells of a request, in this order


class Logs(NamedTuple):
    """What is logged, and how it looks."""

    level: str = "warning"
    access: bool = False  # a line for every request
    format: str = "plain"


def discreet(line: str) -> str:
    """A line without the tokens of personal links."""
    return LINK.sub(r"\1...", line)


class Plain(logging.Formatter):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, without secrets."""
        return discreet(super().format(record))


class Json(logging.Formatter):
    """One JSON object for every line; a request has its parts beside the sentence."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, without secrets."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        said: dict[str, Any] = {"time": at, "level": record.levelname.lower(), "logger": record.name}
        said["message"] = record.getMessage()
        if record.name == "uvicorn.access" and isinstance(record.args, tuple):
            said |= dict(zip(REQUEST, record.args, strict=False))
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return discreet(json.dumps(said))


def config(logs: Logs) -> dict[str, Any]:
    """The same as Python's logging wants to be told it."""
    usual = {"handlers": ["stderr"], "level": logs.level.upper(), "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"plain": {"()": Plain, "format": PLAIN}, "json": {"()": Json}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": logs.format}},
        "loggers": {
            "boneyard": usual,
            "uvicorn": usual,
            "uvicorn.access": {**usual, "level": "INFO" if logs.access else "CRITICAL"},
        },
    }
