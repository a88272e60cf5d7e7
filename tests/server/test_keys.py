"""Keys that sign tokens: they rotate, old ones are good for a set time, and nobody loses a seat meanwhile."""

import asyncio
import hmac
import json
from pathlib import Path

import pytest

from boneyard.server.identity import KEPT, OLD_KEPT, Signer, load_keys, open_signer, rotate_keys
from boneyard.server.store import Store
from boneyard.server.store.opening import open_store
from boneyard.server.tables.lifetime import beat
from tests.server.running import house
from tests.server.stores import KINDS, address

pytestmark = pytest.mark.anyio

DAY = 86_400.0


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=KINDS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    return await open_store(await asyncio.to_thread(address, request.param, tmp_path))


async def test_old_keys_are_good_for_a_set_time(store: Store) -> None:
    before = (await open_signer(store, 0.0)).token("ann")
    await rotate_keys(store, 10.0, good_for=DAY)
    after = await open_signer(store, 11.0)
    assert after.who(before) == "ann"
    assert after.token("ann") != before
    assert after.who(after.token("ann")) == "ann"
    too_late = await open_signer(store, 10.0 + DAY)
    assert too_late.who(before) is None
    assert too_late.who(after.token("ann")) == "ann"
    await store.close()


async def test_a_key_that_leaked_can_be_made_void_at_once(store: Store) -> None:
    older = await open_signer(store, 0.0)
    await rotate_keys(store, 5.0, good_for=DAY)
    leaked = await open_signer(store, 5.0)
    await rotate_keys(store, 10.0, good_for=0.0)
    assert (await open_signer(store, 10.0)).who(leaked.token("ann")) is None
    assert (await open_signer(store, 10.0)).who(older.token("ann")) is None
    assert len(await load_keys(store, 10.0)) == 1  # and is not kept
    await store.close()


async def test_keys_may_be_rotated_again_and_again(store: Store) -> None:
    tokens = []
    for number in range(4):
        tokens.append((await open_signer(store, number * DAY)).token("ann"))
        await rotate_keys(store, number * DAY + 1.0, good_for=2 * DAY)
    signer = await open_signer(store, 4 * DAY)
    assert [signer.who(token) for token in tokens] == [None, None, "ann", "ann"]
    await store.close()


async def test_of_two_processes_that_start_at_once_both_sign_alike(store: Store) -> None:
    one, two = await asyncio.gather(open_signer(store, 0.0), open_signer(store, 0.0))
    assert one.keys == two.keys
    await store.close()


async def test_a_key_of_the_first_version_is_taken_over_with_its_tokens(store: Store) -> None:
    await store.keep(OLD_KEPT, b"k" * 32)
    signature = hmac.new(b"k" * 32, b"boneyard guest 1\nann", "sha256").hexdigest()[:32]
    signer = await open_signer(store, 0.0)
    assert signer.who(f"ann.{signature}") == "ann"
    assert signer.who(f"ben.{signature}") is None
    assert KEPT in await store.kept()
    await store.close()


def test_a_running_server_takes_a_new_key_and_signs_tokens_anew(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db") as home:
        old = home.ask("POST", "/api/guest").body["token"]
        home.do(rotate_keys(home.hub.store, home.hub.now(), good_for=DAY))
        home.do(beat(home.hub))
        new = home.ask("POST", "/api/guest", Authorization=f"Bearer {old}").body["token"]
        assert new != old
        assert home.hub.signer.who(new) == home.hub.signer.who(old)
        home.do(rotate_keys(home.hub.store, home.hub.now(), good_for=0.0))
        home.do(beat(home.hub))
        assert home.ask("GET", "/api/mine", Authorization=f"Bearer {new}").status == 401


def test_a_consent_is_for_these_two_people_only() -> None:
    signer = Signer(b"key")
    consent = signer.consent("ann", "ben")
    assert signer.consented("ann", "ben", consent)
    assert not signer.consented("ben", "ann", consent)
    assert not signer.consented("ann", "eve", consent)
    assert not signer.consented("ann", "ben", "nonsense")
    assert not signer.consented("ann", "ben", signer.token("ann"))


async def test_keys_are_kept_as_text_that_a_person_can_read(store: Store) -> None:
    await rotate_keys(store, 10.0, good_for=DAY)
    newest, older = json.loads((await store.kept())[KEPT])
    assert (newest["until"], older["until"]) == (None, 10.0 + DAY)
    await store.close()
