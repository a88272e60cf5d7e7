"""How far it goes: the page says what the arithmetic says, and a simulation says the same."""

from pathlib import Path

import pytest

from bench.scale import CROWDS, Costs, Crowd, capacities, capacity, needs, rows, simulated, spread, utilisation, wait

PAGE = (Path(__file__).parents[1] / "docs" / "scale.md").read_text(encoding="utf-8")
COSTS = Costs()
CROWD = Crowd("a test", 6_000)
SECONDS = 6.0


def test_the_page_has_the_figures_of_the_arithmetic() -> None:
    listed = [line for line in PAGE.splitlines() if line.startswith("| a ") and line.count("|") > 5]
    assert listed == rows()
    assert "\n".join(capacities()) in PAGE
    for processes in (1, 8):
        assert f"about {round(capacity(processes, COSTS), -3):,.0f} people" in PAGE


@pytest.mark.parametrize(
    "field", ["move", "hear", "follow", "socket", "process", "database", "table_memory", "socket_memory", "message"]
)
def test_the_page_names_every_cost_that_is_used(field: str) -> None:
    figure = f"{getattr(COSTS, field):.3f}".rstrip("0").rstrip(".")
    listed = PAGE.partition("| what | costs |")[2].partition("## What people need")[0]
    assert figure in listed


@pytest.mark.parametrize("scattered", [False, True])
@pytest.mark.parametrize("processes", [1, 2, 4, 8])
def test_the_simulation_is_as_busy_as_the_arithmetic_says(processes: int, scattered: bool) -> None:
    got = simulated(CROWD, processes, COSTS, SECONDS, scattered=scattered)
    on = spread(CROWD.seats, processes) if scattered else 1.0
    assert got.spread == pytest.approx(on, rel=0.02)
    assert got.utilisation == pytest.approx(utilisation(CROWD, processes, COSTS, on), rel=0.03)


@pytest.mark.parametrize("processes", [1, 2, 4])
def test_a_move_waits_as_long_as_the_arithmetic_says(processes: int) -> None:
    got = simulated(CROWD, processes, COSTS, SECONDS)
    assert got.wait == pytest.approx(wait(CROWD, processes, COSTS), rel=0.15)


@pytest.mark.parametrize("field", ["move", "hear", "follow"])
def test_an_arithmetic_that_forgets_something_is_found(field: str) -> None:
    forgetful = COSTS._replace(**{field: 0.0})
    got = simulated(CROWD, 4, COSTS, SECONDS, scattered=True)
    on = spread(CROWD.seats, 4)
    assert got.utilisation != pytest.approx(utilisation(CROWD, 4, forgetful, on), rel=0.03)


@pytest.mark.parametrize("crowd", CROWDS, ids=lambda crowd: crowd.name)
def test_no_process_has_more_to_do_than_it_should(crowd: Crowd) -> None:
    need = needs(crowd, COSTS)
    part = crowd._replace(people=crowd.people // need.databases)
    assert utilisation(part, need.processes // need.databases, COSTS) <= 0.6
    if need.processes > 1:
        assert utilisation(part, need.processes // need.databases - 1, COSTS) > 0.6
