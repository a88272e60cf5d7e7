"""The language of a page: the one its address asks for, else the first of the reader's that there is."""

from starlette.requests import Request

from boneyard.words import SOURCE, languages


def language_of(request: Request) -> str:
    """The language in which a page is written for whoever asks for it."""
    asked = request.query_params.get("lang", "")
    return asked if asked in languages() else preferred(request.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The first language of a header that there is: "de-CH;q=0.9" is German."""
    wanted = sorted(filter(None, map(_weighed, header.split(","))), key=lambda one: -one[1])
    return next((lang for lang, weight in wanted if weight > 0 and lang in languages()), SOURCE)


def _weighed(part: str) -> tuple[str, float] | None:
    name, _, weight = part.lower().replace(" ", "").partition(";q=")
    try:
        return name.partition("-")[0], float(weight or 1)
    except ValueError:
        return None
