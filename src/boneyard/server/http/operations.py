"""Routes for those who run the server: health and metrics."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from boneyard.server.http.answering import hub_of, refused, reply
from boneyard.server.messages.answers import Well
from boneyard.server.origin import from_here
from boneyard.server.refusal import not_found


async def health(request: Request) -> Response:
    """Whether the server and its store are well."""
    well = await hub_of(request).store.healthy()
    return reply(Well(well), 200 if well else 503)


async def metrics(request: Request) -> Response:
    """Counters for Prometheus, if it asks from this machine: they are nobody else's business."""
    hub = hub_of(request)
    if not from_here(request):
        return refused(not_found("such page"))
    numbers = {"sockets": hub.sockets, "tables_in_memory": len(hub.desks), "tables_attended": len(hub.attending)}
    numbers |= {f"{name}_total": count for name, count in hub.counters.items()} | {"bots_ended_total": hub.bots.ended}
    return PlainTextResponse("".join(f"boneyard_{name} {count}\n" for name, count in numbers.items()))


ROUTES = [Route("/api/health", health), Route("/metrics", metrics)]
